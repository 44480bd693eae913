import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/diff/change.js';
import { type ChangeKind, KINDS } from '../../src/diff/kinds.js';
import { readSpec } from '../../src/model/read-spec.js';
import { document, sample } from '../properties/arbitraries.js';
import { allChanges, diff, diffTools, inputChanges, outputChanges } from './compare.js';
import { inputOf, nearPair, schemaPair, value } from './schemas.js';

const ajv = new Ajv2020({ strict: false });

/** What a kind is called when the two versions change places. */
const MIRRORED: readonly (readonly [string, string])[] = [
  ['-removed', '-added'],
  ['-required', '-optional'],
  ['-narrowed', '-widened'],
  ['-tightened', '-loosened'],
  ['-closed', '-opened'],
];

function mirrored(kind: string): string {
  for (const [one, other] of MIRRORED) {
    if (kind.endsWith(one)) return kind.slice(0, -one.length) + other;
    if (kind.endsWith(other)) return kind.slice(0, -other.length) + one;
  }
  return kind;
}

/** A parameter that is new and must be sent is one change, and gone it is one, too. */
function family(kind: string): string {
  return /^(?:parameter|property)-(?:removed|added|required|optional)$/.test(kind)
    ? kind.split('-')[0]!
    : kind;
}

const kinds = (changes: readonly Change[], map: (kind: string) => string = (kind) => kind) =>
  changes.map(({ kind }) => family(map(kind))).sort();

/** Two versions that have little in common, or all but one place. */
const versions = fc.oneof(nearPair, fc.tuple(schemaPair, schemaPair));

const isReadOnly = (changes: readonly Change[]) =>
  changes.every(({ kind }) => KINDS[kind as ChangeKind].effect === 'none');

/** The other direction tells of the same places, with the two versions exchanged. */
const places = (changes: readonly Change[], swap: boolean) =>
  changes
    .filter(({ kind }) => !kind.startsWith('alternative') && !kind.startsWith('tools'))
    .map(({ base, head }) => (swap ? `${head} ${base}` : `${base} ${head}`))
    .sort();

describe('diff(x, x)', () => {
  it('is empty for every tool', () => {
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 4 }), (tools) => {
        expect(diffTools(tools, structuredClone(tools))).toMatchObject({ changes: [], evals: [] });
        expect(allChanges(diffTools(tools, structuredClone(tools)))).toEqual([]);
      }),
    );
  });

  it('is empty for every schema', () => {
    fc.assert(
      fc.property(schemaPair, (pair) => {
        expect(inputChanges(inputOf(pair), structuredClone(inputOf(pair)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is empty for every document that is a spec at all', () => {
    fc.assert(
      fc.property(document, (tools) => {
        const found = { tools: [{ name: 'find_kiln', inputSchema: tools }] };
        expect(allChanges(diff(found, structuredClone(found)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('diff(a, b)', () => {
  it('mirrors diff(b, a): what narrows one way widens the other, at the same places', () => {
    fc.assert(
      fc.property(versions, ([one, other]) => {
        const there = inputChanges(inputOf(one), inputOf(other));
        const back = inputChanges(inputOf(other), inputOf(one));
        expect(kinds(back)).toEqual(kinds(there, mirrored));
        expect(places(back, false)).toEqual(places(there, true));
      }),
      { numRuns: 1500 },
    );
  });

  it('mirrors diff(b, a) for the output', () => {
    fc.assert(
      fc.property(versions, ([one, other]) => {
        const there = outputChanges(inputOf(one), inputOf(other));
        expect(kinds(outputChanges(inputOf(other), inputOf(one)))).toEqual(kinds(there, mirrored));
      }),
      { numRuns: 500 },
    );
  });

  it('mirrors diff(b, a) for whole tools', () => {
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 3 }), fc.array(sample, { maxLength: 3 }), (one, other) => {
        const there = allChanges(diffTools(one, other));
        const back = allChanges(diffTools(other, one));
        expect(kinds(back)).toEqual(kinds(there, mirrored));
      }),
      { numRuns: 300 },
    );
  });

  it('never throws on what only looks like a spec, and neither does the way back', () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        const tool = (inputSchema: unknown) => ({
          tools: [{ name: 'find_kiln', inputSchema, outputSchema: inputSchema }],
        });
        allChanges(diff(tool(one), tool(other)));
        for (const [a, b] of [
          [one, other],
          [other, one],
        ])
          if (!('reason' in readSpec(a)) && !('reason' in readSpec(b))) allChanges(diff(a, b));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a change that is not breaking', () => {
  /** New parameters are typed where any value was taken before. */
  const addsNames = (changes: readonly Change[]) => changes.some(({ kind }) => kind === 'parameter-added');

  it('refuses no call that was accepted', () => {
    fc.assert(
      fc.property(nearPair, fc.array(value, { minLength: 10, maxLength: 20 }), ([one, other], values) => {
        const changes = inputChanges(inputOf(one), inputOf(other));
        fc.pre(
          changes.length > 0 && !changes.some((change) => change.class === 'breaking') && !addsNames(changes),
        );
        const [before, after] = [ajv.compile(inputOf(one)), ajv.compile(inputOf(other))];
        for (const heat of values)
          if (before({ heat })) expect({ heat, fits: after({ heat }) }).toEqual({ heat, fits: true });
      }),
      { numRuns: 800, maxSkipsPerRun: 1000 },
    );
  });

  it('changes nothing for callers when it is only about words', () => {
    fc.assert(
      fc.property(nearPair, fc.array(value, { minLength: 10, maxLength: 20 }), ([one, other], values) => {
        fc.pre(isReadOnly(inputChanges(inputOf(one), inputOf(other))));
        const [before, after] = [ajv.compile(inputOf(one)), ajv.compile(inputOf(other))];
        for (const heat of values) expect(before({ heat })).toBe(after({ heat }));
      }),
      { numRuns: 100, maxSkipsPerRun: 1000 },
    );
  });
});
