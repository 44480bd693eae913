import { isObject, type JsonObject } from '../../model/value.js';

/** How the values that come new into a text are laid out. */
export interface Layout {
  /** Each member on a line of its own, with this before it; undefined: all on one line. */
  readonly indent: string | undefined;
  /** Between a key and its value. */
  readonly colon: string;
  /** Between two members on one line. */
  readonly comma: string;
  /** Inside the braces of an object on one line. */
  readonly padding: string;
}

const INLINE_LIST = /\[[ \t]*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*)[ \t]*[,\]]/g;
const SPREAD_LIST = /\[[ \t]*\r?\n\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*)[ \t]*(?:,|\r?\n)/g;

const INLINE_OBJECT = /\{([ \t]*)"[^{}\n]*\}/g;
const SPREAD_OBJECT = /\{[ \t]*\r?\n[^{}]*\}/g;
/** An object on one line is no longer than this with its indentation: formatters break later. */
const LONGEST_LINE = 100;

/** The habits of a text, learned from what is there. */
export class JsonStyle {
  readonly lineEnd: string;
  /** One step of indentation. */
  readonly unit: string;
  readonly colon: string;
  /** Lists of texts and numbers stand on one line. */
  readonly #listsAreInline: boolean;
  /** Objects without objects in them stand on one line, with this inside their braces; undefined: they do not. */
  readonly #inlinePadding: string | undefined;
  /** Everything beyond ASCII is written as an escape. */
  readonly #isAscii: boolean;

  constructor(text: string) {
    const lineFeed = text.indexOf('\n');
    this.lineEnd = lineFeed > 0 && text[lineFeed - 1] === '\r' ? '\r\n' : '\n';
    this.unit = /\n([ \t]+)["{[]/.exec(text)?.[1] ?? '  ';
    this.colon = /"([ \t]*:[ \t]*)[-"{[\dtfn]/.exec(text)?.[1] ?? ': ';
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    this.#listsAreInline = count(INLINE_LIST) > count(SPREAD_LIST);
    const isInline = count(INLINE_OBJECT) > count(SPREAD_OBJECT);
    this.#inlinePadding = isInline ? new RegExp(INLINE_OBJECT.source).exec(text)?.[1] : undefined;
    this.#isAscii = /\\u[0-9a-fA-F]{4}/.test(text) && !/[^\0-\x7f]/.test(text);
  }

  /** The layout of an object that says nothing by itself. @param indent of its members; undefined on one line */
  layout(indent: string | undefined): Layout {
    return { indent, colon: this.colon, comma: this.colon.endsWith(' ') ? ', ' : ',', padding: '' };
  }

  member(key: string, value: unknown, layout: Layout): string {
    return this.string(key) + layout.colon + this.value(value, layout);
  }

  /** A value as it stands in a container with this layout. */
  value(value: unknown, layout: Layout): string {
    if (typeof value === 'string') return this.string(value);
    if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
    return this.#onOneLine(value, layout) ?? this.#container(value, layout);
  }

  /** Small objects, and lists of them, where the text has those on one line. */
  #onOneLine(value: unknown[] | JsonObject, layout: Layout): string | undefined {
    if (layout.indent === undefined || this.#inlinePadding === undefined) return undefined;
    const objects = Array.isArray(value) ? value : [value];
    if (!objects.every((each) => isObject(each) && Object.values(each).every(isFlat))) return undefined;
    const line = this.#container(value, { ...layout, indent: undefined, padding: this.#inlinePadding });
    return layout.indent.length + line.length <= LONGEST_LINE ? line : undefined;
  }

  #container(value: unknown[] | JsonObject, layout: Layout): string {
    const isList = Array.isArray(value);
    const isInline = isList && this.#listsAreInline && isFlat(value);
    const inner: Layout = {
      ...layout,
      indent: layout.indent === undefined || isInline ? undefined : layout.indent + this.unit,
    };
    const parts = isList
      ? value.map((entry: unknown) => this.value(entry, inner))
      : Object.entries(value).map(([key, item]) => this.member(key, item, inner));
    return this.wrapped(parts, isList, inner, layout.indent);
  }

  /** @param outer the indentation of the container itself */
  wrapped(parts: readonly string[], isList: boolean, layout: Layout, outer: string | undefined): string {
    const [open, close] = isList ? '[]' : '{}';
    if (parts.length === 0) return `${open}${close}`;
    const { indent, comma } = layout;
    const padding = isList ? '' : layout.padding;
    if (indent === undefined) return open + padding + parts.join(comma) + padding + close;
    const line = this.lineEnd + indent;
    return `${open}${line}${parts.join(`,${line}`)}${this.lineEnd}${outer ?? ''}${close}`;
  }

  string(text: string): string {
    const quoted = JSON.stringify(text);
    if (!this.#isAscii) return quoted;
    return quoted.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  }
}

/** A text or a number, or a list of them. */
function isFlat(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((entry) => typeof entry !== 'object' || entry === null)
    : !isObject(value);
}
