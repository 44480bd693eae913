import { type Alias, isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { step, tokensOf } from '../../model/pointer.js';
import type { YamlNodes } from '../../model/text/yaml.js';
import { isMerge, keyOf, mergedMaps } from '../../model/text/yaml-node.js';
import type { Edit } from '../../rule/fix.js';
import { before, lineStart } from './yaml-lines.js';
import {
  type Collection,
  isBarePair,
  isBlockCollection,
  isBlockScalar,
  nodesBelow,
  type Part,
  partsOf,
  rootPart,
  tagOf,
} from './yaml-parts.js';
import { rewordObstacle } from './yaml-reword.js';

/** Where the reader of YAML gives up to look for the colon. */
const LONGEST_KEY = 1000;

/** A scalar that means the same between brackets: in quotes, or without any sign of structure. */
const INLINE = /^(?:"[^\n]*"|'[^\n]*'|[^\s,[\]{}&*!|>'"%@`#:?-](?:[^,[\]{}#:]|:(?=\S))*|-?[\d.][\w.+-]*)$/;

const NOWHERE = 'there is no such place';
const MERGED = 'it comes from a merge ("<<")';

/** The way to a place: the collections it lies in, the outermost first, and the part itself. */
interface Way {
  readonly around: readonly Collection[];
  /** undefined for a member that is not there. */
  readonly part: Part | undefined;
}

/** Tells which edits a text cannot take. */
export class Obstacles {
  /** By the node that they repeat. */
  readonly #aliases = new Map<Node, Alias[]>();
  /** Behind the block scalars that keep the blank lines at their end. */
  readonly #keptEnds: ReadonlySet<number>;
  /** Of the collections that have been asked. */
  readonly #parts = new Map<Collection, readonly Part[]>();
  readonly #byKey = new Map<Collection, ReadonlyMap<string, readonly Part[]>>();

  constructor(
    private readonly text: string,
    private readonly nodes: YamlNodes,
  ) {
    for (const [alias, node] of nodes.anchored)
      this.#aliases.set(node, [...(this.#aliases.get(node) ?? []), alias]);
    this.#keptEnds = new Set(keptEnds(text, nodes.roots));
  }

  /** As {@link Splicer.obstacle} has it. */
  of(edit: Edit): string | undefined {
    const way = this.#wayTo(edit);
    if (typeof way === 'string') return way;
    const { around, part } = way;
    const shared = around.find((node) => this.#aliases.has(node));
    if (shared) return sharedBy(shared.anchor!);
    return part ? this.#atPart(edit, part, around.at(-1)) : this.#newMember(edit, around.at(-1)!);
  }

  #wayTo({ at, kind }: Edit): Way | string {
    const { roots } = this.nodes;
    const tokens = tokensOf(at);
    if (roots.length > 1 && tokens.length === 0) return 'it stands for several documents';
    const root = roots.length > 1 ? step(roots, tokens.shift()!) : roots[0];
    if (!isScalar(root) && !isCollection(root)) return NOWHERE;
    let part = rootPart(root);
    const around: Collection[] = [];
    for (const [index, token] of tokens.entries()) {
      const { node } = part;
      if (isAlias(node)) return sharedBy(node.source);
      if (!isCollection(node)) return NOWHERE;
      around.push(node as Collection);
      const found = this.#find(node as Collection, token);
      if (typeof found === 'string') return found;
      if (!found)
        return index === tokens.length - 1 && kind === 'set' && isMap(node)
          ? { around, part: undefined }
          : NOWHERE;
      part = found;
    }
    return { around, part };
  }

  /** @returns why there is none that could be changed, or undefined when there is none at all */
  #find(collection: Collection, token: string): Part | string | undefined {
    if (isSeq(collection)) return step(this.#partsOf(collection), token) as Part | undefined;
    const parts = this.#named(collection).get(token) ?? [];
    if (parts.length > 1) return `the key "${token}" stands twice`;
    return parts[0] ?? (this.#isMerged(collection, token) ? MERGED : undefined);
  }

  #named(map: Collection): ReadonlyMap<string, readonly Part[]> {
    const known = this.#byKey.get(map);
    if (known) return known;
    const byKey = new Map<string, Part[]>();
    for (const part of this.#partsOf(map)) {
      if (isMerge(part.pair!)) continue;
      const key = keyOf(part.pair!, this.nodes.anchored, this.text);
      byKey.set(key, [...(byKey.get(key) ?? []), part]);
    }
    this.#byKey.set(map, byKey);
    return byKey;
  }

  #partsOf(collection: Collection): readonly Part[] {
    const known = this.#parts.get(collection) ?? partsOf(collection);
    this.#parts.set(collection, known);
    return known;
  }

  /** A merge gives the map this key, or would if it were not written out. */
  #isMerged(collection: Collection, key: string): boolean {
    const { anchored } = this.nodes;
    return (
      isMap(collection) &&
      collection.items
        .filter(isMerge)
        .some((pair) =>
          mergedMaps(pair as Pair, anchored).some(
            (map) =>
              map.items.some((each) => !isMerge(each) && keyOf(each, anchored, this.text) === key) ||
              this.#isMerged(map, key),
          ),
        )
    );
  }

  #atPart(edit: Edit, part: Part, around: Collection | undefined): string | undefined {
    const { node } = part;
    if (edit.kind === 'append' || edit.kind === 'reword') {
      if (isAlias(node)) return sharedBy(node.source);
      if (node && this.#aliases.has(node)) return sharedBy((node as Collection).anchor!);
      if (edit.kind === 'reword') return rewordObstacle(this.text, node, edit.parts);
      return isSeq(node) ? this.#reshaping(node) : 'there is no list';
    }
    if (edit.kind === 'rekey')
      return this.#rekey(part, edit.key, around) ?? (edit.asList ? this.#listing(part) : undefined);
    const repeated = this.#repeatedIn(part);
    if (repeated) return sharedBy(repeated);
    if (edit.kind === 'remove') return this.#remove(part, around);
    const tag = tagOf(node);
    if (tag !== undefined) return `it has the tag "${tag}"`;
    if (part.lacksColon && isBlockCollection(around)) return 'its key stands without a colon';
    return undefined;
  }

  #newMember(edit: Edit, map: Collection): string | undefined {
    const isLong = tokensOf(edit.at).at(-1)!.length > LONGEST_KEY;
    return isLong ? 'its key is too long' : this.#reshaping(map);
  }

  #rekey({ pair }: Part, key: string, around: Collection | undefined): string | undefined {
    if (!pair || !around) return 'it has no key';
    const old = keyOf(pair, this.nodes.anchored, this.text);
    if (isScalar(pair.key) && this.#aliases.has(pair.key)) return sharedBy(pair.key.anchor!);
    if (!isScalar(pair.key) || pair.key.range![0] === pair.key.range![1]) return 'its key is no text';
    if (pair.key.tag !== undefined) return `its key has the tag "${pair.key.tag}"`;
    if (key.length > LONGEST_KEY) return 'its key is too long';
    return this.#broughtBack(around, old) ?? (this.#isMerged(around, key) ? MERGED : undefined);
  }

  /** Why a value cannot be put between brackets as it is written. */
  #listing({ node }: Part): string | undefined {
    if (isAlias(node)) return sharedBy(node.source);
    const source = node ? this.text.slice(node.range![0], node.range![1]) : '';
    const isFlow = isCollection(node) && !isBlockCollection(node);
    const isFlat = isScalar(node) && !isBlockScalar(node) && !source.includes('\n') && INLINE.test(source);
    return isFlow || isFlat ? undefined : 'it is written over several lines';
  }

  #remove({ pair, start }: Part, around: Collection | undefined): string | undefined {
    if (!around) return 'it is a whole document';
    const key = pair && keyOf(pair, this.nodes.anchored, this.text);
    const back = key === undefined ? undefined : this.#broughtBack(around, key);
    const isBelowKept = this.#keptEnds.has(lineStart(this.text, start));
    const kept = isBelowKept ? 'the text above it would take the blank lines below it' : undefined;
    return back ?? kept ?? this.#reshaping(around);
  }

  #broughtBack(map: Collection, key: string): string | undefined {
    return this.#isMerged(map, key) ? `a merge ("<<") would bring "${key}" back` : undefined;
  }

  /** Why parts can neither be put into a collection nor be taken out of it. */
  #reshaping(collection: Collection): string | undefined {
    if (isBarePair(collection)) return 'it is a pair without braces';
    if (!isBlockCollection(collection)) return undefined;
    const isKnown = /^ *(?:[-?:] +)*$/.test(before(this.text, this.#partsOf(collection)[0]!.start));
    return isKnown ? undefined : 'its first line begins with something else';
  }

  /** The anchor of something inside a part that is repeated outside it. */
  #repeatedIn({ start, end }: Part): string | undefined {
    const isInside = (node: Node) => node.range![0] >= start && node.range![0] < end;
    for (const [node, aliases] of this.#aliases)
      if (isInside(node) && !aliases.every(isInside)) return (node as Collection).anchor;
    return undefined;
  }
}

function sharedBy(anchor: string): string {
  return `it is shared through the anchor "&${anchor}"`;
}

function* keptEnds(text: string, roots: readonly unknown[]): Generator<number> {
  for (const node of nodesBelow(roots)) {
    const [start, end] = isBlockScalar(node) ? node.range! : [0, 0];
    if (/^[|>]\d?\+/.test(text.slice(start, start + 3))) yield end;
  }
}
