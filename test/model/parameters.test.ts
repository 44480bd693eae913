import { describe, expect, it } from 'vitest';
import type { Arguments } from '../../src/model/schema/arguments.js';
import { SchemaTree } from '../../src/model/schema/tree.js';

const read = (schema: unknown): Arguments => new SchemaTree(schema, '').arguments;

/** The parameters of a schema, as `label pointer`; a required one has a `!` behind its label. */
const list = (schema: unknown) =>
  read(schema).parameters.map(({ label, pointer, required }) => `${label}${required ? '!' : ''} ${pointer}`);

/** What a reference leads to: `found`, `remote` or `dangling`. */
const follow = (schema: unknown, ref: string) => {
  const target = new SchemaTree(schema, '').resolve(ref);
  return typeof target === 'string' ? target : 'found';
};

describe('the parameters of a schema', () => {
  it('are its properties, those of nested objects and those of the entries of lists', () => {
    const schema = {
      properties: {
        a: { type: 'string' },
        b: { properties: { c: {} }, required: ['c'] },
        d: { items: { properties: { e: {} } } },
        f: { prefixItems: [{ properties: { g: {} } }, { items: { items: { properties: { h: {} } } } }] },
      },
      required: ['a'],
    };
    expect(list(schema)).toEqual([
      'a! /properties/a',
      'b /properties/b',
      'd /properties/d',
      'f /properties/f',
      'b.c! /properties/b/properties/c',
      'd[].e /properties/d/items/properties/e',
      'f[].g /properties/f/prefixItems/0/properties/g',
      'f[][][].h /properties/f/prefixItems/1/items/items/properties/h',
    ]);
  });

  it('are those of composition branches, too', () => {
    const schema = JSON.parse(`{
      "allOf": [{"properties": {"a": {}}, "required": ["a"]}],
      "anyOf": [{"properties": {"b": {}}, "required": ["b"]}],
      "oneOf": [{"properties": {"c": {}}}],
      "if": {"properties": {"x": {}}},
      "then": {"properties": {"d": {}}},
      "else": {"properties": {"e": {}}},
      "not": {"properties": {"y": {}}},
      "dependentSchemas": {"a": {"properties": {"f": {}}}}
    }`);
    expect(list(schema)).toEqual([
      'a! /allOf/0/properties/a',
      'b! /anyOf/0/properties/b',
      'c /oneOf/0/properties/c',
      'd /then/properties/d',
      'e /else/properties/e',
      'f /dependentSchemas/a/properties/f',
    ]);
  });

  it('have the names they have, whatever these mean elsewhere', () => {
    const names = [
      'type',
      'properties',
      'required',
      '$ref',
      '$schema',
      '$defs',
      'items',
      'allOf',
      '__proto__',
      'hasOwnProperty',
      'constructor',
      'toString',
      '{{x}}',
      '日本',
      'a/b',
      '',
      '0',
    ];
    const schema: unknown = JSON.parse(
      `{"properties": {${names.map((name) => `${JSON.stringify(name)}: {}`)}}}`,
    );
    expect(
      read(schema)
        .parameters.map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
    expect(list(schema)).toContain('a/b /properties/a~1b');
    expect(list({})).toEqual([]);
  });

  it('are no values of a map', () => {
    const inner = { properties: { hidden: {} } };
    expect(
      list({
        properties: {
          a: { additionalProperties: inner },
          b: { patternProperties: { x: inner } },
          c: { unevaluatedProperties: inner },
        },
      }),
    ).toEqual(['a /properties/a', 'b /properties/b', 'c /properties/c']);
  });

  it('may be boolean schemas, but a false one cannot be filled in', () => {
    expect(list({ properties: { a: true, b: false } })).toEqual(['a /properties/a']);
  });

  it('are none in anything that is no object schema', () => {
    for (const schema of [
      undefined,
      null,
      true,
      false,
      7,
      'object',
      [],
      [{ properties: { a: {} } }],
      { properties: [] },
      { properties: null },
    ])
      expect(list(schema)).toEqual([]);
  });
});

describe('references', () => {
  it.each<[string, string, object]>([
    ['into $defs', '#/$defs/A', {}],
    ['into definitions', '#/definitions/A', {}],
    ['into a list', '#/anyOf/1/not', {}],
    ['into a place that no keyword knows', '#/x-types/A', {}],
    ['percent-encoded', '#/x-types/%C3%A9%20b', {}],
    ['with escapes of pointers', '#/x-types/a~1b~0c', {}],
    ['to an anchor', '#spot', {}],
    ['to an id', 'urn:example:spot', {}],
    [
      'to an anchor inside an id',
      'https://example.com/root.json#spot',
      { $id: 'https://example.com/root.json' },
    ],
    [
      'to a pointer inside an id',
      'https://example.com/root.json#/$defs/A',
      { $id: 'https://example.com/root.json' },
    ],
  ])('are followed %s', (_, $ref, more) => {
    const target = () => ({ properties: { inner: {} } });
    const schema = {
      ...more,
      properties: { other: target(), value: { $ref } },
      anyOf: [true, { not: target() }],
      $defs: {
        A: target(),
        B: { $anchor: 'spot', ...target() },
        C: { $id: 'urn:example:spot', ...target() },
      },
      definitions: { A: target() },
      'x-types': { A: target(), 'é b': target(), 'a/b~c': target() },
    };
    const { parameters } = read(schema);
    expect(follow(schema, $ref)).toBe('found');
    expect(parameters.map(({ label }) => label)).toEqual(['other', 'value', 'other.inner', 'value.inner']);
  });

  it.each<[string, string, string]>([
    ['#/$defs/Missing', 'dangling', 'nothing there'],
    ['#/$defs', 'found', 'an object, whatever it is for'],
    ['#/required', 'dangling', 'a list is no schema'],
    ['#/required/0', 'dangling', 'a text is no schema'],
    ['#/toString', 'dangling', 'only on the prototype'],
    ['#/anyOf/00', 'dangling', 'no index of a pointer'],
    ['#/anyOf/-1', 'dangling', 'no index of a pointer'],
    ['#/%zz', 'dangling', 'a broken encoding'],
    ['#nowhere', 'dangling', 'no such anchor'],
    ['#', 'found', 'the root'],
    ['', 'found', 'the root'],
    ['#/anyOf/0', 'found', 'a boolean schema'],
    ['https://example.com/a.json', 'remote', 'another document'],
    ['other.json#/a', 'remote', 'another document'],
  ])('%j is %s: %s', (ref, kind) => {
    const schema = { anyOf: [true], $defs: {}, required: ['a'] };
    expect(follow(schema, ref)).toBe(kind);
  });

  it('end in a circle', () => {
    const node = { properties: { next: { $ref: '#/$defs/Node' }, all: { items: { $ref: '#/$defs/Node' } } } };
    const schema = { properties: { root: { $ref: '#/$defs/Node' } }, $defs: { Node: node } };
    expect(read(schema).parameters.map(({ label }) => label)).toEqual(['root', 'root.next', 'root.all']);
    expect(list({ $ref: '#' })).toEqual([]);
    expect(list({ properties: { a: { $ref: '#' } } })).toEqual(['a /properties/a']);
    expect(
      list({ allOf: [{ $ref: '#/$defs/A' }], $defs: { A: { allOf: [{ $ref: '#/$defs/A' }] } } }),
    ).toEqual([]);
  });

  it('count each definition once, however often it is used', () => {
    const schema = {
      properties: { from: { $ref: '#/$defs/Point' }, to: { $ref: '#/$defs/Point' } },
      $defs: { Point: { properties: { x: {}, y: {} } } },
    };
    expect(read(schema).parameters.map(({ label }) => label)).toEqual(['from', 'to', 'from.x', 'from.y']);
  });

  it('to eighty definitions that use each other twice do not multiply', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 80 }, (_, index) => [
        `D${index}`,
        { properties: { a: { $ref: `#/$defs/D${index + 1}` }, b: { $ref: `#/$defs/D${index + 1}` } } },
      ]),
    );
    expect(read({ properties: { a: { $ref: '#/$defs/D0' } }, $defs }).parameters).toHaveLength(161);
  });

  it('of the root make its parameters', () => {
    expect(list({ $ref: '#/$defs/In', $defs: { In: { properties: { a: {} }, required: ['a'] } } })).toEqual([
      'a! /$defs/In/properties/a',
    ]);
  });
});

describe('the objects that a caller sends', () => {
  it('know which required names nothing defines, where, and under which conditions', () => {
    const schema = {
      properties: { a: {} },
      required: ['a', 'b', 7, 'toString'],
      anyOf: [{ required: ['c'] }],
    };
    const [root] = read(schema).objects;
    const names = root!.undefinedRequired;
    expect(names.map(({ name, pointer, conditional }) => [name, pointer, conditional])).toEqual([
      ['b', '/required/1', false],
      ['toString', '/required/3', false],
      ['c', '/anyOf/0/required/0', true],
    ]);
    expect([root!.alwaysRequires('a'), root!.mentionsRequired('a')]).toEqual([true, true]);
    expect([root!.alwaysRequires('c'), root!.mentionsRequired('c')]).toEqual([false, true]);
    expect(root!.isMap).toBe(false);
  });

  it('know whether they take keys of their own', () => {
    const isMap = (more: object) => read({ properties: { a: {} }, ...more }).objects[0]!.isMap;
    expect(isMap({ additionalProperties: {} })).toBe(true);
    expect(isMap({ patternProperties: { a: {} } })).toBe(true);
    expect(isMap({ unevaluatedProperties: { type: 'string' } })).toBe(true);
    expect(isMap({ additionalProperties: true })).toBe(false);
    expect(isMap({ additionalProperties: false })).toBe(false);
  });
});
