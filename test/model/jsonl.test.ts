import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { child } from '../../src/model/pointer.js';
import { parseJson } from '../../src/model/text/json.js';
import { parseJsonl } from '../../src/model/text/jsonl.js';
import { SyntaxFault } from '../../src/model/text/source.js';
import { Printer, value } from './printer.js';

function faultOf(text: string): SyntaxFault {
  try {
    parseJsonl(text);
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
  throw new Error('the text was read');
}

const blanks = fc.infiniteStream(fc.constantFrom('', '', ' ', '\t'));
const breaks = fc.constantFrom('\n', '\r\n', '\n\n', '\n \t\r\n');

describe('JSON Lines', () => {
  it('have the value of each line, and its places in that line', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, blanks, breaks)), fc.boolean(), (lines, isMarked) => {
        const starts: [line: number, text: string, offsets: Map<string, number>][] = [];
        let text = isMarked ? '\ufeff' : '';
        for (const [document, stream, lineEnd] of lines) {
          const printer = new Printer(stream, false);
          printer.print(document, '');
          starts.push([text.split('\n').length, printer.text, printer.offsets]);
          text += printer.text + lineEnd;
        }
        const source = parseJsonl(text);
        expect(source.value).toEqual(lines.map(([document]) => document));
        starts.forEach(([line, , offsets], index) => {
          for (const [pointer, offset] of offsets)
            expect(source.locate(child('', index) + pointer)).toEqual({ line, column: offset + 1 });
        });
      }),
    );
  });

  it('have the keys that stand twice of each line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{"a":1,"b":{"c":1,"c":2}}', '[]', '{"a":1,"a":2}')), (lines) => {
        const expected = lines.flatMap((line, index) =>
          parseJson(line)
            .duplicateKeys()
            .map(({ pointer, key }) => ({ pointer: `/${index}${pointer}`, key })),
        );
        expect(parseJsonl(lines.join('\n')).duplicateKeys()).toEqual(expected);
      }),
    );
  });

  it('place what is not there at the line, and what has no line at the first one', () => {
    const source = parseJsonl('\n{"a": 1}\n\n {"b": {"c": 1}}\n');
    expect(source.locate('/1/b/x')).toEqual({ line: 4, column: 3 });
    expect(source.locate('/1/x')).toEqual({ line: 4, column: 2 });
    expect(source.locate('/7/x')).toEqual({ line: 2, column: 1 });
    expect(source.locate('/01')).toEqual({ line: 2, column: 1 });
    expect(source.locate('')).toEqual({ line: 2, column: 1 });
    expect(parseJsonl('\n').locate('')).toEqual({ line: 1, column: 1 });
  });

  it('may have a byte order mark in each line, as files have that were put together', () => {
    const source = parseJsonl('\ufeff{"a": 1}\n\ufeff{"a": 2}');
    expect(source.value).toEqual([{ a: 1 }, { a: 2 }]);
    expect(source.locate('/1/a')).toEqual({ line: 2, column: 2 });
  });

  it('may have the line separators of Unicode inside a text', () => {
    expect(parseJsonl('{"a": "x\u2028y"}\n{"a": "\u0085"}').value).toEqual([
      { a: 'x\u2028y' },
      { a: '\u0085' },
    ]);
  });

  it.each<[string, string, number, number, RegExp]>([
    ['the last line is cut off', '{"a": 1}\n{"a": 2}\n{"a": ', 3, 7, /ends inside.*\(fine: 2 of 3 lines\)/],
    ['a line in the middle', '{"a": 1}\r\n\r\n{a: 2}\r\n{"a": 3}', 3, 2, /key "a".*\(fine: 2 of 3 lines\)/],
    ['two documents on a line', '{"a": 1} {"a": 2}', 1, 10, /after the end.*\(fine: 0 of 1 lines\)/],
    ['a document over several lines', '{\n"a": 1\n}', 1, 2, /ends inside.*\(fine: 0 of 3 lines\)/],
  ])('that are broken have a place and a sentence: %s', (_, text, line, column, says) => {
    const fault = faultOf(text);
    expect(fault.position).toEqual({ line, column });
    expect(fault.message).toMatch(says);
    expect(fault.syntax).toBe('JSON Lines');
  });
});
