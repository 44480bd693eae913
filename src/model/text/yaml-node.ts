import {
  type Alias,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
} from 'yaml';

/** What the aliases of a text stand for. */
export type Anchored = ReadonlyMap<Alias, Node>;

/** The node itself, or the one that an alias stands for. */
export function followed(node: unknown, anchored: Anchored): unknown {
  return isAlias(node) ? anchored.get(node) : node;
}

/** `<<`, which merges other maps into its own. YAML 1.2 left it out of the language; everybody goes on using it. */
export function isMerge({ key }: Pair): boolean {
  return isScalar(key) && key.value === '<<' && key.type === Scalar.PLAIN;
}

/** The maps that a pair with `<<` merges, first the one that wins. */
export function mergedMaps({ value }: Pair, anchored: Anchored): YAMLMap[] {
  const node = followed(value, anchored);
  return (isSeq(node) ? node.items : [node])
    .map((item) => followed(item, anchored))
    .filter((item) => isMap(item));
}

/** The key of a pair as JSON has it: a text, whatever YAML makes of it; a list or a map as it is written. */
export function keyOf({ key }: Pair, anchored: Anchored, text: string): string {
  const node = followed(key, anchored);
  if (isCollection(node)) return text.slice(node.range?.[0], node.range?.[1]);
  return String(isScalar(node) ? node.value : node);
}

/** Where a node begins; undefined for one that is not written. */
export function startOf(node: unknown): number | undefined {
  return isAlias(node) || isScalar(node) || isCollection(node) ? node.range?.[0] : undefined;
}
