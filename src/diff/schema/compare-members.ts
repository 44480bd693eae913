import { quoted } from '../wording.js';
import type { Alternative } from './alternative.js';
import { type At, difference, type Spot, undecided } from './difference.js';
import { type Members, membersOf, saysNothing } from './members.js';
import { matches } from './name-pattern.js';
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
  compareRefused(both);
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
      compareDeclared(both, name, here, spot);
      continue;
    }
    if (!next) {
      const gone = difference(`${noun}-removed`, here, spot, (x) => `${x} is gone`);
      walk.setApart(here);
      walk.tell({ ...gone, isMixed: before.required.has(name) || !after.isClosed });
      if (declares(after, name)) compareDeclared(both, name, here, spot);
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
function tellNew(both: Both, arrived: ReadonlySet<string>): void {
  const { before, after, at, near, walk } = both;
  const noun = nounOf(walk);
  for (const [name, place] of after.listed) {
    if (before.listed.has(name) || arrived.has(name)) continue;
    const here: At = { base: memberOf(at.base, name), head: memberOf(at.head, name) };
    const spot: Spot = { base: near.base, head: place[0]?.pointer ?? near.head };
    if (isFree(before, at.base)) {
      compareNeed(walk, before.required.get(name), after.required.get(name), here, spot);
      compareDeclared(both, name, here, spot);
      continue;
    }
    const isNewlyRequired = after.required.has(name) && !before.required.has(name);
    const isMixed = after.required.has(name) || !before.isClosed;
    const kind = noun === 'parameter' && isNewlyRequired ? 'parameter-required' : (`${noun}-added` as const);
    const say = (x: string) =>
      kind === 'parameter-required' ? `${x} is new and must be sent` : `${x} is new`;
    walk.setApart(here);
    walk.tell({ ...difference(kind, here, spot, say), isMixed });
    if (declares(before, name)) compareDeclared(both, name, here, spot);
  }
}

/**
 * True when a name that is not listed has a schema all the same, or may have one, or must be there: it is sent, and what
 * it holds is no new word. What an object merely does not refuse is none.
 */
function declares(members: Members, name: string): boolean {
  const place = members.placeOf(name);
  if (place.some(({ raw }) => raw === false)) return false;
  return members.required.has(name) || members.mayMatch(name) || !saysNothing(place);
}

/** Compares what a name may hold that only one version lists. */
function compareDeclared({ before, after, near, walk }: Both, name: string, here: At, spot: Spot): void {
  const [some, others] = [before.placeOf(name), after.placeOf(name)];
  const listed = before.listed.has(name) ? before : after;
  const unlisted = listed === before ? after : before;
  const isUnknown = unlisted.mayMatch(name);
  if (!isUnknown || !saysNothing(unlisted.placeOf(name))) walk.descend(some, others, here, near);
  const isAsked =
    !saysNothing(unlisted.others) ||
    unlisted.patterns.some((pattern) => !saysNothing(unlisted.placeUnder(pattern)));
  if (!isUnknown || (saysNothing(listed.placeOf(name)) && !isAsked)) return;
  const say = (x: string) =>
    `${x} may match a pattern where it is not listed, and which schema it has hangs on that`;
  walk.tell(undecided('condition-changed', here, spot, say));
}

/** Compares the names that one version lists with `false`, and the other takes without listing them. */
function compareRefused({ before, after, at, near, walk }: Both): void {
  for (const name of new Set([...before.refused, ...after.refused])) {
    if (before.listed.has(name) || after.listed.has(name)) continue;
    const here: At = { base: memberOf(at.base, name), head: memberOf(at.head, name) };
    walk.descend(before.placeOf(name), after.placeOf(name), here, near);
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

/**
 * Compares pattern by pattern what the names may hold that match one. Where only one version has the pattern, they are
 * names like all others in the other one.
 */
function comparePatterns(both: Both): void {
  const { before, after, at, near, walk } = both;
  for (const pattern of new Set([...before.patterns, ...after.patterns])) {
    const here = { base: mapValueOf(at.base, pattern), head: mapValueOf(at.head, pattern) };
    const [some, others] = [before.placeUnder(pattern), after.placeUnder(pattern)];
    const isNew = !before.patterns.includes(pattern);
    if (!isNew && after.patterns.includes(pattern)) {
      walk.descend(some, others, here, near);
      continue;
    }
    const spot: Spot = { base: some[0]?.pointer ?? near.base, head: others[0]?.pointer ?? near.head };
    const names = `names that match ${quoted(pattern)}`;
    const isAsked = !saysNothing(isNew ? others : some);
    // In a closed object a pattern lets names in; in an open one it restricts what they hold.
    if (before.isClosed && after.isClosed)
      walk.tell(
        isNew
          ? difference('object-opened', at, spot, (x) => `${x} takes ${names}`)
          : difference('object-closed', at, spot, (x) => `${x} no longer takes ${names}`),
      );
    else if (!saysNothing(isNew ? some : others)) walk.descend(some, others, here, near);
    const isElse = !saysNothing(isNew ? some : others);
    if (!isAsked || (isElse && !isAlsoAsked(both, pattern, isNew))) continue;
    walk.tell(
      isNew
        ? undecided('condition-added', at, spot, (x) => `${x} has a schema for ${names}`)
        : difference('condition-removed', at, spot, (x) => `${x} has no schema any more for ${names}`),
    );
  }
}

/**
 * True when the pattern may match a name that has another schema besides: one that both versions list, or one that
 * matches a pattern of the other version.
 */
function isAlsoAsked({ before, after }: Both, pattern: string, isNew: boolean): boolean {
  const { patterns } = isNew ? before : after;
  return (
    patterns.length > 0 ||
    [...before.listed.keys()].some((name) => after.listed.has(name) && matches(pattern, name) === undefined)
  );
}
