import { defineRule } from '../../src/rule/rule.js';
import { prose } from '../shared/description.js';
import { quote } from '../shared/quote.js';
import { sentencesOf } from '../shared/words.js';

/** Three to six sentences do; a tool with much to say gets twice as many. */
const MOST_SENTENCES = 12;
/** From here on description/short-enough has its say. Source: rubric tcs-1. */
const LONG_BY_WORDS = 200;
/** Shorter ones are labels ("Read only."), and may stand twice. */
const LEAST_WORDS = 4;
/** A sentence that stands twice is told only when it says something of its own. */
const LEAST_TOLD = 6;
const LONGEST_TEXT = 20_000;

const FENCED = /```[\s\S]*?(?:```|$)/g;
const ENDS = /[.!?。！？][)"'”」*_]*$/;
/** Chinese and Japanese write no blanks; about two characters are a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,2}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const BULLET = /^[\s\-*•\d.)#>]+/;

export default defineRule({
  id: 'guidance/concise',
  title: 'The description takes no more sentences than it needs, and says nothing twice',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'info',
  prevents: ['context-cost', 'wrong-tool'],
  rationale:
    'Three to six sentences say what a tool does, when to use it, what comes back and how it fails. Every further one is read at every turn, and a sentence that stands twice is paid for twice. Lists, code and short labels are not counted.',
  source:
    'Anthropic, define-tools: three to four sentences, more if the tool is complex; arXiv 2401.06201 (EASYTOOL)',
  cure: 'Keep what helps to choose and call the tool; move the rest to parameters or to the documentation.',
  examples: [
    {
      bad: {
        name: 'open_depot',
        description: `Opens a depot. ${Array.from({ length: 12 }, (_, index) => `Rack number ${index} is built of steel.`).join(' ')}`,
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'open_depot',
        description:
          'Opens a depot. Use it when a town has none. Returns its number.\n- Racks are built by build_rack\n- Staff is hired by hire',
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
    const { text, words } = context.fact(prose);
    const sentences = sentencesIn(text);
    const at = tool.fields.description.pointer;
    const repeated = firstRepeated(sentences);
    if (repeated !== undefined)
      return [{ at, message: `${quote(repeated, 60)} stands in it more than once` }];
    if (sentences.length < MOST_SENTENCES || words >= LONG_BY_WORDS) return [];
    return [{ at, message: `the description has ${sentences.length} sentences; three to six are enough` }];
  },
});

function sentencesIn(text: string): string[] {
  return sentencesOf(text.slice(0, LONGEST_TEXT).replace(FENCED, '\n'))
    .map((sentence) => sentence.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((sentence) => ENDS.test(sentence) && countAtLeast(sentence, LEAST_WORDS));
}

function countAtLeast(sentence: string, least: number): boolean {
  return (sentence.match(WORDS)?.length ?? 0) >= least;
}

function firstRepeated(sentences: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const sentence of sentences) {
    if (!countAtLeast(sentence, LEAST_TOLD)) continue;
    if (seen.has(sentence)) return sentence;
    seen.add(sentence);
  }
  return undefined;
}
