import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** It shall not speak to anybody, also not to those who made it. */
const QUIETLY = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of its own, with an empty profile, and the pages that tests look at. */
export class TestBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<TestBrowser> {
    if (!existsSync(CHROMIUM))
      throw new Error(
        `There is no Chromium at ${CHROMIUM}. Install it (Debian: apt-get install chromium), or say where it is in CHROMIUM.`,
      );
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIETLY });
    return new TestBrowser(browser, mkdtempSync(join(tmpdir(), 'tool-score-browser-')));
  }

  /** Opens a page from a file, in a window of its own. */
  async open(html: string, options: BrowserContextOptions = {}, anchor = ''): Promise<OpenPage> {
    const file = join(this.folder, 'page.html');
    writeFileSync(file, html);
    return this.visit(`${pathToFileURL(file)}${anchor}`, options);
  }

  async visit(url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const opened: OpenPage = { page, complaints: [], requests: [] };
    page.on('console', (message) => opened.complaints.push(message.text()));
    page.on('pageerror', (error) => opened.complaints.push(error.message));
    page.on('dialog', (dialog) => {
      opened.complaints.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    page.on('request', (request) => opened.requests.push(request.url()));
    await page.goto(url);
    return opened;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    rmSync(this.folder, { recursive: true });
  }
}

export interface OpenPage {
  readonly page: Page;
  /** What the console says, violations of the policy among it, errors, and dialogs. */
  readonly complaints: string[];
  readonly requests: string[];
}

/** The names of the tools that are shown, from the top. */
export function shownTools(page: Page): Promise<string[]> {
  return page.locator('tbody:visible .name').allTextContents();
}

/** What an expression says in the page. */
export function ask<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate<T>(expression);
}
