import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { child } from '../../src/model/pointer.js';
import { parseJson } from '../../src/model/text/json.js';
import { Printer, positionOf, spaces, value } from './printer.js';

describe('the place of a pointer', () => {
  it('is where a printer has put the member or the entry', () => {
    fc.assert(
      fc.property(value, spaces, fc.boolean(), fc.boolean(), (document, stream, escapes, backwards) => {
        const printer = new Printer(stream, escapes);
        printer.print(document, '');
        const source = parseJson(printer.text);
        expect(source.value).toEqual(document);
        const places = [...printer.offsets];
        for (const [pointer, offset] of backwards ? places.reverse() : places)
          expect([pointer, source.locate(pointer)]).toEqual([pointer, positionOf(printer.text, offset)]);
      }),
      { numRuns: 500 },
    );
  });

  it('is the nearest place above when it is not there', () => {
    const source = parseJson('{\n  "a": {\n    "b": [1,\n 2]\n  }\n}');
    expect(source.locate('/a/c')).toEqual({ line: 2, column: 3 });
    expect(source.locate('/a/b/7')).toEqual({ line: 3, column: 5 });
    expect(source.locate('/a/b/0/x')).toEqual({ line: 3, column: 11 });
    expect(source.locate('/a/b/01')).toEqual({ line: 3, column: 5 });
    expect(source.locate('/x/y/z')).toEqual({ line: 1, column: 1 });
    expect(source.locate('')).toEqual({ line: 1, column: 1 });
  });

  it('is that of the last one when a key stands twice', () => {
    const source = parseJson('{"a": 1,\n "a": {"b": 2}}');
    expect(source.locate('/a')).toEqual({ line: 2, column: 2 });
    expect(source.locate('/a/b')).toEqual({ line: 2, column: 8 });
  });

  it('does not count a byte order mark', () => {
    expect(parseJson('\ufeff{"a": 1}').locate('/a')).toEqual({ line: 1, column: 2 });
  });

  it('counts CRLF as the end of one line', () => {
    expect(parseJson('[\r\n1,\r\n\r\n2]').locate('/1')).toEqual({ line: 4, column: 1 });
  });
});

describe('keys that stand twice', () => {
  const duplicates = (text: string) =>
    parseJson(text)
      .duplicateKeys()
      .map(({ pointer }) => pointer);

  it.each<[string, string, string[]]>([
    ['none', '{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}]}', []],
    ['at the root', '{"a": 1, "b": 2, "a": 3}', ['/a']],
    ['three times is named once', '{"a": 1, "a": 2, "a": 3}', ['/a']],
    ['nested', '[{"x": {"a": 1, "a": 1}}]', ['/0/x/a']],
    ['spelt with an escape', '{"a": 1, "\\u0061": 2}', ['/a']],
    ['with characters that a pointer escapes', '{"a/b~": 1, "a/b~": 2}', ['/a~1b~0']],
    ['__proto__', '{"__proto__": 1, "__proto__": 2}', ['/__proto__']],
    ['with colons and braces in strings', '{"a": ":{\\"a\\":", ":": 1, "b": "\\\\"}', []],
    ['the empty key', '{"": 1, "": 2}', ['/']],
    ['in the order of the text', '{"b": 1, "x": {"c": 1, "c": 2}, "b": 2}', ['/x/c', '/b']],
    ['inside a member that is lost', '{"a": {"x": 1, "x": 2}, "a": 3}', ['/a/x', '/a']],
  ])('are found: %s', (_, text, pointers) => {
    expect(duplicates(text)).toEqual(pointers);
  });

  it('are those that a printer has put there', () => {
    const entries = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', '/', 'c'), fc.constantFrom('1', '[]', '{}', '":"')),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(entries, (members) => {
        const text = `{${members.map(([name, item]) => `${JSON.stringify(name)}: ${item}`).join(', ')}}`;
        const names = members.map(([name]) => name);
        const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
        expect(new Set(duplicates(text))).toEqual(new Set([...twice].map((name) => child('', name))));
      }),
    );
  });
});
