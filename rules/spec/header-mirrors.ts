import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Keyword } from '../../src/model/schema/tree.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';

/** A token of RFC 9110, 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TYPES: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean']);

export default defineRule({
  id: 'spec/header-mirrors',
  title: 'Every x-mcp-header follows the rules of the protocol',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'A client must drop a tool from the list when one of its x-mcp-header annotations breaks a rule: the tool disappears without a word.',
  source: 'MCP 2026-07-28, basic/transports, x-mcp-header',
  cure: 'Use a unique header token, on a string, integer or boolean that only "properties" lead to from the root.',
  examples: [
    {
      bad: {
        name: 'run_query',
        inputSchema: { type: 'object', properties: { region: { type: 'number', 'x-mcp-header': 'Region' } } },
      },
      good: {
        name: 'run_query',
        inputSchema: { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } } },
      },
    },
  ],
  check(tool) {
    const seen = new Set<string>();
    return tool.input.headers.flatMap((header): Finding[] => {
      const fault = faultOf(header, seen);
      return fault ? [{ at: header.pointer, message: `"x-mcp-header" ${fault}` }] : [];
    });
  },
});

function faultOf({ value, node }: Keyword, seen: Set<string>): string | undefined {
  if (typeof value !== 'string' || value === '') return 'is no text';
  if (!TOKEN.test(value)) return `${quote(value, 30)} is not a header token of RFC 9110`;
  if (!isReachable(node)) return 'stands where other keywords than "properties" lead to';
  if (!TYPES.has(node.type)) return 'stands on something that is no string, integer or boolean';
  const name = value.toLowerCase();
  if (seen.has(name)) return `${quote(value, 30)} is used twice`;
  seen.add(name);
  return undefined;
}

/** Only `properties` lead from the root to it. */
function isReachable(node: SchemaNode): boolean {
  return node.up === undefined || (node.keyword === 'properties' && isReachable(node.up));
}
