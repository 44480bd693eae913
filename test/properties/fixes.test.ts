import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import type { Workshop } from '../../src/assess/assess.js';
import { fixSubject } from '../../src/dev/corpus/fixed.js';
import { FIX_CHECKS } from '../../src/dev/corpus/run.js';
import { subjectOf } from '../../src/dev/corpus/subject.js';
import { validator } from '../../src/validate/validator.js';
import { repair } from '../fix/repair.js';

const WORKSHOP: Workshop = { rules, findNamespaces, loadValidator: async () => validator };

/** Parameters with the faults that repairs are for, and some that nobody can repair. */
const parameter = fc.constantFrom<unknown>(
  {},
  true,
  { type: 'string' },
  { type: 'string', description: 'Parcel number, e.g. P-1042.' },
  { type: 'string', format: 'date', description: 'The day (required).' },
  { type: 'string', pattern: '^[A-Z]{3}$' },
  { type: 'integer', default: 20, description: 'Maximum number of parcels.' },
  { type: 'integer', minimum: 1.0, exclusiveMinimum: true },
  { type: 'number', maximum: 5, exclusiveMaximum: false },
  { description: 'Maximum number of parcels to return.', default: 10 },
  { description: 'Optional. Whether the parcel is heavy.', default: false },
  { description: 'Optional. See findParcels and `move-parcel`.' },
  { type: 'string', nullable: true, example: 'P-1' },
  { type: 'string', required: true },
  { type: 'string', required: false },
  { type: 'array' },
  { type: 'array', default: [1, 2] },
  { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
  { type: 'int' },
  { enum: ['fast', 'slow'] },
  { const: 7 },
  { anyOf: [{ type: 'string' }, { type: 'null' }] },
  { $ref: '#/$defs/parcel' },
  { type: 'object' },
  { type: 'object', properties: { weight: { type: 'number' } }, required: ['weight', 'size'] },
  { type: 'object', additionalProperties: { type: 'string' } },
  { type: 'string', description: 'Must be one of: "P-1", "P-2".' },
  { type: 'string', description: 'Must be one of: "P-1", "P-2".', default: 'P-3', examples: ['P-1'] },
  { type: ['string', 'null'], description: 'fast|slow' },
  { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Valid values: fast, slow.', default: null },
  { type: 'array', items: { type: 'string' }, description: 'Allowed values: `a`, `b`.' },
  { type: 'string', description: 'Day of dispatch, YYYY-MM-DD.' },
  { type: 'string', description: 'The UUID of the parcel (required).' },
  { description: 'Email address of the sender.', default: 'a@b.example' },
);

const names = fc.constantFrom('limit', 'parcel_id', 'isHeavy', 'days', 'type', 'required', 'x', '__proto__');

const inputSchema = fc
  .record(
    {
      type: fc.constantFrom<unknown>('object', ['object'], 'string'),
      properties: fc
        .uniqueArray(fc.tuple(names, parameter), { selector: ([name]) => name, maxLength: 4 })
        .map((entries) => Object.fromEntries(entries)),
      required: fc.subarray(['limit', 'parcel_id', 'parcelId', 'weight', 'x']),
      additionalProperties: fc.constantFrom<unknown>(true, false, {}, { type: 'string' }),
      allOf: fc.constant([{ properties: { x: { type: 'string' } } }]),
      examples: fc.constantFrom<unknown>([], [{ limit: 5 }], [{ x: '<x>' }]),
    },
    { requiredKeys: [] },
  )
  .map((schema) => ({ ...schema, $defs: { parcel: { type: 'string', description: 'A parcel.' } } }));

const annotations = fc.record(
  {
    readOnlyHint: fc.constantFrom<unknown>(true, false, 'yes'),
    destructiveHint: fc.boolean(),
    idempotentHint: fc.boolean(),
    title: fc.constant('Parcels'),
  },
  { requiredKeys: [] },
);

const tool = fc.record(
  {
    name: fc.constantFrom(
      'findParcels',
      'move-parcel',
      'parcel_list',
      'parcel_get',
      'delete_parcel',
      'weather',
      'get_x',
      'x',
      '',
    ),
    description: fc.constantFrom(
      'Finds parcels. Call move-parcel next.',
      'Deletes a parcel for good; see "weather".',
      'Lists parcels, newest first. Returns ids.',
      'Returns the weather.',
      'Parcels.',
      '',
    ),
    inputSchema: fc.oneof(
      { weight: 8, arbitrary: inputSchema },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(null, {}, 3) },
    ),
    annotations,
    unknown: fc.constant({ kept: [1, 'as it is', null] }),
  },
  { requiredKeys: ['name'] },
);

const documents = fc.array(tool, { minLength: 1, maxLength: 5 }).map((tools) => ({ tools }));

async function faults(name: string, text: string): Promise<string[]> {
  const subject = await subjectOf(name, text, WORKSHOP);
  const found: string[] = [];
  for (const fixed of await fixSubject(subject))
    for (const check of FIX_CHECKS)
      for (const fault of await check.run(subject, fixed))
        found.push(`${fixed.classes.join('+')}: ${check.title}: ${fault}`);
  return found;
}

describe('whatever tools a spec has, its repairs', () => {
  it('settle, are idempotent, lower no score, add no finding, write no prose and leave the rest: as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom(undefined, 2, '\t'), async (document, indent) => {
        expect(await faults('spec.json', JSON.stringify(document, null, indent))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('and as YAML', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.boolean(), async (document, flow) => {
        const text = stringify(document, {
          collectionStyle: flow ? 'flow' : 'any',
          aliasDuplicateObjects: false,
        });
        expect(await faults('spec.yaml', text)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** Arguments that a schema may take or refuse. */
const calls = fc.dictionary(
  names,
  fc.constantFrom<unknown>(
    'P-1042',
    'ABC',
    '2026-01-31',
    5,
    1,
    0.5,
    true,
    null,
    [],
    ['a', 1],
    {},
    { weight: 1 },
  ),
  { maxKeys: 4 },
);

describe('safe repairs', () => {
  it('accept every call that was accepted before, and refuse every one that was refused', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        inputSchema,
        fc.array(calls, { minLength: 5, maxLength: 20 }),
        async (schema, tried) => {
          const text = JSON.stringify([{ name: 'get_x', description: 'Gets x.', inputSchema: schema }]);
          const fixed = await repair(text, { classes: ['safe'] });
          const after = (JSON.parse(fixed.text) as { inputSchema: object }[])[0]!.inputSchema;
          const accepts = [schema, after].map(compile);
          if (!accepts[0] || !accepts[1]) return;
          for (const call of tried) {
            expect([call, accepts[1](call)]).toEqual([call, accepts[0](call)]);
            compared++;
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(1000);

    function compile(schema: object): ((value: unknown) => unknown) | undefined {
      try {
        return ajv.compile(JSON.parse(JSON.stringify(schema)));
      } catch {
        return undefined;
      }
    }
  });
});
