/**
 * Verbs that name one act, so that "fetch_order" and "get_order" promise the same. Kept narrow: "get" and "list" part
 * one thing from many, "remove" may only take out of a list what "delete" destroys.
 */
const ALIKE = [
  'get retrieve fetch',
  'search find lookup',
  'list enumerate',
  'delete destroy erase',
  'update modify edit',
  'create make',
  'run execute',
  'check verify',
  'analyze analyse',
  'show display view',
  'terminate kill',
];

const firsts: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((row) => {
    const verbs = row.split(' ');
    return verbs.map((verb) => [verb, verbs[0]!] as const);
  }),
);

/** One verb for all that name the same act; any other word as it is. */
export function alikeVerb(verb: string): string {
  return firsts.get(verb) ?? verb;
}

/** Words that tell no texts apart. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an the of to in on for and or with by from is are be it its this that these those as at into your you can will tool tools function given specific specified'.split(
    ' ',
  ),
);
