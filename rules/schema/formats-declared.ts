import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { hasKeywords } from '../shared/has-keywords.js';
import { openText } from '../shared/own-schema.js';
import { parameterText } from '../shared/parameters.js';
import { provenFormat } from '../shared/proven-format.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'schema/formats-declared',
  title: 'A format that a text asks for stands in the schema, too',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['malformed-arguments'],
  rationale:
    'With "format" a client can refuse "tomorrow" or "03/04/2026" before the call, and strict models are held to it. Prose alone leaves that to the server.',
  source:
    'JSON Schema 2020-12 validation, 7.3 defined formats; formats that Anthropic and OpenAI take in strict mode',
  cure: 'Add "format" ("date", "date-time", "email", "uri", "uuid") beside the type.',
  examples: [
    {
      bad: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: { sent_on: { type: 'string', description: 'Day of dispatch, YYYY-MM-DD.' } },
        },
      },
      good: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            sent_on: { type: 'string', format: 'date', description: 'Day of dispatch, YYYY-MM-DD.' },
          },
        },
      },
      fixed: {
        name: 'list_parcels',
        inputSchema: {
          type: 'object',
          properties: {
            sent_on: { type: 'string', description: 'Day of dispatch, YYYY-MM-DD.', format: 'date' },
          },
        },
      },
    },
    {
      bad: {
        name: 'get_parcel',
        inputSchema: {
          type: 'object',
          properties: { parcel: { type: 'string', description: 'UUID of the parcel.' } },
        },
      },
      good: {
        name: 'get_parcel',
        inputSchema: {
          type: 'object',
          properties: { parcel: { type: 'string', description: 'UUID or number of the parcel.' } },
        },
      },
    },
    {
      bad: {
        name: 'notify',
        inputSchema: {
          type: 'object',
          properties: {
            callback_url: { type: 'string', description: 'Full URL that is told of each step.' },
          },
        },
      },
      good: {
        name: 'notify',
        inputSchema: {
          type: 'object',
          properties: {
            page_url: { type: 'string', description: 'URL of the page.' },
            since: { type: 'string', description: 'ISO 8601, such as 2026-01-31 or 2026-01-31T08:00:00.' },
            sender: { type: 'string', description: 'Email address or domain of the sender.' },
          },
        },
      },
    },
  ],
  appliesTo: hasKeywords,
  fixability: ['guess'],
  fix: (tool) =>
    formatsIn(tool).map(({ parameter, own, format }) => ({
      fixability: 'guess',
      at: parameter.pointer,
      does: `adds "format": "${format}", which its text asks for`,
      edits: [{ kind: 'set', at: child(own.node.pointer, 'format'), value: format }],
    })),
  check: (tool) =>
    formatsIn(tool).map(({ parameter, format }) => ({
      at: parameter.pointer,
      message: `the text of ${quote(parameter.label, 40)} asks for the format "${format}", the schema does not`,
    })),
});

function formatsIn({ input }: Tool) {
  return input.arguments.parameters.flatMap((parameter) => {
    const own = openText(parameter.node);
    const format = own && provenFormat(parameter, own, parameterText(parameter, input));
    // The text of a list speaks of the list: "Days, YYYY-MM-DD" may be of each entry, or of a range.
    return own && format && own.type === parameter.node.type ? [{ parameter, own, format }] : [];
  });
}
