import { isObject } from '../../src/model/value.js';

/** Below this many levels nothing is taken for a repeat; no stack overflows. */
const DEEPEST = 200;
/** Smaller sub-trees are not worth a name. */
const LEAST_CHARACTERS = 100;
const MIX = 0x01000193;

/** A schema, or a list of values, that stands in several places of a set. */
export interface Subtree {
  /** The same for all that are written alike. */
  readonly hash: number;
  /** The first of them. */
  readonly value: unknown;
  /** The parameter that it stands under first; `inputSchema` or `outputSchema` for a whole one. */
  readonly label: string;
  readonly isEnum: boolean;
  /** It is all that a tool says of its input, or of its output. */
  readonly isWhole: boolean;
  /** As compact JSON. */
  readonly characters: number;
  times: number;
  /** Places of the tools in the list that was walked, each once, in its order. */
  readonly owners: number[];
}

interface Sum {
  readonly hash: number;
  readonly characters: number;
}

/**
 * Reads schemas in one pass and counts what is written alike: each value is summed up in a number from the bottom up,
 * so that no text is built or compared.
 */
export class SubtreeCounter {
  readonly found = new Map<number, Subtree>();
  #owner = 0;

  /** @returns how many characters the schema takes as compact JSON */
  count(schema: unknown, owner: number, label: string): number {
    this.#owner = owner;
    if (schema === undefined) return 0;
    const sum = this.#walk(schema, 1, label);
    this.#note(schema, label, 'whole', sum);
    return sum.characters;
  }

  #walk(value: unknown, depth: number, label: string): Sum {
    if (typeof value === 'string') return { hash: hashText(value), characters: value.length + 3 };
    if (typeof value !== 'object' || value === null) {
      const text = String(value);
      return { hash: mix(hashText(text), 7), characters: text.length + 1 };
    }
    if (depth > DEEPEST) return { hash: mix(depth, this.found.size), characters: 0 };
    return Array.isArray(value)
      ? this.#walkList(value, depth, label)
      : this.#walkObject(value as object, depth, label);
  }

  #walkList(list: readonly unknown[], depth: number, label: string): Sum {
    let hash = 11;
    let characters = 2;
    for (const item of list) {
      const sum = this.#walk(item, depth + 1, label);
      hash = mix(hash, sum.hash);
      characters += sum.characters;
    }
    return { hash, characters };
  }

  #walkObject(object: object, depth: number, label: string): Sum {
    let hash = 13;
    let characters = 2;
    for (const key in object) {
      const value: unknown = object[key as keyof typeof object];
      const named = PARTS.has(key) ? label : key;
      const sum = this.#walk(value, depth + 1, named);
      hash = mix(mix(hash, hashText(key)), sum.hash);
      characters += key.length + 4 + sum.characters;
      if (sum.characters < LEAST_CHARACTERS) continue;
      // A map of schemas is none itself; its members are.
      if (isObject(value) && !MAPS.has(key)) this.#note(value, named, 'part', sum);
      else if (key === 'enum' && Array.isArray(value)) this.#note(value, named, 'enum', sum);
    }
    return { hash, characters };
  }

  #note(value: unknown, label: string, kind: 'whole' | 'part' | 'enum', { hash, characters }: Sum): void {
    if (characters < LEAST_CHARACTERS) return;
    const known = this.found.get(hash);
    if (!known) {
      const [isEnum, isWhole] = [kind === 'enum', kind === 'whole'];
      const owners = [this.#owner];
      this.found.set(hash, { hash, value, label, isEnum, isWhole, characters, times: 1, owners });
      return;
    }
    known.times++;
    if (known.owners.at(-1) !== this.#owner) known.owners.push(this.#owner);
  }
}

/** What is written alike inside a value, by its hash and how often; with the value itself. */
export function subtreesOf({ value, label }: Subtree): ReadonlyMap<number, Subtree> {
  const counter = new SubtreeCounter();
  counter.count(value, 0, label);
  return counter.found;
}

/** What stands under one of these is a part of what it stands in. */
const PARTS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'items',
  'additionalProperties',
  'enum',
  'anyOf',
  'oneOf',
  'allOf',
]);
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

/** 52 bits of two sums, so that two of a million values are hardly ever taken for the same. */
function hashText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, MIX);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  }
  return (high >>> 6) * 0x4000000 + (low >>> 6);
}

function mix(hash: number, other: number): number {
  const low = Math.imul((hash % 0x4000000) ^ (other % 0x4000000) ^ 0x2545f, MIX) + other;
  const high = Math.imul(Math.floor(hash / 0x4000000) + 0x61, 0x5bd1e995) ^ Math.floor(other / 0x4000000);
  return (high >>> 6) * 0x4000000 + (low >>> 6);
}
