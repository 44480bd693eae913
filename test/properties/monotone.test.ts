import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCORED_CATEGORIES } from '../../src/score/rubric.js';
import { assessTool, PERFECT, type Tool } from '../rules/assess.js';
import { type Sample, sample } from './arbitraries.js';

/** Members whose removal must not pay. */
const GOOD = new Set(['description', 'examples', 'input_examples', 'required', 'annotations']);
const HINTS = /Hint$/;

/** The ways to each good thing that can be taken away: members, hints, single examples. */
function removable(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const here = [...way, key];
    // Parameters are called what they like.
    const isMember = way.at(-1) !== 'properties';
    const isGood = isMember && (GOOD.has(key) || HINTS.test(key));
    const isEntry = Array.isArray(value) && /examples$/.test(way.at(-1) ?? '');
    const inside = isEntry || key === 'required' ? [] : removable(member, here);
    return isGood || isEntry ? [here, ...inside] : inside;
  });
}

/** A copy of `tool` without what stands at the end of `way`. */
function without(tool: unknown, way: readonly string[]): unknown {
  const copy = structuredClone(tool);
  let at = copy as Record<string, unknown>;
  for (const key of way.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = way.at(-1)!;
  if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return copy;
}

/** What rose when something was taken away. A category that is gone had nothing to judge any more. */
function risen(before: Tool, after: Tool): string[] {
  const rises = SCORED_CATEGORIES.filter(
    (category) => (after.categories[category] ?? 0) > (before.categories[category] ?? 0),
  ).map((category) => `${category} ${before.categories[category]} → ${after.categories[category]}`);
  return after.score! > before.score! ? [...rises, `score ${before.score} → ${after.score}`] : rises;
}

async function rises(tool: unknown): Promise<string[]> {
  const before = await assessTool(tool);
  const found: string[] = [];
  for (const way of removable(tool)) {
    const after = await assessTool(without(tool, way));
    found.push(...risen(before, after).map((rise) => `without /${way.join('/')}: ${rise}`));
  }
  return found;
}

describe('deleting', () => {
  it('takes away every good part of a tool in turn', () => {
    expect(removable(PERFECT).map((way) => way.join('/'))).toEqual([
      'description',
      'inputSchema/properties/postcode/description',
      'inputSchema/properties/limit/description',
      'inputSchema/required',
      'inputSchema/examples',
      'inputSchema/examples/0',
      'annotations',
      'annotations/readOnlyHint',
    ]);
  });

  it('lowers the number of a perfect tool, whatever is taken away', async () => {
    for (const way of removable(PERFECT)) {
      const { score } = await assessTool(without(PERFECT, way));
      expect([way.join('/'), score! < 100]).toEqual([way.join('/'), true]);
    }
  });

  it('never raises a number or a category of a tool that lacks something', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async (tool: Sample) => {
        expect(await rises(tool)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('of the required list does not make a call of a fragment in the description', async () => {
    const tool = {
      ...PERFECT,
      description: 'Finds parcels. To see fewer of them send {"limit": 5} as well.',
      inputSchema: { ...PERFECT.inputSchema, examples: undefined },
    };
    expect(await rises(JSON.parse(JSON.stringify(tool)))).toEqual([]);
  });
});
