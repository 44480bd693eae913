import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../html/page-of.js';
import { ask, TestBrowser } from './browser.js';

let browser: TestBrowser;
let html: string;
beforeAll(async () => {
  browser = await TestBrowser.start();
  html = await pageOf({ 'sample.json': readFileSync('fixtures/sample.json', 'utf8') });
});
afterAll(() => browser?.stop());

/** How light the ground of the page is, of 255. */
const LIGHTNESS = `Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number))`;

describe('The page', () => {
  it('is light or dark as the reader has it', async () => {
    const light = await browser.open(html, { colorScheme: 'light' });
    expect(await ask(light.page, LIGHTNESS)).toBeGreaterThan(240);
    const dark = await browser.open(html, { colorScheme: 'dark' });
    expect(await ask(dark.page, LIGHTNESS)).toBeLessThan(40);
  });

  it.each([320, 360, 600, 768, 800, 1024])(
    'fits a window of %i pixels, with everything open',
    async (width) => {
      const { page } = await browser.open(html, { viewport: { width, height: 800 } });
      await page.locator('.open-all').click();
      await ask(page, 'document.querySelectorAll("details").forEach((each) => { each.open = true; })');
      expect(await ask(page, 'document.documentElement.scrollWidth')).toBe(width);
    },
  );

  it('keeps its table for those who hear it, and names each number, on a narrow screen', async () => {
    const { page } = await browser.open(html, { viewport: { width: 360, height: 800 } });
    const row = page.getByRole('row', { name: /weather/ });
    expect(await row.getByRole('cell').count()).toBe(6);
    const heading = `getComputedStyle(document.querySelector('td[data-heading]'), '::before').content`;
    expect(await ask(page, heading)).toBe('"Description"');
    // Each number is seen whole.
    const cut = `[...document.querySelectorAll('.numbers td')].filter((cell) => cell.scrollWidth > cell.clientWidth).length`;
    expect(await ask(page, cut)).toBe(0);
  });

  it('prints light, without controls, with the details of every tool that is not filtered out', async () => {
    const { page } = await browser.open(html, { colorScheme: 'dark' });
    await page.locator('input').fill('berth');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await ask(page, LIGHTNESS)).toBe(255);
    expect(await page.locator('.controls').isVisible()).toBe(false);
    expect(await page.locator('tbody:visible').count()).toBe(2);
    expect(await page.locator('.detail:visible').count()).toBe(2);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('moves nothing for those who want no motion, since nothing moves', async () => {
    const { page } = await browser.open(html);
    expect(await ask(page, 'document.getAnimations().length')).toBe(0);
    expect(html).not.toMatch(/transition|@keyframes/);
  });
});
