import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFindings, assess, assessText, type Input } from '../rules/assess.js';
import { document } from './arbitraries.js';

/** What must hold of every report, whatever was read. */
function checkReport(report: Input): void {
  for (const tool of report.tools) {
    expect(tool.score === null).toBe(tool.notJudged.length > 0);
    expect(tool.grade === null).toBe(tool.score === null);
    expect(tool.notJudged.join()).not.toContain('crashed');
    for (const number of [tool.score, ...Object.values(tool.categories)])
      if (number !== null) expect(Number.isInteger(number) && number >= 0 && number <= 100).toBe(true);
  }
  for (const { line, column, lost } of allFindings(report))
    expect([line >= 1, column >= 1, lost >= 0]).toEqual([true, true, true]);
  expect(report.problem === null).toBe(report.tools.length > 0);
  const isIncomplete = report.notes.length > 0 || report.tools.some(({ score }) => score === null);
  if (report.status === 'incomplete') expect(isIncomplete).toBe(true);
}

describe('any JSON', () => {
  it('is read without a crash, as a document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => checkReport(await assess(value))),
      { numRuns: 300 },
    );
  });

  it('is read without a crash where it looks like a tool spec', async () => {
    await fc.assert(
      fc.asyncProperty(document, async (value) => checkReport(await assess({ tools: [value, value] }))),
      { numRuns: 1500 },
    );
  });

  it('is read without a crash where it stands in place of an input schema', async () => {
    const around = (inputSchema: unknown) => ({
      name: 'get_a',
      description: 'Gets a. {"a": 1}',
      inputSchema,
      outputSchema: inputSchema,
      examples: [{ a: 1 }, inputSchema],
    });
    await fc.assert(
      fc.asyncProperty(document, async (schema) => checkReport(await assess([around(schema)]))),
      { numRuns: 1500 },
    );
  });
});

describe('any text', () => {
  it('is read without a crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        checkReport(await assessText(text));
      }),
      { numRuns: 500 },
    );
  });

  it('may stand in a name, a description and a parameter', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, description) => {
        const properties = Object.fromEntries([[name, { description }]]);
        const report = await assess([{ name, description, inputSchema: { type: 'object', properties } }]);
        expect(report.tools).toHaveLength(1);
        checkReport(report);
      }),
      { numRuns: 500 },
    );
  });
});
