import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { ENGLISH } from '../lexicon/languages.js';
import { EMPTY_WORDS, wordStem } from '../lexicon/restating-words.js';
import { prose } from '../shared/description.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';

/** A longer text is not read word by word: it says something else for sure. */
const LONGEST = 200;
const WORD = /[\p{L}\p{N}]+/gu;

export default defineRule({
  id: 'guidance/more-than-name',
  title: 'The description says more than the name',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  looksAtName: true,
  prevents: ['wrong-tool', 'omission'],
  rationale:
    'A model has read the name already. A description that says it once more costs context and helps with no choice. Only English texts are judged, since names are English.',
  source:
    'arXiv 2602.18914: 73 % of 10,831 servers have descriptions that repeat the name of the tool; arXiv 2602.14878, "Unclear Purpose"',
  cure: 'Say what the name cannot: when to use the tool, what comes back, what it changes and what it needs.',
  examples: [
    {
      bad: { name: 'create_label', description: 'Creates a new label.', inputSchema: { type: 'object' } },
      good: {
        name: 'create_label',
        description: 'Creates a label that parcels of the same depot share.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: { name: 'getDepots', description: 'getDepots', inputSchema: { type: 'object' } },
      good: {
        name: 'getDepots',
        description: 'Gets depots with free racks.',
        inputSchema: { type: 'object' },
      },
    },
    {
      bad: { name: 'depots_list', description: 'List of all the depots', inputSchema: { type: 'object' } },
      good: { name: 'depots_list', description: '列出所有仓库', inputSchema: { type: 'object' } },
    },
  ],
  check(tool, context) {
    const { language } = context.fact(prose);
    if (tool.description === '' || language !== ENGLISH || !onlyNames(tool)) return [];
    const said = quote(tool.description.trim().replace(/\s+/g, ' '), 40);
    return [
      { at: tool.fields.description.pointer, message: `${said} says no more than the name of the tool` },
    ];
  },
});

/** Every word is one of the name, in any form, or empty. */
function onlyNames({ name, description }: Tool): boolean {
  if (description.length > LONGEST) return false;
  const words = nameWords(name);
  const stems = new Set(words.map(wordStem));
  const joined = words.join('');
  const said = nameWords(description).flatMap((word) => word.match(WORD) ?? []);
  return said.every((word) => EMPTY_WORDS.has(word) || stems.has(wordStem(word)) || isPart(word, joined));
}

/** `logout`, "Log out": names write two words as one. */
function isPart(word: string, joined: string): boolean {
  return word.length > 2 && joined.includes(word);
}
