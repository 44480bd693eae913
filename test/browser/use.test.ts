import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../html/page-of.js';
import { ask, shownTools, TestBrowser } from './browser.js';

const WORST_FIRST = ['cancel_booking', 'weather', 'get-tide-table', 'book_berth', 'list_berths'];

let browser: TestBrowser;
let html: string;
beforeAll(async () => {
  browser = await TestBrowser.start();
  html = await pageOf({ 'sample.json': readFileSync('fixtures/sample.json', 'utf8') });
});
afterAll(() => browser?.stop());

const open = async (anchor = '') => (await browser.open(html, {}, anchor)).page;
const focused = (page: Page) => ask<string>(page, 'document.activeElement.textContent');

describe('What a page says', () => {
  it('is the name of the spec, its mean and its grade', async () => {
    const page = await open();
    expect(await page.title()).toBe('D 64 · sample.json · tool-score');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('sample.json');
    expect(await page.getByRole('banner').textContent()).toContain('D 64');
  });

  it('is each tool in a table, with its score and categories under their headings', async () => {
    const page = await open();
    expect(await shownTools(page)).toEqual(WORST_FIRST);
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings).toEqual([
      'Tool',
      'Score',
      'Description',
      'Parameters',
      'Practices',
      'Naming',
      'Examples',
    ]);
    const row = page.getByRole('row', { name: /^weather/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      'F 14',
      '0 F',
      '27 F',
      '0 F',
      '50 F',
      '0 F',
    ]);
  });

  it('is how the scores are distributed, in a picture that has words', async () => {
    const page = await open();
    const picture = page.getByRole('img', { name: /^Distribution of scores: / });
    expect(await picture.getAttribute('aria-label')).toBe(
      'Distribution of scores: 1 tool with A, 1 tool with B, 2 tools with D, 1 tool with F',
    );
    expect(await picture.locator('rect').count()).toBe(5);
  });

  it('is in landmarks and headings', async () => {
    const page = await open();
    for (const role of ['banner', 'main', 'search'] as const)
      expect(await page.getByRole(role).count()).toBe(1);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Scores',
      'The spec',
      'What costs most',
      'Tools',
    ]);
  });

  it('stays there without a script: all of it, and no control that would do nothing', async () => {
    const { page } = await browser.open(html, { javaScriptEnabled: false });
    expect(await page.locator('.detail:visible').count()).toBe(5);
    expect(await page.locator('.controls').isVisible()).toBe(false);
    expect(await page.locator('.act:visible').count()).toBe(0);
  });
});

describe('A tool', () => {
  it('opens and closes, and shows each lost point with its place and cure', async () => {
    const page = await open();
    const detail = page.locator('.detail').nth(1);
    expect(await detail.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: 'weather' });
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const text = await detail.textContent();
    for (const part of [
      '−25',
      'description/present',
      'the tool has no description',
      'sample.json:83:5',
      'Say in two or three',
    ])
      expect(text).toContain(part);
    await button.click();
    expect(await detail.isVisible()).toBe(false);
  });

  it('shows what stands at a place when the place is opened', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'cancel_booking' }).click();
    const place = page.locator('tbody.open summary', { hasText: 'sample.json:69:24' });
    await place.click();
    const excerpt = page.locator('tbody.open details[open] pre');
    expect(await excerpt.locator('mark').textContent()).toBe('"readOnlyHint"');
    expect(await excerpt.textContent()).toContain('69');
  });

  it('shows what --fix would change in it, and no change of another tool', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'cancel_booking' }).click();
    const diff = page.locator('tbody.open .diff');
    expect(await diff.locator('del').allTextContents()).toEqual([
      expect.stringContaining('"required": ["booking", "reason"]'),
    ]);
    expect((await diff.locator('ins').allTextContents()).join('')).toContain(
      '"examples": [{ "booking": "M-2041" }]',
    );
    expect(await diff.textContent()).not.toContain('tide');
  });

  it('has an address, which opens it', async () => {
    const page = await open('#tool-1-4');
    expect(await page.locator('tbody.open .name').allTextContents()).toEqual(['get-tide-table']);
    await page.getByRole('button', { name: 'list_berths' }).click();
    const address = new URL(page.url());
    expect(address.hash).toMatch(/^#tool-1-\d$/);
    expect(await page.locator(`${address.hash} .name`).textContent()).toBe('list_berths');
  });

  it('opens with all others by one button, and closes so', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Open all' }).click();
    expect(await page.locator('.detail:visible').count()).toBe(5);
    await page.getByRole('button', { name: 'Close all' }).click();
    expect(await page.locator('.detail:visible').count()).toBe(0);
  });
});

describe('The filter', () => {
  it.each([
    ['a part of a name, in any case', 'BERTH', ['book_berth', 'list_berths']],
    ['several words, in any order', 'berth list', ['list_berths']],
    ['a rule', 'description/present', ['weather']],
    ['a message', '"units" does not say', ['weather']],
    ['nothing', '', WORST_FIRST],
  ])('takes %s', async (_, words, expected) => {
    const page = await open();
    await page.getByRole('searchbox').fill(words);
    expect(await shownTools(page)).toEqual(expected);
    const matches = expected.length === 5 ? '5 tools' : `${expected.length} of 5 tools`;
    expect(await page.getByRole('status').textContent()).toBe(matches);
  });

  it('says when nothing fits', async () => {
    const page = await open();
    await page.getByRole('searchbox').fill('zebra');
    expect(await shownTools(page)).toEqual([]);
    expect(await page.getByText('No tool fits the filter.').isVisible()).toBe(true);
  });

  it('takes grades, one or several, and what has an error or can be fixed', async () => {
    const page = await open();
    const chip = (name: RegExp) =>
      page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });
    await chip(/^A /).click();
    expect(await shownTools(page)).toEqual(['list_berths']);
    await chip(/^D /).click();
    expect(await shownTools(page)).toEqual(['cancel_booking', 'get-tide-table', 'list_berths']);
    await chip(/errors/).click();
    expect(await shownTools(page)).toEqual(['cancel_booking']);
    expect(await chip(/errors/).getAttribute('aria-pressed')).toBe('true');
    await chip(/errors/).click();
    await chip(/fixable/).click();
    expect(await shownTools(page)).not.toContain('list_berths');
  });

  it('is filled in by a rule that costs points', async () => {
    const page = await open();
    await page.locator('.rules summary', { hasText: 'description/present' }).click();
    await page.getByRole('button', { name: 'Show these tools' }).click();
    expect(await shownTools(page)).toEqual(['weather']);
  });
});

describe('The order', () => {
  it('follows the headings, which say so', async () => {
    const page = await open();
    const heading = (name: string) => page.getByRole('columnheader', { name });
    expect(await heading('Score').getAttribute('aria-sort')).toBe('ascending');
    await heading('Tool').getByRole('button').click();
    expect(await shownTools(page)).toEqual([...WORST_FIRST].sort());
    expect(await heading('Tool').getAttribute('aria-sort')).toBe('ascending');
    expect(await heading('Score').getAttribute('aria-sort')).toBeNull();
    await heading('Score').getByRole('button').click();
    await heading('Score').getByRole('button').click();
    expect(await shownTools(page)).toEqual([...WORST_FIRST].reverse());
    expect(await heading('Score').getAttribute('aria-sort')).toBe('descending');
  });

  it('follows the list of orders, with the lowest of a category first', async () => {
    const page = await open();
    const order = page.getByRole('combobox', { name: 'Sort' });
    await order.selectOption('source');
    const inSource = JSON.parse(readFileSync('fixtures/sample.json', 'utf8')) as {
      tools: { name: string }[];
    };
    expect(await shownTools(page)).toEqual(inSource.tools.map(({ name }) => name));
    await order.selectOption('parameters');
    const values = await page.locator('td[data-heading="Parameters"]').allTextContents();
    const numbers = values.map((value) => Number.parseInt(value, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('leaves open what is open, and hidden what is hidden', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'book_berth' }).click();
    await page.getByRole('searchbox').fill('berth');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('-score');
    expect(await shownTools(page)).toEqual(['list_berths', 'book_berth']);
    expect(await page.locator('tbody.open .name').allTextContents()).toEqual(['book_berth']);
  });
});

describe('The keyboard', () => {
  it('reaches the filter by a slash, and Escape empties it', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('tide/');
    expect(await page.getByRole('searchbox').inputValue()).toBe('tide/');
    expect(await shownTools(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await shownTools(page)).toEqual(WORST_FIRST);
  });

  it('goes from tool to tool by arrows, past those that are hidden, and opens one by Enter', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('berth');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('book_berth');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('list_berths');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('book_berth');
    await page.keyboard.press('Enter');
    expect(await page.locator('tbody.open .name').allTextContents()).toEqual(['book_berth']);
    await page.keyboard.press('ArrowUp');
    expect(await ask(page, 'document.activeElement.type')).toBe('search');
  });

  it('opens a tool also while text is marked somewhere', async () => {
    const page = await open();
    await ask(page, 'getSelection().selectAllChildren(document.querySelector("h1"))');
    await page.getByRole('button', { name: 'weather' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('tbody.open .name').allTextContents()).toEqual(['weather']);
  });

  it('reaches everything by Tab, and shows where it is', async () => {
    const page = await open();
    const reached = new Set<string>();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const [name, outline] = await ask<[string, string]>(
        page,
        '[document.activeElement.className || document.activeElement.localName, getComputedStyle(document.activeElement).outlineStyle]',
      );
      if (name === 'body') break;
      expect(outline, name).not.toBe('none');
      reached.add(name.split(' ')[0]!);
    }
    for (const name of ['summary', 'input', 'chip', 'select', 'open-all', 'button', 'toggle'])
      expect([...reached]).toContain(name);
  });
});
