/**
 * Verbs of tool names that say the same of one object, so that a model cannot tell two of them apart by the names.
 * "read" is none: what is read is the content of a thing, and mail that is read is marked so.
 */
const RIVALS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['one', 'get fetch retrieve show view describe lookup'],
      ['many', 'list enumerate browse search find query'],
      ['create', 'create add new make insert'],
      ['update', 'update edit modify change patch'],
      ['delete', 'delete remove destroy erase'],
    ] as const
  ).flatMap(([kind, verbs]) => verbs.split(' ').map((verb) => [verb, kind] as const)),
);

/** Words behind an object that do not make it another one: `get_user`, `get_user_info`. */
const ASIDES: ReadonlySet<string> = new Set('detail details info information'.split(' '));

/** What a name says is done, and to what; names with the same key are rivals. undefined: no verb of a known kind. */
export function rivalKey(words: readonly string[]): string | undefined {
  const [verb = '', ...rest] = words;
  const kind = RIVALS.get(verb);
  const object = rest.slice(0, rest.findLastIndex((word) => !ASIDES.has(word)) + 1);
  const last = object.pop();
  if (kind === undefined || last === undefined) return undefined;
  // One call that makes, changes or takes away many at once is another thing than one for a single one.
  if (kind !== 'one' && kind !== 'many') return [kind, ...object, last].join(' ');
  const single = singular(last);
  return [kind === 'many' || single !== last ? 'many' : kind, ...object, single].join(' ');
}

/** Says what a search goes by, which a list does not. */
export const SEARCHES_BY =
  /\b(?:by|match\w*|contain\w*|quer(?:y|ies)|keywords?|terms?|text|criteria|filters?|across|global\w*|semantic\w*|full-text)\b/i;

/** Words of the names of parameters that take what is looked for. */
export const SEARCHED_WORDS: ReadonlySet<string> = new Set(
  'q query search keyword keywords term terms text phrase pattern name expression jql cql'.split(' '),
);

/** The singular of an English noun by its spelling; other words come back as they are. */
export function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[xz]|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
