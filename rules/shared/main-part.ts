import type { SchemaNode } from '../../src/model/schema/node.js';
import { EXAMPLE_CONDITION } from '../lexicon/example-leads.js';
import { ASIDE } from '../lexicon/whole-call-words.js';
import type { OwnValue } from './example-values.js';
import type { ValueFiller } from './fill-value.js';
import { nameWords } from './name-words.js';

type Members = ReadonlyMap<string, readonly SchemaNode[]>;

/** More members than this have no main one. */
const MOST_LOOKED_AT = 40;

/**
 * The one member of an object that requires none: the only one that says what it is about, where the spec shows a value
 * for it and names no condition. One of several would be a call by chance. A default or a constant shows nothing (rubric:
 * "An invocation").
 */
export function mainPart(members: Members, filler: ValueFiller): [string, OwnValue] | undefined {
  if (members.size > MOST_LOOKED_AT) return undefined;
  const [main, second] = mainMembers(members, filler);
  if (!main || second) return undefined;
  const [name, nodes] = main;
  const own = filler.own(name, nodes);
  const isWhole = own?.source === 'shown' || (own?.source === 'enum' && members.size === 1);
  return own && isWhole && !isConditional(nodes, filler) ? [name, own] : undefined;
}

/** The members that say what a call is about: all but those with a default, and those for how much comes back and how. */
export function mainMembers(members: Members, filler: ValueFiller): [string, readonly SchemaNode[]][] {
  return [...members].filter(([name, nodes]) => {
    const words = nameWords(name);
    const isAside = ASIDE.has(words[0] ?? '') || ASIDE.has(words.at(-1) ?? '');
    return !isAside && !filler.applied(nodes).some(({ rare }) => rare.hasDefault);
  });
}

function isConditional(nodes: readonly SchemaNode[], filler: ValueFiller): boolean {
  return filler.applied(nodes).some(({ description }) => EXAMPLE_CONDITION.test(description));
}
