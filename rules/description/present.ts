import { defineRule } from '../../src/rule/rule.js';

export default defineRule({
  id: 'description/present',
  title: 'The tool has a description',
  since: '0.1.0',
  scope: 'tool',
  points: 10,
  severity: 'warning',
  prevents: ['omission', 'wrong-tool'],
  rationale:
    'The description is what a model reads to decide whether to call a tool. Without one the tool is chosen by its name alone, or not at all.',
  source: 'MCP 2026-07-28, server/tools, Tool.description; arXiv 2602.14878, component "Purpose"',
  cure: 'Say in two or three sentences what the tool does, when to use it and what it returns.',
  examples: [
    {
      bad: { name: 'get_invoice', description: '  ', inputSchema: { type: 'object' } },
      good: { name: 'get_invoice', description: 'Gets one invoice.', inputSchema: { type: 'object' } },
    },
  ],
  check(tool) {
    if (tool.description !== '') return [];
    return [{ at: tool.fields.description.pointer, message: 'the tool has no description', voids: true }];
  },
});
