import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/model/text/json.js';
import { findJsonFault } from '../../src/model/text/json-syntax.js';
import { SyntaxFault } from '../../src/model/text/source.js';

function faultOf(text: string): SyntaxFault {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
  throw new Error('the text was read');
}

describe('a text that is no JSON', () => {
  it.each<[name: string, text: string, line: number, column: number, says: RegExp]>([
    ['a comma before a brace', '{"a": 1,}', 1, 8, /comma/],
    ['a comma before a bracket', '[1,\n 2,\n]', 2, 3, /comma/],
    ['no comma', '{"a": 1\n "b": 2}', 2, 2, /"," or "}"/],
    ['no comma, with CRLF', '{"a": 1,\r\n"b": 2\r\n"c": 3}', 3, 1, /"," or "}"/],
    ['two commas', '[1,,2]', 1, 4, /expected a value/],
    ['only a comma', '{,}', 1, 2, /expected a key/],
    ['no colon', '{"a" 1}', 1, 6, /":"/],
    ['no value', '{"a":}', 1, 6, /expected a value/],
    ['a key without quotes', '{a: 1}', 1, 2, /key "a" needs double quotes/],
    ['a key in single quotes', "{'a': 1}", 1, 2, /single/],
    ['a text in single quotes', `{"a": 'x'}`, 1, 7, /single/],
    ['a number as a key', '{1: 2}', 1, 2, /expected a key/],
    ['undefined', '{"a": undefined}', 1, 7, /"undefined" is no JSON value/],
    ['NaN', '[NaN]', 1, 2, /"NaN" is no JSON value/],
    ['a misspelt word', '{"a": tru}', 1, 7, /"tru" is no JSON value/],
    ['Python', '{"a": True}', 1, 7, /"True" is no JSON value/],
    ['a leading zero', '{"a": 01}', 1, 7, /number/],
    ['a leading stop', '{"a": .5}', 1, 7, /expected a value/],
    ['a plus sign', '{"a": +1}', 1, 7, /expected a value/],
    ['an open exponent', '{"a": 1e}', 1, 7, /number/],
    ['a minus alone', '[-]', 1, 2, /number/],
    ['a hexadecimal number', '[0x1F]', 1, 2, /number/],
    ['a comment of a line', '// tools\n{}', 1, 1, /no comments/],
    ['a comment inside', '{"a": /* one */ 1}', 1, 7, /no comments/],
    ['a hash', '{\n# tools\n"a": 1}', 2, 1, /no comments/],
    ['a line end in a string', '{"a": "x\ny"}', 1, 7, /not closed/],
    ['a tab in a string', '{"a": "x\ty"}', 1, 9, /tab/],
    ['an unknown escape', '{"a": "\\x41"}', 1, 8, /escape/],
    ['half an escape', '{"a": "\\u12G4"}', 1, 8, /escape/],
    ['an open string', '{"a": "x', 1, 7, /not closed/],
    ['an open list', '{"a": [1, 2', 1, 12, /ends inside the list that opens in column 7/],
    ['an open object', '{\n"a": {\n"b": 1\n', 4, 1, /ends inside the object that opens in line 2/],
    ['the wrong bracket', '{"a": [1, 2}', 1, 12, /"," or "]"/],
    ['a bracket too many', '{"a": 1}}', 1, 9, /after the end/],
    ['two documents', '{"a": 1} {"b": 2}', 1, 10, /after the end/],
    ['JSON lines', '{"a": 1}\n{"b": 2}\n', 2, 1, /after the end/],
    ['a bracket alone', ']', 1, 1, /does not begin like JSON/],
    ['white space alone', ' \n ', 2, 2, /the text ends/],
    ['a blank that is none of JSON', '\u00a0{}', 1, 1, /does not begin like JSON/],
    ['an emoji before the fault', '["😀", x]', 1, 8, /"x" is no JSON value/],
    ['a byte order mark before the fault', '\ufeff{a: 1}', 1, 2, /key "a"/],
    ['a byte order mark inside', '{\ufeff"a": 1}', 1, 2, /expected a key/],
    ['YAML', 'tools:\n  - name: a\n', 1, 1, /"tools" is no JSON value/],
    ['HTML', '<!doctype html>', 1, 1, /does not begin like JSON/],
  ])('has a place and a sentence: %s', (_, text, line, column, says) => {
    const fault = faultOf(text);
    expect(fault.position).toEqual({ line, column });
    expect(fault.message).toMatch(says);
    expect(fault.message).not.toMatch(/\n/);
  });

  it('may open 100,000 brackets', () => {
    expect(faultOf('['.repeat(100_000)).message).toMatch(/ends inside the list/);
    expect(faultOf('{"a":'.repeat(100_000)).message).toMatch(/ends inside the object/);
  });

  it('is what the engine says is none, and nothing else', () => {
    const json = fc.json();
    const broken = fc
      .tuple(json, fc.nat(), fc.constantFrom('', ',', '"', '{', ']', ':', '\\', 'x', '0', '-', '\n', "'"))
      .map(([text, at, piece]) => {
        const offset = at % (text.length + 1);
        return text.slice(0, offset) + piece + text.slice(offset + (piece === '' ? 1 : 0));
      });
    fc.assert(
      fc.property(fc.oneof(json, broken), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === undefined).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });

  it('has its place inside the text or at its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,"\\ 1a-.e\n\'/') }), (text) => {
        const offset = findJsonFault(text)?.offset ?? 0;
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a text that is JSON', () => {
  it.each<[string, string, unknown]>([
    ['with a byte order mark', '\ufeff{"a": 1}', { a: 1 }],
    ['with CRLF', '{\r\n"a":\r\n1\r\n}\r\n', { a: 1 }],
    ['of a bare value', '"a"', 'a'],
    ['with big numbers', '[1e400, 9007199254740993]', [Number.POSITIVE_INFINITY, 9007199254740992]],
    ['with escapes', '"\\u00e9\\n\\""', 'é\n"'],
  ])('is read %s', (_, text, value) => {
    expect(parseJson(text).value).toEqual(value);
  });

  it('may be nested 5,000 levels deep', () => {
    const source = parseJson(`${'[{"a":'.repeat(2500)}1${'}]'.repeat(2500)}`);
    expect(source.locate('/0/a'.repeat(2500))).toEqual({ line: 1, column: 6 * 2500 - 3 });
    expect(source.duplicateKeys()).toEqual([]);
  });

  it('keeps __proto__ an ordinary key', () => {
    const { value } = parseJson('{"__proto__": {"name": "x"}}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { name?: unknown }).name).toBeUndefined();
  });
});
