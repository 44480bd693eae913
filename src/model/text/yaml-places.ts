import { isMap, isSeq, type YAMLMap } from 'yaml';
import { step, tokensOf } from '../pointer.js';
import { LineIndex, type Position } from './position.js';
import { type Anchored, followed, isMerge, keyOf, mergedMaps, startOf } from './yaml-node.js';

/** A member of a map, or an entry of a list. */
interface Part {
  readonly start: number | undefined;
  readonly value: unknown;
}

/** Finds pointers in the nodes of a text. What an alias stands for has its place at the anchor. */
export class YamlLocator {
  readonly #lines: LineIndex;
  /** The members of the maps that have been asked. */
  readonly #members = new Map<YAMLMap, ReadonlyMap<string, Part>>();

  constructor(
    private readonly text: string,
    /** A node; or a list of nodes, one for each document. */
    private readonly root: unknown,
    private readonly anchored: Anchored,
  ) {
    this.#lines = new LineIndex(text);
  }

  locate(pointer: string): Position {
    let value = this.root;
    let place = startOf(Array.isArray(value) ? value[0] : value) ?? 0;
    for (const token of tokensOf(pointer)) {
      const part = this.#find(value, token);
      if (!part) break;
      place = part.start ?? place;
      value = part.value;
    }
    return this.#lines.positionOf(place);
  }

  #find(container: unknown, token: string): Part | undefined {
    const node = followed(container, this.anchored);
    if (isMap(node)) return this.#membersOf(node).get(token);
    const list = isSeq(node) ? node.items : node;
    if (!Array.isArray(list)) return undefined;
    const value = step(list, token);
    return value === undefined ? undefined : { start: startOf(value), value };
  }

  #membersOf(map: YAMLMap): ReadonlyMap<string, Part> {
    const known = this.#members.get(map);
    if (known) return known;
    const members = new Map<string, Part>();
    for (const pair of map.items.filter((item) => !isMerge(item)))
      members.set(keyOf(pair, this.anchored, this.text), { start: startOf(pair.key), value: pair.value });
    for (const pair of map.items.filter(isMerge))
      for (const source of mergedMaps(pair, this.anchored))
        for (const [key, part] of this.#membersOf(source)) if (!members.has(key)) members.set(key, part);
    this.#members.set(map, members);
    return members;
  }
}
