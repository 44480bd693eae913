import { describe, expect, it } from 'vitest';
import { formatMarkdown, type MarkdownOptions } from '../../src/report/markdown/format.js';
import type { Report } from '../../src/report/report.js';
import {
  blocked,
  HOSTILE,
  HOSTILE_TOOL,
  isListed,
  many,
  OTHER_NAMES,
  poor,
  RAW,
  reportOn,
} from './reports.js';

const textOf = (report: Report, options: Partial<MarkdownOptions> = {}) =>
  formatMarkdown(report, { isListed, remarks: [], verdict: undefined, ...options });

const GITHUB_LIMIT = 65_536;

describe('The Markdown report', () => {
  it('begins with the mark by which a bot finds it again', async () => {
    const [mark, heading] = textOf(await reportOn({ 'a.json': many(2) })).split('\n');
    expect(mark).toBe('<!-- tool-score -->');
    expect(heading).toMatch(/^### tool-score: F \d+, mean of 2 tools$/);
  });

  it('says what failed, what costs most, and the tools worst first', async () => {
    const report = await reportOn({ 'a.json': [poor('open_locker'), blocked('rent_locker')], 'b.json': '{' });
    const text = textOf(report, { verdict: 'fails: 1 of 2 below *60*', remarks: ['config a.json'] });
    expect(text).toContain('**fails: 1 of 2 below \\*60\\***');
    expect(text).toContain('- <code>b&#46;json&#58; is not valid JSON');
    expect(text).toContain('| `spec/valid-patterns` | **error** | 1 | 1 |');
    expect(text.indexOf('<code>rent&#95;locker</code>')).toBeLessThan(
      text.indexOf('<code>open&#95;locker</code>'),
    );
    expect(text).toContain('- <code>config a&#46;json</code>');
  });

  it('fits in a comment with 10,000 findings, and counts the tools that it leaves out', async () => {
    const report = await reportOn({ 'a.json': many(1200) });
    const text = textOf(report);
    expect(Buffer.byteLength(text)).toBeLessThan(GITHUB_LIMIT);
    const shown = text.split('\n').filter((line) => line.startsWith('| <code>lockerThing')).length;
    const more = Number(/… ([\d,]+) more tools/.exec(text)?.[1]?.replace(',', ''));
    expect(shown).toBeGreaterThan(20);
    expect(shown + more).toBe(1200);
  });

  it('fits in a comment whatever the specs are called and however many there are', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `${index}${'工*'.repeat(150)}.json`);
    const tool = poor('|'.repeat(3000));
    const good = Object.fromEntries(names.map((name) => [name, [tool, poor('*'.repeat(900)), null]]));
    const broken = Object.fromEntries(names.map((name) => [`broken${name}`, '{']));
    const report = await reportOn({ ...good, ...broken });
    const inputs = report.inputs.map((input) => ({ ...input, notes: [input.name] }));
    const text = textOf(
      { ...report, inputs },
      {
        verdict: 'fails: 600 of 600 below the threshold of 60',
        remarks: names,
      },
    );
    expect(Buffer.byteLength(text)).toBeLessThan(GITHUB_LIMIT);
    for (const noun of ['problems', 'specs', 'tools', 'notes', 'remarks'])
      expect([noun, new RegExp(`… [\\d,]+ more ${noun}`).test(text)]).toEqual([noun, true]);
  });

  it('holds no link, mention, tag or cell of a spec', async () => {
    const inputs = {
      [HOSTILE]: [HOSTILE_TOOL, HOSTILE_TOOL, poor(HOSTILE)],
      [`b ${HOSTILE}`]: `{"${HOSTILE}`,
    };
    const text = textOf(await reportOn(inputs), { remarks: [HOSTILE] });
    expect(text).not.toMatch(RAW);
    const codes = [...text.matchAll(/<code>(.*?)<\/code>/g)].map(([, inside]) => inside!);
    expect(codes.length).toBeGreaterThan(20);
    for (const inside of codes) expect(inside).toMatch(/^(?:[\p{L}\p{N} "'(),;?!=…→-]|&#\d+;)*$/u);
    const rest = text.replace(/<code>.*?<\/code>/g, '');
    expect(rest).not.toMatch(/evil|@|everyone|<script|http|<img|```|::|\]\(/);
    const cells = text.split('\n').filter((line) => line.startsWith('| <code>get'));
    expect(cells.length).toBeGreaterThan(0);
    for (const line of cells) expect(line.split(' | ')).toHaveLength(3);
  });

  it.each(OTHER_NAMES)('names the file %s so that it reads as it is', async (name) => {
    const text = textOf(await reportOn({ [name]: many(1), 'b.json': many(1) }));
    const shown = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(shown).toContain(`| <code>${name}</code> | 1 |`);
  });

  it('says nothing of tools where there is none', async () => {
    expect(textOf(await reportOn({}))).toMatch(
      /^<!-- tool-score -->\n### tool-score: \? \?, mean of 0 tools\n\n<sub>rubric /,
    );
  });
});
