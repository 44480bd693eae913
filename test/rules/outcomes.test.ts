import { describe, expect, it } from 'vitest';
import { assess, assessTool, earned, PERFECT } from './assess.js';

describe('the perfect tool of these tests', () => {
  it('scores 100 in every category and has no finding', async () => {
    const tool = await assessTool(PERFECT);
    expect(tool.score).toBe(100);
    expect(tool.grade).toBe('A');
    expect(tool.findings).toEqual([]);
    expect(Object.values(tool.categories)).toEqual([100, 100, 100, 100, 100]);
  });
});

describe('a category in which no rule applies', () => {
  it('leaves, and the other weights are made 100 again', async () => {
    const inputSchema = { type: 'object', properties: {} };
    const tool = await assessTool({ ...PERFECT, inputSchema });
    expect(tool.scoredOn).toBe(85);
    expect(tool.categories.examples).toBeNull();
    // best-practices lacks 20 of its 100 points and weighs 20 of 85: 100 − 20 × 20 ÷ 85.
    expect(tool.score).toBe(95);
  });
});

describe('a rule that does not apply', () => {
  it('leaves its points out of the category', async () => {
    const tool = await assessTool({ ...PERFECT, annotations: undefined });
    expect(
      await earned('best-practices/annotations-consistent', { ...PERFECT, annotations: undefined }),
    ).toBeNull();
    // 20 + 15 + 15 of 90.
    expect(tool.categories['best-practices']).toBe(55);
  });

  it('for want of a lexicon leaves the rules on wording out, and says so once for the set', async () => {
    const description =
      'Sucht die Pakete mit der Postleitzahl, und gibt die Nummer und das Gewicht von allen zurück.';
    const report = await assess([
      { ...PERFECT, description },
      { ...PERFECT, name: 'list_parcels', description },
    ]);
    expect(report.tools.map((tool) => tool.score)).toEqual([100, 100]);
    expect(report.notes).toEqual([expect.stringMatching(/^2 tools: .*German/)]);
  });

  it('does not apply to a missing description, whatever its language would be', async () => {
    const tool = await assessTool({ ...PERFECT, description: '' });
    expect(tool.categories.description).toBe(0);
    expect(tool.categories['best-practices']).toBe(70);
  });
});

describe('a placeholder', () => {
  it('that repeats the name earns no more than a verb and a text earn', async () => {
    const tool = await assessTool({ ...PERFECT, description: 'Find parcels tool' });
    expect(tool.categories.description).toBe(60);
  });
});
