/** Names of parameters that say nothing about what is in them. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Their words joined by `_`. */
export const GENERIC_NAMES = words(
  'data params param parameters args arg arguments argument payload obj object var variable thing stuff info misc tmp temp foo bar x1 x2 arg0 arg1 arg2 arg3 param1 param2',
);

/** Words of a text that say no more than such a name does. */
export const EMPTY_WORDS = words(
  'a an the of to for and or with in on this that is are be it its optional required additional extra more other some any all data params param parameter parameters args arg argument arguments payload object obj info information input value values json dict dictionary map string list array passed given used provided custom',
);

/** One letter that everybody reads: places, what is searched for, how many, the parts of a color. */
export const KNOWN_LETTERS = words('x y z q n k r g b a w h i j');

/** Names under which generators put all the arguments of a call into one object. */
export const WRAPPERS = words(
  'input inputs params param parameters args arg arguments request req body payload data options opts query path request_body path_params query_params',
);

/** Beside one of these, `type` may be the type of the act, or of what it is done to. */
export const ACT_NAMES = words('action operation command method op');

/** Names of parameters without which a call does what it does: they page, sort, narrow down or widen. */
export const REFINING_NAME =
  /^(?:cursor|page|page_size|page_number|page_token|per_page|offset|skip|limit|count|max_results|sort|sort_by|order|order_by|direction|fields|verbose|dry_run|timeout|filters?)$|^(?:exclude|include|filter|ignore|with|only)_/;
