import {
  type CST,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { tokensOf } from '../../src/model/pointer.js';
import type { Edit } from '../../src/rule/fix.js';

/** A value with what introduces it: its key, its dash. */
interface Spot {
  readonly from: number;
  readonly to: number;
  readonly node: unknown;
}

/** Which lines of a YAML text edits may change, told from its nodes by other means than those of the splicer. */
export class TouchedLines {
  readonly #touched = new Set<number>();
  readonly #lines: readonly string[];
  readonly #root: Node;

  constructor(
    private readonly text: string,
    edits: readonly Edit[],
  ) {
    this.#lines = text.split(/\r?\n/);
    const options = { keepSourceTokens: true, uniqueKeys: false, resolveKnownTags: false } as const;
    this.#root = parseDocument(text, { ...options, logLevel: 'silent' }).contents as Node;
    for (const edit of edits) this.#touch(edit);
  }

  /** The lines that stay, in order. A last line without line break can get one. */
  others(): string[] {
    const last = this.#lines.length - 1;
    return this.#lines.filter((_, line) => !this.#touched.has(line) && line !== last);
  }

  #touch({ at, kind }: Edit): void {
    const root = this.#root;
    let spot: Spot = { from: root.range![0], to: lastOffset(root, root.range![0]), node: root };
    let around: Spot = spot;
    for (const token of tokensOf(at)) {
      around = spot;
      spot = spotOf(around.node as Node, token) ?? { from: -1, to: -1, node: undefined };
    }
    const isNew = spot.from === -1;
    if (kind === 'append') around = spot;
    else if (!isNew) this.#range(spot.from, spot.to);
    if (kind !== 'append' && kind !== 'remove' && !isNew) return;
    const node = around.node as Node;
    if (isCollection(node) && node.flow) this.#range(node.range![0], node.range![1]);
    // Where the first part stands behind a dash; where brackets stand that hold nothing.
    this.#range(around.from, around.from);
    this.#range(node.range![0], node.range![0]);
    if (kind === 'remove') this.#below(spot);
  }

  /**
   * Below a part that goes, comments that stand deeper go with it. What follows can move up to its dash; then blank
   * lines between them go, too.
   */
  #below({ from, to }: Spot): void {
    const column = from - (this.text.lastIndexOf('\n', from - 1) + 1);
    const isOwn = (text: string) => text.trim() === '' || (/^\s*#/.test(text) && text.search(/#/) > column);
    let line = this.#lineOf(to) + 1;
    while (line < this.#lines.length && isOwn(this.#lines[line]!)) this.#touched.add(line++);
    this.#touched.add(line);
  }

  #range(from: number, to: number): void {
    for (let line = this.#lineOf(from); line <= this.#lineOf(to); line++) this.#touched.add(line);
  }

  #lineOf(offset: number): number {
    return this.text.slice(0, offset).split('\n').length - 1;
  }
}

function spotOf(collection: Node, token: string): Spot | undefined {
  if (isSeq(collection)) {
    const item = collection.items[Number(token)];
    const { items } = (collection as YAMLSeq).srcToken as CST.BlockSequence | CST.FlowCollection;
    const dash = items[Number(token)]!.start.find(({ type }) => type === 'seq-item-ind');
    const from = dash?.offset ?? (item as Node).range![0];
    return { from, to: lastOffset(item, from), node: item };
  }
  if (!isMap(collection)) return undefined;
  const pair = (collection as YAMLMap).items.findLast(
    ({ key }) => String(isScalar(key) ? key.value : key) === token,
  );
  if (!pair) return undefined;
  const [from, behind] = (pair.key as Node).range!;
  return { from, to: lastOffset(pair.value, behind - 1), node: pair.value };
}

/** The last offset that belongs to a value. */
function lastOffset(node: unknown, without: number): number {
  if (!isNode(node) || !node.range || node.range[1] === node.range[0]) return without;
  if (!isCollection(node) || node.flow) return node.range[1] - 1;
  const last = node.items.at(-1);
  if (isMap(node)) {
    const { key, value } = last as { key: Node; value: unknown };
    return lastOffset(value, key.range![1]);
  }
  const { items } = (node as YAMLSeq).srcToken as CST.BlockSequence;
  const dash = items.flatMap(({ start }) => start).findLast(({ type }) => type === 'seq-item-ind');
  return lastOffset(last, dash!.offset);
}
