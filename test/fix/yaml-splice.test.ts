import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/fix/apply-edits.js';
import { yamlSplicer } from '../../src/fix/splice/yaml.js';
import { parseYaml } from '../../src/model/text/yaml.js';
import type { Edit, TextPart } from '../../src/rule/fix.js';

/** The text after edits, which must mean what the edits say. */
function spliced(text: string, edits: readonly Edit[]): string {
  const splicer = yamlSplicer(text);
  expect(edits.map((edit) => splicer.obstacle(edit))).toEqual(edits.map(() => undefined));
  const result = splicer.splice(edits);
  expect(parseYaml(result).value).toEqual(applyEdits(parseYaml(text).value, edits));
  return result;
}

const set = (at: string, value: unknown): Edit => ({ kind: 'set', at, value });
const first = (at: string, value: unknown): Edit => ({ kind: 'set', at, value, first: true });
const append = (at: string, value: unknown): Edit => ({ kind: 'append', at, value });
const remove = (at: string): Edit => ({ kind: 'remove', at });
const rekey = (at: string, key: string): Edit => ({ kind: 'rekey', at, key });
const reword = (at: string, ...parts: TextPart[]): Edit => ({ kind: 'reword', at, parts });

type Row = [name: string, text: string, edits: Edit[], result: string];

function lines(...each: string[]): string {
  return `${each.join('\n')}\n`;
}

const holds = (_: string, text: string, edits: Edit[], result: string) => {
  expect(spliced(text, edits)).toBe(result);
  const windows = (each: string) => each.replaceAll('\n', '\r\n');
  expect(spliced(windows(text), edits)).toBe(windows(result));
};

describe('A value written over another in YAML', () => {
  it.each<Row>([
    ['is a word for a word', 'type: str # c\n', [set('/type', 'string')], 'type: string # c\n'],
    ['keeps double quotes', 'type: "str" # c\n', [set('/type', 'string')], 'type: "string" # c\n'],
    ['keeps single quotes', "type: 'str'\n", [set('/type', "it's")], "type: 'it''s'\n"],
    ['leaves single quotes that cannot hold it', "a: 'b'\n", [set('/a', 'x\ny')], 'a: "x\\ny"\n'],
    ['is a number for a quoted text', 'a: "1"\n', [set('/a', 1)], 'a: 1\n'],
    ['fills a place with nothing in it', 'a:   # c\nb:\n', [set('/a', true)], 'a: true   # c\nb:\n'],
    ['fills an empty entry', '- \n- b\n', [set('/0', 'a')], '- a \n- b\n'],
    [
      'fills the places of nothing in braces',
      '{a, b: , "c":}\n',
      [set('/a', 1), set('/b', 2), set('/c', 3)],
      '{a: 1, b: 2 , "c": 3}\n',
    ],
    ['keeps an anchor that nothing repeats', 'a: &x 1\n', [set('/a', 2)], 'a: &x 2\n'],
    ['takes the place of an alias', 'a: &x 1\nb: *x # c\n', [set('/b', 2)], 'a: &x 1\nb: 2 # c\n'],
    [
      'takes the place of a literal text',
      lines('a: | # c', '  x', '', '  y', '', '# d', 'b: 1'),
      [set('/a', 'z')],
      lines('a: z # c', '', '# d', 'b: 1'),
    ],
    [
      'takes the place of a text over lines',
      lines('a: "x', '  y" # c', 'b: z', '  z'),
      [set('/a', 'x'), set('/b', 1)],
      lines('a: "x" # c', 'b: 1'),
    ],
    [
      'takes the place of a map',
      lines('a:   # c', '  # d', '  b: 1 # e', '  c: 2', 'd: 3'),
      [set('/a', true)],
      lines('a: true   # c', '  # d', 'd: 3'),
    ],
    [
      'takes the place of a list behind a dash',
      lines('- - a', '  - b # c', '- c'),
      [set('/0', 1)],
      lines('- 1', '- c'),
    ],
    ['takes the place of braces', 'a: {b: 1, c: 2} # d\n', [set('/a', { e: [1] })], 'a: {e: [1]} # d\n'],
    [
      'goes below its key',
      lines('a: 1   # c', 'b: 2'),
      [set('/a', { c: { d: 'e' } })],
      lines('a:   # c', '  c:', '    d: e', 'b: 2'),
    ],
    [
      'goes below a key without value',
      lines('a:', 'b: 2'),
      [set('/a', { c: 1 })],
      lines('a:', '  c: 1', 'b: 2'),
    ],
    [
      'goes below in place of a text',
      lines('a: |-', '  x', 'b: 2'),
      [set('/a', { c: 1 })],
      lines('a:', '  c: 1', 'b: 2'),
    ],
    [
      'goes below in place of a map',
      lines('a:', '    b: 1', '    c: 2', 'd: 3'),
      [set('/a', { e: 1, f: 2 })],
      lines('a:', '    e: 1', '    f: 2', 'd: 3'),
    ],
    [
      'goes below in place of a list',
      lines('a:', '- b', 'd:', '  e: 3'),
      [set('/a', { e: 1 })],
      lines('a:', '  e: 1', 'd:', '  e: 3'),
    ],
    [
      'goes behind a dash',
      lines('- a', '- b # c', '-'),
      [set('/0', { x: 1, w: 2 }), set('/1', { x: 1 }), set('/2', [[1, 2]])],
      lines('- x: 1', '  w: 2', '- # c', '  x: 1', '- - - 1', '    - 2'),
    ],
    [
      'replaces what stands behind a dash',
      lines('- a: 1', '  b: 2', '- c'),
      [set('/0', { x: 1, w: 2 })],
      lines('- x: 1', '  w: 2', '- c'),
    ],
    [
      'goes in place of a map behind a colon',
      lines('? a', ': b: 1', '  c: 2'),
      [set('/a', [1, { d: 1 }])],
      lines('? a', ': - 1', '  - d: 1'),
    ],
    [
      'goes in place of a value below its key',
      lines('a: # c', '  b # d', 'e:', '  |', '  f', 'g: 1'),
      [set('/a', { x: 1 }), set('/e', { x: 1 })],
      lines('a: # c', '  x: 1 # d', 'e:', '  x: 1', 'g: 1'),
    ],
    ['goes below an anchor', lines('- &a b', '- c'), [set('/0', { x: 1 })], lines('- &a', '  x: 1', '- c')],
    [
      'replaces a whole document',
      lines('# c', 'a: 1', 'b: 2', '# d'),
      [set('', { x: 1, w: [1] })],
      lines('# c', 'x: 1', 'w:', '  - 1', '# d'),
    ],
    ['replaces a document behind its marker', '--- [1]\n', [set('', { x: 1 })], '--- {x: 1}\n'],
  ])('%s', holds);

  it.each([
    'NO',
    'on',
    'y',
    'null',
    '~',
    '1.10',
    '0x1F',
    '1_000',
    '2026-01-31',
    '12:30:45',
    '.inf',
    '1e3',
    '=',
    '<<',
    '<b>',
    '',
    ' a',
    'a ',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '- a',
    '-',
    '*a',
    '&a',
    '!a',
    '|',
    '>',
    '@a',
    '`a',
    '%a',
    '? a',
    '[a',
    '{a}',
    ', a',
    "'a",
    '"a',
    'a\nb',
    'a\tb',
    '\u0007',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ud800',
    '---',
    '...',
  ])('is quoted when some reader would take it for something else: %j', (value) => {
    for (const text of ['a: b\n', 'a: {b: 1}\n', 'a: [b]\n']) {
      const [at] = text.includes('{') ? ['/a/b'] : text.includes('[') ? ['/a/0'] : ['/a'];
      expect(spliced(text, [set(at!, value)])).toMatch(/["']/);
    }
  });

  it.each([
    'string',
    'a b',
    'get_x',
    '$ref',
    'a:b',
    'a#b',
    'https://x.y/#z',
    'été 😀',
    "it's",
    'say "a"',
    'date-time',
    '3rd',
  ])('is not quoted without need: %s', (value) => {
    expect(spliced('a: b\n', [set('/a', value)])).toBe(`a: ${value}\n`);
  });

  it.each([
    [1.5, '1.5'],
    [1e21, '1.0e+21'],
    [1e-7, '1.0e-7'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
  ])('is spelled for every reader: %j', (value, text) => {
    expect(spliced('a: b\n', [set('/a', value)])).toBe(`a: ${text}\n`);
  });
});

describe('A new member in YAML', () => {
  it.each<Row>([
    [
      'comes behind the last one and its comment',
      lines('a:', '  b: 1 # c', '', '# d', 'e: 2'),
      [set('/a/x', 1)],
      lines('a:', '  b: 1 # c', '  x: 1', '', '# d', 'e: 2'),
    ],
    [
      'comes behind all that the last one holds',
      lines('a:', '  b:', '    - 1', 'c: 2'),
      [set('/a/x', 1)],
      lines('a:', '  b:', '    - 1', '  x: 1', 'c: 2'),
    ],
    [
      'comes behind a text and before the blank lines',
      lines('a:', '  b: |', '    c', '', 'd: 2'),
      [set('/a/x', 1)],
      lines('a:', '  b: |', '    c', '  x: 1', '', 'd: 2'),
    ],
    [
      'comes behind the blank lines that belong to a text',
      lines('a:', '  b: |+', '    c', '', 'd: 2'),
      [set('/a/x', 1)],
      lines('a:', '  b: |+', '    c', '', '  x: 1', 'd: 2'),
    ],
    ['comes first', lines('# c', 'a: 1', 'b: 2'), [first('/x', 1)], lines('# c', 'x: 1', 'a: 1', 'b: 2')],
    [
      'comes first, above the comment of the other',
      lines('a: # 1', '  # 2', '  b: 1'),
      [first('/a/x', 1)],
      lines('a: # 1', '  x: 1', '  # 2', '  b: 1'),
    ],
    [
      'comes first behind a dash',
      lines('- a: 1', '  b: 2'),
      [first('/0/x', { w: 1 })],
      lines('- x:', '    w: 1', '  a: 1', '  b: 2'),
    ],
    [
      'comes last below a dash',
      lines('-   a: 1', '- b: 2'),
      [set('/0/x', 1)],
      lines('-   a: 1', '    x: 1', '- b: 2'),
    ],
    [
      'and its neighbours keep their order',
      lines('a:', '  b: 1'),
      [set('/c', 1), set('/a/d', 1), set('/a/e', 1), first('/a/f', 1), first('/g', 1)],
      lines('g: 1', 'a:', '  f: 1', '  b: 1', '  d: 1', '  e: 1', 'c: 1'),
    ],
    [
      'has the indentation of the text',
      lines('a:', '    b:', '    - 1'),
      [set('/c', { d: { e: [{ f: 1, g: 2 }] } })],
      lines('a:', '    b:', '    - 1', 'c:', '    d:', '        e:', '        - f: 1', '          g: 2'),
    ],
    [
      'has lists as the text has them',
      lines('a:', '  - 1'),
      [set('/c', ['x', 'w'])],
      lines('a:', '  - 1', 'c:', '  - x', '  - w'),
    ],
    [
      'has lists in brackets as the text has them',
      'a: [1]\n',
      [set('/c', ['x', 'on'])],
      lines('a: [1]', 'c: [x, "on"]'),
    ],
    [
      'has braces as the text has them',
      'a: { b: 1 }\n',
      [set('/a/c', { d: {}, e: ['x'] })],
      'a: { b: 1, c: { d: {}, e: [x] } }\n',
    ],
    ['has the quotes of the text', "a: 'b'\n", [set('/c', 'NO')], lines("a: 'b'", "c: 'NO'")],
    [
      'has a key that reads as text',
      'a: b\n',
      [set('/on', 1), set('/1', 1), set('/<<', 1), set('/a: b', 1), set('/__proto__', 1)],
      lines('a: b', '"on": 1', '"1": 1', '"<<": 1', '"a: b": 1', '__proto__: 1'),
    ],
    [
      'stands behind the others in braces',
      'a: {type: array} # c\n',
      [set('/a/items', {})],
      'a: {type: array, items: {}} # c\n',
    ],
    [
      'stands before the others in braces',
      'a: { type: array }\n',
      [first('/a/x', 1)],
      'a: { x: 1, type: array }\n',
    ],
    [
      'stands alone in braces',
      'a: {}\nb: {  }\n',
      [set('/a/x', 1), set('/b/x', 1)],
      'a: {x: 1}\nb: {x: 1}\n',
    ],
    ['stands in padded braces', 'a: {}\nb: { c: 1 }\n', [set('/a/x', 1)], 'a: { x: 1 }\nb: { c: 1 }\n'],
    ['stands before the comma at the end', 'a: {b: 1,}\n', [set('/a/x', 1)], 'a: {b: 1, x: 1,}\n'],
    [
      'stands in a line of its own in braces over lines',
      lines('a: {', '  b: 1, # c', '  d: 2 # e', '}'),
      [set('/a/x', 1), first('/a/w', 2)],
      lines('a: {', '  w: 2,', '  b: 1, # c', '  d: 2, # e', '  x: 1', '}'),
    ],
    [
      'and keeps a comma at the end of lines',
      lines('a: {', '  b: 1, # c', '}'),
      [set('/a/x', 1), set('/a/w', 1)],
      lines('a: {', '  b: 1, # c', '  x: 1,', '  w: 1,', '}'),
    ],
    [
      'stands in line with the others',
      lines('a: {b: 1,', '    c: 2}'),
      [set('/a/x', 1)],
      lines('a: {b: 1,', '    c: 2,', '    x: 1}'),
    ],
    [
      'is written like JSON among keys like those of JSON',
      'a: {"b":1,"c":2}\n',
      [set('/a/x', { w: ['z'] })],
      'a: {"b":1,"c":2,"x": {"w": ["z"]}}\n',
    ],
    [
      'comes first in braces whose comment stays',
      lines('a: { # c', '  b: 1', '}'),
      [remove('/a/b'), set('/a/x', 1)],
      lines('a: { # c', '  x: 1', '}'),
    ],
  ])('%s', holds);

  it('stands in a last line without line break', () => {
    expect(spliced('a: 1\nb: 2', [set('/c', 3)])).toBe('a: 1\nb: 2\nc: 3');
    expect(spliced('a:\r\n  b: 2 # c', [set('/a/c', 3), first('/d', 1)])).toBe(
      'd: 1\r\na:\r\n  b: 2 # c\r\n  c: 3',
    );
    expect(spliced('a: |\n  x', [set('/c', 3)])).toBe('a: |\n  x\nc: 3');
    expect(spliced('{a: 1}', [set('/b', 1)])).toBe('{a: 1, b: 1}');
  });

  it('changes one line where braces stand in one, and nothing before an accented comment', () => {
    const text = lines('p:', '  lines: { type: array }        # été: à compléter', '  é: {a: 1}');
    expect(spliced(text, [set('/p/lines/items', {})])).toBe(
      lines('p:', '  lines: { type: array, items: {} }        # été: à compléter', '  é: {a: 1}'),
    );
  });
});

describe('A new entry in YAML', () => {
  it.each<Row>([
    [
      'stands like the others',
      lines('a:', '  - b # c', '', 'd: 1'),
      [append('/a', 'x')],
      lines('a:', '  - b # c', '  - x', '', 'd: 1'),
    ],
    [
      'stands where lists have no indentation',
      lines('a:', '- b', '# d', 'd: 1'),
      [append('/a', 'x')],
      lines('a:', '- b', '- x', '# d', 'd: 1'),
    ],
    [
      'is a map',
      lines('-   a: 1'),
      [append('', { b: 1, c: { d: 2 } })],
      lines('-   a: 1', '-   b: 1', '    c:', '      d: 2'),
    ],
    [
      'has the quotes of all others',
      lines('- "a"', '- "b"'),
      [append('', 'c')],
      lines('- "a"', '- "b"', '- "c"'),
    ],
    [
      'stands in brackets',
      'a: [b, c]\n',
      [append('/a', 'd'), append('/a', 'a, b')],
      'a: [b, c, d, "a, b"]\n',
    ],
    [
      'has the quotes of all others in brackets',
      "a: ['b', 'c']\n",
      [append('/a', 'd')],
      "a: ['b', 'c', 'd']\n",
    ],
    ['stands alone in brackets', 'a: []\n', [append('/a', 'b')], 'a: [b]\n'],
    [
      'stands in padded brackets',
      'a: [ b ]\nc: []\n',
      [append('/a', 'x'), append('/c', 'x')],
      'a: [ b, x ]\nc: [ x ]\n',
    ],
    [
      'stands in brackets over lines',
      lines('a: [', '  b, # c', '  d # e', ']'),
      [append('/a', 'x')],
      lines('a: [', '  b, # c', '  d, # e', '  x', ']'),
    ],
    [
      'stands in a list of lists',
      lines('- - a', '- b'),
      [append('/0', 'x'), append('', 'w')],
      lines('- - a', '  - x', '- b', '- w'),
    ],
  ])('%s', holds);
});

describe('What is taken out of YAML', () => {
  it.each<Row>([
    [
      'takes its line and the comment behind it',
      lines('a: 1', '# b', 'b: 2 # c', 'd: 3'),
      [remove('/b')],
      lines('a: 1', '# b', 'd: 3'),
    ],
    ['takes all its lines', lines('a:', '- x', '- y: |', '    z', 'd: 3'), [remove('/a')], lines('d: 3')],
    ['takes an entry', lines('- a', '- b: 1', '  c: 2 # c', '- d'), [remove('/1')], lines('- a', '- d')],
    [
      'takes the comments below it that stand deeper',
      lines('a: |', '  x', 'b:', '  c: 1', '', '  # d: 2', '', '# e', 'f: 3'),
      [remove('/b')],
      lines('a: |', '  x', '', '# e', 'f: 3'),
    ],
    [
      'leaves the dash to the next key',
      lines('- name: x # n', '  a: 1', '  b: 2'),
      [remove('/0/name')],
      lines('- a: 1', '  b: 2'),
    ],
    [
      'leaves the dash to the next that stays',
      lines('- name: x', '', '  a: 1', '  b: 2', '  c: 3'),
      [remove('/0/name'), remove('/0/a'), remove('/0/c')],
      lines('- b: 2'),
    ],
    [
      'leaves the dash to a comment',
      lines('- name: x', '  # a', '  a: 1'),
      [remove('/0/name')],
      lines('- # a', '  a: 1'),
    ],
    ['leaves the dash to the next entry', lines('- - a', '  - b'), [remove('/0/0')], lines('- - b')],
    [
      'leaves braces where nothing is left',
      lines('a: # c', '  # d', '  b: 1', '  c: 2', 'd: 3'),
      [remove('/a/b'), remove('/a/c')],
      lines('a: {} # c', '  # d', 'd: 3'),
    ],
    [
      'leaves brackets where nothing is left',
      lines('a:', '- b', 'c: 1'),
      [remove('/a/0')],
      lines('a: []', 'c: 1'),
    ],
    ['leaves braces behind a dash', lines('- a: 1 # c', '- b: 1'), [remove('/0/a')], lines('- {}', '- b: 1')],
    [
      'leaves braces in an empty document',
      lines('# c', 'a: 1', '# d'),
      [remove('/a')],
      lines('# c', '{}', '# d'),
    ],
    [
      'leaves a merge',
      lines('a: &a {b: 1}', 'c:', '  <<: *a', '  d: 1'),
      [remove('/c/d')],
      lines('a: &a {b: 1}', 'c:', '  <<: *a'),
    ],
    ['takes its comma in braces', 'a: {b: 1, c: 2, d: 3}\n', [remove('/a/c')], 'a: {b: 1, d: 3}\n'],
    ['takes the first', 'a: { b: 1, c: 2 }\n', [remove('/a/b')], 'a: { c: 2 }\n'],
    ['takes the comma before the last', 'a: { b: 1, c: 2 }\n', [remove('/a/c')], 'a: { b: 1 }\n'],
    ['takes several', 'a: [b, c, d, e]\n', [remove('/a/0'), remove('/a/2'), remove('/a/3')], 'a: [c]\n'],
    ['keeps a comma at the end', 'a: [b, c,]\n', [remove('/a/1')], 'a: [b,]\n'],
    ['takes all', 'a: [ b, c ] # d\n', [remove('/a/0'), remove('/a/1')], 'a: [] # d\n'],
    [
      'takes lines in brackets',
      lines('a: [', '  # b', '  b, # b', '  # c', '  c, # c', '  d', ']'),
      [remove('/a/1')],
      lines('a: [', '  # b', '  b, # b', '  # c', '  d', ']'),
    ],
    [
      'takes the last line in brackets',
      lines('a: [', '  b, # b', '  c # c', ']'),
      [remove('/a/1')],
      lines('a: [', '  b # b', ']'),
    ],
    [
      'takes all lines but comments',
      lines('a: [', '  # b', '  b,', ']'),
      [remove('/a/0')],
      lines('a: [', '  # b', ']'),
    ],
  ])('%s', holds);

  it('leaves the last line without line break when it had none', () => {
    expect(spliced('a: 1\nb: 2', [remove('/b')])).toBe('a: 1');
    expect(spliced('a: 1\r\nb: 2', [remove('/b')])).toBe('a: 1');
    expect(spliced('- a: 1\n- b', [remove('/1'), set('/0/c', 1)])).toBe('- a: 1\n  c: 1');
  });

  it('leaves the line break that belongs to a text', () => {
    expect(spliced('a: |\n  x\nb: 2', [remove('/b')])).toBe('a: |\n  x\n');
  });
});

describe('A new key in YAML', () => {
  it.each<Row>([
    [
      'takes the place of the old one',
      lines('a: 1', 'inputschema:  # c', '  b: 1'),
      [rekey('/inputschema', 'inputSchema')],
      lines('a: 1', 'inputSchema:  # c', '  b: 1'),
    ],
    [
      'keeps its quotes',
      lines('"a": 1', "'b' : 2"),
      [rekey('/a', 'x'), rekey('/b', "y'z")],
      lines('"x": 1', "'y''z' : 2"),
    ],
    [
      'gets quotes where it needs them',
      '{a: 1, b}\n',
      [rekey('/a', 'x, y'), rekey('/b', 'on')],
      '{"x, y": 1, "on"}\n',
    ],
    ['stands over what changes', 'a: {b: 1}\n', [rekey('/a', 'x'), set('/a/b', 2)], 'x: {b: 2}\n'],
    ['leaves an anchor', lines('a: &x 1', 'b: *x'), [rekey('/a', 'c')], lines('c: &x 1', 'b: *x')],
    [
      'is what another was called',
      lines('minimum: 5', 'exclusiveMinimum: true'),
      [remove('/exclusiveMinimum'), rekey('/minimum', 'exclusiveMinimum')],
      lines('exclusiveMinimum: 5'),
    ],
  ])('%s', holds);
});

describe('Several edits in one map of YAML', () => {
  const edits = [
    remove('/p/minimum'),
    rekey('/p/titel', 'title'),
    set('/p/type', 'integer'),
    set('/p/default', 1),
    first('/p/x', {}),
    set('/p/tags/z', 1),
  ];

  it.each<Row>([
    [
      'in lines',
      lines('p:', '  type: int # t', '  minimum: 1 # m', '  # what', '  titel: A', '  tags: {}', 'q: 1'),
      edits,
      lines(
        'p:',
        '  x: {}',
        '  type: integer # t',
        '  # what',
        '  title: A',
        '  tags: {z: 1}',
        '  default: 1',
        'q: 1',
      ),
    ],
    [
      'in braces',
      'p: {type: int, minimum: 1, titel: A, tags: {}}\n',
      edits,
      'p: {x: {}, type: integer, title: A, tags: {z: 1}, default: 1}\n',
    ],
    [
      'when the first one goes',
      lines('- a: 1', '  b: 2'),
      [remove('/0/a'), first('/0/x', 1), set('/0/w', 2), set('/0/b', 3)],
      lines('- x: 1', '  b: 3', '  w: 2'),
    ],
    [
      'when all go',
      lines('- a: 1', '  # b', '  b: 2', '- c'),
      [remove('/0/a'), remove('/0/b'), first('/0/x', 1), set('/0/w', 2)],
      lines('- x: 1', '  w: 2', '  # b', '- c'),
    ],
    [
      'when all go in braces',
      '[{a: 1, b: 2}]\n',
      [remove('/0/a'), remove('/0/b'), first('/0/x', 1), set('/0/w', 2)],
      '[{x: 1, w: 2}]\n',
    ],
    [
      'when the last goes in braces',
      '{a: 1, b: 2, c: 3}\n',
      [remove('/b'), remove('/c'), set('/x', 1)],
      '{a: 1, x: 1}\n',
    ],
    [
      'when the first goes in braces',
      '{a: 1, b: 2, c: 3}\n',
      [remove('/a'), remove('/b'), first('/x', 1)],
      '{x: 1, c: 3}\n',
    ],
  ])('%s', holds);
});

describe('Words replaced in a text of YAML', () => {
  /** Replaces every `old_name` of the text at `/a`. */
  const renamed = (text: string, name = 'get_user.x-1'): string => {
    const { a } = parseYaml(text).value as { a: string };
    const parts = [...a.matchAll(/old_name/g)].map(({ index }) => ({
      start: index,
      end: index + 8,
      text: name,
    }));
    expect(parts.length).toBeGreaterThan(0);
    return spliced(text, [reword('/a', ...parts)]);
  };

  it.each([
    ['plain', 'a: Call old_name, not old_names. # old_name\n'],
    ['plain over lines', lines('a: Call old_name', '', '   and old_name', '  again old_name # c', 'b: 1')],
    ['in braces', 'a: Call old_name first\n'],
    ['single quotes', "a: 'It''s old_name, ''old_name'''\n"],
    ['single quotes over lines', lines("a: 'It''s old_name,", '', "  ''old_name''", "  '", 'b: 1')],
    ['double quotes', 'a: "\\told_name \\U0001F600 \\"old_name\\" \\x41old_name 😀 old_name"\n'],
    [
      'double quotes over lines',
      lines(
        'a: "x old_name \\',
        '   old_name  ',
        '',
        '',
        '  old_name\\',
        '  \\ old_name \\\\',
        '  old_name"',
        'b: 1',
      ),
    ],
    ['a literal text', lines('a: |', '', '  old_name', '    old_name', '', '  x old_name', '', 'b: 1')],
    ['a literal text with an indent', lines('a: |2-', '    old_name', '  old_name', 'b: 1')],
    ['a literal text with its end', lines('a: |+ # c', '   x old_name', '', '', 'b: 1')],
    [
      'a folded text',
      lines(
        'a: >-',
        '  old_name',
        '  x old_name',
        '',
        '',
        '  old_name',
        '    deep old_name',
        '',
        '  old_name',
        '',
        'b: 1',
      ),
    ],
    ['a folded text that begins deep', lines('a: >1', '   old_name', '', '  old_name', ' old_name old_name')],
  ])('stand where they stood: %s', (_, text) => {
    // In these texts a comment mentions the word once at most, and keeps it.
    const expected = text.replace(/(?<!# )old_name/g, 'get_user.x-1');
    expect(renamed(text)).toBe(expected);
    expect(renamed(text.replaceAll('\n', '\r\n'))).toBe(expected.replaceAll('\n', '\r\n'));
  });

  it('of which some were written as escapes', () => {
    expect(renamed('a: "x o\\u006cd\\x5fname."\n', 'y')).toBe('a: "x y."\n');
  });

  it('get quotes when they would not read as text', () => {
    expect(renamed('a: old_name # c\n', 'on')).toBe('a: "on" # c\n');
    expect(renamed('{a: old_name}\n', '12')).toBe('{a: "12"}\n');
  });

  it.each<[string, string, TextPart]>([
    ['over two lines', 'a: x\n  y\n', { start: 0, end: 3, text: 'z' }],
    ['a whole character of two halves', 'a: "\\U0001F600"\n', { start: 0, end: 1, text: 'z' }],
    ['no word', 'a: x y\n', { start: 0, end: 1, text: '#' }],
    ['at the start of a text, what begins no text', 'a: x\n', { start: 0, end: 1, text: '-' }],
    ['nothing', 'a: x\n', { start: 1, end: 1, text: 'y' }],
  ])('have an obstacle: %s', (_, text, part) => {
    expect(yamlSplicer(text).obstacle(reword('/a', part))).toBe(
      'its words cannot be told apart in the way it is written',
    );
  });
});

describe('Several documents of YAML', () => {
  const text = lines('# one', '---', 'a: 1', '---', '# nothing', '---', '- b', '...', '# end');

  it('are told apart by the first step of a pointer', () => {
    expect(spliced(text, [set('/0/c', 2), append('/1', 'd'), remove('/0/a')])).toBe(
      lines('# one', '---', 'c: 2', '---', '# nothing', '---', '- b', '- d', '...', '# end'),
    );
  });

  it('cannot be added or taken out', () => {
    const { obstacle } = yamlSplicer(text);
    expect(obstacle(append('', 1))).toBe('it stands for several documents');
    expect(obstacle(remove('/0'))).toBe('it is a whole document');
  });
});

describe('An edit in YAML has an obstacle', () => {
  const anchors = lines(
    'base: &id {type: string, min: &m 1}',
    'a: *id',
    'b: {<<: *id, type: integer}',
    'c: [*m]',
    'k: &k x',
    'd: {*k : 1}',
  );

  it.each<[string, string, Edit, string]>([
    [
      'inside what an alias repeats',
      anchors,
      set('/base/type', 'x'),
      'it is shared through the anchor "&id"',
    ],
    [
      'for a new member of what an alias repeats',
      anchors,
      set('/base/x', 'x'),
      'it is shared through the anchor "&id"',
    ],
    ['through an alias', anchors, set('/a/type', 'x'), 'it is shared through the anchor "&id"'],
    ['over what an alias repeats', anchors, set('/base', 'x'), 'it is shared through the anchor "&id"'],
    [
      'that takes out what an alias repeats',
      anchors,
      remove('/base'),
      'it is shared through the anchor "&id"',
    ],
    [
      'that changes the words of what is repeated',
      anchors,
      reword('/k', { start: 0, end: 1, text: 'y' }),
      'it is shared through the anchor "&k"',
    ],
    ['through a merge', anchors, set('/b/min', 2), 'it comes from a merge ("<<")'],
    [
      'that gives a merged key back its value',
      anchors,
      remove('/b/type'),
      'a merge ("<<") would bring "type" back',
    ],
    [
      'that renames what a merge has, too',
      anchors,
      rekey('/b/type', 'x'),
      'a merge ("<<") would bring "type" back',
    ],
    ['at a key that stands twice', 'a: 1\na: 2\n', set('/a', 3), 'the key "a" stands twice'],
    ['below a key that stands twice', 'a: {b: 1}\na: {b: 2}\n', set('/a/b', 3), 'the key "a" stands twice'],
    [
      'where blank lines would pass to the text above',
      lines('- a: |+', '    x', '- b: 1', '', '- c'),
      remove('/1'),
      'the text above it would take the blank lines below it',
    ],
    ['over a value with a tag', 'a: !!str 12\n', set('/a', 13), 'it has the tag "tag:yaml.org,2002:str"'],
    ['over a value with a tag of another', 'a: !Ref x\n', set('/a', 13), 'it has the tag "!Ref"'],
    ['at a key with a tag', '!!str 1: 2\n', rekey('/1', 'x'), 'its key has the tag "tag:yaml.org,2002:str"'],
    ['at a key that is no text', '[1, 2]: 3\n', rekey('/[1, 2]', 'x'), 'its key is no text'],
    ['in a pair without braces', '[a: 1]\n', set('/0/b', 2), 'it is a pair without braces'],
    ['at a key without colon', '? a\n', set('/a', 2), 'its key stands without a colon'],
    ['where nothing stands', 'a: 1\n', set('/b/c', 2), 'there is no such place'],
    ['below a value that is none', 'a:\n', set('/a/b', 2), 'there is no such place'],
    ['for an entry of no list', 'a: {}\n', append('/a', 2), 'there is no list'],
    ['in an empty text', '# c\n', set('', 2), 'there is no such place'],
  ])('%s', (_, text, edit, because) => {
    expect(yamlSplicer(text).obstacle(edit)).toBe(because);
  });

  it('but none beside what is shared', () => {
    expect(spliced(anchors, [set('/b/type', 'x'), set('/b/x', 1), remove('/a'), set('/c/0', 2)])).toBe(
      lines(
        'base: &id {type: string, min: &m 1}',
        'b: {<<: *id, type: x, x: 1}',
        'c: [2]',
        'k: &k x',
        'd: {*k : 1}',
      ),
    );
  });

  it('but none where anchor and alias go together', () => {
    expect(spliced('a: {b: &x 1, c: *x}\nd: 1\n', [remove('/a')])).toBe('d: 1\n');
  });
});

describe('A YAML text', () => {
  it('is left as it is without edits, and outside of them', () => {
    const text =
      '%YAML 1.2\n---\n# é\na:   1.0  # x\n"b" : 1e3\n\n\nc: 12345678901234567890\n? d\n: - ~\n  -   \'x\'\ne: >\n  f\n\n   \n...\n';
    expect(spliced(text, [])).toBe(text);
    expect(spliced(text, [set('/a', 2)])).toBe(text.replace('1.0 ', '2 '));
    expect(spliced(text, [set('/d/1', 'y')])).toBe(text.replace("'x'", "'y'"));
    expect(spliced(text, [append('/d', 1)])).toBe(text.replace("'x'\n", "'x'\n  -   1\n"));
  });
});
