import { type Abilities, missingFields, type ToolFields } from '../tool.js';
import type { JsonObject } from '../value.js';
import { SCHEMA_EXAMPLES } from './fields.js';
import { holdsParameters } from './schema-members.js';
import type { Shape } from './shape.js';

/** Members that only an MCP tool has. */
const TELLING = ['inputSchema', 'outputSchema'] as const;

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

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The Tool object of MCP (schema 2026-07-28, `Tool`). */
export const mcp: Shape = {
  id: 'mcp',
  title: 'an MCP tool',
  fits(entry) {
    if (TELLING.some((key) => Object.hasOwn(entry, key))) return 'surely';
    // Hints are MCP's too, but people add them to tools that keep their parameters in another way.
    if (Object.hasOwn(entry, 'annotations')) return holdsParameters(entry) ? 'no' : 'perhaps';
    const isPlain = Object.hasOwn(entry, 'name') && Object.keys(entry).every((key) => PLAIN.has(key));
    return isPlain ? 'perhaps' : 'no';
  },
  read: (entry, pointer) => ({ fields: mcpFields(entry, pointer), abilities: MCP_ABILITIES }),
};

const MCP_ABILITIES: Abilities = {
  schema: true,
  closing: true,
  examples: true,
  newExamples: SCHEMA_EXAMPLES,
  annotations: true,
  outputSchema: true,
};

/** The fields of an MCP tool, found by their own names. Examples beside the schema are no part of MCP, but people keep them there. */
function mcpFields(entry: JsonObject, pointer: string): ToolFields {
  const fields: Mutable<ToolFields> = { ...missingFields(pointer) };
  // One pass over the members: asking a thousand differently shaped objects for eight keys each costs more.
  for (const key in entry) {
    const value = entry[key];
    switch (key) {
      case 'name':
      case 'title':
      case 'description':
      case 'inputSchema':
      case 'outputSchema':
      case 'annotations':
        fields[key] = { value, pointer: `${pointer}/${key}` };
        break;
      case 'examples':
      case 'input_examples':
        fields.examples = [...fields.examples, { value, pointer: `${pointer}/${key}` }];
        break;
    }
  }
  return fields;
}
