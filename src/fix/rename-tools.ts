import { tokensOf, valueAt } from '../model/pointer.js';
import { nameKey, type Tool, type ToolSet } from '../model/tool.js';
import type { Edit } from '../rule/fix.js';

/** A new name that a fix wants for a tool. */
export interface WantedName {
  readonly tool: Tool;
  readonly to: string;
}

/** Every name that a tool has had, as {@link nameKey} writes it, with the tool's index. */
export type PastNames = ReadonlyMap<string, number>;

/**
 * Says which names a set can give, and why not the others: two tools must never have one name, and no tool the former
 * name of another, since its callers would reach the wrong one.
 */
export class NameOffice {
  readonly #held = new Map<string, number>();
  readonly #wanted = new Map<string, WantedName[]>();

  constructor(
    { tools }: ToolSet,
    wanted: readonly WantedName[],
    private readonly past: PastNames,
  ) {
    for (const tool of tools) add(this.#held, nameKey(tool));
    for (const each of wanted) {
      const key = keyFor(each);
      this.#wanted.set(key, [...(this.#wanted.get(key) ?? []), each]);
    }
  }

  /** Why the tool cannot have the name, as a sentence without its final stop; undefined when it can. */
  obstacle(name: WantedName): string | undefined {
    const { tool, to } = name;
    const key = keyFor(name);
    if (this.#held.has(key)) return `there is a tool "${to}" already`;
    const former = this.past.get(key);
    if (former !== undefined && former !== tool.index) return `another tool was called "${to}" before`;
    const rival = this.#wanted.get(key)?.find((other) => other.tool !== tool);
    if (rival) return `"${rival.tool.name}" would have to be called "${to}" too`;
    return this.#held.get(nameKey(tool)) === 1 ? undefined : 'another tool has the same name';
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What {@link nameKey} gives for the tool when it has its new name. */
function keyFor({ tool: { server }, to }: WantedName): string {
  return server === '' ? to : `${server}\n${to}`;
}

/** The edit that gives a tool another name in a document; in a map of tools the name may be a key. */
export function renameEdit(document: unknown, { tool, to }: WantedName): Edit | undefined {
  const { pointer } = tool.fields.name;
  if (typeof valueAt(document, pointer) === 'string') return { kind: 'set', at: pointer, value: to };
  return tokensOf(tool.pointer).at(-1) === tool.name
    ? { kind: 'rekey', at: tool.pointer, key: to }
    : undefined;
}
