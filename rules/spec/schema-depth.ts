import { DEEPEST_SCHEMA } from '../../src/model/schema/depth.js';
import { defineRule } from '../../src/rule/rule.js';
import { findInSchemas } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/schema-depth',
  title: 'The schemas are not nested beyond reason',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client', 'malformed-arguments'],
  rationale:
    'Clients bound the depth of a schema they accept, and validators overflow on a schema of thousands of levels.',
  source: 'MCP 2026-07-28, basic, "JSON Schema Usage": implementations should bound depth',
  cure: 'Flatten the input; a generator that recurses has probably unrolled a cycle.',
  examples: [
    {
      bad: { name: 'set_tree', inputSchema: nested(120) },
      good: { name: 'set_tree', inputSchema: nested(3) },
    },
  ],
  check(tool) {
    return findInSchemas(tool, ({ depth, root }) =>
      depth > DEEPEST_SCHEMA
        ? [
            {
              at: root.pointer,
              message: `the schema is nested ${depth} levels deep; parameters below ${DEEPEST_SCHEMA} are not read`,
            },
          ]
        : [],
    );
  },
});

function nested(levels: number): object {
  let schema: object = { type: 'string' };
  for (let level = 1; level < levels; level++) schema = { type: 'object', properties: { child: schema } };
  return schema;
}
