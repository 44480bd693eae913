import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formatGitlab } from '../../src/report/gitlab.js';
import type { Report } from '../../src/report/report.js';
import {
  blocked,
  fileOf,
  HOSTILE,
  HOSTILE_TOOL,
  isListed,
  many,
  OTHER_NAMES,
  poor,
  RAW,
  reportOn,
} from './reports.js';

interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

// What the documentation of GitLab says of a Code Quality report.
const validate = new Ajv2020({ allErrors: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/|[A-Za-z]:\\\\).' },
          lines: {
            type: 'object',
            properties: { begin: { type: 'integer', minimum: 1 } },
            required: ['begin'],
          },
        },
        required: ['path', 'lines'],
      },
    },
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
  },
});

const textOf = (report: Report) => [...formatGitlab(report, { isListed, fileOf })].join('');
const entriesOf = (report: Report) => JSON.parse(textOf(report)) as Entry[];

describe('A Code Quality report', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['of several specs', { 'a.json': many(2), 'b.json': [blocked('rent_locker')] }],
    ['without inputs', {}],
    ['of what has no file', { stdin: many(2) }],
    ['of broken specs', { 'a.json': '{', 'b.json': '' }],
    ['of a hostile spec', { 'a.json': [HOSTILE_TOOL, HOSTILE_TOOL] }],
    ['of files with other names', Object.fromEntries(OTHER_NAMES.map((name) => [name, many(1)]))],
  ])('is what GitLab reads: %s', async (_, inputs) => {
    const text = textOf(await reportOn(inputs));
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
    expect(text.startsWith('[')).toBe(true);
    expect(text).not.toMatch(RAW);
  });

  it('names the path of a file as it is', async () => {
    for (const name of OTHER_NAMES)
      expect(
        new Set(entriesOf(await reportOn({ [name]: many(1) })).map(({ location }) => location.path)),
      ).toEqual(new Set([name]));
  });

  it('begins with what could not be judged, then with errors', async () => {
    const entries = entriesOf(
      await reportOn({ 'a.json': [...many(1), blocked('rent_locker')], 'b.json': '{\n"' }),
    );
    expect(entries.slice(0, 2).map(({ severity }) => severity)).toEqual(['blocker', 'critical']);
    expect(entries[0]).toMatchObject({ check_name: 'input/unreadable', location: { path: 'b.json' } });
    expect(entries.slice(2).every(({ severity }) => ['major', 'info', 'critical'].includes(severity))).toBe(
      true,
    );
  });

  it('has a fingerprint of its own for each of 10,000 findings, in like tools and like files too', async () => {
    const tools = [...many(600), ...many(5)];
    const entries = entriesOf(await reportOn({ 'a.json': tools, 'b.json': tools }));
    expect(entries.length).toBeGreaterThan(10_000);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
  });

  it('keeps its fingerprints when lines or tools move', async () => {
    const tools = [poor('open_locker'), poor('close_locker')];
    const prints = (entries: readonly Entry[]) => entries.map(({ fingerprint }) => fingerprint).sort();
    const before = prints(entriesOf(await reportOn({ 'a.json': JSON.stringify(tools) })));
    const moved = `\n\n${JSON.stringify(tools.toReversed(), null, 3)}`;
    expect(prints(entriesOf(await reportOn({ 'a.json': moved })))).toEqual(before);
  });

  it('shows what a spec hides', async () => {
    const descriptions = entriesOf(await reportOn({ 'a.json': [poor(HOSTILE)] })).map(
      (entry) => entry.description,
    );
    expect(descriptions.join('')).toContain('<U+202E>');
  });
});
