import { child } from '../pointer.js';
import type { Field, ToolFields } from '../tool.js';
import { type JsonObject, member } from '../value.js';
import type { Shape } from './shape.js';

/** Members that only an MCP tool has. */
const TELLING = ['inputSchema', 'outputSchema', 'annotations'] as const;

/**
 * Members that a tool without any of those has. Something with a `version` or `scripts` beside its name and
 * description is another kind of thing.
 */
const PLAIN: ReadonlySet<string> = new Set([
  'name',
  'title',
  'description',
  'icons',
  'execution',
  '_meta',
  'examples',
  'input_examples',
]);

/** Where people keep example invocations beside the schema. MCP itself has no such field. */
const EXAMPLE_FIELDS = ['examples', 'input_examples'] as const;

/** The Tool object of MCP (schema 2026-07-28, `Tool`). */
export const mcp: Shape = {
  id: 'mcp',
  abilities: { annotations: true, outputSchema: true },
  fits(entry) {
    if (TELLING.some((key) => Object.hasOwn(entry, key))) return true;
    return Object.hasOwn(entry, 'name') && Object.keys(entry).every((key) => PLAIN.has(key));
  },
  fields: mcpFields,
};

/** The fields of an MCP tool, found by their own names. */
export function mcpFields(entry: JsonObject, pointer: string): ToolFields {
  const field = (key: string): Field => {
    const value = member(entry, key);
    return { value, pointer: value === undefined ? pointer : child(pointer, key) };
  };
  return {
    name: field('name'),
    title: field('title'),
    description: field('description'),
    inputSchema: field('inputSchema'),
    outputSchema: field('outputSchema'),
    annotations: field('annotations'),
    examples: EXAMPLE_FIELDS.map(field).filter((examples) => examples.value !== undefined),
  };
}
