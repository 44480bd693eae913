/** Where a text stops being JSON, and why. */
export interface JsonFault {
  readonly offset: number;
  readonly message: string;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
/** What may stand inside a string: no control character, and only the escapes of RFC 8259 §7. */
const STRING_PART = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

interface Open {
  readonly bracket: '{' | '[';
  readonly offset: number;
}

/**
 * The first place where `text` breaks the grammar of RFC 8259, with a sentence for a person; undefined for valid
 * JSON. It is asked only after `JSON.parse` has refused a text, because the engine's own message differs from
 * version to version and often names no place. Nesting does not use the call stack.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  return new Grammar(text).run();
}

class Grammar {
  private at = 0;
  private readonly open: Open[] = [];

  constructor(private readonly text: string) {}

  run(): JsonFault | undefined {
    let fault = this.value();
    while (!fault && this.open.length > 0) fault = this.afterValue();
    if (fault) return fault;
    this.space();
    return this.at < this.text.length
      ? this.fault('there is more text after the end of the document')
      : undefined;
  }

  /** Reads a scalar, or opens brackets until a scalar or an empty bracket pair is read. */
  private value(): JsonFault | undefined {
    for (;;) {
      this.space();
      const char = this.text[this.at];
      if (char === '{' || char === '[') {
        this.open.push({ bracket: char, offset: this.at++ });
        this.space();
        if (this.text[this.at] === closing(char)) {
          this.at++;
          this.open.pop();
          return undefined;
        }
        if (char === '[') continue;
        const fault = this.key();
        if (fault) return fault;
        continue;
      }
      return this.scalar(char);
    }
  }

  private scalar(char: string | undefined): JsonFault | undefined {
    if (char === '"') return this.string();
    if (char !== undefined && (char === '-' || (char >= '0' && char <= '9'))) return this.number();
    const word = this.match(WORD);
    if (word === 'true' || word === 'false' || word === 'null') {
      this.at += word.length;
      return undefined;
    }
    if (word) return this.fault(`"${word.slice(0, 30)}" is no JSON value; text needs double quotes`);
    return this.unexpected('a value');
  }

  /** After a complete value inside brackets: a comma and the next one, or the closing bracket. */
  private afterValue(): JsonFault | undefined {
    const inside = this.open.at(-1)!;
    this.space();
    const char = this.text[this.at];
    if (char === closing(inside.bracket)) {
      this.at++;
      this.open.pop();
      return undefined;
    }
    if (char !== ',') return this.unexpected(`"," or "${closing(inside.bracket)}"`);
    const comma = this.at++;
    this.space();
    if (this.text[this.at] === '}' || this.text[this.at] === ']') {
      this.at = comma;
      return this.fault('JSON allows no comma before a closing bracket');
    }
    return inside.bracket === '{' ? (this.key() ?? this.value()) : this.value();
  }

  private key(): JsonFault | undefined {
    this.space();
    if (this.text[this.at] !== '"') {
      const word = this.match(WORD);
      return word
        ? this.fault(`the key "${word.slice(0, 30)}" needs double quotes`)
        : this.unexpected('a key');
    }
    const fault = this.string();
    if (fault) return fault;
    this.space();
    if (this.text[this.at] !== ':') return this.unexpected('":" after the key');
    this.at++;
    return undefined;
  }

  private string(): JsonFault | undefined {
    const start = this.at++;
    this.at += this.match(STRING_PART).length;
    const char = this.text[this.at];
    if (char === '"') {
      this.at++;
      return undefined;
    }
    if (char === '\\') return this.fault('this escape is not one of JSON');
    if (char === '\t') return this.fault('a tab inside a string is written \\t');
    this.at = start;
    return this.fault('this string is not closed on its line');
  }

  private number(): JsonFault | undefined {
    const number = this.match(NUMBER);
    const next = this.text[this.at + number.length];
    if (number === '' || (next !== undefined && /[\w.+-]/.test(next)))
      return this.fault('this number is not written as JSON wants it');
    this.at += number.length;
    return undefined;
  }

  private unexpected(wanted: string): JsonFault {
    const char = this.text[this.at];
    const inside = this.open.at(-1);
    if (char === undefined) {
      if (!inside) return this.fault(`the text ends where ${wanted} should stand`);
      const what = inside.bracket === '{' ? 'object' : 'list';
      const before = this.text.slice(0, inside.offset).split('\n');
      const isOneLine = !this.text.includes('\n');
      const place = isOneLine ? `column ${inside.offset + 1}` : `line ${before.length}`;
      return this.fault(
        `the text ends inside the ${what} that opens in ${place}: "${closing(inside.bracket)}" is missing`,
      );
    }
    if (!inside && !/[/'#]/.test(char)) return this.fault('this does not begin like JSON');
    if (this.text.startsWith('//', this.at) || this.text.startsWith('/*', this.at) || char === '#')
      return this.fault('JSON has no comments');
    if (char === "'") return this.fault('JSON wants double quotes, not single ones');
    return this.fault(`expected ${wanted} here`);
  }

  private space(): void {
    this.at += this.match(SPACE).length;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  private fault(message: string): JsonFault {
    return { offset: this.at, message };
  }
}

function closing(bracket: '{' | '['): '}' | ']' {
  return bracket === '{' ? '}' : ']';
}
