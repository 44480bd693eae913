import { quote } from './quote.js';

/** What a person may not see, or what would break the line of a message. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]+/gu;

/** Words of an untrusted text in quotes: one line, and nothing in it that is not seen. */
export function quoteSafely(text: string, longest?: number): string {
  return quote(text.replace(UNSEEN, ' ').replaceAll('"', "'").trim(), longest);
}
