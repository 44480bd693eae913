import { PartReader, skipSpace, skipValue } from '../../model/text/json-scan.js';
import type { JsonStyle, Layout } from './json-style.js';
import type { Patch } from './patch.js';

/** A member or an entry, as it is written. */
export interface WrittenPart {
  readonly key: string | number;
  /** A member begins at its key, an entry at its value. */
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/** What shall happen to the parts of a container. */
export interface PartChanges {
  readonly removed: ReadonlySet<WrittenPart>;
  /** Rendered with the layout of the container, to stand before the others. */
  readonly first: readonly string[];
  /** … and behind them. */
  readonly last: readonly string[];
}

const OPEN_LIST = 91;
const COMMA = 44;

/** An object or a list in a text of JSON, or of JSON with comments. */
export class JsonContainer {
  readonly parts: readonly WrittenPart[];
  readonly isList: boolean;
  /** Where its closing bracket stands. */
  readonly #close: number;
  /** Where a comma behind the last part stands, as JSONC allows it; undefined without one. */
  readonly #trailing: number | undefined;
  #byKey: Map<string, WrittenPart[]> | undefined;

  /**
   * @param text as it is written
   * @param json the same with blanks over comments and trailing commas
   * @param at where it begins
   * @param outer the indentation of the line that it begins on when its neighbours stand on lines of their own;
   *   undefined inside one line
   */
  constructor(
    private readonly text: string,
    private readonly json: string,
    readonly at: number,
    private readonly outer: string | undefined,
    private readonly style: JsonStyle,
  ) {
    this.isList = json.charCodeAt(at) === OPEN_LIST;
    const parts: WrittenPart[] = [];
    const reader = new PartReader(json, at);
    for (let part = reader.read(); part; part = reader.read())
      parts.push({ ...part, end: skipValue(json, part.value) });
    this.parts = parts;
    const last = parts.at(-1);
    this.#close = skipSpace(json, last ? last.end : at + 1);
    this.#trailing = last ? this.#findTrailing(last.end) : undefined;
  }

  /** The parts with a key, or the entry with an index; several when a key stands twice. */
  find(token: string): readonly WrittenPart[] {
    if (this.isList)
      return /^(?:0|[1-9]\d*)$/.test(token) ? this.parts.slice(Number(token), Number(token) + 1) : [];
    if (!this.#byKey) {
      this.#byKey = new Map();
      for (const part of this.parts)
        this.#byKey.set(String(part.key), [...(this.#byKey.get(String(part.key)) ?? []), part]);
    }
    return this.#byKey.get(token) ?? [];
  }

  /** How its parts are laid out; that of its text around it when it has none. */
  get layout(): Layout {
    const [first, second] = this.parts;
    if (!first) return this.style.layout(this.outer === undefined ? undefined : this.outer + this.style.unit);
    const before = this.text.slice(this.at + 1, first.start);
    const indent = before.includes('\n') ? lineIndent(this.text, first.start) : undefined;
    const layout = this.style.layout(indent);
    const gap = second ? this.text.slice(first.end, second.start) : '';
    return {
      ...layout,
      colon: this.isList ? layout.colon : this.#colonOf(first),
      comma: /^\s*,\s*$/.test(gap) && !gap.includes('\n') ? gap : layout.comma,
      padding: /^ *$/.test(before) ? before : '',
    };
  }

  #colonOf({ start, value }: WrittenPart): string {
    return /"([ \t]*:[ \t]*)$/.exec(this.text.slice(start, value))?.[1] ?? this.style.colon;
  }

  /** The indentation for what is nested in this container; undefined when it stands on one line. */
  get indent(): string | undefined {
    return this.layout.indent;
  }

  /** The patches that take parts out and put new ones in. */
  patches({ removed, first, last }: PartChanges): Patch[] {
    if (removed.size === 0 && first.length + last.length === 0) return [];
    const kept = this.parts.filter((part) => !removed.has(part));
    if (kept.length === 0) return [this.#refilled([...first, ...last])];
    const layout = this.layout;
    return [
      ...this.#removals(removed, kept.at(-1)!, last.length > 0),
      ...before(kept[0]!, first, layout, this.style),
      ...this.#behind(kept.at(-1)!, last, layout),
    ];
  }

  /** Nothing of what was there is left. */
  #refilled(parts: readonly string[]): Patch {
    const { layout } = this;
    const outer = layout.indent === undefined ? undefined : (this.outer ?? lineIndent(this.text, this.at));
    // A comment in an empty container stays, before what comes in.
    if (this.parts.length === 0 && this.text.slice(this.at + 1, this.#close).trim() !== '') {
      const ending = outer === undefined ? '' : this.style.lineEnd + outer;
      const [start, gap] =
        outer === undefined
          ? ['', layout.comma]
          : [this.style.unit, `,${this.style.lineEnd}${layout.indent}`];
      return { start: this.#close, end: this.#close, text: start + parts.join(gap) + ending };
    }
    return {
      start: this.at,
      end: this.#close + 1,
      text: this.style.wrapped(parts, this.isList, layout, outer),
    };
  }

  #removals(removed: ReadonlySet<WrittenPart>, lastKept: WrittenPart, hasNew: boolean): Patch[] {
    const patches: Patch[] = [];
    for (const [index, part] of this.parts.entries()) {
      if (!removed.has(part)) continue;
      const comma = this.#commaBehind(index);
      const end = comma === undefined ? part.end : comma + 1;
      if (comma !== undefined && this.text.slice(part.end, comma).trim() !== '') {
        patches.push(this.#cleared(part.start, part.end), { start: comma, end, text: '' });
      } else patches.push(this.#cleared(part.start, end));
    }
    const index = this.parts.indexOf(lastKept);
    const comma = this.#commaBehind(index);
    const isBare = index < this.parts.length - 1 && this.#trailing === undefined && !hasNew;
    if (isBare && comma !== undefined) patches.push({ start: comma, end: comma + 1, text: '' });
    return patches;
  }

  /** Takes out a range, and its line when nothing else stands on it, else the blanks on one side. */
  #cleared(start: number, end: number): Patch {
    const { text } = this;
    let from = start;
    while (isBlank(text, from - 1)) from--;
    let to = end;
    while (isBlank(text, to)) to++;
    const opensLine = text[from - 1] === '\n';
    if (opensLine && text[to] === '\r') to++;
    if (opensLine && text[to] === '\n') return { start: from, end: to + 1, text: '' };
    if (to >= this.#close || text[to] === '\n' || text[to] === '\r') return { start: from, end, text: '' };
    return { start, end: to, text: '' };
  }

  #behind(part: WrittenPart, parts: readonly string[], layout: Layout): Patch[] {
    if (parts.length === 0) return [];
    const comma = this.#commaBehind(this.parts.indexOf(part));
    const patches: Patch[] = [];
    if (comma === undefined) patches.push({ start: part.end, end: part.end, text: ',' });
    const end = comma === undefined ? part.end : comma + 1;
    const closing = this.#trailing === undefined ? '' : ',';
    if (layout.indent === undefined) {
      const gap = layout.comma.slice(layout.comma.indexOf(',') + 1);
      patches.push({ start: end, end, text: gap + parts.join(layout.comma) + closing });
      return patches;
    }
    const line = this.style.lineEnd + layout.indent;
    const place = this.#lineRest(end);
    patches.push({ start: place, end: place, text: line + parts.join(`,${line}`) + closing });
    return patches;
  }

  /** Behind the comments that stand on the rest of a line; where it began when something else stands there. */
  #lineRest(from: number): number {
    const { text } = this;
    let end = from;
    for (let at = from; at <= this.#close; ) {
      if (isBlank(text, at)) at++;
      else if (text[at] === '\n' || text[at] === '\r') return end;
      else if (text.startsWith('//', at)) {
        const line = text.slice(at, endOf(text, '\n', at)).trimEnd();
        return at + line.length;
      } else if (text.startsWith('/*', at)) {
        const behind = endOf(text, '*/', at);
        // A comment over several lines belongs to what follows.
        if (text.slice(at, behind).includes('\n')) return end;
        end = behind;
        at = behind;
      } else return from;
    }
    return from;
  }

  #commaBehind(index: number): number | undefined {
    const part = this.parts[index]!;
    if (index === this.parts.length - 1) return this.#trailing;
    const comma = skipSpace(this.json, part.end);
    return this.json.charCodeAt(comma) === COMMA ? comma : undefined;
  }

  /** `json` has a blank where a trailing comma stands, and where the comments around it stand. */
  #findTrailing(from: number): number | undefined {
    if (this.text === this.json) return undefined;
    let at = from;
    while (at < this.#close) {
      if (this.text.charCodeAt(at) === COMMA) return at;
      if (this.text.startsWith('//', at)) at = endOf(this.text, '\n', at);
      else if (this.text.startsWith('/*', at)) at = endOf(this.text, '*/', at);
      else at++;
    }
    return undefined;
  }
}

function before(part: WrittenPart, parts: readonly string[], layout: Layout, style: JsonStyle): Patch[] {
  if (parts.length === 0) return [];
  const gap = layout.indent === undefined ? layout.comma : `,${style.lineEnd}${layout.indent}`;
  return [{ start: part.start, end: part.start, text: parts.map((text) => text + gap).join('') }];
}

function isBlank(text: string, at: number): boolean {
  return text[at] === ' ' || text[at] === '\t';
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** The blanks that the line of an offset begins with. */
export function lineIndent(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, at))![0];
}
