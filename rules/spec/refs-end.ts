import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';
import { findInSchemas } from '../shared/tool-schemas.js';

const input = (Branch: object) => ({
  name: 'prune_tree',
  inputSchema: { type: 'object', properties: { branch: { $ref: '#/$defs/Branch' } }, $defs: { Branch } },
});

export default defineRule({
  id: 'spec/refs-end',
  title: 'Every chain of references comes to an end',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['rejected-by-client', 'hallucinated-arguments'],
  rationale:
    'A definition that only leads back to itself says nothing about a value, and a validator that follows it runs in circles. One that holds itself in a property or a list is in order: it ends with the value.',
  source: 'JSON Schema 2020-12 core, 9.4.1: infinite recursive nesting, whose behaviour is undefined',
  cure: 'Take out the reference that closes the circle, or say there what the value is.',
  examples: [
    {
      bad: input({ allOf: [{ $ref: '#/$defs/Branch' }] }),
      good: input({
        type: 'object',
        properties: { twigs: { type: 'array', items: { $ref: '#/$defs/Branch' } } },
      }),
    },
    {
      bad: input({ $ref: '#/$defs/Branch' }),
      good: input({ allOf: [{ type: 'object' }] }),
    },
  ],
  check(tool) {
    return findInSchemas(tool, (schema) =>
      circles(schema).map(({ pointer, rare }) => ({
        at: `${pointer}/$ref`,
        message: `${quote(rare.ref!, 45)} leads back to itself without end`,
      })),
    );
  },
});

/** The references that close a circle, each circle once: what applies to the same value leads to itself again. */
function circles(schema: SchemaTree): SchemaNode[] {
  const found: SchemaNode[] = [];
  const done = new Set<SchemaNode>();
  const open = new Set<SchemaNode>();
  for (const start of schema.refs) {
    // A chain may be longer than the call stack: a node is left when it comes up for the second time.
    const stack = done.has(start) ? [] : [start];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (open.delete(node)) done.add(node);
      if (done.has(node)) continue;
      open.add(node);
      stack.push(node);
      const next = beside(node, schema);
      const back = next.find((each) => open.has(each));
      if (back) {
        const way = [...open];
        found.push(
          ...way
            .slice(way.indexOf(back))
            .filter(({ rare }) => rare.ref !== undefined)
            .slice(0, 1),
        );
      }
      stack.push(...next.filter((each) => !open.has(each) && !done.has(each)));
    }
  }
  return found;
}

/** The schemas that apply to the same value as this one. */
function beside({ rare }: SchemaNode, schema: SchemaTree): SchemaNode[] {
  const target = rare.ref === undefined ? 'dangling' : schema.resolve(rare.ref);
  const branches = [...rare.allOf, ...rare.anyOf, ...rare.oneOf];
  return typeof target === 'string' ? branches : [target, ...branches];
}
