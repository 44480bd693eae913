import type { Context } from '../../src/rule/context.js';
import { chineseEffects } from '../lexicon/chinese-effects.js';
import type { Effects } from '../lexicon/effects.js';
import { englishEffects } from '../lexicon/english-effects.js';
import { frenchEffects } from '../lexicon/french-effects.js';
import { japaneseEffects } from '../lexicon/japanese-effects.js';
import { spanishEffects } from '../lexicon/spanish-effects.js';
import { prose } from './description.js';

const LANGUAGES: ReadonlyMap<string, Effects> = new Map(
  [englishEffects, spanishEffects, frenchEffects, chineseEffects, japaneseEffects].map((each) => [
    each.tag,
    each,
  ]),
);

/** The effects of the language that the description is written in; undefined when nothing is known of it. */
export function effectsOfText(context: Context): Effects | undefined {
  return LANGUAGES.get(context.fact(prose).language.tag);
}

const IDEOGRAPHIC = /[\u3040-\u30ff\u4e00-\u9fff]/;

/**
 * The first words with which a text denies that its tool only reads, in its own language or one that it may go on in:
 * English stands in every text, and ideographs are Chinese or Japanese.
 */
export function denialOfReading(text: string, own: Effects): string | undefined {
  const ideographic = IDEOGRAPHIC.test(text) ? [chineseEffects, japaneseEffects] : [];
  for (const { againstReading } of new Set([own, englishEffects, ...ideographic])) {
    const found = againstReading(text);
    if (found !== undefined) return found;
  }
  return undefined;
}
