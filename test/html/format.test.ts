import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor } from '../../src/assess/assess.js';
import { buildReport } from '../../src/report/build.js';
import { formatHtml, type HtmlExtras } from '../../src/report/html/format.js';
import type { InputReport } from '../../src/report/report.js';
import { rubricOf } from '../../src/score/rubric.js';
import { validator } from '../../src/validate/validator.js';
import { repair } from '../fix/repair.js';

const SPEC = JSON.stringify(
  [
    { name: 'find_boat', description: 'Finds a boat.', inputSchema: { type: 'object', properties: {} } },
    { name: 'harbour', inputSchema: { type: 'object', properties: { berth: { minimum: 1 } } } },
  ],
  null,
  2,
);

const assessor = new Assessor({ rules, findNamespaces, loadValidator: async () => validator });
const assess = (text: string, name = 'boats.json') => assessor.assess(name, text);

function page(inputs: readonly InputReport[], extras?: HtmlExtras): string {
  return [...formatHtml(buildReport(rubricOf(rules), inputs), extras)].join('');
}

/** The words of a page, without its head. */
function words(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

describe('The HTML report', () => {
  it('is the same for the same report, and has one policy, script and style', async () => {
    const html = page([await assess(SPEC)]);
    expect(page([await assess(SPEC)])).toBe(html);
    for (const mark of ['http-equiv="Content-Security-Policy"', '<script', '<style', '<!doctype html>'])
      expect(html.split(mark)).toHaveLength(2);
    expect(html).not.toContain('unsafe-inline');
    expect(html.slice(html.indexOf('<body>'))).not.toMatch(/https?:\/\/[^\s<"]*"/);
  });

  it('has places, and excerpts only when the text is at hand', async () => {
    const input = await assess(SPEC);
    expect(words(page([input]))).toContain('boats.json:15:9');
    expect(page([input])).not.toContain('class="excerpt"');
    expect(page([input], { texts: new Map([['boats.json', SPEC]]) })).toContain(
      '<mark>&quot;berth&quot;</mark>',
    );
    expect(page([input], { texts: new Map([['other.json', SPEC]]) })).not.toContain('class="excerpt"');
  });

  it('lists what is asked for, and sums up all', async () => {
    const html = page([await assess(SPEC)], { isListed: ({ name }) => name === 'harbour' });
    expect(html.match(/<tbody/g)).toHaveLength(1);
    expect(words(html)).toContain('2 tools');
    expect(html).toContain('id="tool-1-2"');
  });

  it('says why an input has no scores, and shows no table for it', async () => {
    const html = page([await assess('{"tools": ['), await assess('{"a": 1}', 'a.json')]);
    expect(html).not.toContain('<table');
    expect(words(html)).toMatch(/This input is not valid JSON: .* \(line 1, column \d+\)\./);
    expect(words(html)).toContain('a.json');
    expect(html).toContain('<title>? ? · 2 specs · tool-score</title>');
  });

  it('names the spec of each tool where there are several', async () => {
    const html = page([await assess(SPEC, 'one.json'), await assess(SPEC, 'two.json')]);
    expect(html.match(/<tbody/g)).toHaveLength(4);
    expect(new Set([...html.matchAll(/<tbody class="tool" id="([^"]+)"/g)].map(([, id]) => id)).size).toBe(4);
    expect(html.match(/<span class="spec-name">two\.json<\/span>/g)).toHaveLength(3);
  });

  it('says what --fix has done, in the spec and in each tool', async () => {
    const before = await assess(SPEC);
    const fixed = await repair(SPEC);
    const after = { ...(await assess(fixed.text)), fixed: { ...fixed, before, isWritten: true } };
    const text = words(page([after]));
    expect(text).toMatch(/\d+ repairs made: mean F \d+ → [A-F] \d+/);
    expect(text).toContain('What --fix has changed');
    for (const { does } of fixed.changes) expect(text).toContain(does.replace(/\s+/g, ' '));
    const shown = words(page([{ ...after, fixed: { ...after.fixed, isWritten: false } }]));
    expect(shown).toContain('would be made');
    expect(shown).toContain('What --fix would change');
  });

  it('says of a tool without findings that nothing was found', async () => {
    const perfect = {
      name: 'find_parcels',
      description:
        'Finds parcels by the postcode they are sent to, newest first. Returns number and weight of each parcel. Fails when the postcode is not known.',
      inputSchema: {
        type: 'object',
        properties: { postcode: { type: 'string', description: 'Postcode of the receiver, such as 1010.' } },
        required: ['postcode'],
        additionalProperties: false,
        examples: [{ postcode: '1010' }],
      },
      annotations: { readOnlyHint: true },
    };
    const input = await assess(JSON.stringify(perfect));
    expect(input.tools[0]?.findings()).toEqual([]);
    const html = page([input]);
    expect(words(html)).toContain('Nothing was found.');
    expect(html).not.toContain('What costs most');
  });
});
