import { defineRule } from '../../src/rule/rule.js';
import { findInSchemas } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/known-dialect',
  title: 'The schemas are in a dialect that clients know',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['rejected-by-client'],
  rationale:
    'A client must support JSON Schema 2020-12 and may refuse any other. Here an unknown dialect is read as 2020-12.',
  source: 'MCP 2026-07-28, basic, "JSON Schema Usage"',
  cure: 'Leave "$schema" out, or name 2020-12, 2019-09 or draft-07.',
  examples: [
    {
      bad: { name: 'get_user', inputSchema: { $schema: 'https://example.com/my-schema', type: 'object' } },
      good: {
        name: 'get_user',
        inputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
      },
    },
  ],
  check(tool) {
    return findInSchemas(tool, ({ dialect, root }) =>
      dialect === undefined
        ? [
            {
              at: `${root.pointer}/$schema`,
              message: '"$schema" names a dialect that is not known; read as 2020-12',
            },
          ]
        : [],
    );
  },
});
