import { describe, expect, it } from 'vitest';
import { NO_NAMESPACES } from '../../src/model/namespaces.js';
import { readSpec } from '../../src/model/read-spec.js';
import { firstByName, type Tool } from '../../src/model/tool.js';
import { argumentFaults } from '../../src/probe/argument-faults.js';
import { licenceFor, type Permission } from '../../src/probe/permission.js';
import { planCalls } from '../../src/probe/plan.js';
import { validator } from '../../src/validate/validator.js';

function toolOf(inputSchema: object, more: object = {}) {
  const spec = readSpec({ tools: [{ name: 'get_berth', description: 'Gets it.', inputSchema, ...more }] });
  if ('reason' in spec) throw new Error(spec.reason);
  return spec.tools[0]!;
}

const setOf = (...tools: Tool[]) => ({
  tools,
  namespaces: NO_NAMESPACES,
  firstByName: firstByName(tools),
  duplicateKeys: [],
});

function plan(inputSchema: object, more: object = {}) {
  const tool = toolOf(inputSchema, more);
  return planCalls(tool, setOf(tool), validator, undefined);
}

/** `missing {}`, in the order in which they are sent. */
function callsOf(inputSchema: object, more: object = {}): string[] {
  return plan(inputSchema, more).calls.map(
    ({ check, arguments: sent }) => `${check.replace(/^probe\/|-.*$/g, '')} ${JSON.stringify(sent)}`,
  );
}

const object = (properties: object, required: string[] = Object.keys(properties), more: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const BERTH = { type: 'string', examples: ['B-7'] };

describe('A valid call is made of', () => {
  it("a whole example of the author's before anything else", () => {
    const schema = object({ berth: BERTH, side: { type: 'string' } }, ['berth'], {
      examples: [{ berth: 'B-1', side: 'port' }],
    });
    expect(callsOf(schema)).toContain('valid {"berth":"B-1","side":"port"}');
  });

  it('the values that stand at its required parameters', () => {
    const schema = object({
      berth: BERTH,
      days: { type: 'integer', default: 3 },
      side: { enum: ['port', 'starboard'] },
      kind: { const: 'yacht' },
    });
    expect(callsOf(schema)).toContain('valid {"berth":"B-7","days":3,"side":"port","kind":"yacht"}');
  });

  it('nothing, where nothing is required', () => {
    expect(callsOf(object({ side: { enum: ['port', 'starboard'] } }, []))).toContain('valid {}');
    expect(callsOf({ type: 'object' })).toEqual(['valid {}']);
  });

  it.each([
    ['no value is stated', { type: 'string' }],
    ['a value would have to be made up', { type: 'integer', minimum: 1 }],
    ['only a place to fill in is shown', { type: 'string', examples: ['<BERTH ID>'] }],
    ['a value decides what is done', undefined],
  ])('and none is made where %s', (_, berth) => {
    const schema = berth ? object({ berth }) : object({ action: { enum: ['list', 'delete'] } });
    expect(callsOf(schema).some((call) => call.startsWith('valid'))).toBe(false);
    expect(plan(schema).skipped[0]).toMatchObject({
      check: 'probe/valid-call-succeeds',
      outcome: 'not-judged',
    });
  });

  it.each([
    ['agrees in place of the user', object({ confirm: { type: 'boolean', default: true } }), {}],
    [
      'is shown as what not to do',
      object({ berth: { type: 'string' } }),
      { description: 'Wrong: {"berth": "B-7"}' },
    ],
    [
      'is shown with a warning',
      object({ sql: { type: 'string' } }),
      { description: 'Never send {"sql": "DROP"}.' },
    ],
  ])('none is sent that %s', (_, schema, more) => {
    expect(callsOf(schema, more).some((call) => call.startsWith('valid'))).toBe(false);
  });

  it('a type that is accepted is no consent', () => {
    const schema = object({ accept: { type: 'string', examples: ['text/plain'] } });
    expect(callsOf(schema)).toContain('valid {"accept":"text/plain"}');
  });

  it('what a description shows may be a result, which has to fit nothing', () => {
    const description = 'Returns {"berth": 7}.';
    expect(plan(object({ berth: { type: 'string' } }), { description }).skipped).toMatchObject([
      { outcome: 'not-judged' },
    ]);
  });

  it('and an example that does not fit is said to be invalid', () => {
    const schema = object({ berth: { type: 'string' } }, ['berth'], { examples: [{ berth: 7 }] });
    expect(plan(schema).skipped).toMatchObject([{ outcome: 'invalid-arguments', arguments: { berth: 7 } }]);
  });
});

describe('A broken call', () => {
  it('has one fault: something is missing, mistyped once for each kind, or one too many', () => {
    const schema = object(
      {
        berth: BERTH,
        name: BERTH,
        days: { type: 'integer', examples: [2] },
        side: { enum: ['port', 'starboard'] },
      },
      ['berth', 'days'],
      { additionalProperties: false },
    );
    expect(callsOf(schema)).toEqual([
      'missing {"name":"B-7","days":2}',
      'mistyped {"berth":{"tool_score":"not a string"},"name":"B-7","days":2}',
      'mistyped {"berth":"B-7","name":"B-7","days":"tool_score: not a number"}',
      'mistyped {"berth":"B-7","name":"B-7","days":2,"side":"tool_score_no_such_value"}',
      'unknown {"berth":"B-7","name":"B-7","days":2,"tool_score_no_such_argument":true}',
      'valid {"berth":"B-7","name":"B-7","days":2}',
    ]);
  });

  it('has no unknown argument where the schema takes others', () => {
    expect(callsOf(object({ berth: BERTH })).some((call) => call.startsWith('unknown'))).toBe(false);
  });

  it('nor where it takes any name for values of a type', () => {
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    expect(callsOf(map)).toEqual(['valid {}']);
  });

  it('leaves out nothing that has a default', () => {
    expect(callsOf(object({ berth: { type: 'string', default: 'B-7' } }))).toEqual([
      'mistyped {"berth":{"tool_score":"not a string"}}',
      'valid {"berth":"B-7"}',
    ]);
  });

  it.each([
    ['refers to what is not there', { $ref: 'https://example.com/berth.json' }],
    ['is not well-formed', { type: 'strin' }],
    ['has a pattern that is none', { type: 'string', pattern: '[' }],
  ])('none rests on a schema that %s', (_, berth) => {
    const tool = toolOf(object({ berth }));
    expect(argumentFaults(tool, { berth: 'B-7' }, validator)).toHaveProperty('notJudged');
  });

  it('is not sent where the schema does not refuse it', () => {
    expect(callsOf(object({ berth: { examples: ['B-7'] } }))).toEqual([
      'missing {}',
      'valid {"berth":"B-7"}',
    ]);
  });

  it('has no second fault for want of a valid call', () => {
    expect(callsOf(object({ berth: { type: 'string' }, days: { type: 'integer' } }))).toEqual(['missing {}']);
    expect(callsOf(object({ berth: { type: 'string' } }))).toEqual([
      'missing {}',
      'mistyped {"berth":{"tool_score":"not a string"}}',
    ]);
  });

  it('is none where a tool runs as a task only, or a schema cannot be judged', () => {
    expect(callsOf({ type: 'object' }, { execution: { taskSupport: 'required' } })).toEqual([]);
    expect(callsOf({ ...object({ berth: BERTH }), $schema: 'https://example.com/dialect' })).toEqual([]);
  });
});

describe('All faults of arguments are told', () => {
  const tool = toolOf(
    object({ berth: BERTH, days: { type: 'integer', minimum: 1 } }, ['berth', 'days'], {
      additionalProperties: false,
    }),
  );
  const faultsOf = (given: Record<string, unknown>) => argumentFaults(tool, given, validator);

  it('those that are missing, and those that do not fit', () => {
    expect(faultsOf({ berth: 'B-7', days: 1 })).toEqual({ faults: [] });
    expect(faultsOf({ days: 0, side: 1, depth: 2 })).toEqual({
      faults: [
        '"berth" is missing',
        '"days" is 0, below the minimum 1',
        '"side" is not a parameter',
        '"depth" is not a parameter',
      ],
    });
  });

  it('and what is wrong with them together', () => {
    const either = toolOf(
      object({ a: {}, b: {} }, [], { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
    );
    expect(argumentFaults(either, { a: 1, b: 1 }, validator)).toEqual({
      faults: [expect.stringContaining('more than one')],
    });
  });
});

describe('A tool may be called', () => {
  const named = { named: ['get_berth'], readOnly: false };
  const readOnly = { named: [], readOnly: true };
  const licenceOf = (tool: Tool, permission: Permission) => licenceFor(tool, setOf(tool), permission);

  it('when it is named, or says that it only reads', () => {
    expect(licenceOf(toolOf({}), named)).toBe('named');
    expect(licenceOf(toolOf({}, { annotations: { readOnlyHint: true } }), readOnly)).toBe('read-only');
  });

  it.each([
    [{}],
    [{ annotations: {} }],
    [{ annotations: { readOnlyHint: false } }],
    [{ annotations: { readOnlyHint: 'true' } }],
    [{ annotations: { readOnlyHint: true, destructiveHint: true } }],
    [{ annotations: { readOnlyHint: true, destructiveHint: 'true' } }],
    [{ annotations: [{ readOnlyHint: true }] }],
    [{ readOnlyHint: true }],
  ])('and not when it says %j', (more) => {
    expect(licenceOf(toolOf({}, more), readOnly)).toBe('none');
  });

  it('and not when another tool of its name does more than read', () => {
    const reads = toolOf({}, { annotations: { readOnlyHint: true } });
    const writes = toolOf({}, { annotations: { readOnlyHint: false } });
    expect(licenceFor(reads, setOf(reads, writes), readOnly)).toBe('none');
    expect(licenceFor(reads, setOf(reads, reads), readOnly)).toBe('read-only');
  });
});
