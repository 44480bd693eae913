import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../html/page-of.js';
import { ask, shownTools, TestBrowser } from './browser.js';

const tool = (name: string, description: string) => ({
  name,
  description,
  inputSchema: { type: 'object', properties: { [name]: { type: 'string', description } } },
});

/** Each would set `hit`, end the script or turn the page round if it were more than text. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['<script>window.hit=1</script>', '</script><script>window.hit=2</script>'],
  ['"><img src=x onerror="window.hit=3">', '<svg onload="window.hit=4"></svg>'],
  ["' autofocus onfocus='window.hit=5' x='", '<iframe srcdoc="<script>top.hit=6</script>"></iframe>'],
  ['</style><style>*{display:none}</style>', '</pre></details></table><h1>gone</h1>'],
  ['<!--', '--> <![CDATA[ ]]> <plaintext>'],
  ['javascript:window.hit=7', '<a href="javascript:window.hit=8">click</a>'],
  ['&lt;b&gt;', '&amp;lt;script&amp;gt; \u0000 \u001b[31m'],
  ['مرحبا_بالعالم', 'أداة للترجمة'],
  ['🧨💥_tool', '😀'.repeat(300)],
  ['$\u007bwindow.hit=9}`', '{{constructor.constructor("window.hit=10")()}}'],
];
const LONG = 'n'.repeat(10_000);
const TURNED = '\u202egpj.exe\u2066';

const spec = (indent?: number) =>
  JSON.stringify(
    {
      tools: [
        ...HOSTILE.map(([name, description]) => tool(name, description)),
        tool(LONG, 'd'.repeat(10_000)),
        tool(TURNED, 'turned \u202e round'),
      ],
    },
    null,
    indent,
  );

describe('A page on hostile specs', () => {
  let browser: TestBrowser;
  let html: string;
  beforeAll(async () => {
    browser = await TestBrowser.start();
    html = await pageOf({
      'hostile.json': spec(2),
      '<img src=x onerror=window.hit=11>.json': spec(),
      '<b>broken</b>.json': '{"<script>window.hit=12</script>": ',
    });
  });
  afterAll(() => browser?.stop());

  it('shows every name as it is written', async () => {
    const { page } = await browser.open(html);
    const names = await shownTools(page);
    for (const [name] of HOSTILE) expect(names).toContain(name);
    expect(names).toContain('<U+202E>gpj.exe<U+2066>');
    expect(names.filter((name) => /^n{100,}…$/.test(name))).toHaveLength(2);
    expect(await page.locator('.whole-name').allTextContents()).toEqual([LONG, LONG]);
  });

  it('runs none of it, also when everything is opened and clicked', async () => {
    const { page, complaints } = await browser.open(html);
    await page.locator('.open-all').click();
    await ask(page, 'document.querySelectorAll("details").forEach((each) => { each.open = true; })');
    for (const name of await page.locator('.toggle').all()) await name.focus();
    await page.locator('input').fill('<script>window.hit=13</script>');
    expect(await ask(page, 'window.hit')).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  it('shows descriptions as text, in the excerpts and in the diff', async () => {
    const { page } = await browser.open(html);
    const code = (await page.locator('pre').allTextContents()).join('\n');
    for (const [, description] of HOSTILE.slice(0, 6))
      expect(code).toContain(JSON.stringify(description).slice(1, -1));
    expect(code).toContain('turned <U+202E> round');
  });

  it('has no element but those of the page itself', async () => {
    const { page } = await browser.open(html);
    const [scripts, styles, foreign, handlers, inline] = await ask<number[]>(
      page,
      `['script', 'style', 'img, iframe, object, embed, plaintext, a[href], form, base', '[onload], [onerror], [onfocus], [autofocus]', '[style]']
        .map((selector) => document.querySelectorAll(selector).length)`,
    );
    expect({ scripts, styles, foreign, handlers, inline }).toEqual({
      scripts: 1,
      styles: 1,
      foreign: 0,
      handlers: 0,
      inline: 0,
    });
    expect(await page.locator('h1').allTextContents()).toEqual(['3 specs']);
  });

  it('is no wider than its window', async () => {
    for (const width of [1280, 360]) {
      const { page } = await browser.open(html, { viewport: { width, height: 800 } });
      await page.locator('.open-all').click();
      await ask(page, 'document.querySelectorAll("details").forEach((each) => { each.open = true; })');
      expect(await ask(page, 'document.documentElement.scrollWidth')).toBe(width);
    }
  });

  it('asks nobody for anything, also where a server has it', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.end(html);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/report.html`;
      const { page, requests, complaints } = await browser.visit(url);
      await page.locator('.open-all').click();
      await page.locator('input').fill('script');
      await page.waitForTimeout(500);
      expect(requests.filter((each) => !each.startsWith('data:'))).toEqual([url]);
      expect(asked).toEqual(['/report.html']);
      expect(complaints).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('is held by its policy, should markup ever get in', async () => {
    const { page, complaints } = await browser.open(
      html.replace(
        '<main>',
        '<main><p id="in" style="color: red" onclick="window.hit=14">x</p><script>window.hit=15</script>',
      ),
    );
    await page.locator('#in').click();
    await ask(page, 'fetch("https://example.org/").catch(() => undefined)');
    const assigned = 'try { document.body.innerHTML = "<b>x</b>"; "made" } catch (error) { error.name }';
    expect(await ask(page, assigned)).toBe('TypeError');
    expect(await ask(page, 'window.hit')).toBeUndefined();
    for (const directive of ['style-src', 'script-src', 'connect-src', 'TrustedHTML'])
      expect(
        complaints.some((complaint) => complaint.includes(directive)),
        directive,
      ).toBe(true);
  });
});
