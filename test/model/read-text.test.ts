import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/model/text/read-text.js';
import { SyntaxFault } from '../../src/model/text/source.js';

async function faultOf(text: string, name: string): Promise<SyntaxFault> {
  const error: unknown = await readText(text, name).then(
    () => new Error('the text was read'),
    (reason: unknown) => reason,
  );
  if (error instanceof SyntaxFault) return error;
  throw error;
}

const JSON_TEXT = '{"tools": [\n  {"name": "a"}\n]}';
const JSONC_TEXT = '// tools\n{"tools": [\n  {"name": "a"},\n]}';
const JSONL_TEXT = '{"name": "a"}\n{"name": "b"}\n';
const YAML_TEXT = '# tools\ntools:\n  - name: a\n';
const READ_AS_JSONC = 'it has comments or trailing commas, which JSON does not allow; read as JSONC';
const READ_AS_LINES = 'it has several JSON documents, one a line; read as JSON Lines';
const READ_AS_JSON = 'it is one JSON document, not one a line; read as JSON';

describe('the syntax of a text', () => {
  it.each<[name: string, text: string, syntax: string, notes: string[]]>([
    ['a.json', JSON_TEXT, 'json', []],
    ['a.json', JSONC_TEXT, 'jsonc', [READ_AS_JSONC]],
    ['a.json', JSONL_TEXT, 'jsonl', [READ_AS_LINES]],
    ['a.jsonc', JSON_TEXT, 'json', []],
    ['a.jsonc', JSONC_TEXT, 'jsonc', []],
    ['a.json5', JSONC_TEXT, 'jsonc', []],
    ['a.jsonl', JSONL_TEXT, 'jsonl', []],
    ['a.ndjson', '{"name": "a"}', 'jsonl', []],
    ['a.jsonl', JSON_TEXT, 'json', [READ_AS_JSON]],
    ['a.yaml', YAML_TEXT, 'yaml', []],
    ['a.yml', 'a', 'yaml', []],
    ['a.yaml', JSON_TEXT, 'json', []],
    ['a.yaml', '{tools: [{name: a}]}', 'yaml', []],
    ['get_me.snap', JSON_TEXT, 'json', []],
    ['list.snap', '---\nsource: src/a.rs\n---\n{"tools": []}\n', 'yaml', []],
    ['stdin', JSON_TEXT, 'json', []],
    ['stdin', JSONC_TEXT, 'jsonc', []],
    ['stdin', `\ufeff${JSONL_TEXT}`, 'jsonl', []],
    ['stdin', YAML_TEXT, 'yaml', []],
    ['stdin', '- name: a\n', 'yaml', []],
    ['stdin', '---\nname: a\n', 'yaml', []],
    ['stdin', '"name": a\n', 'yaml', []],
    ['stdin', '\r\n# tools\r\n\r\nname: a\r\n', 'yaml', []],
    ['stdin', '7', 'json', []],
    ['stdin', '-7', 'json', []],
    ['tools', YAML_TEXT, 'yaml', []],
    ['A.YAML', 'a', 'yaml', []],
    ['C:\\specs.yaml\\a', JSON_TEXT, 'json', []],
    ['https://example.org/a.yml?raw=true', 'a', 'yaml', []],
    ['a.constructor', JSON_TEXT, 'json', []],
  ])('comes from its name, or else from its beginning: %s, %j', async (name, text, syntax, notes) => {
    const read = await readText(text, name);
    expect([read.syntax, read.notes]).toEqual([syntax, notes]);
  });

  it('makes no difference for what it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const value: unknown = JSON.parse(text);
        for (const name of ['a.json', 'a.jsonc', 'stdin'])
          expect((await readText(text, name)).source.value).toEqual(value);
        expect((await readText(text, 'a.jsonl')).source.value).toEqual([value]);
      }),
    );
  });
});

describe('the fault of a text', () => {
  it.each<[name: string, text: string, syntax: string, line: number, column: number, says: RegExp]>([
    ['a.json', '{"a": 1', 'JSON', 1, 8, /"}" is missing/],
    ['a.json', '{"a": 1,,\n}', 'JSON', 1, 9, /expected a key/],
    ['a.json', '// one\n{"a": 1, b: 2}', 'JSON', 2, 10, /key "b"/],
    ['a.json', '{"a": 1} }', 'JSON', 1, 10, /after the end/],
    ['a.json', '{"a": 1}\n}', 'JSON', 2, 1, /after the end/],
    ['a.json', '{"a": 1}\n{"a": 2}\n{"a"', 'JSON Lines', 3, 5, /2 of 3 lines/],
    ['a.json', YAML_TEXT, 'JSON', 1, 1, /comments/],
    ['a.jsonl', '{"a": 1}\n{"a"', 'JSON Lines', 2, 5, /1 of 2 lines/],
    ['a.yaml', 'a: b: c', 'YAML', 1, 4, /quotes/],
    ['a.yaml', '{"a": 1,\n"b": "x}', 'YAML', 2, 9, /not closed/],
    ['stdin', 'a: 1\nb: "x', 'YAML', 2, 6, /not closed/],
    ['stdin', '{"tools":', 'JSON', 1, 10, /ends where|ends inside/],
    ['stdin', '<!doctype html>', 'JSON', 1, 1, /does not begin like JSON/],
    ['stdin', 'http://example.org', 'JSON', 1, 1, /"http" is no JSON value/],
    ['stdin', '# Tools\n\nA text about them.', 'JSON', 1, 1, /comments/],
    [
      'a.snap',
      '// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`x`] = `1`;',
      'JSON',
      1,
      1,
      /test runner/,
    ],
  ])('is that of the most plausible syntax: %s, %j', async (name, text, syntax, line, column, says) => {
    const fault = await faultOf(text, name);
    expect([fault.syntax, fault.position]).toEqual([syntax, { line, column }]);
    expect(fault.message).toMatch(says);
  });

  it('is known as one, though a parser that loads on demand has a copy of its class', () => {
    class Copy extends Error {
      override readonly name = 'SyntaxFault';
    }
    expect(new Copy('x') instanceof SyntaxFault).toBe(true);
    expect(new Error('x') instanceof SyntaxFault).toBe(false);
    expect(({ name: 'SyntaxFault' } as unknown) instanceof SyntaxFault).toBe(false);
  });
});
