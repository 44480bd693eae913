import { tokensOf } from '../../model/pointer.js';
import { isContainer, skipSpace, skipString, skipValue } from '../../model/text/json-scan.js';
import type { Edit, TextPart } from '../../rule/fix.js';
import { EditTree } from '../edit-tree.js';
import { JsonContainer, type WrittenPart } from './json-container.js';
import { JsonStyle } from './json-style.js';
import { type Patch, patched } from './patch.js';
import type { Splicer } from './splicer.js';

type Rekey = Extract<Edit, { kind: 'rekey' }>;

const QUOTE = '"';

/**
 * The splicer of a JSON text.
 * @param text that was read without a fault, without a byte order mark
 * @param json the same with blanks, one for one, over the comments and trailing commas of JSONC
 */
export function jsonSplicer(text: string, json = text): Splicer {
  return new JsonSplicer(text, json);
}

class JsonSplicer implements Splicer {
  #style: JsonStyle | undefined;
  /** The parts of the containers on the way to what was asked last, so that neighbours cost one pass together. */
  readonly #path: { readonly token: string; readonly container: JsonContainer }[] = [];

  constructor(
    private readonly text: string,
    private readonly json: string,
  ) {}

  get style(): JsonStyle {
    this.#style ??= new JsonStyle(this.text);
    return this.#style;
  }

  obstacle(edit: Edit): string | undefined {
    const tokens = tokensOf(edit.at);
    let at = skipSpace(this.json, 0);
    for (const [depth, token] of tokens.entries()) {
      if (!isContainer(this.json, at)) return 'there is nothing to write it into';
      const container = this.#container(tokens.slice(0, depth), at);
      const { isList } = container;
      const found = container.find(token);
      if (found.length > 1) return `the key "${token}" stands twice`;
      const isNew = depth === tokens.length - 1 && edit.kind === 'set' && !isList;
      if (found.length === 0) return isNew ? undefined : 'there is nothing to write it into';
      at = found[0]!.value;
    }
    if (edit.kind === 'append' && this.json[at] !== '[') return 'there is no list';
    return edit.kind === 'reword' && this.json[at] !== QUOTE ? 'there is no text' : undefined;
  }

  /** @param tokens the way to it @param at where it begins */
  #container(tokens: readonly string[], at: number): JsonContainer {
    const depth = tokens.length;
    const known = this.#path[depth];
    if (known?.container.at === at) return known.container;
    const container = new JsonContainer(this.text, this.json, at, undefined, this.style);
    this.#path.length = Math.min(this.#path.length, depth);
    this.#path[depth] = { token: tokens.at(-1) ?? '', container };
    return container;
  }

  splice(edits: readonly Edit[]): string {
    const patches: Patch[] = [];
    this.#visit(EditTree.of(edits), skipSpace(this.json, 0), '', patches);
    return patched(this.text, patches);
  }

  /** @param outer the indentation around the value at `at`; undefined inside one line */
  #visit(edits: EditTree, at: number, outer: string | undefined, patches: Patch[]): void {
    const { written, reworded } = edits;
    if (written) {
      const text = this.style.value(written.value, this.style.layout(outer));
      patches.push({ start: at, end: skipValue(this.json, at), text });
    } else if (reworded.length > 0) patches.push(...this.#reworded(at, reworded));
    else if (isContainer(this.json, at)) this.#visitParts(edits, at, outer, patches);
  }

  #visitParts(edits: EditTree, at: number, outer: string | undefined, patches: Patch[]): void {
    const container = new JsonContainer(this.text, this.json, at, outer, this.style);
    const { layout, parts, isList } = container;
    const removed = new Set<WrittenPart>();
    for (const part of parts) {
      const below = edits.below.get(String(part.key));
      if (!below) continue;
      if (below.isRemoved) removed.add(part);
      else {
        if (below.rekeyed) patches.push(...this.#rekeyed(part, below.rekeyed));
        this.#visit(below, part.value, layout.indent, patches);
      }
    }
    const first: string[] = [];
    const last: string[] = [];
    for (const [key, { written }] of edits.below) {
      if (!written || isList || container.find(key).length > 0) continue;
      (written.first ? first : last).push(this.style.member(key, written.value, layout));
    }
    for (const value of edits.appended) last.push(this.style.value(value, layout));
    patches.push(...container.patches({ removed, first, last }));
  }

  #rekeyed({ start, value, end }: WrittenPart, { key, asList }: Rekey): Patch[] {
    return [
      { start, end: skipString(this.json, start), text: this.style.string(key) },
      ...(asList
        ? [
            { start: value, end: value, text: '[' },
            { start: end, end, text: ']' },
          ]
        : []),
    ];
  }

  /** Offsets of the value are counted through the escapes of the string at `at`. */
  #reworded(at: number, parts: readonly TextPart[]): Patch[] {
    const offsets = new OffsetReader(this.json, at + 1);
    return parts.map(({ start, end, text }) => ({
      start: offsets.of(start),
      end: offsets.of(end),
      text: this.style.string(text).slice(1, -1),
    }));
  }
}

/** Where the characters of a string's value stand in the text. Offsets must be asked in rising order. */
class OffsetReader {
  #value = 0;

  /** @param text @param at the first character behind the quote */
  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  of(offset: number): number {
    for (; this.#value < offset; this.#value++) {
      const isEscape = this.text[this.at] === '\\';
      this.at += isEscape ? (this.text[this.at + 1] === 'u' ? 6 : 2) : 1;
    }
    return this.at;
  }
}
