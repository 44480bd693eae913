/** Steps over the parts of a text that `JSON.parse` has accepted; on any other text the results mean nothing. */

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
export const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const COLON = 58;
const COMMA = 44;

/** The offset of the first character at or after `at` that is no white space. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) <= 32) next++;
  return next;
}

/** The offset behind the string that begins at `at`. */
export function skipString(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

/** A quote is escaped by an odd number of backslashes before it. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote - 1;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (quote - before) % 2 === 0;
}

/** Where a value can open, close or hide what follows. */
const STRUCTURE = /["[\]{}]/g;

/**
 * The offset behind the value that begins at `at`. Nesting does not use the call stack. The engine's own search goes
 * from one bracket or quote to the next: a loop over single characters is slow until it has been compiled.
 */
export function skipValue(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return skipString(text, at);
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return skipWord(text, at);
  let depth = 1;
  STRUCTURE.lastIndex = at + 1;
  while (depth > 0 && STRUCTURE.test(text)) {
    const found = STRUCTURE.lastIndex - 1;
    const code = text.charCodeAt(found);
    if (code === QUOTE) STRUCTURE.lastIndex = skipString(text, found);
    else depth += code === OPEN_OBJECT || code === OPEN_LIST ? 1 : -1;
  }
  return STRUCTURE.lastIndex;
}

/** The offset behind a number, `true`, `false` or `null`. */
function skipWord(text: string, at: number): number {
  let next = at;
  for (;;) {
    const code = text.charCodeAt(next);
    // A comma, a closing bracket, white space or the end of the text (NaN) closes a word.
    if (!(code > 32) || code === COMMA || code === CLOSE_LIST || code === CLOSE_OBJECT) return next;
    next++;
  }
}

/** A member of an object, or an entry of a list, in the text. */
export interface Part {
  /** Where it begins: a member at its key, an entry at its value. */
  readonly start: number;
  readonly value: number;
}

/** The parts of a container in the text, one after the other. */
export class PartReader {
  readonly #isList: boolean;
  #next: number;
  #index = 0;

  /** @param at where the container begins; what is no container has no parts */
  constructor(
    private readonly text: string,
    at: number,
  ) {
    this.#isList = text.charCodeAt(at) === OPEN_LIST;
    this.#next = isContainer(text, at) ? skipSpace(text, at + 1) : -1;
  }

  /** The next part with its key, or its index in a list; undefined behind the last one. */
  read(): (Part & { readonly key: string | number }) | undefined {
    const { text } = this;
    const start = this.#next;
    if (start === -1) return undefined;
    const code = text.charCodeAt(start);
    if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      this.#next = -1;
      return undefined;
    }
    let key: string | number = this.#index++;
    let value = start;
    if (!this.#isList) {
      const end = skipString(text, start);
      key = keyText(text, start, end);
      value = skipSpace(text, skipSpace(text, end) + 1);
    }
    const behind = skipSpace(text, skipValue(text, value));
    this.#next = text.charCodeAt(behind) === COMMA ? skipSpace(text, behind + 1) : behind;
    return { start, value, key };
  }
}

function keyText(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/** True when a container (object or list) begins at `at`. */
export function isContainer(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === OPEN_OBJECT || code === OPEN_LIST;
}

/** How many members the objects of the text have together, duplicates counted: the strings that a colon follows. */
export function countMembers(text: string): number {
  let count = 0;
  for (let quote = text.indexOf('"'); quote !== -1; ) {
    const end = skipString(text, quote);
    if (text.charCodeAt(end) === COLON || text.charCodeAt(skipSpace(text, end)) === COLON) count++;
    quote = text.indexOf('"', end);
  }
  return count;
}
