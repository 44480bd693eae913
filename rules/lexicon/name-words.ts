/** Words of tool names, which are identifiers and written in English: what they do to the verb of a name. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A verb behind one of these is a second act: `get_or_create_user`, `list_and_delete`. */
export const JOINING = words('and or then also to if with');

/** They make another verb of the one before them: `check_out`, `set_up`. */
export const PARTICLES = words('in out off up on down away back over through');

/** What is made when it is asked for: "get" may as well mean "issue". */
export const ISSUED = words(
  'token tokens credential credentials session password secret otp nonce captcha upload download presigned signed',
);

/** Verbs of evident acts that are nouns as often: `list_updates`, `get_archive`, `get_change_set`. */
export const NOUNS = words(
  'add archive change check count display edit get list look move patch search set show update upload view',
);

/** Things that take the place of one of their name, and what is gone once it is sent. */
export const REPLACED = words('credentials file files key password secret send token');

/** Things that are called as acts are, and only stand beside what is there when they are made. */
export const ADDED = words(
  'bookmark card comment contact draft group index invoice issue label link list note post process project prompt quote record report tag task template test ticket topic',
);

/** Things whose names are unique where they are. */
export const CALLED_BY_NAME = words(
  'account branch bucket column database dir directory domain file folder index key label mailbox namespace queue repo repository table tag topic user username',
);
