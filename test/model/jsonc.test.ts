import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/model/text/json.js';
import { parseJsonc } from '../../src/model/text/jsonc.js';
import { SyntaxFault } from '../../src/model/text/source.js';
import { Printer, positionOf, value } from './printer.js';

function faultOf(text: string): SyntaxFault {
  try {
    parseJsonc(text);
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
  throw new Error('the text was read');
}

const extras = fc.infiniteStream(
  fc.constantFrom('', '', ' ', '\r\n', '/**/', '/* "a": [1,], // 😀\n */', '// "x", ] }\n', '//\r\n', '\t'),
);

describe('a text with comments and trailing commas', () => {
  it('has the value and the places that a printer has put there', () => {
    fc.assert(
      fc.property(
        value,
        extras,
        fc.boolean(),
        fc.constantFrom('' as const, ',' as const),
        (document, stream, escapes, comma) => {
          const printer = new Printer(stream, escapes, comma);
          printer.print(document, '');
          const source = parseJsonc(printer.text);
          expect(source.value).toEqual(document);
          expect(source.text).toBe(printer.text);
          for (const [pointer, offset] of printer.offsets)
            expect([pointer, source.locate(pointer)]).toEqual([pointer, positionOf(printer.text, offset)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has the value that the package reads', () => {
    fc.assert(
      fc.property(value, extras, fc.constantFrom('' as const, ',' as const), (document, stream, comma) => {
        const printer = new Printer(stream, false, comma);
        printer.print(document, '');
        // The package sets the prototype for this key.
        fc.pre(!printer.text.includes('__proto__'));
        expect(parseJsonc(printer.text).value).toEqual(parse(printer.text, [], { allowTrailingComma: true }));
      }),
    );
  });

  it('is read like JSON when it is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJsonc(text).value).toEqual(parseJson(text).value);
      }),
    );
  });

  it.each<[string, string, unknown]>([
    ['a comment before it', '\ufeff// tools\n{"a": 1}', { a: 1 }],
    ['a comment behind it', '{"a": 1} // tools', { a: 1 }],
    ['a comment between a comma and a bracket', '[1, // one\n /* two */ ]', [1]],
    [
      'comment signs in texts',
      '{"a": "// no", "b": "/* no */", "c": "x,]"}',
      { a: '// no', b: '/* no */', c: 'x,]' },
    ],
    ['a quote in a comment', '[1, /* " */ 2]', [1, 2]],
    ['an escaped quote before a comment', '["\\"", // "\n 2]', ['"', 2]],
  ])('may have %s', (_, text, wanted) => {
    expect(parseJsonc(text).value).toEqual(wanted);
  });

  it('does not count a byte order mark', () => {
    expect(parseJsonc('\ufeff{/**/"a": 1,}').locate('/a')).toEqual({ line: 1, column: 6 });
  });

  it('has its keys that stand twice', () => {
    const source = parseJsonc('{"a": 1, // "a": 1\n "b": {"c": 1, "c": 2,}, "a": 3,}');
    expect(source.duplicateKeys()).toEqual([
      { pointer: '/b/c', key: 'c' },
      { pointer: '/a', key: 'a' },
    ]);
  });

  it('may be nested 5,000 levels deep', () => {
    const source = parseJsonc(`${'[{"a":'.repeat(2500)}1,${'}]'.repeat(2500)}`.replace('1,', '1 /* one */,'));
    expect(source.locate('/0/a'.repeat(2500))).toEqual({ line: 1, column: 6 * 2500 - 3 });
  });
});

describe('a text that is not even JSON with comments', () => {
  it.each<[string, string, number, number, RegExp]>([
    ['two commas', '[1, // one\n,]', 2, 1, /expected a value/],
    ['a comma alone', '[/* none */,]', 1, 12, /expected a value/],
    ['a comma after a colon', '{"a":,}', 1, 6, /expected a value/],
    ['a comma behind the document', '{"a": 1},', 1, 9, /after the end/],
    ['an open comment', '{"a": 1,\n /* and so on }', 2, 2, /comment is not closed/],
    ['a hash', '{\n# tools\n"a": 1}', 2, 1, /no comments/],
    ['a word torn by a comment', '[tr/**/ue]', 1, 2, /"tr" is no JSON value/],
    ['a number torn by a comment', '[1/**/2]', 1, 7, /"," or "]"/],
    ['a key without quotes after a comment', '{ // one\n  a: 1}', 2, 3, /key "a"/],
    ['a comment alone', '// nothing', 1, 11, /the text ends/],
    ['a slash alone', '[1, / 2]', 1, 5, /expected a value/],
  ])('has a place and a sentence: %s', (_, text, line, column, says) => {
    const fault = faultOf(text);
    expect(fault.position).toEqual({ line, column });
    expect(fault.message).toMatch(says);
  });

  it('throws nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ 1a-.e\n\'/*#') }), (text) => {
        try {
          parseJsonc(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxFault);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
