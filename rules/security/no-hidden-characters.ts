import { defineRule, type Finding } from '../../src/rule/rule.js';
import { MAY_HIDE } from '../lexicon/hidden-characters.js';
import { hiddenIn } from '../shared/hidden-characters.js';
import { findInTexts, modelTexts } from '../shared/model-texts.js';

/** Code points that a message names. */
const MOST_NAMED = 4;

export default defineRule({
  id: 'security/no-hidden-characters',
  title: 'No text of the tool has characters that only the model sees',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'error',
  prevents: ['unsafe-call'],
  rationale:
    'Tag characters, zero-width characters and bidirectional overrides show a person one text and the model another. Who approves the tool has not read what it says.',
  source:
    'Unicode TR36, TR39 and 9.2.2 on tags; CVE-2021-42574; MCP 2026-07-28, tools, security considerations',
  cure: 'Delete the characters, and find out how they came into the text.',
  examples: [
    {
      bad: {
        name: 'get_tide',
        description: 'Gets the tide.\u{e0068}\u{e0069}',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'get_tide',
        description:
          'Gets the tide. \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 👩‍🚀 می‌خواهم',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'get_tide',
        inputSchema: { type: 'object', properties: { port: { enum: ['kiel', 'bre\u202enem'] } } },
      },
      good: {
        name: 'get_tide',
        inputSchema: { type: 'object', properties: { port: { enum: ['kiel', 'bremen'] } } },
      },
    },
  ],
  check(tool, context) {
    const { name } = tool.fields;
    const inName = typeof name.value === 'string' ? messageFor(name.value, true) : undefined;
    const findings: Finding[] = inName === undefined ? [] : [{ at: name.pointer, message: inName }];
    const inTexts = findInTexts(context.fact(modelTexts), MAY_HIDE, ({ text, kind }) =>
      messageFor(text, kind === 'key' || kind === 'offered'),
    );
    return [...findings, ...inTexts];
  },
});

function messageFor(text: string, isIdentifier: boolean): string | undefined {
  const hidden = hiddenIn(text, isIdentifier);
  if (hidden.length === 0) return undefined;
  const count = hidden.reduce((sum, each) => sum + each.count, 0);
  const what = hidden.length === 1 ? hidden[0]!.kind : 'hidden';
  const points = hidden.flatMap(({ codePoints }) => codePoints);
  const named = points.slice(0, MOST_NAMED).join(', ');
  const more = points.length > MOST_NAMED ? ', …' : '';
  return `the text has ${count} ${what} ${count === 1 ? 'character' : 'characters'}: ${named}${more}`;
}
