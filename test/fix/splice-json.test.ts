import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/fix/apply-edits.js';
import { jsonSplicer } from '../../src/fix/splice/json.js';
import { blankExtras, parseJsonc } from '../../src/model/text/jsonc.js';
import type { Edit } from '../../src/rule/fix.js';
import { Printer, spaces, value } from '../model/printer.js';
import { editsOf } from './edits.js';

function splice(text: string, ...edits: Edit[]): string {
  return jsonSplicer(text, blankExtras(text)).splice(edits);
}

const set = (at: string, written: unknown): Edit => ({ kind: 'set', at, value: written });
const first = (at: string, written: unknown): Edit => ({ kind: 'set', at, value: written, first: true });
const append = (at: string, written: unknown): Edit => ({ kind: 'append', at, value: written });
const remove = (at: string): Edit => ({ kind: 'remove', at });
const rekey = (at: string, key: string): Edit => ({ kind: 'rekey', at, key });

describe('a new member', () => {
  it('stands on a line of its own, indented like the others', () => {
    const text = '{\n    "a": {\n        "b": 1\n    }\n}\n';
    expect(splice(text, set('/a/c', { d: [] }))).toBe(
      '{\n    "a": {\n        "b": 1,\n        "c": {\n            "d": []\n        }\n    }\n}\n',
    );
  });

  it('stands on the same line where the others do', () => {
    expect(splice('{"a": {"b": 1}}', set('/a/c', { d: 2, e: [1] }))).toBe(
      '{"a": {"b": 1, "c": {"d": 2, "e": [1]}}}',
    );
    expect(splice('{"a":{"b":1}}', set('/a/c', [1, 2]))).toBe('{"a":{"b":1,"c":[1,2]}}');
    expect(splice('{ "a": { "b": 1 } }', set('/a/c', true))).toBe('{ "a": { "b": 1, "c": true } }');
    expect(splice('{"a" : 1 ,"b" : 2}', set('/c', 3))).toBe('{"a" : 1 ,"b" : 2,"c" : 3}');
  });

  it('can come first', () => {
    expect(splice('{"a": 1}', first('/type', 'object'))).toBe('{"type": "object", "a": 1}');
    expect(splice('{\n  "a": 1\n}', first('/type', 'object'))).toBe('{\n  "type": "object",\n  "a": 1\n}');
  });

  it('fills an empty object in the way of the text around it', () => {
    expect(splice('{\n  "a": {}\n}', set('/a/b', 1))).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
    expect(splice('{\n\t"a": {}\n}', set('/a/b', 1))).toBe('{\n\t"a": {\n\t\t"b": 1\n\t}\n}');
    expect(splice('{"a": {}}', set('/a/b', 1))).toBe('{"a": {"b": 1}}');
  });

  it('ends its line as the others do', () => {
    expect(splice('{\r\n  "a": 1\r\n}\r\n', set('/b', { c: 1 }))).toBe(
      '{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 1\r\n  }\r\n}\r\n',
    );
  });

  it('keeps comments where they stand, and a trailing comma', () => {
    expect(splice('{\n  "a": 1 // one\n}', set('/b', 2))).toBe('{\n  "a": 1, // one\n  "b": 2\n}');
    expect(splice('{\n  "a": 1, // one\n  // end\n}', set('/b', 2))).toBe(
      '{\n  "a": 1, // one\n  "b": 2,\n  // end\n}',
    );
    expect(splice('{\n  "a": 1 /* one\n  more */\n}', set('/b', 2))).toBe(
      '{\n  "a": 1,\n  "b": 2 /* one\n  more */\n}',
    );
    expect(splice('{"a": 1 /* , */}', set('/b', 2))).toBe('{"a": 1, "b": 2 /* , */}');
  });

  it('has its short lists on one line where the text has them so', () => {
    const spread = '{\n  "required": [\n    "a"\n  ]\n}';
    expect(splice(spread, set('/enum', ['b', 'c']))).toBe(
      '{\n  "required": [\n    "a"\n  ],\n  "enum": [\n    "b",\n    "c"\n  ]\n}',
    );
    const inline = '{\n  "required": ["a"]\n}';
    expect(splice(inline, set('/enum', ['b', 'c']))).toBe('{\n  "required": ["a"],\n  "enum": ["b", "c"]\n}');
  });

  it('has its small objects on one line where the text has them so', () => {
    const text = '{\n  "a": { "b": 1 },\n  "c": {\n    "d": { "e": 2 }\n  }\n}';
    expect(splice(text, set('/examples', [{ id: 'x', tags: ['a', 'b'] }]))).toBe(
      text.replace(/\n\}$/, ',\n  "examples": [{ "id": "x", "tags": ["a", "b"] }]\n}'),
    );
    const long = 'x'.repeat(90);
    expect(splice(text, set('/c/f', { g: long }))).toContain(`"f": {\n      "g": "${long}"\n    }`);
  });

  it('is written in ASCII where all else is', () => {
    expect(splice('{"a": "\\u00e9"}', set('/b', 'è😀'))).toBe(
      '{"a": "\\u00e9", "b": "\\u00e8\\ud83d\\ude00"}',
    );
    expect(splice('{"a": "é\\u00e9"}', set('/b', 'è'))).toBe('{"a": "é\\u00e9", "b": "è"}');
  });

  it('stands beside several others of one pass', () => {
    expect(splice('{\n  "a": 1\n}', set('/b', 2), first('/z', 0), set('/c', 3), set('/a', 9))).toBe(
      '{\n  "z": 0,\n  "a": 9,\n  "b": 2,\n  "c": 3\n}',
    );
  });
});

describe('what is taken out', () => {
  it('takes its line and its comma with it', () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}';
    expect(splice(text, remove('/a'))).toBe('{\n  "b": 2,\n  "c": 3\n}');
    expect(splice(text, remove('/b'))).toBe('{\n  "a": 1,\n  "c": 3\n}');
    expect(splice(text, remove('/c'))).toBe('{\n  "a": 1,\n  "b": 2\n}');
    expect(splice(text, remove('/b'), remove('/c'))).toBe('{\n  "a": 1\n}');
    expect(splice(text, remove('/a'), remove('/b'), remove('/c'))).toBe('{}');
  });

  it('leaves no gap on a line', () => {
    expect(splice('{"a": 1, "b": 2, "c": 3}', remove('/b'))).toBe('{"a": 1, "c": 3}');
    expect(splice('{ "a": 1, "b": 2 }', remove('/b'))).toBe('{ "a": 1 }');
    expect(splice('{ "a": 1, "b": 2 }', remove('/a'))).toBe('{ "b": 2 }');
    expect(splice('["a", "b"]', remove('/0'))).toBe('["b"]');
    expect(splice('["a"]', remove('/0'))).toBe('[]');
  });

  it('leaves comments', () => {
    expect(splice('{\n  // first\n  "a": 1, // one\n  "b": 2\n}', remove('/a'))).toBe(
      '{\n  // first\n  // one\n  "b": 2\n}',
    );
  });

  it('makes room for what is added in the same object', () => {
    expect(splice('{\n  "a": 1,\n  "b": 2\n}', remove('/b'), set('/c', 3))).toBe('{\n  "a": 1,\n  "c": 3\n}');
    expect(splice('{"a": 1, "b": 2}', remove('/b'), set('/c', 3))).toBe('{"a": 1, "c": 3}');
    expect(splice('{"a": 1}', remove('/a'), set('/c', 3))).toBe('{"c": 3}');
    expect(
      splice(
        '{"exclusiveMinimum": true, "minimum": 1.0}',
        remove('/exclusiveMinimum'),
        rekey('/minimum', 'exclusiveMinimum'),
      ),
    ).toBe('{"exclusiveMinimum": 1.0}');
  });
});

describe('a list', () => {
  it('takes new entries at its end', () => {
    expect(splice('{"required": ["a"]}', append('/required', 'b'))).toBe('{"required": ["a", "b"]}');
    expect(splice('{"required": []}', append('/required', 'b'))).toBe('{"required": ["b"]}');
    expect(splice('[\n  1\n]', append('', { a: 1 }))).toBe('[\n  1,\n  {\n    "a": 1\n  }\n]');
  });
});

describe('a string', () => {
  it('changes in part only, counted through its escapes', () => {
    const text = '{"a": "\\u00e9\\n getUser \\"x\\" 😀 getUser\\u002e"}';
    const at = (JSON.parse(text) as { a: string }).a;
    const parts = [...at.matchAll(/getUser/g)].map(({ index }) => ({
      start: index,
      end: index + 7,
      text: 'get_user',
    }));
    expect(splice(text, { kind: 'reword', at: '/a', parts })).toBe(
      '{"a": "\\u00e9\\n get_user \\"x\\" 😀 get_user\\u002e"}',
    );
  });
});

describe('an edit that has no place', () => {
  it.each([
    ['below a text', set('/name/x', 1)],
    ['below what is not there', set('/missing/x', 1)],
    ['an entry that is not there', remove('/list/3')],
    ['a list that is none', append('/name', 1)],
    ['a text that is none', { kind: 'reword', at: '/list', parts: [] } as const],
    ['a key that stands twice', set('/twice/a', 1)],
  ] as const)('says so: %s', (_, edit) => {
    const text = '{"name": "x", "list": [1], "twice": {"a": 1, "a": 2}}';
    expect(jsonSplicer(text).obstacle(edit)).toBeTypeOf('string');
    expect(jsonSplicer(text).obstacle(set('/name', 1))).toBeUndefined();
  });
});

const extras = fc.infiniteStream(
  fc.constantFrom('', '', ' ', '\n', '\r\n  ', '/**/', '/* "a": [1,], \n */', '// "x", ] }\n', '\t'),
);

describe('whatever the text and the edits', () => {
  const documents = fc.oneof(
    fc.array(value, { minLength: 1 }),
    fc.dictionary(fc.string(), value, { minKeys: 1 }),
  );
  const drawn = documents.chain((document) => fc.tuple(fc.constant(document), editsOf(document)));

  it('the text that comes out has the value that the edits make', () => {
    fc.assert(
      fc.property(drawn, spaces, fc.boolean(), ([document, edits], stream, escapes) => {
        const printer = new Printer(stream, escapes);
        printer.print(document, '');
        for (const edit of edits) expect(jsonSplicer(printer.text).obstacle(edit)).toBeUndefined();
        const text = jsonSplicer(printer.text).splice(edits);
        const expected = applyEdits(document, edits);
        expect(JSON.parse(text)).toEqual(expected);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(expected));
      }),
    );
  });

  it('and with comments and trailing commas too, and no comment is lost that stands in no part that goes', () => {
    fc.assert(
      fc.property(
        drawn,
        extras,
        fc.constantFrom('' as const, ',' as const),
        ([document, edits], stream, comma) => {
          const printer = new Printer(stream, false, comma);
          printer.print(document, '');
          const text = splice(printer.text, ...edits);
          expect(parseJsonc(text).value).toEqual(applyEdits(document, edits));
          const additions = edits.filter((edit) => edit.kind === 'append' || edit.kind === 'rekey');
          const comments = (of: string) =>
            of.match(/\/\*\*\/|\/\* "a"[^/]*\*\/|\/\/ "x", \] \}/g)?.length ?? 0;
          expect(comments(splice(printer.text, ...additions))).toBe(comments(printer.text));
        },
      ),
    );
  });

  it('nothing but the edited places changes: edits that write what is there give the same text', () => {
    fc.assert(
      fc.property(drawn, spaces, ([document], stream) => {
        const printer = new Printer(stream, false);
        printer.print(document, '');
        expect(splice(printer.text)).toBe(printer.text);
      }),
    );
  });
});
