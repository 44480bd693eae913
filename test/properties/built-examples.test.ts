import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessTool } from '../rules/assess.js';
import { exampleFix, exampleFor, withExample } from '../rules/example-fix.js';
import { oracle } from '../validate/oracle.js';

/** Not `__proto__`: ajv passes over a property of that name. */
const NAMES = [
  'id',
  'number',
  'examples',
  'default',
  'a/b',
  'constructor',
  'password',
  'from',
  'to',
  'count',
];
const TEXTS = [
  '',
  'As given, e.g. A-1.',
  'One of them, such as "x" or "y".',
  'How many, e.g. 3.',
  'At 2026-05-01.',
  'As given, e.g. sk_live_0a1b2c.',
  'API key, e.g. A-1.',
];

const text = fc.constantFrom(...TEXTS).map((description) => (description === '' ? {} : { description }));

const scalar = fc.constantFrom<object>(
  {},
  { type: 'string' },
  { type: 'string', pattern: '^[A-Z]-\\d$' },
  { type: 'string', maxLength: 4 },
  { type: 'string', format: 'date' },
  { type: 'string', format: 'uuid', minLength: 40 },
  { type: 'string', enum: ['x', 'z'] },
  { type: ['string', 'null'], default: null },
  { type: 'integer', minimum: 2, maximum: 9 },
  { type: 'integer' },
  { type: 'integer', default: 2 ** 60 },
  { type: 'string', default: 'd-1' },
  { type: 'string', default: 'Bearer sk_live_0a1b2c' },
  { default: { authorization: 'sk_live_0a1b2c' } },
  { type: 'string', examples: ['e-1', 'e-2'] },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { type: 'boolean' },
  { const: 3 },
  { $ref: '#/$defs/Code' },
  { $ref: '#/$defs/Node' },
  { anyOf: [{ type: 'integer' }, { $ref: '#/$defs/Code' }] },
  { not: { type: 'string' } },
);

type Schema = Record<string, unknown>;

const { schema } = fc.letrec<{ schema: Schema; object: Schema }>((tie) => ({
  schema: fc
    .tuple(
      text,
      fc.oneof(
        { depthSize: 'small' },
        { weight: 6, arbitrary: scalar },
        { weight: 2, arbitrary: tie('object') },
        {
          weight: 2,
          arbitrary: fc
            .tuple(tie('schema'), fc.constantFrom({}, { minItems: 2 }, { minItems: 2, uniqueItems: true }))
            .map(([items, rest]) => ({ type: 'array', items, ...rest })),
        },
        {
          weight: 1,
          arbitrary: fc
            .tuple(
              fc.constantFrom('anyOf', 'oneOf', 'allOf'),
              fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
            )
            .map(([key, branches]) => ({ [key]: branches })),
        },
      ),
    )
    .map(([described, rest]) => ({ ...rest, ...described })),
  object: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.boolean(), tie('schema')), { minLength: 1, maxLength: 4 })
    .map(objectOf),
}));

function objectOf(members: readonly (readonly [string, boolean, Schema])[]): Schema {
  const properties = Object.fromEntries(members.map(([name, , member]) => [name, member]));
  const required = [...new Set(members.filter(([, isRequired]) => isRequired).map(([name]) => name))];
  return { type: 'object', properties, required };
}

/** What holds at the root beside its parameters. */
const rest = fc.constantFrom<object>(
  {},
  { additionalProperties: false },
  { dependentRequired: { id: ['number'] } },
  { anyOf: [{ required: ['id'] }, { required: ['number'] }] },
  { oneOf: [{ required: ['id'] }, { required: ['number'] }] },
  { if: { required: ['id'] }, then: { required: ['number'] }, else: { required: ['default'] } },
  { allOf: [{ properties: { id: { type: 'string' } }, required: ['id'] }] },
  { maxProperties: 2 },
);

const root = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.boolean(), schema), { minLength: 1, maxLength: 4 }),
    rest,
  )
  .map(
    ([members, more]): Schema => ({
      ...objectOf(members),
      ...more,
      $defs: {
        Code: { type: 'string', enum: ['c-1', 'c-2'] },
        Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } }, required: ['next'] },
      },
    }),
  );

describe('an example that is built for any schema', () => {
  it('is valid, names parameters only, and is the last one that is offered', async () => {
    let built = 0;
    await fc.assert(
      fc.asyncProperty(root, async (inputSchema) => {
        const offered = await exampleFor(inputSchema);
        if (typeof offered === 'string') return;
        built++;
        const call = offered.call as Record<string, unknown>;
        expect(oracle('2020-12').compile(inputSchema)(call)).toBe(true);
        const known = Object.keys(inputSchema['properties'] as object);
        expect(Object.keys(call).filter((name) => !known.includes(name) && name !== 'id')).toEqual([]);
        expect(Object.keys(call)).not.toEqual([]);
        expect(JSON.stringify(call).includes('<')).toBe(offered.trust === 'unfinished guess');
        const again = await exampleFix(await withExample({ name: 'find_parcels', inputSchema }));
        expect(again === undefined || 'because' in again).toBe(true);
        if (offered.trust !== 'unfinished guess') expect(again).toBeUndefined();
      }),
      { numRuns: 2500 },
    );
    expect(built).toBeGreaterThan(300);
  });

  it('shows no secret', async () => {
    let built = 0;
    await fc.assert(
      fc.asyncProperty(root, async (inputSchema) => {
        const offered = await exampleFor(inputSchema);
        if (typeof offered === 'string') return;
        built++;
        expect(JSON.stringify(offered.call)).not.toContain('sk_live');
      }),
      { numRuns: 1500 },
    );
    expect(built).toBeGreaterThan(150);
  });

  it('shows two values of one kind, unless they are one', async () => {
    const value = fc.constantFrom('A-1', 'A-2', 'A-3');
    await fc.assert(
      fc.asyncProperty(value, value, async (from, to) => {
        const shown = { from, to, desk: 'D-1' };
        const members = Object.entries(shown).map(
          ([name, given]) =>
            [name, true, { type: 'string', description: `As given, e.g. ${given}.` }] as const,
        );
        const offered = await exampleFor(objectOf(members));
        if (from === to) expect(offered).toContain('do not go together');
        else expect(offered).toEqual({ call: shown, trust: 'safe' });
      }),
      { numRuns: 50 },
    );
  });

  it('lowers no score and adds no finding', async () => {
    await fc.assert(
      fc.asyncProperty(root, async (inputSchema) => {
        const tool = { name: 'find_parcels', description: 'Finds parcels.', inputSchema };
        if (typeof (await exampleFor(inputSchema)) === 'string') return;
        const before = await assessTool(tool);
        const after = await assessTool(await withExample(tool));
        expect(after.score).toBeGreaterThanOrEqual(before.score!);
        const rulesOf = ({ findings }: typeof before) => findings.map(({ rule }) => rule);
        const left = rulesOf(before);
        for (const rule of rulesOf(after)) {
          expect(left).toContain(rule);
          left.splice(left.indexOf(rule), 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
