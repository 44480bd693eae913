import { child, tokensOf } from '../pointer.js';
import { withoutMark } from './byte-order-mark.js';
import { countMembers, isContainer, OPEN_OBJECT, type Part, PartReader, skipSpace } from './json-scan.js';
import { findJsonFault } from './json-syntax.js';
import { LineIndex, type Position } from './position.js';
import { type DuplicateKey, type Source, SyntaxFault } from './source.js';

/**
 * Reads a JSON text. A byte order mark is passed over. The value comes from the engine's own parser; places are
 * looked up only when asked for, since a full syntax tree costs three times the parse.
 * @throws {SyntaxFault} with a sentence and a place when the text is not JSON
 */
export function parseJson(text: string): Source {
  const body = withoutMark(text);
  return new JsonSource(parse(body), body);
}

/**
 * Reads a text that is nearly JSON, so that every part keeps the place it has there.
 * @param json the same text with blanks, one for one, over what JSON does not know
 * @throws {SyntaxFault}
 */
export function parseBlanked(text: string, json: string): Source {
  return new JsonSource(parse(json), json, text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const fault = findJsonFault(text) ?? { offset: 0, message: 'this is not JSON' };
    throw new SyntaxFault(fault.message, new LineIndex(text).positionOf(fault.offset));
  }
}

/** One container on the way to the pointer that was asked last, read as far as it was needed. */
class Level {
  readonly #reader: PartReader;
  readonly #parts = new Map<string, Part>();

  constructor(
    text: string,
    readonly token: string,
    readonly part: Part,
    /** In an object the last of two members with one key counts, as for the parser, so all of it must be read. */
    private readonly isObject = text.charCodeAt(part.value) === OPEN_OBJECT,
  ) {
    this.#reader = new PartReader(text, part.value);
  }

  find(token: string): Part | undefined {
    while (this.isObject || !this.#parts.has(token)) {
      const part = this.#reader.read();
      if (!part) break;
      this.#parts.set(String(part.key), part);
    }
    return this.#parts.get(token);
  }
}

/** Finds pointers in the text. It holds the text only, so that the value can go while a report is still being written. */
export class JsonLocator {
  readonly #lines: LineIndex;
  /**
   * The containers along the last pointer. Pointers are asked tool by tool, so the parts of one tool are indexed
   * once and forgotten with the next: memory stays that of one path, time that of one pass for each level.
   */
  readonly #levels: Level[];

  constructor(private readonly text: string) {
    this.#lines = new LineIndex(text);
    const root = skipSpace(text, 0);
    this.#levels = [new Level(text, '', { start: root, value: root })];
  }

  locate(pointer: string): Position {
    const tokens = tokensOf(pointer);
    let known = 0;
    while (known < tokens.length && this.#levels[known + 1]?.token === tokens[known]) known++;
    this.#levels.length = known + 1;
    for (const token of tokens.slice(known)) {
      const part = this.#levels.at(-1)!.find(token);
      if (!part) break;
      this.#levels.push(new Level(this.text, token, part));
    }
    return this.#lines.positionOf(this.#levels.at(-1)!.part.start);
  }
}

/** A value beside the JSON that it was read from. */
export class JsonSource implements Source {
  readonly #locator: JsonLocator;

  constructor(
    readonly value: unknown,
    private readonly json: string,
    readonly text = json,
  ) {
    this.#locator = new JsonLocator(json);
  }

  get locate(): (pointer: string) => Position {
    const locator = this.#locator;
    return (pointer) => locator.locate(pointer);
  }

  duplicateKeys(): DuplicateKey[] {
    if (countMembers(this.json) === countKeys(this.value)) return [];
    const found = new Map<string, { key: string; offset: number }>();
    const open = [{ at: skipSpace(this.json, 0), pointer: '' }];
    for (let container = open.pop(); container; container = open.pop()) {
      const { at, pointer } = container;
      const seen = new Set<string>();
      const reader = new PartReader(this.json, at);
      for (let part = reader.read(); part; part = reader.read()) {
        const here = child(pointer, part.key);
        if (typeof part.key === 'string') {
          if (seen.has(part.key)) found.set(here, { key: part.key, offset: part.start });
          seen.add(part.key);
        }
        if (isContainer(this.json, part.value)) open.push({ at: part.value, pointer: here });
      }
    }
    return [...found]
      .sort(([, a], [, b]) => a.offset - b.offset)
      .map(([pointer, { key }]) => ({ pointer, key }));
  }
}

/** How many members the objects of a parsed value have together. */
function countKeys(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const container = open.pop() as object;
    if (typeof container !== 'object' || container === null) continue;
    if (Array.isArray(container)) {
      for (const item of container) if (typeof item === 'object') open.push(item);
      continue;
    }
    for (const key in container) {
      count++;
      const item = (container as Record<string, unknown>)[key];
      if (typeof item === 'object') open.push(item);
    }
  }
  return count;
}
