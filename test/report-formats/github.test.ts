import { describe, expect, it } from 'vitest';
import { formatGithub } from '../../src/report/github.js';
import type { Report } from '../../src/report/report.js';
import {
  blocked,
  fileOf,
  findingsIn,
  HOSTILE,
  HOSTILE_TOOL,
  isListed,
  many,
  OTHER_NAMES,
  poor,
  RAW,
  reportOn,
} from './reports.js';

interface Annotation {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Reads a line as the runner of GitHub Actions does; undefined for a line of the log. */
function readCommand(line: string): Annotation | undefined {
  const [, command = '', rest = '', data = ''] = /^\s*::(\w+)(?: ([^:]*))?::(.*)$/s.exec(line) ?? [];
  if (command === '') return undefined;
  const plain = (text: string) => text.replace(/%(25|0D|0A|3A|2C)/g, (sign) => decodeURIComponent(sign));
  const pairs = rest.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), plain(pair.slice(at + 1))];
  });
  return { command, properties: Object.fromEntries(pairs), message: plain(data) };
}

const textOf = (report: Report, verdict?: string) => formatGithub(report, { isListed, fileOf, verdict });
const linesOf = (text: string) => text.split('\n').slice(0, -1);
const annotationsOf = (text: string) => linesOf(text).flatMap((line) => readCommand(line) ?? []);
const logOf = (text: string) => linesOf(text).filter((line) => readCommand(line) === undefined);

describe('Annotations', () => {
  it('say what is wrong, where, and what to do', async () => {
    const [first] = annotationsOf(textOf(await reportOn({ 'a.json': [poor('open_locker')] })));
    expect(first).toEqual({
      command: 'warning',
      properties: { file: 'a.json', line: '5', col: '3', title: 'examples/valid-example · open_locker' },
      message: expect.stringMatching(/^the tool shows no complete example call\n→ .* \(\+15\)$/),
    });
  });

  it('are at most ten errors and ten warnings of 10,000 findings, the worst first, and the rest is counted', async () => {
    const errors = Array.from({ length: 12 }, (_, index) => blocked(`rent_locker${index}`));
    const report = await reportOn({ 'a.json': [...many(1200), ...errors], 'b.json': '{' });
    const text = textOf(report);
    const commands = annotationsOf(text).map(({ command }) => command);
    expect(commands).toEqual([...Array(10).fill('error'), ...Array(10).fill('warning')]);
    expect(annotationsOf(text)[0]!.message).toContain('b.json: is not valid JSON');
    const found = findingsIn(report) + 1;
    expect(found).toBeGreaterThan(10_000);
    const all = String(found).replace(/(\d{3})$/, ',$1');
    expect(logOf(text)).toEqual([
      expect.stringContaining(`20 of ${all} findings are annotated, the worst first`),
    ]);
  });

  it('leave nothing to say where nothing was found', async () => {
    expect(textOf(await reportOn({}))).toBe('');
  });

  it('say in the log what failed', async () => {
    expect(logOf(textOf(await reportOn({}), 'fails: 1 of 2\n::error::x'))).toEqual([
      'tool-score: fails: 1 of 2\\n::error::x',
    ]);
  });

  it('without a file say which input they are for', async () => {
    for (const { properties, message } of annotationsOf(textOf(await reportOn({ stdin: many(1) })))) {
      expect(Object.keys(properties)).toEqual(['title']);
      expect(message).toMatch(/^stdin:\d+:\d+: /);
    }
  });

  it.each(OTHER_NAMES)('name the file %s as it is', async (name) => {
    const [first] = annotationsOf(textOf(await reportOn({ [name]: many(1) })));
    expect(first!.properties['file']).toBe(name);
  });

  it('are not ended or begun by what a spec says', async () => {
    const inputs = {
      'a.json': [HOSTILE_TOOL, HOSTILE_TOOL],
      [HOSTILE]: [blocked(HOSTILE)],
      'c.json': `{"${HOSTILE}`,
    };
    const text = textOf(await reportOn(inputs));
    expect(text).not.toMatch(RAW);
    const annotations = annotationsOf(text);
    expect(annotations.length + logOf(text).length).toBe(linesOf(text).length);
    expect(logOf(text).every((line) => line.startsWith('tool-score: '))).toBe(true);
    for (const { command, properties } of annotations) {
      expect(['error', 'warning']).toContain(command);
      expect(Object.keys(properties).every((key) => ['file', 'line', 'col', 'title'].includes(key))).toBe(
        true,
      );
    }
    expect(annotations.some(({ properties }) => properties['title']!.includes('::error::x'))).toBe(true);
  });
});
