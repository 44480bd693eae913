import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';
import { findInSchemas } from '../shared/tool-schemas.js';

export default defineRule({
  id: 'spec/valid-patterns',
  title: 'Every pattern is a regular expression',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'A pattern that does not compile makes a validator throw, and the whole tool list is lost with it.',
  source: 'JSON Schema 2020-12 validation, 6.3.3 pattern: ECMA-262 regular expressions',
  cure: 'Write the pattern in the syntax of JavaScript: no (?i), no possessive quantifiers, brackets closed.',
  examples: [
    {
      bad: {
        name: 'find_user',
        inputSchema: { type: 'object', properties: { id: { type: 'string', pattern: '[0-9' } } },
      },
      good: {
        name: 'find_user',
        inputSchema: { type: 'object', properties: { id: { type: 'string', pattern: '[0-9]+' } } },
      },
    },
  ],
  check(tool) {
    return findInSchemas(tool, ({ patterns }) =>
      patterns
        .filter(({ value }) => !compiles(String(value)))
        .map(({ pointer, value }) => ({
          at: pointer,
          message: `${quote(String(value), 45)} is not a regular expression`,
        })),
    );
  },
});

/** With the `u` flag as the specification wants, or without, as many validators do. */
function compiles(pattern: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(pattern, flags) !== undefined;
    } catch {
      return false;
    }
  });
}
