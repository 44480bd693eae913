import { defineRule } from '../../src/rule/rule.js';
import { BARE_CODE, CODE_ITEM, CODES_HEADING } from '../lexicon/bare-codes.js';
import { prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';

/** A line that goes on with the one above it. */
const INDENTED = /^(?: {2,}|\t)\S/;

export default defineRule({
  id: 'guidance/error-hints',
  title: 'An error code comes with what it means here',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['malformed-arguments', 'premature-answer'],
  rationale:
    'Every model knows that 400 is "Bad Request". What helps is why this tool answers so, and whether to change the arguments, to wait or to give up. A code alone takes room, and is mostly left over from a generator.',
  source:
    'Claude connectors directory, review criteria: actionable errors; MCP 2026-07-28, tool execution errors',
  cure: 'Say when the code comes and what to do then, or leave the code out.',
  examples: [
    {
      bad: {
        name: 'move_parcel',
        description: 'Moves a parcel to another depot.\nError responses:\n400: Bad request\n404: Not Found',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'move_parcel',
        description:
          'Moves a parcel to another depot.\nError responses:\n409: the depot is full; choose another.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'move_parcel',
        description: 'Moves a parcel to another depot.\nErrors:\n- `400`: 400',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'move_parcel',
        description:
          'Moves a parcel to another depot. It can weigh up to\n500\nkilograms. Returns 404 for a lost one.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const { text } = context.fact(prose);
    const bare = bareCode(text);
    if (bare === undefined) return [];
    const message = `nothing says when ${quote(bare.trim(), 40)} comes, and what to do then`;
    return [{ at: tool.fields.description.pointer, message }];
  },
});

/** A code that a list of errors has with nothing to it; what is indented below it explains it. */
function bareCode(text: string): string | undefined {
  const lines = text.split('\n');
  const found = BARE_CODE.exec(text);
  if (!found) return undefined;
  const at = text.slice(0, found.index).split('\n').length - 1;
  const heading = lines.slice(0, at).findLast((line) => line.trim() !== '' && !CODE_ITEM.test(line));
  if (heading === undefined || !CODES_HEADING.test(heading)) return undefined;
  const explains = lines.some((line, index) => index > at && INDENTED.test(line) && !CODE_ITEM.test(line));
  return explains ? undefined : found[1];
}
