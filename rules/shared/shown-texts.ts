import {
  EXAMPLE_CONNECTOR,
  EXAMPLE_DENIAL,
  EXAMPLE_LEAD,
  EXAMPLE_OVER,
  EXAMPLE_PART,
  EXAMPLE_PAST,
  EXAMPLE_REFUSAL,
  EXAMPLE_TURNS,
  OF_A_NEAR_NOUN,
  OF_ANOTHER_NOUN,
  QUOTED_CONNECTOR,
} from '../lexicon/example-leads.js';

/** A value as a text shows it behind "e.g." and the like. */
export interface ShownText {
  readonly text: string;
  /** `quoted`: in quotes or backticks. `list`: in square brackets or braces, which are part of it. */
  readonly form: 'quoted' | 'list' | 'bare';
  /** The lead stands in the first sentence or opens its own: what it shows is then nearly always the parameter itself. */
  readonly isPlain: boolean;
}

/** Texts are read so far, and so many leads of one are looked at. */
const LONGEST_TEXT = 4000;
const MOST_LEADS = 12;
const LONGEST_VALUE = 200;
const LONGEST_TURN = 40;

const SENTENCE_END =
  /(?<!(?:^|[\s(（])(?:e\.\s?g|i\.e|p\.\s?ej|p\.\s?ex|p|e|ex|etc|vs|approx))[.!?](?=\s)|[。！？\n]/giu;

const QUOTED =
  /^(?:(`{1,2})([^`\n]+)\1|"([^"\n]+)"|'([^'\n]+)'(?![\p{L}\p{N}])|“([^”\n]+)”|‘([^’\n]+)’|«\s?([^»\n]+?)\s?»|「([^」\n]+)」|『([^』\n]+)』)/u;
const EMPHASISED = /^(\*{1,2})([^*\s](?:[^*\n]*[^*\s])?)\1(?!\*)/u;
const BARE = /^[^\s"'`“”‘’«»「」『』<>{}()[\]，。、；：）（…]+/u;
/** Chinese and Japanese go on behind a value without a blank. */
const BEFORE_IDEOGRAPHS = /^[!-~]+(?=[\u3040-\u30ff\u4e00-\u9fff])/;
/** A value ends here; anything else right behind it belongs to it, or makes a phrase of it. */
const ENDS = /^(?:\s*$|\s*[;)\]，。、；）]|\s*,(?!\S)|[.!?](?:\s|$|\))|\s*\n|\s+[-–—|(])/u;
/** A comma or a slash behind quotes parts values. */
const QUOTED_ENDS = /^\s*[,/]/u;

/**
 * The values that a text shows, in its order. A word that another one follows is part of a phrase and no value; nor is
 * what the sentence refuses ("paths such as `/etc` are rejected").
 */
export function shownTexts(whole: string): ShownText[] {
  const text = whole.slice(0, LONGEST_TEXT);
  const found: ShownText[] = [];
  const leads = [...text.matchAll(EXAMPLE_LEAD)].slice(0, MOST_LEADS);
  if (leads.length === 0) return found;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  for (const lead of leads) {
    const from = lead.index + lead[0].length;
    const shown = valueAt(text.slice(from, from + LONGEST_VALUE + 40));
    if (!shown) continue;
    const start = (ends.findLast((end) => end < lead.index) ?? -1) + 1;
    const end = ends.find((candidate) => candidate >= from + shown.length) ?? text.length;
    const before = text.slice(start, lead.index);
    const behind = text.slice(from + shown.length, end);
    if (EXAMPLE_DENIAL.test(before) || EXAMPLE_PAST.test(before)) continue;
    if (EXAMPLE_REFUSAL.test(behind) || EXAMPLE_TURNS.test(behind)) continue;
    if (EXAMPLE_OVER.test(text.slice(end, end + LONGEST_TURN))) continue;
    if (isOfAnother(lead[0], before, shown)) continue;
    const isFirst = text.slice(0, start).trim() === '';
    found.push({ text: shown.text, form: shown.form, isPlain: isFirst || !/[\p{L}\p{N}]/u.test(before) });
  }
  return found;
}

const NO_COMMA_BEFORE = /^(?:such|como|tels?)/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const HAS_PARTS = /[/@?=\s]/;

/** True for a value of something else that the sentence speaks of: a whole of which a part is asked for, another noun. */
function isOfAnother(lead: string, before: string, { text, form }: Captured): boolean {
  if (form !== 'list' && HAS_PARTS.test(text) && EXAMPLE_PART.test(before)) return true;
  if (NO_COMMA_BEFORE.test(lead) && OF_ANOTHER_NOUN.test(before.trimEnd())) return true;
  return NUMBER.test(text) && OF_A_NEAR_NOUN.test(before);
}

interface Captured extends Pick<ShownText, 'text' | 'form'> {
  readonly length: number;
}

function valueAt(rest: string): Captured | undefined {
  const first = rest[0];
  if (first === '[' || first === '{') return listAt(rest);
  return quotedAt(rest) ?? emphasisedAt(rest) ?? bareAt(rest);
}

/** Bold or slanted type parts a word from the sentence, and does not make a value of it. */
function emphasisedAt(rest: string): Captured | undefined {
  const match = EMPHASISED.exec(rest);
  const behind = match ? rest.slice(match[0].length) : undefined;
  if (!match || behind === undefined || ![ENDS, EXAMPLE_CONNECTOR].some((end) => end.test(behind)))
    return undefined;
  const inner = quotedAt(match[2]!) ?? { text: match[2]!, form: 'bare' };
  return { ...inner, length: match[0].length };
}

function quotedAt(rest: string): Captured | undefined {
  const match = QUOTED.exec(rest);
  if (!match) return undefined;
  const behind = rest.slice(match[0].length);
  if (![ENDS, QUOTED_ENDS, EXAMPLE_CONNECTOR, QUOTED_CONNECTOR].some((end) => end.test(behind)))
    return undefined;
  const inner = match.slice(2).find((group) => group !== undefined)!;
  const text = match[1] ? withoutQuotes(inner.trim()) : inner;
  return { text, form: 'quoted', length: match[0].length };
}

/** Code in a text is often shown with the quotes of a string around it. */
function withoutQuotes(code: string): string {
  const match = /^(["'])(.*)\1$/u.exec(code);
  return match && !match[2]!.includes(match[1]!) ? match[2]! : code;
}

function bareAt(rest: string): Captured | undefined {
  const whole = BARE.exec(rest)?.[0];
  if (whole === undefined) return undefined;
  const match = BEFORE_IDEOGRAPHS.exec(whole)?.[0] ?? whole;
  const text = match.replace(/[.,;!?]+$/, '');
  // "sk-..." and "1, 2, …" go on.
  if (text === '' || /\.{2,}$/.test(match) || text.includes(',') || text.endsWith(':')) return undefined;
  const behind = rest.slice(text.length);
  if (!ENDS.test(behind) && !EXAMPLE_CONNECTOR.test(behind)) return undefined;
  // "40.7128, -74.0060" is one value in two parts.
  if (/^-?\d+\.\d+$/.test(text) && /^,\s*-?\d/.test(behind)) return undefined;
  return { text, form: 'bare', length: text.length };
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** A list or an object as JSON writes it. Brackets inside strings are counted too: what they spoil does not parse. */
function listAt(rest: string): Captured | undefined {
  const open: string[] = [];
  for (let at = 0; at < Math.min(rest.length, LONGEST_VALUE); at++) {
    const char = rest[at]!;
    if (CLOSING[char]) open.push(CLOSING[char]);
    else if (char === open.at(-1)) open.pop();
    if (open.length === 0) return { text: rest.slice(0, at + 1), form: 'list', length: at + 1 };
  }
  return undefined;
}
