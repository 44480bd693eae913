import { CHANGING, MAKING } from './english-acting.js';
import { actingForm } from './english-forms.js';

/** What a caller does to a value that is given, not the tool to the world: "number of rows to skip". */
const OF_CALLER: ReadonlySet<string> = new Set(
  'add apply filter ignore leave like link order scale skip'.split(' '),
);
const AIM = /\bto (?:be )?([a-z]+)\b/gi;

/** The act that a parameter's text says its value is for: "amount to pay", "folder to move the rows to". */
export function aimOf(text: string): string | undefined {
  for (const [aim, word = ''] of text.matchAll(AIM)) {
    const base = actingForm(word.toLowerCase())?.base ?? '';
    if ((CHANGING.has(base) || MAKING.has(base)) && !OF_CALLER.has(base)) return aim;
  }
  return undefined;
}
