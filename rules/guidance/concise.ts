import { defineRule } from '../../src/rule/rule.js';
import { prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';
import { sentencesOf } from '../shared/words.js';

/** Shorter ones are labels ("Read only."), and may stand twice. */
const LEAST_WORDS = 6;
const LONGEST_TEXT = 20_000;

const FENCED = /```[\s\S]*?(?:```|$)/g;
const ENDS = /[.!?。！？][)"'”」*_]*$/;
/** Chinese and Japanese write no blanks; about two characters are a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const BULLET = /^[\s\-*•\d.)#>]+/;
/** A line of a list. */
const ITEM = /^[ \t]*(?:[-*•>]|\d+[.)])/;

export default defineRule({
  id: 'guidance/concise',
  title: 'The description says nothing twice',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['context-cost', 'wrong-tool'],
  rationale:
    'A description is read at every turn, and a sentence that stands twice is paid for twice. Code and short labels do not count, nor do sentences that belong to several items of a list.',
  source: 'arXiv 2401.06201 (EASYTOOL): redundant text in the documentation of tools',
  cure: 'Say it once, in the place where it matters most.',
  examples: [
    {
      bad: {
        name: 'open_depot',
        description:
          'Opens a depot. The town must have a road to it. Staff is hired later. The town must have a road to it.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'open_depot',
        description:
          'Opens a depot.\n- north: builds two racks. The town must have a road to it.\n- south: builds three. The town must have a road to it.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: {
        name: 'open_depot',
        description:
          'Opens a depot. The town must have a road to it. Returns the number.\n\nNote:\n- The town must have a road to it.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'open_depot',
        description:
          'Opens a depot. The town must have a road to it. The depot must have a gate. Read only. Read only.',
        inputSchema: { type: 'object' },
      },
    },
  ],
  check(tool, context) {
    const repeated = firstRepeated(context.fact(prose).text);
    if (repeated === undefined) return [];
    const message = `${quote(repeated, 60)} stands in it more than once`;
    return [{ at: tool.fields.description.pointer, message }];
  },
});

function firstRepeated(text: string): string | undefined {
  const seen = new Map<string, boolean>();
  for (const line of text.slice(0, LONGEST_TEXT).replace(FENCED, '\n').split('\n')) {
    const isItem = ITEM.test(line);
    for (const sentence of sentencesIn(line)) {
      const wasItem = seen.get(sentence);
      if (wasItem === false || (wasItem === true && !isItem)) return sentence;
      seen.set(sentence, isItem);
    }
  }
  return undefined;
}

function sentencesIn(line: string): string[] {
  return sentencesOf(line)
    .map((sentence) => sentence.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((sentence) => ENDS.test(sentence) && (sentence.match(WORDS)?.length ?? 0) >= LEAST_WORDS);
}
