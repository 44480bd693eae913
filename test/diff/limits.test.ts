import { describe, expect, it } from 'vitest';
import { allChanges, diffTools, inputChanges, told } from './compare.js';

const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** A schema of objects in objects, with `leaf` at the bottom. */
function nested(levels: number, leaf: object): object {
  let schema = leaf;
  for (let level = 0; level < levels; level++) schema = object({ inner: schema });
  return schema;
}

describe('a recursive schema', () => {
  const tree = (value: object) =>
    object(
      { root: { $ref: '#/$defs/node' } },
      {
        $defs: { node: object({ value, children: { type: 'array', items: { $ref: '#/$defs/node' } } }) },
      },
    );

  it('is compared, and its differences are told once', () => {
    expect(told(inputChanges(tree({ type: 'number' }), tree({ type: 'integer' })))).toEqual([
      'breaking type-narrowed',
    ]);
    expect(told(inputChanges(tree({ type: 'integer' }), tree({ type: 'number' })))).toEqual([
      'neutral type-widened',
    ]);
  });

  it('that is unrolled once accepts the same', () => {
    const unrolled = tree(text) as unknown as { properties: object; $defs: { node: object } };
    const other = { ...unrolled, properties: { root: unrolled.$defs.node } };
    expect(told(inputChanges(unrolled, other))).toEqual(['neutral schema-respelled']);
  });

  it('that leads only to itself ends', () => {
    const loop = (more: object) =>
      object(
        { a: { $ref: '#/$defs/a' } },
        { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a', ...more } } },
      );
    expect(told(inputChanges(loop({}), loop({ minLength: 1 })))).toEqual(['breaking bound-tightened']);
  });

  it('that branches back to itself ends', () => {
    const branching = (more: object) =>
      object(
        { a: { $ref: '#/$defs/a' } },
        { $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, { type: 'string', ...more }] } } },
      );
    expect(told(inputChanges(branching({}), branching({ minLength: 1 })))).toEqual([
      'breaking bound-tightened',
    ]);
  });
});

describe('a reference that leads nowhere', () => {
  it('is the same as itself, and another one cannot be decided', () => {
    const at = ($ref: string) => object({ a: { $ref }, b: text });
    expect(told(inputChanges(at('https://example.org/a.json'), at('https://example.org/b.json')))).toEqual([
      'breaking condition-changed',
    ]);
    const other = { ...at('#/$defs/gone'), title: 'Input' };
    expect(told(inputChanges(at('#/$defs/gone'), other))).toEqual(['behavioural title-changed']);
  });
});

describe('a schema of 5,000 levels', () => {
  it('is compared to a depth, and says that the rest was not', () => {
    const changes = inputChanges(nested(5000, text), nested(5000, { type: 'integer' }));
    expect(told(changes)).toContain('breaking not-compared');
    expect(changes.find(({ kind }) => kind === 'not-compared')).toMatchObject({ isDecided: false });
  });

  it('is the same as itself where only the top differs', () => {
    const base = nested(5000, text);
    const changes = inputChanges(base, { ...base, required: ['inner'] });
    expect(told(changes)).toContain('breaking parameter-required');
    expect(told(changes)).not.toContain('breaking not-compared');
  });

  it.each(['allOf', 'anyOf', 'not', 'items'])('does not exhaust the stack: %s', (keyword) => {
    const deep = (leaf: object) => {
      let schema: object = leaf;
      for (let level = 0; level < 5000; level++)
        schema = { [keyword]: keyword === 'not' || keyword === 'items' ? schema : [schema, {}] };
      return object({ a: schema });
    };
    expect(
      told(inputChanges(deep(text), deep({ type: 'integer' }))).some((each) => each.startsWith('breaking')),
    ).toBe(true);
  });
});

describe('a schema that is too large to compare', () => {
  /** Each definition refers to the next one twice: 2^40 ways through 40 of them. */
  const doubling = (leaf: object) => {
    const $defs: Record<string, object> = { d40: leaf };
    for (let at = 0; at < 40; at++)
      $defs[`d${at}`] = {
        anyOf: [
          object({ a: { $ref: `#/$defs/d${at + 1}` } }, { required: ['a'] }),
          object({ b: { $ref: `#/$defs/d${at + 1}` } }, { required: ['b'] }),
          text,
        ],
      };
    return object({ root: { $ref: '#/$defs/d0' } }, { $defs });
  };

  it('ends soon all the same, and what it says is breaking', () => {
    const started = performance.now();
    const changes = inputChanges(doubling(text), doubling({ type: 'integer' }));
    expect(changes.some((change) => change.class === 'breaking')).toBe(true);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it.each(['allOf', 'anyOf', 'oneOf'])(
    'ends as soon where each definition takes in the next one twice: %s',
    (keyword) => {
      const chain = (leaf: object) => {
        const $defs: Record<string, object> = { d26: leaf };
        for (let at = 0; at < 26; at++) {
          const $ref = `#/$defs/d${at + 1}`;
          $defs[`d${at}`] = { [keyword]: [{ $ref }, { $ref }] };
        }
        return object({ root: { $ref: '#/$defs/d0' } }, { $defs });
      };
      const started = performance.now();
      expect(told(inputChanges(chain(text), chain({ type: 'integer' })))).toContain('breaking not-compared');
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );

  it('with more branches than are taken apart is compared as a whole', () => {
    const many = (count: number) =>
      object({ a: { anyOf: Array.from({ length: count }, (_, at) => object({ [`k${at}`]: text })) } });
    expect(told(inputChanges(many(80), many(81)))).toEqual(['breaking condition-changed']);
    const reversed = {
      anyOf: [...(many(80) as { properties: { a: { anyOf: object[] } } }).properties.a.anyOf].reverse(),
    };
    expect(told(inputChanges(many(80), object({ a: reversed })))).toEqual(['neutral schema-respelled']);
  });
});

describe('a set of 400 tools', () => {
  const tools = (suffix: string) =>
    Array.from({ length: 400 }, (_, at) => ({
      name: `find_kiln_${at}${suffix}`,
      description: `Finds kiln number ${at} of the workshop and returns its size in litres.`,
      inputSchema: object({ [`key${at}`]: { type: 'string', description: `The key of kiln ${at}.` } }),
    }));

  it('is recognised tool by tool when all of them are renamed', () => {
    const { tools: compared } = diffTools(tools(''), tools('_v2'));
    expect(compared.map(({ base, head }) => `${base?.name}_v2` === head?.name)).not.toContain(false);
    expect(new Set(told(compared.flatMap(({ changes }) => changes)))).toEqual(
      new Set(['breaking tool-renamed']),
    );
  });

  it('has no change against itself in another object', () => {
    expect(allChanges(diffTools(tools(''), structuredClone(tools(''))))).toEqual([]);
  });
});
