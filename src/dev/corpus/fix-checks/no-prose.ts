import { readText } from '../../../model/text/read-text.js';
import type { FixCheck } from './fix-check.js';

/** What repairs may write besides what the spec says already: keywords, types, formats, hints. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  'type object array string integer number boolean null properties required items prefixItems additionalProperties annotations readOnlyHint destructiveHint idempotentHint examples input_examples true false exclusiveMinimum exclusiveMaximum enum format date time email uri uuid'.split(
    ' ',
  ),
);
const EXAMPLE_KEYS: ReadonlySet<string> = new Set(['examples', 'input_examples']);

export const noProse: FixCheck = {
  title: 'the words after a repair are those before, names, types, hints and example values',
  async run({ document, name }, { fixed }) {
    const before = wordsOf(document);
    const names = new Set(fixed.renames.map(({ to }) => to));
    const after = (await readText(fixed.text, name)).source.value;
    return [...wordsOf(after)]
      .filter((word) => !before.has(word) && !OWN_WORDS.has(word) && !names.has(word))
      .map((word) => `new: ${word}`)
      .slice(0, 3);
  },
};

/** The words of every text outside examples, and every key. Nesting does not use the call stack. */
function wordsOf(document: unknown): Set<string> {
  const words = new Set<string>();
  const open: unknown[] = [document];
  for (let at = 0; at < open.length; at++) {
    const value = open[at];
    if (Array.isArray(value)) open.push(...value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        words.add(key);
        if (!EXAMPLE_KEYS.has(key)) open.push(item);
      }
    else for (const word of String(value).match(/[\p{L}\p{N}_]+/gu) ?? []) words.add(word);
  }
  return words;
}
