import type { Tool } from '../../src/model/tool.js';
import { defineRule, type SetFinding } from '../../src/rule/rule.js';
import { EMPTY_WORDS } from '../lexicon/alike-verbs.js';
import { ENGLISH } from '../lexicon/languages.js';
import { wordStem } from '../lexicon/restating-words.js';
import { rivalKey, SEARCHED_WORDS, SEARCHES_BY } from '../lexicon/rival-words.js';
import { nameWords } from '../shared/name-words.js';
import { plainText } from '../shared/plain-text.js';
import { quote } from '../shared/quote.js';
import { rootProperties } from '../shared/root-properties.js';
import { setGuidance, type ToolGuidance } from '../shared/set-guidance.js';

const SEARCHING: ReadonlySet<string> = new Set(['search', 'find', 'query']);
const INPUT = { type: 'object' };

export default defineRule({
  id: 'guidance/names-sibling',
  title: 'Of two tools that seem to do the same, one says when to use which',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['wrong-tool'],
  rationale:
    'list_parcels beside search_parcels, edit_note beside update_note: by their names a model takes either. One sentence that names the other tool, or says when this one is meant, settles it, and so do two texts that each say something else. Only English texts are judged.',
  source:
    'arXiv 2602.14878, component "Guidelines": disambiguation; arXiv 2510.20036: merging tools that overlap raises selection accuracy by 8 to 39 %',
  cure: 'Name the other tool in one of the two descriptions, and say when each is meant.',
  examples: [
    {
      bad: [
        { name: 'list_parcels', description: 'Lists parcels of a depot.', inputSchema: INPUT },
        { name: 'search_parcels', description: 'Searches parcels.', inputSchema: INPUT },
      ],
      good: [
        { name: 'list_parcels', description: 'Lists parcels of a depot.', inputSchema: INPUT },
        {
          name: 'search_parcels',
          description: 'Searches parcels by their text; list_parcels gives all of them.',
          inputSchema: INPUT,
        },
      ],
    },
    {
      bad: [
        { name: 'getParcel', description: 'Gets a parcel.', inputSchema: INPUT },
        { name: 'fetchParcelDetails', description: 'Fetches a parcel with its route.', inputSchema: INPUT },
      ],
      good: [
        { name: 'getParcel', description: 'Gets a parcel.', inputSchema: INPUT },
        { name: 'getParcels', description: 'Gets parcels of a depot.', inputSchema: INPUT },
        { name: 'addParcel', description: 'Adds a parcel.', inputSchema: INPUT },
        { name: 'addParcelLabel', description: 'Adds a label to a parcel.', inputSchema: INPUT },
      ],
    },
  ],
  check(_set, context) {
    const findings: SetFinding[] = [];
    const last = new Map<string, ToolGuidance>();
    for (const guidance of context.fact(setGuidance)) {
      const { tool, namespace, words } = guidance;
      const key = rivalKey(words);
      if (key === undefined) continue;
      const place = `${tool.server}\n${namespace}\n${key}`;
      const rival = last.get(place);
      last.set(place, guidance);
      if (!rival || isSame(guidance, rival) || saysWhich(guidance, rival)) continue;
      findings.push({
        tool: tool.index,
        at: tool.fields.description.pointer,
        message: `nothing says when to use ${quote(tool.name, 28)} and when ${quote(rival.tool.name, 28)}`,
      });
    }
    return findings;
  },
});

/** One name in two spellings has rules of its own. */
function isSame(one: ToolGuidance, other: ToolGuidance): boolean {
  return one.words.join(' ') === other.words.join(' ');
}

/** Either text tells when it is meant, or cannot be read, or each says what the other does not. */
function saysWhich(one: ToolGuidance, other: ToolGuidance): boolean {
  if (one.language !== ENGLISH || other.language !== ENGLISH) return true;
  if (hasOwn(one, other) && hasOwn(other, one)) return true;
  if (takesWordsAlone(one, other) || takesWordsAlone(other, one)) return true;
  return [one, other].some(({ tells, tool, words }) => {
    return tells !== false || (SEARCHING.has(words[0] ?? '') && SEARCHES_BY.test(tool.description));
  });
}

/** Its text has a word that the other text and the two names do not have. */
function hasOwn({ tool, words }: ToolGuidance, other: ToolGuidance): boolean {
  const known = new Set(
    [...words, ...other.words, ...plainText(other.tool.description).split(' ')].map(wordStem),
  );
  return plainText(tool.description)
    .split(' ')
    .some((word) => word !== '' && !EMPTY_WORDS.has(word) && !known.has(wordStem(word)));
}

/** A search that takes words to look for, which the other tool does not. */
function takesWordsAlone({ tool, words }: ToolGuidance, other: ToolGuidance): boolean {
  return SEARCHING.has(words[0] ?? '') && takesWords(tool) && !takesWords(other.tool);
}

function takesWords(tool: Tool): boolean {
  return Object.keys(rootProperties(tool)).some((name) =>
    nameWords(name).some((word) => SEARCHED_WORDS.has(word)),
  );
}
