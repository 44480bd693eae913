import type { ToolSet } from '../../src/model/tool.js';
import type { SetContext } from '../../src/rule/context.js';
import { setMembers } from './set-members.js';
import { type Subtree, SubtreeCounter, subtreesOf } from './subtrees.js';

/** As the estimate of tokens has it. */
const CHARACTERS_A_TOKEN = 4;
/** Whole schemas are the same where tools take the same, each of which needs it: only their lists of values tell. */
const LEAST_WHOLE = 1000;
/** A few more than are ever said. */
const MOST = 6;

/** A part of schemas that is sent several times. */
export interface Repeat extends Subtree {
  /** About how many tokens it takes each time. */
  readonly tokens: number;
  /** About how many would be saved if it stood in one place. */
  readonly saving: number;
  /** The names of the tools that have it. */
  readonly tools: readonly string[];
}

/** Fact: what is sent several times with the schemas of a set, the dearest first; none lies in another. */
export function repeats(_set: ToolSet, context: SetContext): readonly Repeat[] {
  const members = context.fact(setMembers);
  const counter = new SubtreeCounter();
  for (const [at, { tool }] of members.entries()) {
    // Two tools of one name are another fault.
    if (tool.name === members[at - 1]?.tool.name) continue;
    counter.count(tool.fields.inputSchema.value, at, 'inputSchema');
    counter.count(tool.fields.outputSchema.value, at, 'outputSchema');
  }
  const candidates = [...counter.found.values()].filter(
    (found) =>
      found.times > 1 && (!found.isWhole || (found.characters >= LEAST_WHOLE && coreOf(found).isEnum)),
  );
  const chosen: Repeat[] = [];
  const inside = new Set<number>();
  for (const candidate of candidates.sort(dearestFirst)) {
    if (chosen.length === MOST) break;
    const subtree = counter.found.get(coreOf(candidate).hash) ?? candidate;
    const own = subtreesOf(subtree);
    if (inside.has(subtree.hash) || chosen.some(({ hash }) => own.has(hash))) continue;
    for (const hash of own.keys()) inside.add(hash);
    const tokens = Math.ceil(subtree.characters / CHARACTERS_A_TOKEN);
    const tools = [...new Set(subtree.owners.map((owner) => members[owner]!.tool.name))];
    chosen.push({ ...subtree, tokens, saving: tokens * (subtree.times - 1), tools });
  }
  return chosen;
}

/** The list of values that most of a schema consists of; else the schema. */
function coreOf(subtree: Subtree): Subtree {
  const lists = [...subtreesOf(subtree).values()].filter(({ isEnum }) => isEnum);
  return lists.find(({ characters }) => characters * 2 > subtree.characters) ?? subtree;
}

function dearestFirst(a: Subtree, b: Subtree): number {
  const saved = ({ characters, times }: Subtree) => characters * (times - 1);
  return saved(b) - saved(a) || b.characters - a.characters || a.hash - b.hash;
}
