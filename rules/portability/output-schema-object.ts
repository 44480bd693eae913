import { defineRule } from '../../src/rule/rule.js';
import { outputRoot } from '../clients/schema-checks.js';

export default defineRule({
  id: 'portability/output-schema-object',
  title: 'Clients of older revisions take the output schema',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['rejected-by-client'],
  rationale:
    'MCP 2026-07-28 takes any output schema. Up to 2025-11-25 its root must have the type "object", and the common SDKs throw the whole tool list away when that of one tool has not.',
  source: 'MCP 2025-11-25, schema, Tool.outputSchema; behaviour of the TypeScript SDK 1.32 and 2.4',
  cure: 'Put the value into a property of an object; callers must follow, so this is no mechanical repair.',
  examples: [
    {
      bad: {
        name: 'list_lockers',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'array', items: { type: 'string' } },
      },
      good: {
        name: 'list_lockers',
        inputSchema: { type: 'object' },
        outputSchema: {
          type: 'object',
          properties: { lockers: { type: 'array', items: { type: 'string' } } },
        },
      },
    },
  ],
  check(tool, { settings }) {
    // Asked for by name, it is an error of portability/root-accepted.
    if (settings.clients.includes('mcp-2025-11-25')) return [];
    const demand = { kind: 'output-root' } as const;
    return outputRoot(tool, demand, settings).map(({ at, what }) => ({
      at,
      message: `${what}: clients before MCP 2026-07-28 lose the list`,
    }));
  },
});
