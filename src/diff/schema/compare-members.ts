import { quoted } from '../wording.js';
import type { Alternative } from './alternative.js';
import { type At, difference, type Spot, undecided } from './difference.js';
import { type Members, membersOf } from './members.js';
import { mapValueOf, memberOf, type Path, ROOT } from './path.js';
import { renamedMembers } from './renamed-members.js';
import type { Walk } from './walk.js';

/** Two versions of the members of an object. */
interface Both {
  readonly before: Members;
  readonly after: Members;
  readonly at: At;
  /** Where the object stands. */
  readonly near: Spot;
  readonly walk: Walk;
}

/** Compares the members of two forms of an object: what is listed, what must be there, and what all others may hold. */
export function compareMembers(a: Alternative, b: Alternative, at: At, walk: Walk): void {
  const near = { base: a.pointer, head: b.pointer };
  const both: Both = { before: membersOf(a), after: membersOf(b), at, near, walk };
  const renames = new Map(renamedMembers(both.before, both.after));
  compareKept(both, renames);
  tellNew(both, new Set(renames.values()));
  compareUnlistedNeeds(both);
  compareOpenness(both);
  comparePatterns(both);
}

function nounOf({ part }: Walk): 'parameter' | 'property' {
  return part === 'output' ? 'property' : 'parameter';
}

/**
 * True for an object that takes any names and lists none, such as a map of headers: what one version lists, the other
 * takes all the same. At the root, what is not listed is no parameter.
 */
function isFree({ listed, isClosed }: Members, path: Path): boolean {
  return path !== ROOT && listed.size === 0 && !isClosed;
}

/** What the old version lists: it is gone, renamed, or there to be compared. */
function compareKept(both: Both, renames: ReadonlyMap<string, string>): void {
  const { before, after, at, near, walk } = both;
  const noun = nounOf(walk);
  for (const [name, place] of before.listed) {
    const now = renames.get(name) ?? name;
    const next = after.listed.get(now);
    const here: At = { base: memberOf(at.base, name), head: memberOf(at.head, now) };
    const spot: Spot = { base: place[0]?.pointer ?? near.base, head: next?.[0]?.pointer ?? near.head };
    if (!next && isFree(after, at.head)) {
      compareNeed(walk, before.required.get(name), after.required.get(name), here, spot);
      walk.descend(place, after.others, here, near);
      continue;
    }
    if (!next) {
      const gone = difference(`${noun}-removed`, here, spot, (x) => `${x} is gone`);
      walk.tell({ ...gone, isMixed: before.required.has(name) || !after.isClosed });
      continue;
    }
    if (now !== name) {
      walk.rename(here);
      walk.tell(difference(`${noun}-renamed`, here, spot, (x) => `${quoted(name)} is now called ${x}`));
    }
    compareNeed(walk, before.required.get(name), after.required.get(now), here, spot);
    walk.descend(place, next, here, near);
  }
}

/** What only the new version lists. @param arrived names that something of the old one has now */
function tellNew({ before, after, at, near, walk }: Both, arrived: ReadonlySet<string>): void {
  const noun = nounOf(walk);
  for (const [name, place] of after.listed) {
    if (before.listed.has(name) || arrived.has(name)) continue;
    const here: At = { base: memberOf(at.base, name), head: memberOf(at.head, name) };
    const spot: Spot = { base: near.base, head: place[0]?.pointer ?? near.head };
    if (isFree(before, at.base)) {
      compareNeed(walk, before.required.get(name), after.required.get(name), here, spot);
      walk.descend(before.others, place, here, near);
      continue;
    }
    const isNewlyRequired = after.required.has(name) && !before.required.has(name);
    const isMixed = after.required.has(name) || !before.isClosed;
    const kind = noun === 'parameter' && isNewlyRequired ? 'parameter-required' : (`${noun}-added` as const);
    const say = (x: string) =>
      kind === 'parameter-required' ? `${x} is new and must be sent` : `${x} is new`;
    walk.tell({ ...difference(kind, here, spot, say), isMixed });
  }
}

/** Compares whether a member must be there. @param before where that is said, undefined when it is not */
function compareNeed(
  walk: Walk,
  before: string | undefined,
  after: string | undefined,
  at: At,
  { base, head }: Spot,
): void {
  const noun = nounOf(walk);
  const isSent = noun === 'parameter';
  if (before === undefined && after !== undefined) {
    const say = (x: string) => `${x} ${isSent ? 'must now be sent' : 'is now always there'}`;
    walk.tell(difference(`${noun}-required`, at, { base, head: after }, say));
  }
  if (before !== undefined && after === undefined) {
    const say = (x: string) => `${x} may now be ${isSent ? 'left out' : 'missing'}`;
    walk.tell(difference(`${noun}-optional`, at, { base: before, head }, say));
  }
}

/** The same for names that `required` has and `properties` does not. */
function compareUnlistedNeeds({ before, after, at, near, walk }: Both): void {
  for (const name of new Set([...before.required.keys(), ...after.required.keys()])) {
    if (before.listed.has(name) || after.listed.has(name)) continue;
    const here: At = { base: memberOf(at.base, name), head: memberOf(at.head, name) };
    compareNeed(walk, before.required.get(name), after.required.get(name), here, near);
  }
}

/** Compares what the names may hold that are not listed. */
function compareOpenness({ before, after, at, near, walk }: Both): void {
  const spot: Spot = { base: before.closedAt, head: after.closedAt };
  if (!before.isClosed && after.isClosed)
    walk.tell(
      difference('object-closed', at, spot, (x) => `${x} no longer takes names that it does not list`),
    );
  else if (before.isClosed && !after.isClosed)
    walk.tell(difference('object-opened', at, spot, (x) => `${x} takes names that it does not list`));
  else if (!before.isClosed)
    walk.descend(before.others, after.others, { base: mapValueOf(at.base), head: mapValueOf(at.head) }, near);
}

function comparePatterns({ before, after, at, near, walk }: Both): void {
  for (const pattern of new Set([...before.byPattern.keys(), ...after.byPattern.keys()])) {
    const some = before.byPattern.get(pattern);
    const others = after.byPattern.get(pattern);
    if (some && others) {
      const here = { base: mapValueOf(at.base, pattern), head: mapValueOf(at.head, pattern) };
      walk.descend(some, others, here, near);
      continue;
    }
    const spot: Spot = { base: some?.[0]?.pointer ?? near.base, head: others?.[0]?.pointer ?? near.head };
    const names = `names that match ${quoted(pattern)}`;
    // In a closed object a pattern lets names in; in an open one it restricts what they hold.
    if (before.isClosed && after.isClosed)
      walk.tell(
        others
          ? difference('object-opened', at, spot, (x) => `${x} takes ${names}`)
          : difference('object-closed', at, spot, (x) => `${x} no longer takes ${names}`),
      );
    else
      walk.tell(
        others
          ? undecided('condition-added', at, spot, (x) => `${x} has a schema for ${names}`)
          : difference('condition-removed', at, spot, (x) => `${x} has no schema any more for ${names}`),
      );
  }
}
