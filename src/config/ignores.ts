import type { Config, Ignore } from './config.js';
import { type InScope, scopeOf } from './scope.js';

interface Entry extends Ignore {
  readonly index: number;
  readonly isFor: InScope;
  readonly isForFile: InScope;
}

/** The findings that a configuration ignores, and which of its entries are of use. */
export class Ignores {
  readonly #entries: readonly Entry[];
  readonly #expired: readonly Entry[];
  readonly #used = new Set<Entry>();
  /** Those that would have ignored something if another had not done so. */
  readonly #shadowed = new Set<Entry>();
  /** What was ignored, by place: a text that is judged twice counts once. */
  readonly #ignored = new Set<string>();
  readonly #inputs = new Set<string>();

  /** @param today the date in UTC, as an entry writes it */
  constructor({ ignore = [] }: Config, today: string, pathOf: (input: string) => string) {
    const entries = ignore.map((entry, index) => ({
      ...entry,
      index,
      isFor: scopeOf(entry, pathOf),
      isForFile: scopeOf(entry.files ? { files: entry.files } : {}, pathOf),
    }));
    const isOver = ({ until }: Ignore) => until !== undefined && until < today;
    this.#entries = entries.filter((entry) => !isOver(entry));
    this.#expired = entries.filter(isOver);
  }

  /** Notes that an input was judged: what it could have matched and did not is of no use. */
  see(input: string): void {
    this.#inputs.add(input);
  }

  /** The entry that ignores a rule for a tool. */
  find(rule: string, input: string, tool: string | undefined): Ignore | undefined {
    return this.#entries.find((entry) => entry.rule === rule && entry.isFor(input, tool));
  }

  /** Notes that an entry was of use. @param places pointers of what it has ignored */
  use(entry: Ignore, input: string, tool: string | undefined, places: readonly string[]): void {
    this.#used.add(entry as Entry);
    for (const other of this.#entries)
      if (other !== entry && other.rule === entry.rule && other.isFor(input, tool)) this.#shadowed.add(other);
    for (const place of places) this.#ignored.add(JSON.stringify([input, entry.rule, place]));
  }

  /** How many findings were ignored. */
  get count(): number {
    return this.#ignored.size;
  }

  /** Indices of the entries whose day is over. */
  get expired(): readonly number[] {
    return this.#expired.map(({ index }) => index);
  }

  /** The entries that were of no use although an input was judged that they could match. */
  get unused(): readonly { readonly index: number; readonly isShadowed: boolean }[] {
    const isMeant = ({ isForFile }: Entry) => [...this.#inputs].some((input) => isForFile(input, undefined));
    return this.#entries
      .filter((entry) => !this.#used.has(entry) && isMeant(entry))
      .map((entry) => ({ index: entry.index, isShadowed: this.#shadowed.has(entry) }));
  }
}
