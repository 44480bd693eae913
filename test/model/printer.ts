import fc from 'fast-check';
import { child } from '../../src/model/pointer.js';
import type { Position } from '../../src/model/text/position.js';

/** White space between the parts of a text; the printer takes the next piece wherever JSON allows some. */
type Spaces = Iterator<string>;

/** Prints a value and writes down where each part of it begins: a member at its key, an entry at its value. */
export class Printer {
  text = '';
  readonly offsets = new Map<string, number>();

  constructor(
    private readonly spaces: Spaces,
    private readonly escapeKeys: boolean,
    /** What may stand between the last part and the closing bracket. */
    private readonly trailing: '' | ',' = '',
  ) {}

  print(value: unknown, pointer: string): void {
    this.space();
    if (!this.offsets.has(pointer)) this.offsets.set(pointer, this.text.length);
    if (Array.isArray(value)) {
      this.text += '[';
      value.forEach((item, index) => {
        if (index > 0) this.text += ',';
        this.print(item, child(pointer, index));
        this.space();
      });
      if (value.length > 0) this.text += this.trailing;
      this.space();
      this.text += ']';
    } else if (typeof value === 'object' && value !== null) this.printObject(value, pointer);
    else this.text += JSON.stringify(value);
  }

  private printObject(value: object, pointer: string): void {
    this.text += '{';
    Object.entries(value).forEach(([key, item], index) => {
      if (index > 0) this.text += ',';
      this.space();
      this.offsets.set(child(pointer, key), this.text.length);
      this.text += this.keyText(key);
      this.space();
      this.text += ':';
      this.print(item, child(pointer, key));
      this.space();
    });
    if (Object.keys(value).length > 0) this.text += this.trailing;
    this.space();
    this.text += '}';
  }

  private keyText(key: string): string {
    if (!this.escapeKeys) return JSON.stringify(key);
    const units = Array.from({ length: key.length }, (_, at) => key.charCodeAt(at));
    return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
  }

  private space(): void {
    this.text += this.spaces.next().value ?? '';
  }
}

/** Counts lines and columns one character at a time. */
export function positionOf(text: string, offset: number): Position {
  let line = 1;
  let column = 1;
  for (let at = 0; at < offset; at++) {
    if (text[at] === '\n') {
      line++;
      column = 1;
    } else column++;
  }
  return { line, column };
}

export const key = fc.oneof(
  fc.constantFrom(
    'a',
    'name',
    '',
    '~',
    '/',
    '~1',
    'a/b',
    '"',
    '\\',
    '__proto__',
    '0',
    '日本',
    'a b',
    '😀',
    '\\"',
  ),
  fc.string({ maxLength: 4 }),
);
/** Values with the keys and texts that are easily taken for structure. */
export const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, -1.5e-7, '', '"', '\\', '{"a": [', '],:', 'x\ny'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(key, tie('value')), { selector: ([name]) => name, maxLength: 4 }).map(
      // A literal would set the prototype for the key __proto__.
      (entries) => Object.fromEntries(entries),
    ),
  ),
}));
export const spaces = fc.infiniteStream(fc.constantFrom('', '', '', ' ', '\n', '\r\n  ', '\t'));
