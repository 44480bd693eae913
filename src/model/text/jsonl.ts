import { child, tokensOf } from '../pointer.js';
import { withoutMark } from './byte-order-mark.js';
import { JsonLocator, JsonSource, parseJson } from './json.js';
import type { Position } from './position.js';
import { type DuplicateKey, type Source, SyntaxFault } from './source.js';

/**
 * Reads one JSON document a line; lines may be blank. The value is the list of the documents.
 * @throws {SyntaxFault} at the first broken line, with how many lines were fine
 */
export function parseJsonl(text: string): Source {
  const body = withoutMark(text);
  const lines = [...linesOf(body)];
  const values: unknown[] = [];
  let fault: SyntaxFault | undefined;
  for (const line of lines)
    try {
      values.push(parseJson(line.text).value);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      fault ??= new SyntaxFault(error.message, onLine(line, error.position), 'JSON Lines');
    }
  if (!fault) return new JsonlSource(body, lines, values);
  throw new SyntaxFault(
    `${fault.message} (fine: ${values.length} of ${lines.length} lines)`,
    fault.position,
    'JSON Lines',
  );
}

/** A line that is not blank. */
export interface Line {
  /** Counts from 1, blank lines too. */
  readonly number: number;
  readonly text: string;
  /** Where its text begins in the text of all lines. */
  readonly start: number;
}

/** The lines that hold documents. Slices of a long text hold the text itself, not copies of it. */
export function* linesOf(text: string): Generator<Line> {
  let start = 0;
  for (let number = 1; start < text.length; number++) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? text.length : end);
    const body = withoutMark(line);
    if (/[^ \t\r]/.test(line)) yield { number, text: body, start: start + line.length - body.length };
    start = end === -1 ? text.length : end + 1;
  }
}

function onLine({ number }: Line, { column }: Position): Position {
  return { line: number, column };
}

/** Finds pointers in the lines; the values can go before it does. */
class JsonlLocator {
  /** The line that was asked last: pointers are asked tool by tool. */
  #last: { readonly line: Line; readonly locator: JsonLocator } | undefined;

  constructor(private readonly lines: readonly Line[]) {}

  locate(pointer: string): Position {
    const [index = '', ...rest] = tokensOf(pointer);
    const found = /^(?:0|[1-9]\d*)$/.test(index) ? this.lines[Number(index)] : undefined;
    const line = found ?? this.lines[0];
    if (!line) return { line: 1, column: 1 };
    if (this.#last?.line !== line) this.#last = { line, locator: new JsonLocator(line.text) };
    return onLine(
      line,
      this.#last.locator.locate(found ? rest.map((token) => child('', token)).join('') : ''),
    );
  }
}

class JsonlSource implements Source {
  readonly #locator: JsonlLocator;

  constructor(
    readonly text: string,
    private readonly lines: readonly Line[],
    readonly value: readonly unknown[],
  ) {
    this.#locator = new JsonlLocator(lines);
  }

  get locate(): (pointer: string) => Position {
    const locator = this.#locator;
    return (pointer) => locator.locate(pointer);
  }

  duplicateKeys(): DuplicateKey[] {
    return this.lines.flatMap((line, index) =>
      new JsonSource(this.value[index], line.text)
        .duplicateKeys()
        .map(({ pointer, key }) => ({ pointer: child('', index) + pointer, key })),
    );
  }
}
