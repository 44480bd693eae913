import { isObject, member } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { contentOf, type Nameless, pairUp, wordsOf } from '../likeness.js';
import type { Members } from './members.js';
import type { Place } from './place.js';

/** The members that have another name now: old and new names, told by what they hold. */
export function renamedMembers(before: Members, after: Members): [string, string][] {
  const gone = unmatched(before, after);
  const came = unmatched(after, before);
  return gone.length === 0 || came.length === 0 ? [] : pairUp(gone, came);
}

function unmatched(members: Members, others: Members): Nameless<string>[] {
  return [...members.listed]
    .filter(([name]) => !others.listed.has(name))
    .map(([name, place]) => ({ name, item: name, content: describe(place) }));
}

/** What a member says: the words of its texts, and what its schema has beside them. */
function describe(place: Place) {
  const exact = canonical(place.map(({ raw }) => raw));
  const tokens = place.flatMap(({ raw }) => {
    if (!isObject(raw)) return [];
    const description = member(raw, 'description');
    const words = typeof description === 'string' ? wordsOf(description) : [];
    const type = member(raw, 'type');
    // A type alone tells little: half of all parameters are strings.
    const rest = Object.keys(raw).filter((key) => !['description', 'title', 'type', 'default'].includes(key));
    return [
      ...words,
      ...(type === undefined ? [] : [canonical(type)]),
      ...rest.map((key) => canonical([key, raw[key]])),
    ];
  });
  return contentOf(exact, tokens);
}
