import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, stringify } from 'yaml';
import { child, valueAt } from '../../src/model/pointer.js';
import type { Source } from '../../src/model/text/source.js';
import { SyntaxFault } from '../../src/model/text/source.js';
import { parseYaml } from '../../src/model/text/yaml.js';
import { key } from './printer.js';

function faultOf(text: string): SyntaxFault {
  try {
    parseYaml(text);
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
  throw new Error('the text was read');
}

/** The rest of the line from the place of `pointer`. */
function at(source: Source, pointer: string): string {
  const { line, column } = source.locate(pointer);
  return source.text.split(/\r?\n/)[line - 1]!.slice(column - 1);
}

function* pointersOf(value: unknown, pointer = ''): Generator<string> {
  yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) yield* pointersOf(item, child(pointer, name));
}

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1.5e-7,
      '',
      '<<',
      'NO',
      '1.10',
      '2024-01-01',
      'x\ny\n',
      ' # no',
      '- a',
      '*a',
      '\ttab',
      'été 😀: x',
    ),
    fc.string({ maxLength: 5 }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(key, tie('json')), { selector: ([name]) => name, maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const style = fc.record({
  collectionStyle: fc.constantFrom('any' as const, 'flow' as const),
  defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_SINGLE' as const, 'QUOTE_DOUBLE' as const),
  indentSeq: fc.boolean(),
});

describe('YAML', () => {
  it('that was made from a value reads back as that value, with places inside the text', () => {
    fc.assert(
      fc.property(fc.array(json, { maxLength: 3 }), style, fc.boolean(), (value, options, isWindows) => {
        // The package writes __proto__ as any other key only when it is given nodes.
        const written = stringify(new Document(value), { ...options, aliasDuplicateObjects: false });
        const source = parseYaml(isWindows ? written.replaceAll('\n', '\r\n') : written);
        expect(source.value).toEqual(value);
        expect(source.duplicateKeys()).toEqual([]);
        const lines = source.text.split('\n');
        for (const pointer of pointersOf(value)) {
          const { line, column } = source.locate(pointer);
          expect(lines[line - 1]!.length).toBeGreaterThanOrEqual(column - 1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has the place of a member at its key and of an entry at its value', () => {
    const word = fc.stringMatching(/^[a-z]{1,3}$/);
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'medium' },
        fc.integer({ min: 0, max: 99 }),
        fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 3 }),
        fc.dictionary(word, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, style, (value, options) => {
        const source = parseYaml(stringify(value, options));
        for (const pointer of pointersOf(value)) {
          const name = pointer.slice(pointer.lastIndexOf('/') + 1);
          const here = at(source, pointer);
          const item = valueAt(value, pointer);
          if (/^[a-z]+$/.test(name)) expect(here).toMatch(new RegExp(`^["']?${name}["']?:`));
          else if (typeof item === 'number') expect(here.startsWith(String(item))).toBe(true);
        }
      }),
    );
  });

  it.each<[string, string, unknown]>([
    ['NO and its like as text', '[NO, yes, on, Off, y]', ['NO', 'yes', 'on', 'Off', 'y']],
    ['numbers', '[1.10, 0o14, 014, 0x1F, 1_000, 12e3, +1]', [1.1, 12, 14, 31, '1_000', 12000, 1]],
    [
      'dates and times as text',
      '[2024-01-01, 2024-01-01T00:00:00Z, 12:30:45]',
      ['2024-01-01', '2024-01-01T00:00:00Z', '12:30:45'],
    ],
    ['null', '[~, null, Null, ]', [null, null, null]],
    ['a member without value', 'a:\nb: 1', { a: null, b: 1 }],
    ['a key without value in braces', '{a, b: 1}', { a: null, b: 1 }],
    [
      'keys that are no text',
      '1.10: a\ntrue: b\n~: c\n[1, 2]: d',
      { '1.1': 'a', true: 'b', null: 'c', '[1, 2]': 'd' },
    ],
    ['block scalars', 'a: |\n  x\n   y\n\nb: >-\n  x\n  y\n', { a: 'x\n y\n', b: 'x y' }],
    ['a pair inside a list', '[a: 1, b]', [{ a: 1 }, 'b']],
    ['the core for a text that asks for 1.1', '%YAML 1.1\n---\na: NO', { a: 'NO' }],
    ['tags of its own', '[!!str 12, !!int "3"]', ['12', 3]],
    ['a byte order mark', '\ufeffa: 1', { a: 1 }],
    ['comments alone', '# nothing\n', null],
    ['a placeholder of a template', 'a: {{ x }}', { a: { '{ x }': null } }],
  ])('is read as 1.2 has it: %s', (_, text, value) => {
    expect(parseYaml(text).value).toEqual(value);
  });

  it('passes over tags of others', () => {
    const text = [
      'a: !!python/object/apply:os.system ["x"]',
      'b: !!js/function "function () { throw 1 }"',
      'c: !Ref y',
      'd: !!binary aGk=',
      'e: !!timestamp 2024-01-01',
      'f: !!set {x, y}',
      'g: !no!handle 1',
      'h: !<tag:example.org,2024:x> {z: 1}',
    ].join('\n');
    expect(parseYaml(text).value).toEqual({
      a: ['x'],
      b: 'function () { throw 1 }',
      c: 'y',
      d: 'aGk=',
      e: '2024-01-01',
      f: { x: null, y: null },
      g: 1,
      h: { z: 1 },
    });
  });

  it('keeps __proto__ an ordinary key', () => {
    const { value } = parseYaml('__proto__: {name: x}\nb: &b {__proto__: {name: y}}\nc: {<<: *b}');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'b', 'c']);
    expect((value as { name?: unknown }).name).toBeUndefined();
    expect(Object.keys((value as { c: object }).c)).toEqual(['__proto__']);
  });

  it('places what is not there at the nearest place above', () => {
    const source = parseYaml('# top\na:\n  b:\n    - 1\n    - c: 2\n');
    expect(source.locate('')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/x/y')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/a/x')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/a/b/7')).toEqual({ line: 3, column: 3 });
    expect(source.locate('/a/b/01')).toEqual({ line: 3, column: 3 });
    expect(source.locate('/a/b/1/c/x')).toEqual({ line: 5, column: 7 });
    expect(source.locate('/a/b/1')).toEqual({ line: 5, column: 7 });
    expect(parseYaml('# nothing\n').locate('/a')).toEqual({ line: 1, column: 1 });
  });

  it('does not count a byte order mark in a place, and counts accented letters as one', () => {
    const source = parseYaml('\ufeff{é: "été", 😀: 1, b: 2}');
    expect(source.locate('/é')).toEqual({ line: 1, column: 2 });
    expect(source.locate('/b')).toEqual({ line: 1, column: 19 });
  });
});

describe('YAML of several documents', () => {
  it('is the list of them', () => {
    const source = parseYaml('---\na: 1\n---\n# second\nb: [2]\n...\n---\n- 3\n');
    expect(source.value).toEqual([{ a: 1 }, { b: [2] }, [3]]);
    expect(source.locate('')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/0/a')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/1')).toEqual({ line: 5, column: 1 });
    expect(source.locate('/1/b/0')).toEqual({ line: 5, column: 5 });
    expect(source.locate('/2/0')).toEqual({ line: 8, column: 3 });
  });

  it('does not count the empty ones', () => {
    const source = parseYaml('---\n# nothing\n---\na: 1\n---\n');
    expect(source.value).toEqual({ a: 1 });
    expect(source.locate('/a')).toEqual({ line: 4, column: 1 });
    expect(parseYaml('---\nnull\n---\n1\n').value).toEqual([null, 1]);
  });

  it('has anchors of its own in each', () => {
    expect(faultOf('a: &x 1\n---\nb: *x\n').position).toEqual({ line: 3, column: 4 });
    expect(parseYaml('[&x 1, *x]\n---\n[&x 2, *x]\n').value).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('names keys that stand twice by document', () => {
    expect(parseYaml('a: 1\n---\nb: 1\nb: 2\n').duplicateKeys()).toEqual([{ pointer: '/1/b', key: 'b' }]);
  });
});

describe('aliases', () => {
  const text = [
    'base: &base',
    '  type: string',
    '  description: from the anchor',
    'uses:',
    '  whole: *base',
    '  merged: {description: own, <<: *base}',
    '  late: {<<: *base, description: own}',
    '  list:',
    '    - *base',
  ].join('\n');

  it('stand for what their anchor has; what is written out wins over what is merged', () => {
    const base = { type: 'string', description: 'from the anchor' };
    const own = { type: 'string', description: 'own' };
    expect(parseYaml(text).value).toEqual({
      base,
      uses: { whole: base, merged: own, late: own, list: [base] },
    });
  });

  it('have their own place, and what is inside them that of the anchor', () => {
    const source = parseYaml(text);
    expect(at(source, '/uses/whole')).toBe('whole: *base');
    expect(source.locate('/uses/whole/type')).toEqual({ line: 2, column: 3 });
    expect(at(source, '/uses/list/0')).toBe('*base');
    expect(source.locate('/uses/list/0/description')).toEqual({ line: 3, column: 3 });
    expect(source.locate('/uses/merged/type')).toEqual({ line: 2, column: 3 });
    expect(source.locate('/uses/merged/description')).toEqual({ line: 6, column: 12 });
    expect(source.locate('/uses/late/description')).toEqual({ line: 7, column: 21 });
  });

  it('are copies: each may be changed alone', () => {
    const { value } = parseYaml('a: &a {b: [1]}\nc: *a\n');
    const { a, c } = value as { a: object; c: object };
    expect(c).not.toBe(a);
  });

  it('may merge several maps, of which the first wins, and maps that merge others', () => {
    const several = '- &a {x: 1, y: 1}\n- &b {y: 2, z: 2}\n- &c {<<: *b, w: 3}\n- <<: [*a, *c]\n  v: 4\n';
    const source = parseYaml(several);
    expect((source.value as unknown[])[3]).toEqual({ x: 1, y: 1, z: 2, w: 3, v: 4 });
    expect(source.locate('/3/y')).toEqual({ line: 1, column: 13 });
    expect(source.locate('/3/z')).toEqual({ line: 2, column: 13 });
    expect(source.locate('/3/w')).toEqual({ line: 3, column: 15 });
  });

  it('mean the anchor that stands last before them', () => {
    const source = parseYaml('- &a {x: 1}\n- *a\n- &a {x: 2}\n- *a\n');
    expect(source.value).toEqual([{ x: 1 }, { x: 1 }, { x: 2 }, { x: 2 }]);
    expect(source.locate('/1/x').line).toBe(1);
    expect(source.locate('/3/x').line).toBe(3);
  });

  it('may be keys', () => {
    const source = parseYaml('a: &k name\n*k : 1\n&j j: 2\nb: *j\n');
    expect(source.value).toEqual({ a: 'name', name: 1, j: 2, b: 'j' });
    expect(source.locate('/name')).toEqual({ line: 2, column: 1 });
  });

  it('leave a quoted << an ordinary key', () => {
    expect(parseYaml('"<<": {a: 1}').value).toEqual({ '<<': { a: 1 } });
  });

  it('may be used a thousand times', () => {
    const uses = Array.from({ length: 1000 }, (_, index) => `p${index}: {<<: *a, n: ${index}}`);
    expect(Object.keys(parseYaml(`a: &a {type: string}\n${uses.join('\n')}`).value as object)).toHaveLength(
      1001,
    );
  });

  it.each<[string, string, number, number, RegExp]>([
    ['one without an anchor', 'a: 1\nb: *nope', 2, 4, /no anchor "&nope"/],
    ['one before its anchor', 'a: *x\nb: &x 1', 1, 4, /no anchor "&x"/],
    ['one inside its anchor', 'a: &x\n  b: [*x]', 2, 7, /"\*x" stands inside what it repeats/],
    ['one that merges a text', 'a: &x t\nb: {<<: *x}', 2, 5, /"<<" takes a map/],
    ['one that merges a list of texts', 'b:\n  <<: [t]', 2, 3, /"<<" takes a map/],
  ])('that lead nowhere are faults with a place: %s', (_, broken, line, column, says) => {
    const fault = faultOf(broken);
    expect(fault.position).toEqual({ line, column });
    expect(fault.message).toMatch(says);
    expect(fault.syntax).toBe('YAML');
  });

  it('may not stand for a billion values', () => {
    const levels = 'abcdefghij'.split('');
    const bomb = levels.map((name, index) => {
      const items = Array.from({ length: 10 }, () => (index === 0 ? 'lol' : `*${levels[index - 1]}`));
      return `${name}: &${name} [${items.join(', ')}]`;
    });
    const fault = faultOf(bomb.join('\n'));
    expect(fault.message).toMatch(/aliases stand for more than/);
    expect(fault.position.line).toBeGreaterThan(4);
    const merged = levels.map((name, index) =>
      index === 0
        ? `${name}: &${name} {x: 1}`
        : `${name}: &${name} {${Array.from({ length: 10 }, (_, n) => `k${n}: *${levels[index - 1]}`).join(', ')}}`,
    );
    expect(faultOf(merged.join('\n')).message).toMatch(/aliases stand for more than/);
  });
});

describe('keys that stand twice in YAML', () => {
  it.each<[string, string, string[]]>([
    ['none', 'a: {a: 1}\nb: [{a: 1}, {a: 1}]', []],
    ['at the root', 'a: 1\nb: 2\na: 3', ['/a']],
    ['three times is named once', '{a: 1, a: 2, a: 3}', ['/a']],
    ['nested, in the order of the text', 'b: 1\nx:\n  - {c: 1, c: 2}\nb: 2', ['/x/0/c', '/b']],
    ['spelt in two ways', 'a: 1\n"a": 2', ['/a']],
    ['as a number and as a text', '1: a\n"1": b', ['/1']],
    ['not what a merge brings', 'a: &a {x: 1}\nb: {<<: *a, x: 2}', []],
    ['once for an anchor and its alias', 'a: &a {x: 1, x: 2}\nb: *a', ['/a/x']],
    ['with characters that a pointer escapes', '{a/b~: 1, a/b~: 2}', ['/a~1b~0']],
  ])('are found: %s', (_, text, pointers) => {
    expect(
      parseYaml(text)
        .duplicateKeys()
        .map(({ pointer }) => pointer),
    ).toEqual(pointers);
  });

  it('have the last value and its place', () => {
    const source = parseYaml('a: 1\na: {b: 2}\n');
    expect(source.value).toEqual({ a: { b: 2 } });
    expect(source.locate('/a/b')).toEqual({ line: 2, column: 5 });
  });
});

describe('a text that is no YAML', () => {
  it.each<[string, string, number, number, RegExp]>([
    ['a colon in a text', 'a: 1\nb: see: there', 2, 4, /": " needs quotes/],
    ['a tab', 'a:\n\tb: 1', 2, 1, /not with tabs/],
    ['an open text', 'a: "x\nb: 1\n', 3, 1, /double quotes is not closed/],
    ['an open list', 'a: [1, 2\nb: 1', 2, 1, /./],
    ['an open map', '{a: 1', 1, 6, /must end with a }/],
    ['a text that begins with @', 'a: @x', 1, 4, /needs quotes/],
    ['an unknown escape', 'a: "\\q"', 1, 5, /escape/],
    ['a list beside its key', 'a: - b', 1, 4, /line of its own/],
    ['a key after a list', '- a\nb: 1', 2, 1, /complete/],
    ['a key without colon', 'a: 1\nb\nc: 2', 2, 1, /":"/],
    ['a smaller indent in a block', 'a: |\n  x\n y: 1', 3, 1, /same column/],
    ['a fault in the second document', 'a: 1\n---\nb: "x', 3, 6, /not closed/],
    ['too many levels', `${'['.repeat(400)}${']'.repeat(400)}`, 1, 301, /more than 300 levels/],
    ['levels without end', '['.repeat(20_000), 1, 1, /./],
  ])('has a place and a sentence: %s', (_, text, line, column, says) => {
    const fault = faultOf(text);
    if (text.length < 10_000) expect(fault.position).toEqual({ line, column });
    expect(fault.message).toMatch(says);
    expect(fault.message).toMatch(/^(?:YAML|[^A-Z\n])[^\n]*[^.\n]$/);
    expect(fault.syntax).toBe('YAML');
  });

  it('throws nothing else, and its place is inside the text', () => {
    const units = [...'{}[]:,"\'\\ 1a-.\n\t#&*!|>%@?~é', '<<: ', '&a ', '*a', '- ', ': ', '\n  ', '---\n'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 30 }), (text) => {
        try {
          const source = parseYaml(text);
          source.duplicateKeys();
          for (const pointer of pointersOf(source.value)) source.locate(pointer);
        } catch (error) {
          if (!(error instanceof SyntaxFault)) throw error;
          const { line, column } = error.position;
          expect(text.split('\n')[line - 1]!.length).toBeGreaterThanOrEqual(column - 1);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
