import { member } from '../../model/value.js';
import type { Alternative } from './alternative.js';
import { below, type Located, type Place } from './place.js';

/** What a form of a list says about its entries. */
export interface Entries {
  /** The schemas of the first entries, one by one. */
  readonly first: readonly Place[];
  /** The schemas of all others. */
  readonly others: Place;
}

/** Reads the entries of a form of a list; `items` was a list of schemas before 2020-12. */
export function entriesOf({ parts }: Alternative): Entries {
  const read = parts.map((part) => {
    const items = member(part.raw, 'items');
    const isTuple = Array.isArray(items);
    const keyword = isTuple ? 'items' : 'prefixItems';
    const list = isTuple ? items : member(part.raw, 'prefixItems');
    const rest = isTuple ? 'additionalItems' : 'items';
    return {
      first: Array.isArray(list) ? list.map((raw, index) => below(part, raw, keyword, index)) : [],
      others: Object.hasOwn(part.raw, rest) ? [below(part, part.raw[rest], rest)] : [],
    };
  });
  const length = Math.max(0, ...read.map(({ first }) => first.length));
  const at = (index: number): Located[] =>
    read.flatMap(({ first, others }) => (index < first.length ? [first[index]!] : others));
  return {
    first: Array.from({ length }, (_, index) => at(index)),
    others: read.flatMap(({ others }) => others),
  };
}
