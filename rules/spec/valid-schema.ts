import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { inThisDialect } from '../shared/older-drafts.js';
import { findInSchemas, schemasOf } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/valid-schema',
  title: 'The schemas are valid for their dialect',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'One keyword of the wrong shape makes a provider refuse the whole request, with all the tools in it. Most come from generators that speak OpenAPI 3.0 or an older draft.',
  source: 'MCP 2026-07-28, basic, "JSON Schema Usage": schemas must be valid for their dialect',
  cure: 'Correct the keyword, or name the dialect it belongs to with "$schema".',
  examples: [
    {
      bad: {
        name: 'set_ttl',
        inputSchema: {
          type: 'object',
          properties: { ttl: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
        },
      },
      good: {
        name: 'set_ttl',
        inputSchema: { type: 'object', properties: { ttl: { type: 'integer', exclusiveMinimum: 0 } } },
      },
      fixed: {
        name: 'set_ttl',
        inputSchema: { type: 'object', properties: { ttl: { type: 'integer', exclusiveMinimum: 0 } } },
      },
    },
    {
      bad: { name: 'set_ttl', inputSchema: { type: 'object', properties: { ttl: { type: 'int' } } } },
      good: { name: 'set_ttl', inputSchema: { type: 'object', properties: { ttl: { type: 'integer' } } } },
    },
  ],
  fixability: ['guess', 'contract'],
  fix: (tool, context) =>
    schemasOf(tool).flatMap((schema) => {
      const faulty = new Set(schema.plain ? [] : faultsOf(schema, context).map(({ at }) => at));
      return faulty.size === 0 ? [] : schema.nodes.flatMap((node) => inThisDialect(node, schema, faulty));
    }),
  check(tool, context) {
    return findInSchemas(tool, (schema) => (schema.plain ? [] : faultsOf(schema, context)));
  },
});

function faultsOf(schema: SchemaTree, context: Context): readonly Finding[] {
  const { root, dialect, patterns } = schema;
  const faults = context.validator.validateSchema(root.raw, dialect ?? '2020-12');
  // spec/schema-depth speaks of a schema that is too deep to be checked, spec/valid-patterns of a broken pattern.
  if (faults === 'too-deep') return [];
  const ofPatterns = new Set(patterns.map(({ pointer }) => pointer));
  return faults
    .map((fault) => ({ at: `${root.pointer}${fault.pointer}`, message: fault.message }))
    .filter(({ at }) => !ofPatterns.has(at));
}
