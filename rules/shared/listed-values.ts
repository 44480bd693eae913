import {
  CLOSED_CUE,
  COMPOUND,
  CONTENT_WORDS,
  GOES_ON,
  KIND_WORDS,
  NOT_MEANT,
  OPEN_LIST,
} from '../lexicon/listing-words.js';
import { nameWords } from './name-words.js';

/** All the values that a text lists. */
export interface ListedValues {
  readonly values: readonly string[];
  /** A word says that the list is closed, or bars part it: all the values are meant, and nothing else can be. */
  readonly isSure: boolean;
}

/** Longer texts explain more than a list of choices, and a longer list is none. */
const LONGEST_TEXT = 800;
const MOST_VALUES = 30;
/** No piece of a list is longer. */
const LONGEST_PIECE = 120;
/** Without one of these a text lists nothing. */
const LISTS = /[|(（:："“‘'`]|of|options|values|值|値|選択肢/i;
/** So much behind a list is looked at for a word that opens it. */
const NEAR = 60;

const QUOTED =
  /^(?:``"?([^`"\n]{1,40})"?``|"([^"\n]{1,40})"|'([^'\n]{1,40})'(?![\p{L}\p{N}])|`"?([^`"\n]{1,40})"?`|“([^”\n]{1,40})”|‘([^’\n]{1,40})’)/u;
const BARE = /^(?:[\p{L}\p{N}][\p{L}\p{N}_]*(?:[.:-][\p{L}\p{N}_]+)*)/u;
/** What is said of a value behind it: `"asc" (the default)`. */
const GLOSS = /^(?:\s*\([^()"'`|\n]{1,80}\))/u;
const SEPARATOR = /^(?:\s*[,，、]\s*(?:(?:or|and|o|y|ou|et)\s+)?|\s(?:or|and|o|ou|或|または)\s+|\s*[/|]\s*)/u;
const END = /^(?:\s*(?:$|[.;:](?=\s|$)|[)\]}。；）\n]|,? ?\(?defaults?\b|\s[-–—]\s))/iu;
const OPENING = /^(?:[([（{"'`]?\s*)/u;
const VALUE = /^[\p{L}\p{N}_+-][\p{L}\p{N}_.:+/ -]*$/u;
const PLAIN = /^[\p{L}\p{N}_-]+$/u;
const BULLET =
  /^[ \t]*[-*•]\s+(?:``"?([^`"\n]{1,40})"?``|"([^"\n]{1,40})"|'([^'\n]{1,40})'|`([^`\n]{1,40})`)/u;
const BARRED =
  /(?<=^|(?:^|\s)[(（"'`]|[:：]\s)["'`]?[\p{L}\p{N}][\p{L}\p{N}_-]*["'`]?(?:\s?\|\s?["'`]?[\p{L}\p{N}][\p{L}\p{N}_-]*["'`]?)+(?=$|[)）.;"'`](?:[\s,.;]|$)|\s[(（])/u;

/**
 * @param name of the parameter, which a list in brackets goes with: `priority`, "Task priority (low, medium, high)"
 * @returns the values when the text lists them all
 */
export function listedValues(text: string, name: string): ListedValues | undefined {
  if (text.length > LONGEST_TEXT || !LISTS.test(text) || COMPOUND.test(text) || GOES_ON.test(text))
    return undefined;
  const cues = [...text.matchAll(CLOSED_CUE)];
  if (cues.some(({ index }) => NOT_MEANT.test(text.slice(Math.max(0, index - 24), index)))) return undefined;
  return afterCue(text, cues) ?? barred(text) ?? inBrackets(text, name) ?? quoted(text);
}

/** "Must be one of: a, b, c". */
function afterCue(text: string, cues: readonly RegExpExecArray[]): ListedValues | undefined {
  let found: ListedValues | undefined;
  for (const cue of cues) {
    const from = cue.index + cue[0].length;
    const list = bullets(text, from) ?? listAt(text, from) ?? listAt(text, skip(OPENING, text, from));
    if (!list || (!list.isQuoted && !isAnnounced(text, cue.index, cue[0]))) continue;
    const judgement = judged(list, text, cue.index, true);
    // Two lists are those of two things, or of two cases.
    if (judgement && found) return undefined;
    found ??= judgement;
  }
  return found;
}

/** Words without quotes are values behind a colon, or where the sentence begins with the cue: "One of low, high". */
function isAnnounced(text: string, start: number, cue: string): boolean {
  return /[:：]\s*$/.test(cue) || /(?:^|[.!?\n(。，,;])\s*$/u.test(text.slice(0, start));
}

/** `(a|b|c)`, "a | b". */
function barred(text: string): ListedValues | undefined {
  const found = BARRED.exec(text);
  if (!found) return undefined;
  const values = found[0].split('|').map((part) => part.replace(/["'`\s]/g, ''));
  const end = found.index + found[0].length;
  // One letter stands for a unit, or in the notation of a command.
  if (values.some((value) => value.length < 2)) return undefined;
  return judged({ values, isQuoted: false, separators: ['|'], end }, text, found.index, true);
}

/** "Task priority (low, medium, high)": a short text that names the parameter and ends with the list. */
function inBrackets(text: string, name: string): ListedValues | undefined {
  const found = /^([^.;:!?()]{3,60})\(([^()]+)\)\.?$/u.exec(text.trim());
  const last = nameWords(name).at(-1);
  if (
    !found ||
    last === undefined ||
    CONTENT_WORDS.has(last) ||
    !found[1]!.toLowerCase().split(/\W+/).includes(last)
  )
    return undefined;
  const list = listAt(found[2]!, 0);
  if (!list || list.end < found[2]!.length || !list.values.every((value) => PLAIN.test(value)))
    return undefined;
  return judged(list, text, 0, false);
}

/** `Order: "asc" or "desc"`, `("asc" or "desc")`, in the first sentence. */
function quoted(text: string): ListedValues | undefined {
  const first = /^[^.;!?\n]*/.exec(text)![0];
  for (const lead of first.matchAll(/(?:^|[(（:：])\s*/gu)) {
    const list = listAt(text, lead.index + lead[0].length);
    if (!list?.isQuoted || !list.values.every((value) => PLAIN.test(value))) continue;
    if (!list.separators.some((separator) => /or|\/|或|または/.test(separator))) continue;
    const found = judged(list, text, 0, false);
    if (found) return found;
  }
  return undefined;
}

interface List {
  readonly values: readonly string[];
  readonly isQuoted: boolean;
  readonly separators: readonly string[];
  readonly end: number;
}

function listAt(text: string, start: number): List | undefined {
  const values: string[] = [];
  const separators: string[] = [];
  let isQuoted = true;
  for (let at = start; ; ) {
    const inQuotes = match(QUOTED, text, at);
    const found = inQuotes ?? match(BARE, text, at);
    if (!found) return undefined;
    if (!inQuotes) isQuoted = false;
    // A full stop is put inside the quotes that it follows.
    values.push((found.slice(1).find((group) => group !== undefined) ?? found[0]).replace(/[.,;]$/, ''));
    at = skip(GLOSS, text, at + found[0].length);
    if (match(END, text, at)) return { values, isQuoted, separators, end: at };
    const separator = match(SEPARATOR, text, at);
    if (!separator) return undefined;
    separators.push(separator[0].trim());
    at += separator[0].length;
  }
}

/** A value in quotes at the beginning of each line. */
function bullets(text: string, from: number): List | undefined {
  const lines = text
    .slice(from)
    .replace(/^\s*\n/, '')
    .split('\n');
  const values: string[] = [];
  for (const line of lines) {
    const found = BULLET.exec(line);
    if (found) values.push(found.slice(1).find((group) => group !== undefined)!);
    else if (/^\s*[-*•]\s/.test(line)) return undefined;
    // A line that goes on explaining the one before it is indented; anything else ends the list.
    else if (values.length === 0 || !/^\s{2,}\S/.test(line)) break;
  }
  return values.length < 2 ? undefined : { values, isQuoted: true, separators: [','], end: text.length };
}

function judged(list: List, text: string, start: number, isSure: boolean): ListedValues | undefined {
  const { values, isQuoted, end } = list;
  if (values.length < 2 || values.length > MOST_VALUES || new Set(values).size < values.length)
    return undefined;
  if (!values.every((value) => VALUE.test(value))) return undefined;
  const kinds = isQuoted ? [] : values.filter((value) => KIND_WORDS.has(value.toLowerCase()));
  if (kinds.length * 2 >= values.length) return undefined;
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1;
  const behind = text.slice(end, end + NEAR).split(/(?<=[.!?])\s|\n/)[0]!;
  return OPEN_LIST.test(text.slice(from, end) + behind) ? undefined : { values, isSure };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  return pattern.exec(text.slice(at, at + LONGEST_PIECE));
}

function skip(pattern: RegExp, text: string, at: number): number {
  return at + (match(pattern, text, at)?.[0].length ?? 0);
}
