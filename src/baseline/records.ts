import type { Entry, Identity } from './baseline.js';
import { isSameTool } from './content.js';
import { isLower } from './standing.js';

/** Records that wait for their tools; each is that of one tool only. */
export class Records {
  readonly #waiting = new Map<string, Entry[]>();

  constructor(private readonly entries: readonly Entry[]) {
    for (const entry of entries) {
      const key = nameOf(entry);
      const same = this.#waiting.get(key) ?? [];
      this.#waiting.set(
        key,
        [...same, entry].sort((a, b) => (a.copy ?? 1) - (b.copy ?? 1)),
      );
    }
  }

  /**
   * Takes the records of tools that come together. Of several tools with one name each gets the record with its own
   * contents, wherever it stands now, and of those that are alike in all of them the one with its own verdict: otherwise
   * twins would trade their records at every update. What is left goes to those that have changed in one half.
   * @param isGone true for a spec that is there no more: its tools may have moved
   * @returns for each tool its record, if there is one
   */
  takeAll(tools: readonly Entry[], isGone: (input: string) => boolean): (Entry | undefined)[] {
    const equal = tools.map((tool) => this.#take(tool, (entry) => isEqual(entry, tool)));
    const exact = tools.map(
      (tool, index) => equal[index] ?? this.#take(tool, ({ content }) => content === tool.content),
    );
    const near = tools.map(
      (tool, index) => exact[index] ?? this.#take(tool, ({ content }) => isSameTool(content, tool.content)),
    );
    return tools.map((tool, index) => near[index] ?? this.#takeMoved(tool, isGone));
  }

  /** True when a record by the name of a tool waits still. */
  knowsName(tool: Pick<Identity, 'input' | 'tool'>): boolean {
    return (this.#waiting.get(nameOf(tool)) ?? []).length > 0;
  }

  /** A record of the same name and contents whose spec is gone, when there is one only. */
  #takeMoved(tool: Identity, isGone: (input: string) => boolean): Entry | undefined {
    if (this.knowsName(tool)) return undefined;
    const [only, ...others] = this.entries.filter(
      (entry) => entry.tool === tool.tool && entry.content === tool.content && isGone(entry.input),
    );
    return only && others.length === 0 ? this.#take(only, (entry) => entry === only) : undefined;
  }

  #take(tool: Pick<Identity, 'input' | 'tool'>, fits: (entry: Entry) => boolean): Entry | undefined {
    const waiting = this.#waiting.get(nameOf(tool)) ?? [];
    const found = waiting.find(fits);
    if (found)
      this.#waiting.set(
        nameOf(tool),
        waiting.filter((entry) => entry !== found),
      );
    return found;
  }
}

/** The same contents, and nothing better or worse. */
function isEqual(entry: Entry, other: Entry): boolean {
  return entry.content === other.content && !isLower(entry, other) && !isLower(other, entry);
}

function nameOf({ input, tool }: Pick<Identity, 'input' | 'tool'>): string {
  return JSON.stringify([input, tool]);
}
