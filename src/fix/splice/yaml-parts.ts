import {
  type CST,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

export type Collection = YAMLMap | YAMLSeq;

/** A member of a map, an entry of a list, or the value of a document, as it stands in the text. */
export interface Part {
  /** undefined for an entry. */
  readonly pair: Pair | undefined;
  /** Where it begins: at its dash, its key, or the anchor before them. */
  readonly start: number;
  /** Behind what introduces the value: the colon, the dash, an anchor. */
  readonly after: number;
  /** Its value; undefined where none is written. */
  readonly node: Node | undefined;
  /** Behind the value, before a comment. */
  readonly end: number;
  /** A member that is a key alone: `{a}`, `? a`. */
  readonly lacksColon: boolean;
}

/** The value of a document. */
export function rootPart(node: Node): Part {
  const start = node.range![0];
  return { pair: undefined, start, after: start, node, end: endOf(node, start), lacksColon: false };
}

/** The parts of a list or a map, in order. It was read with its source tokens. */
export function partsOf(collection: Collection): Part[] {
  if (isMap(collection)) return collection.items.map(memberPart);
  const tokens = entryTokens(collection);
  return collection.items.map((item, index) => entryPart(item, tokens[index]));
}

/** The signs that have a place of their own. The others stand between the parts. */
const BETWEEN: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);

function signs(tokens: readonly CST.SourceToken[] | undefined): readonly CST.SourceToken[] {
  return (tokens ?? []).filter(({ type }) => !BETWEEN.has(type));
}

function behind(token: CST.SourceToken | undefined): number | undefined {
  return token && token.offset + token.source.length;
}

function memberPart(pair: Pair): Part {
  const { start, sep } = pair.srcToken!;
  const leading = signs(start);
  const between = signs(sep);
  const key = writtenNode(pair.key);
  const begin = leading[0]?.offset ?? key?.range?.[0] ?? between[0]!.offset;
  const after = behind(between.at(-1)) ?? key?.range?.[1] ?? behind(leading.at(-1))!;
  const node = writtenNode(pair.value);
  const lacksColon = !between.some(({ type }) => type === 'map-value-ind');
  return { pair, start: begin, after, node, end: endOf(node, after), lacksColon };
}

function entryPart(item: unknown, token: CST.CollectionItem | undefined): Part {
  const node = writtenNode(item);
  const leading = signs(token?.start);
  const start = leading[0]?.offset ?? node!.range![0];
  const after = behind(leading.at(-1)) ?? start;
  return { pair: undefined, start, after, node, end: endOf(node, after), lacksColon: false };
}

/** The source of each entry. A list can have one more item of its own: the comments behind its last entry. */
function entryTokens({ srcToken }: YAMLSeq): readonly CST.CollectionItem[] {
  const items = (srcToken as CST.BlockSequence | CST.FlowCollection).items as CST.CollectionItem[];
  return items.filter(({ start, key, sep, value }) => key || sep || value || signs(start).length > 0);
}

/** The commas of a flow collection: each stands behind the part of the same index. */
export function commasOf({ srcToken }: Collection): number[] {
  return (srcToken as CST.FlowCollection).items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'comma').map(({ offset }) => offset),
  );
}

function writtenNode(node: unknown): Node | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return node.range[1] > node.range[0] ? node : undefined;
}

/** The nodes of a text end behind their comments; this is where the value itself ends. */
function endOf(node: Node | undefined, after: number): number {
  if (!node) return after;
  if (!isBlockCollection(node)) return node.range![1];
  const last = node.items.at(-1);
  return isMap(node) ? memberPart(last as Pair).end : entryPart(last, entryTokens(node).at(-1)).end;
}

/** All nodes, in the order of the text. Nesting does not use the call stack. */
export function* nodesBelow(roots: readonly unknown[]): Generator<unknown> {
  const open = [...roots].reverse();
  while (open.length > 0) {
    const node = open.pop();
    yield node;
    if (isMap(node)) for (const { key, value } of [...node.items].reverse()) open.push(value, key);
    else if (isSeq(node)) open.push(...[...node.items].reverse());
  }
}

/** A list or a map that is written without brackets. */
export function isBlockCollection(node: unknown): node is Collection {
  return isCollection(node) && !node.flow;
}

/** A text that stands below its `|` or `>`. */
export function isBlockScalar(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
}

/** The pair in a list that has no braces of its own: `[a: 1]`. */
export function isBarePair(node: unknown): boolean {
  return isMap(node) && node.flow === true && !node.srcToken;
}

/** A tag changes what the text behind it means. */
export function tagOf(node: Node | undefined): string | undefined {
  return node && !isAlias(node) ? node.tag : undefined;
}
