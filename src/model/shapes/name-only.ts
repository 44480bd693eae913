import { type Abilities, missingFields } from '../tool.js';
import { fieldOf, NO_EXAMPLES } from './fields.js';
import type { Shape } from './shape.js';

const NAME_ABILITIES: Abilities = {
  schema: false,
  closing: false,
  examples: false,
  newExamples: NO_EXAMPLES,
  annotations: false,
  outputSchema: false,
};

/** A tool in a manifest or a server card: a name and a description, no place for a schema. */
export const nameOnly: Shape = {
  id: 'name-only',
  title: 'a tool of a manifest',
  // A container says so: by itself it looks like an MCP tool whose schema is missing.
  fits: () => 'no',
  read: (entry, pointer) => ({
    fields: {
      ...missingFields(pointer),
      name: fieldOf(entry, 'name', pointer),
      description: fieldOf(entry, 'description', pointer),
    },
    abilities: NAME_ABILITIES,
  }),
};
