import { describe, expect, it } from 'vitest';
import { readSpec } from '../../src/model/read-spec.js';

const TOOL = { name: 'get_a', description: 'Gets a.', inputSchema: { type: 'object' } };

function formatOf(document: unknown): string {
  const spec = readSpec(document);
  return 'reason' in spec
    ? `none: ${spec.reason}`
    : `${spec.format} ${spec.tools.map((tool) => tool.pointer || '·').join(' ')}`;
}

describe('a tool spec', () => {
  it.each<[string, unknown, string]>([
    ['a tools/list result', { tools: [TOOL, TOOL] }, 'mcp-list /tools/0 /tools/1'],
    ['a tools/list result with more members', { tools: [TOOL], _meta: {}, ttl: 5 }, 'mcp-list /tools/0'],
    ['a JSON-RPC answer', { jsonrpc: '2.0', id: 1, result: { tools: [TOOL] } }, 'mcp-answer /result/tools/0'],
    ['a list of tools', [TOOL, TOOL], 'mcp-array /0 /1'],
    ['a single tool', TOOL, 'mcp-tool ·'],
    ['a single tool with nothing but a name', { name: 'get_a' }, 'mcp-tool ·'],
    ['a single tool with nothing but a schema', { inputSchema: { type: 'object' } }, 'mcp-tool ·'],
    ['a single tool with fields of its own', { ...TOOL, version: '1', 'x-a': 1 }, 'mcp-tool ·'],
    ['a single tool with a $schema', { $schema: 'https://example.com/tool.json', ...TOOL }, 'mcp-tool ·'],
    ['a single tool with a type', { type: 'function', ...TOOL }, 'mcp-tool ·'],
    ['a single tool with parameters as well', { ...TOOL, parameters: {} }, 'mcp-tool ·'],
    ['an empty list result', { tools: [] }, 'mcp-list '],
    ['an empty list', [], 'mcp-array '],
    ['a list with junk in it', [null, 7, 'a', [], {}, TOOL], 'mcp-array /0 /1 /2 /3 /4 /5'],
    [
      'a list result whose tools have names only',
      { tools: [{ name: 'get_a', foo: 1 }] },
      'mcp-list /tools/0',
    ],
  ])('is recognised: %s', (_, document, format) => {
    expect(formatOf(document)).toBe(format);
  });

  it('says when the list was cut', () => {
    const notes = (document: unknown) => {
      const spec = readSpec(document);
      return 'notes' in spec ? spec.notes : [];
    };
    expect(notes({ tools: [TOOL], nextCursor: 'x' })).toEqual([expect.stringContaining('incomplete')]);
    expect(notes({ jsonrpc: '2.0', id: 1, result: { tools: [TOOL], nextCursor: '' } })).toHaveLength(1);
    expect(notes({ tools: [TOOL], nextCursor: null })).toEqual([]);
    expect(notes({ tools: [TOOL] })).toEqual([]);
  });
});

describe('something else', () => {
  it.each<[string, unknown, RegExp]>([
    ['an OpenAPI document', { openapi: '3.1.0', info: {}, paths: {} }, /OpenAPI/],
    ['a Swagger document', { swagger: '2.0', paths: {} }, /OpenAPI/],
    [
      'a client configuration',
      { mcpServers: { a: { command: 'sh', args: ['-c', 'touch x'] } } },
      /client configuration/,
    ],
    [
      'a client configuration with servers',
      { servers: { a: { url: 'https://example.com' } } },
      /client configuration/,
    ],
    ['a package manifest', { name: 'a', version: '1.0.0', description: 'A.', scripts: {} }, /package\.json/],
    ['a registry entry', { name: 'a/b', version: '1.0.0', description: 'A.', packages: [] }, /server\.json/],
    ['a lock file', { name: 'a', version: '1', lockfileVersion: 3 }, /lock file/],
    ['a TypeScript configuration', { compilerOptions: {} }, /TypeScript/],
    [
      'a JSON Schema',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
      /JSON Schema/,
    ],
    ['a JSON Schema without $schema', { type: 'object', properties: { name: {} } }, /JSON Schema/],
    ['a JSON-RPC error', { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'no' } }, /JSON-RPC error/],
    ['a JSON-RPC request', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, /JSON-RPC request/],
    [
      'a JSON-RPC answer to something else',
      { jsonrpc: '2.0', id: 1, result: { prompts: [] } },
      /without tools/,
    ],
    ['a report of this linter', { reportVersion: 1, rubric: {}, inputs: [] }, /tool-score report/],
    ['a number', 7, /holds a number/],
    ['null', null, /holds null/],
    ['a text', 'tools', /holds a string/],
    ['true', true, /holds a boolean/],
    ['an empty object', {}, /empty object/],
    ['an unknown object', { a: 1, b: 2, c: 3, d: 4, e: 5 }, /"a", "b", "c", "d" …/],
    ['tools that are an object', { tools: {} }, /"tools", but it is an object/],
    ['tools that are null', { tools: null }, /"tools", but it is null/],
    ['a list of numbers', [1, 2, 3], /nothing in it looks like a tool/],
    ['a list of packages', [{ name: 'a', version: '1', scripts: {} }], /package\.json/],
    ['a list of people', [{ name: 'Ada', age: 36 }], /nothing in it looks like a tool/],
  ])('is named for what it is: %s', (_, document, reason) => {
    expect(formatOf(document)).toMatch(/^none: /);
    expect(formatOf(document)).toMatch(reason);
  });

  it('is named in a sentence of one line whatever its keys are', () => {
    const reason = formatOf({ [`a\n\u001b[31m${'x'.repeat(500)}`]: 1 });
    expect(reason.length).toBeLessThan(120);
    expect(reason).not.toContain('\n');
    expect(reason).not.toContain('\u001b');
  });
});
