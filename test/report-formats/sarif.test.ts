import { gzipSync } from 'node:zlib';
import { type Schema, Validator } from '@cfworker/json-schema';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.js';
import { formatSarif } from '../../src/report/sarif/format.js';
import { uriOf } from '../../src/report/sarif/uri.js';
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

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly invocations: readonly [
        {
          readonly executionSuccessful: boolean;
          readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[];
        },
      ];
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly message: { readonly text: string };
        readonly partialFingerprints: { readonly primaryLocationLineHash: string };
        readonly properties: { readonly points: number };
        readonly locations: readonly {
          readonly physicalLocation: {
            readonly artifactLocation: { readonly uri: string };
            readonly region: { readonly startLine: number; readonly startColumn: number };
          };
        }[];
      }[];
    },
  ];
}

// The schema of the standard, in the package of its editors. It is in draft 4.
const validator = new Validator(schema as unknown as Schema, '4', false);
const faultsOf = (log: unknown) =>
  validator.validate(log).errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);

const textOf = (report: Report) => [...formatSarif(report, { version: '1.2.3', isListed, fileOf })].join('');
const logOf = (report: Report) => JSON.parse(textOf(report)) as Log;
const resultsOf = (report: Report) => logOf(report).runs[0].results;
const notesOf = (report: Report) =>
  logOf(report).runs[0].invocations[0].toolExecutionNotifications.map(({ message }) => message.text);

const twins = [poor('open_locker'), poor('close_locker'), poor('open_locker'), blocked('rent_locker')];

describe('A SARIF log', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['with findings of tools and of the set', { 'a.json': twins }],
    ['without inputs', {}],
    [
      'of a broken and an empty spec',
      { 'a.json': '{"tools": [', 'b.json': { tools: [] }, 'c.json': many(1) },
    ],
    ['of what has no file', { stdin: twins }],
    ['of a hostile spec', { 'a.json': [HOSTILE_TOOL, HOSTILE_TOOL] }],
    ['of files with other names', Object.fromEntries(OTHER_NAMES.map((name) => [name, twins]))],
  ])('is valid by the schema of the standard: %s', async (_, inputs) => {
    expect(faultsOf(logOf(await reportOn(inputs)))).toEqual([]);
  });

  it('that breaks the standard is found by that schema', async () => {
    const log = logOf(await reportOn({ 'a.json': many(1) })) as unknown as { runs: { results: object[] }[] };
    log.runs[0]!.results.push({ ruleId: 'a', level: 'loud' });
    expect(faultsOf(log)).not.toEqual([]);
  });

  it('has a place in a file for every result', async () => {
    const results = resultsOf(await reportOn({ 'a.json': twins, stdin: twins, 'b.json': twins }));
    expect(results.map(({ ruleId }) => ruleId)).toContain('spec/unique-names');
    for (const { locations } of results) {
      const { artifactLocation, region } = locations[0]!.physicalLocation;
      expect(artifactLocation.uri).toMatch(/^[ab]\.json$/);
      expect(region.startLine).toBeGreaterThanOrEqual(1);
      expect(region.startColumn).toBeGreaterThanOrEqual(1);
    }
  });

  it('says what it leaves out for want of a file, and what could not be judged', async () => {
    const report = await reportOn({ stdin: twins, 'b.json': '{' });
    expect(resultsOf(report)).toEqual([]);
    expect(notesOf(report)).toEqual([
      expect.stringMatching(/^b\.json: is not valid JSON/),
      'stdin: is no file of the repository, so its findings are left out',
    ]);
    expect(logOf(report).runs[0].invocations[0].executionSuccessful).toBe(false);
  });

  it('lists every rule of its results, and each result points to its own', async () => {
    const { tool, results } = logOf(await reportOn({ 'a.json': twins })).runs[0];
    expect(results.length).toBeGreaterThan(20);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
  });

  it('begins with the worst', async () => {
    const results = resultsOf(
      await reportOn({ 'a.json': [poor('open_locker')], 'b.json': [blocked('rent_locker')] }),
    );
    const ranks = results.map(({ level }) => ['error', 'warning', 'note'].indexOf(level));
    expect(ranks[0]).toBe(0);
    const points = results
      .filter(({ level }) => level !== 'error')
      .map(({ properties }) => properties.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });
});

describe('The fingerprint of a result', () => {
  const printsOf = async (text: string) =>
    resultsOf(await reportOn({ 'a.json': text })).map(
      ({ ruleId, message, partialFingerprints }) =>
        `${ruleId} ${message.text} ${partialFingerprints.primaryLocationLineHash}`,
    );
  const others = [poor('open_locker'), poor('close_locker'), poor('find_locker')];

  it('stays when lines move', async () => {
    const before = await printsOf(JSON.stringify(others));
    expect(await printsOf(`\n\n${JSON.stringify(others, null, 4)}\n`)).toEqual(before);
  });

  it('stays when tools move, come or go', async () => {
    // What is said of a set names other tools, and changes with them.
    const ofTools = (prints: string[]) => prints.filter((print) => !print.startsWith('toolset/'));
    const before = ofTools(await printsOf(JSON.stringify(others)));
    const moved = await printsOf(JSON.stringify([poor('lock_door'), ...others.toReversed()]));
    expect(moved).toEqual(expect.arrayContaining(before));
    expect(moved.length).toBeGreaterThan(before.length);
  });

  it('is that of no other result of the file, be the tools alike', async () => {
    const prints = resultsOf(await reportOn({ 'a.json': twins })).map((result) => result.partialFingerprints);
    expect(new Set(prints.map((print) => print.primaryLocationLineHash)).size).toBe(prints.length);
  });
});

describe('The address of a file', () => {
  it.each([
    ['my specs/tools one.json', 'my%20specs/tools%20one.json'],
    ['werkzeuge/übersicht.json', 'werkzeuge/%C3%BCbersicht.json'],
    ['a:b#?%.json', 'a%3Ab%23%3F%25.json'],
    ['half\ud800.json', 'half%EF%BF%BD.json'],
  ])('of %j is relative and encoded', (path, uri) => {
    expect(uriOf(path)).toBe(uri);
    expect(new URL(uri, 'https://example.com/repository/').pathname).toBe(`/repository/${uri}`);
  });
});

describe('What a spec says in a SARIF log', () => {
  it('is no link and hides nothing', async () => {
    const text = textOf(
      await reportOn({ 'a.json': [HOSTILE_TOOL, poor('open_locker', { title: HOSTILE })] }),
    );
    expect(text).toContain('evil.example');
    expect(text).not.toMatch(RAW);
    expect(text).not.toContain('](');
  });
});

describe('The limits of GitHub', () => {
  it('hold for 10,000 findings and more, and what is left out is counted', async () => {
    const report = await reportOn({ 'a.json': many(3000) });
    const found = findingsIn(report);
    expect(found).toBeGreaterThan(26_000);
    const text = textOf(report);
    expect(resultsOf(report)).toHaveLength(25_000);
    expect(notesOf(report)).toEqual([`${found - 25_000} more findings are left out, the least costly ones`]);
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
  });

  it('hold for texts that do not shrink', async () => {
    const next = noise(7);
    const word = () =>
      Array.from({ length: 1500 }, () => String.fromCharCode(0x4e00 + (next() % 20_000))).join('');
    const tools = Array.from({ length: 900 }, (_, index) => poor(`tool${index} ${word()}`));
    const report = await reportOn({ 'a.json': tools });
    const text = textOf(report);
    expect(Buffer.byteLength(text)).toBeGreaterThan(7_000_000);
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
    expect(notesOf(report)).toEqual([expect.stringMatching(/^\d+ more findings are left out/)]);
  });
});

/** A row of numbers without a pattern, the same every time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
