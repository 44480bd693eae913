import { defineRule } from '../../src/rule/rule.js';
import { inJsonSchema } from '../shared/openapi-words.js';
import { findInSchemas, schemasOf } from '../shared/tool-schemas.js';

/** What JSON Schema says instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  nullable: 'write "type": ["…", "null"]',
  example: 'write "examples": […]',
};

export default defineRule({
  id: 'spec/no-foreign-words',
  title: 'The schemas use the words of JSON Schema, not of OpenAPI 3.0',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['malformed-arguments'],
  rationale:
    '"nullable" and "example" are words of OpenAPI 3.0. JSON Schema ignores them, so null is refused and the example is never seen.',
  source: 'OpenAPI 3.1 migration: nullable removed, example deprecated; JSON Schema 2020-12 vocabularies',
  cure: 'Say it in JSON Schema: a type list with "null", and "examples".',
  examples: [
    {
      bad: {
        name: 'set_note',
        inputSchema: { type: 'object', properties: { note: { type: 'string', nullable: true } } },
      },
      good: {
        name: 'set_note',
        inputSchema: { type: 'object', properties: { note: { type: ['string', 'null'] } } },
      },
      fixed: {
        name: 'set_note',
        inputSchema: { type: 'object', properties: { note: { type: ['string', 'null'] } } },
      },
    },
  ],
  fixability: ['guess'],
  fix: (tool) => schemasOf(tool).flatMap(({ foreignWords }) => foreignWords.flatMap(inJsonSchema)),
  check(tool) {
    return findInSchemas(tool, ({ foreignWords }) =>
      foreignWords.map(({ keyword, pointer }) => ({
        at: pointer,
        message: `"${keyword}" is a word of OpenAPI 3.0 that JSON Schema ignores: ${INSTEAD[keyword]}`,
      })),
    );
  },
});
