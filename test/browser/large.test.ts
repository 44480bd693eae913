import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../html/page-of.js';
import { ask, TestBrowser } from './browser.js';

const TOOLS = 400;
/** Layouts for one change: the change itself, and what comes into view by it. Reading and writing in turn takes hundreds. */
const FEW = 4;

/** A server as they are: names in families, some parameters described, no hints. */
const spec = JSON.stringify(
  {
    tools: Array.from({ length: TOOLS }, (_, index) => ({
      name: `${['get', 'berth', 'list', 'harbour'][index % 4]}_entry_${index}`,
      description: 'Gets one entry of the harbour book.'.repeat(1 + (index % 3)),
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(
          ['berth', 'from', 'until', 'boat'].map((name) => [name, { type: 'string' }]),
        ),
      },
    })),
  },
  null,
  2,
);

/** Counts what becomes of the document from now on. */
const WATCH = `
  window.seen = { attributes: 0, childList: 0 };
  new MutationObserver((records) => { for (const { type } of records) window.seen[type]++; })
    .observe(document.querySelector('table'), { attributes: true, childList: true, subtree: true });
`;

let browser: TestBrowser;
let page: Page;
beforeAll(async () => {
  browser = await TestBrowser.start();
  page = (await browser.open(await pageOf({ 'harbour.json': spec }))).page;
});
afterAll(() => browser?.stop());

/** How often the page was laid out while `act` ran, up to the next frame. */
async function layouts(act: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const before = await count();
  await ask(page, `(async () => { ${act}; await new Promise(requestAnimationFrame); })()`);
  const after = await count();
  await session.detach();
  return after - before;
}

const type = (words: string) =>
  `document.querySelector('input').value = '${words}'; document.querySelector('input').dispatchEvent(new Event('input'))`;

describe('A page on 400 tools', () => {
  it('lists them all, and lays out no details before they are asked for', async () => {
    expect(await page.locator('tbody').count()).toBe(TOOLS);
    expect(await page.locator('.detail:visible').count()).toBe(0);
  });

  it('touches, for a filter, the rows that come or go, and nothing else', async () => {
    await ask(page, WATCH);
    await page.getByRole('searchbox').fill('berth_entry');
    expect(await ask(page, 'window.seen')).toEqual({ attributes: 300, childList: 0 });
    await page.getByRole('searchbox').fill('berth_entry_1');
    const left = await page.locator('tbody:visible').count();
    expect(left).toBeGreaterThan(0);
    expect(await ask(page, 'window.seen')).toEqual({ attributes: 400 - left, childList: 0 });
    await page.getByRole('searchbox').fill('');
    expect(await ask(page, 'window.seen')).toEqual({ attributes: 2 * (400 - left), childList: 0 });
  });

  it('is laid out a few times for a filter or an order, however many rows it moves, also with everything open', async () => {
    expect(await layouts(type('berth'))).toBeLessThanOrEqual(FEW);
    expect(await layouts(type(''))).toBeLessThanOrEqual(FEW);
    await page.locator('.open-all').click();
    expect(await layouts(type('harbour_entry'))).toBeLessThanOrEqual(FEW);
    await ask(page, type(''));
    const sorted = `document.querySelector('select').value = 'name'; document.querySelector('select').dispatchEvent(new Event('change'))`;
    expect(await layouts(sorted)).toBeLessThanOrEqual(FEW);
  });

  it('leaves out of the layout what is open and not on the screen', async () => {
    expect(await ask(page, `getComputedStyle(document.querySelector('.detail')).contentVisibility`)).toBe(
      'auto',
    );
    const skipped = `[...document.querySelectorAll('.detail')].filter((each) => !each.querySelector('.findings').checkVisibility({ contentVisibilityAuto: true })).length`;
    expect(await ask(page, skipped)).toBeGreaterThan(TOOLS - 20);
  });

  it('still finds an open tool far below', async () => {
    await ask(page, `[...document.querySelectorAll('.findings')].at(-1).scrollIntoView()`);
    const isDrawn = `[...document.querySelectorAll('.findings')].at(-1).checkVisibility({ contentVisibilityAuto: true })`;
    await expect.poll(() => ask(page, isDrawn)).toBe(true);
  });
});
