import { isObject } from '../../model/value.js';
import { type Quoting, stringText } from './yaml-string.js';
import type { YamlStyle } from './yaml-style.js';

/** A list in brackets gets no longer than this. */
const MOST_INLINE = 80;

/** Prints new values the way a text writes its own. */
export class YamlPrinter {
  constructor(private readonly style: YamlStyle) {}

  /** Quotes where they are needed, and where the text has them everywhere. */
  get plain(): Quoting {
    const { quote, quotesValues, quotesKeys } = this.style;
    return { quote, values: quotesValues, keys: quotesKeys };
  }

  /** A value on one line: lists and maps in brackets. */
  inline(value: unknown, isFlow: boolean, quoting: Quoting = this.plain): string {
    if (typeof value === 'string') return stringText(value, isFlow, quoting.quote, quoting.values);
    const { mapPadding, listPadding } = this.style;
    if (Array.isArray(value))
      return inBrackets(
        '[',
        ']',
        listPadding,
        value.map((entry) => this.inline(entry, true, quoting)),
      );
    if (isObject(value)) {
      const members = Object.entries(value).map(([key, item]) => this.inlineMember(key, item, true, quoting));
      return inBrackets('{', '}', mapPadding, members);
    }
    return typeof value === 'number' ? numberText(value) : String(value);
  }

  /** `key: value` on one line. */
  inlineMember(key: string, value: unknown, isFlow: boolean, quoting: Quoting = this.plain): string {
    return `${this.key(key, isFlow, quoting)}: ${this.inline(value, isFlow, quoting)}`;
  }

  key(key: string, isFlow: boolean, quoting: Quoting = this.plain): string {
    return stringText(key, isFlow, quoting.quote, quoting.keys);
  }

  /** A value stands on one line where the text is not in brackets. */
  isInline(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return true;
    if (Object.keys(value).length === 0) return true;
    if (!Array.isArray(value) || !this.style.hasFlowLists) return false;
    const isShort = () => this.inline(value, false).length <= MOST_INLINE;
    return value.every((entry) => typeof entry !== 'object' || entry === null) && isShort();
  }

  /** The lines of a list or a map with something in it, as if they began in the first column. */
  lines(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap((entry) => this.entryLines(entry));
    return Object.entries(value as object).flatMap(([key, item]) => this.memberLines(key, item));
  }

  memberLines(key: string, value: unknown): string[] {
    if (this.isInline(value)) return [this.inlineMember(key, value, false)];
    const { mapIndent, listIndent } = this.style;
    const pad = ' '.repeat(Array.isArray(value) ? listIndent : mapIndent);
    return [`${this.key(key, false)}:`, ...this.lines(value).map((line) => pad + line)];
  }

  /** @param dash with the blanks behind it */
  entryLines(value: unknown, dash = '- ', quoting: Quoting = this.plain): string[] {
    const lines = this.isInline(value) ? [this.inline(value, false, quoting)] : this.lines(value);
    const pad = ' '.repeat(dash.length);
    return lines.map((line, index) => (index === 0 ? dash : pad) + line);
  }
}

function inBrackets(open: string, close: string, padding: string, parts: readonly string[]): string {
  return parts.length === 0 ? open + close : open + padding + parts.join(', ') + padding + close;
}

/** In YAML 1.1 a number with an exponent is one only when it has a point: `1.0e+21`. */
function numberText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  return String(value).replace(/^(-?\d+)e/, '$1.0e');
}
