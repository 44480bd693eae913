const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of parameters whose value says what a tool does: the whole name, since `access_mode` is data. */
export const JOB_PARAMETER =
  /^(?:action|operation|op|command|cmd|mode|method|subcommand|verb|action_?type|operation_?type)$/i;

/** What a value begins with that only looks … */
export const LOOKING_JOBS = words(
  'check count describe diff fetch find get list lookup query read search show status view',
);

/** … and one that changes what is there. */
export const WRITING_JOBS = words(
  'add alter archive clear close create delete destroy drop edit insert merge modify patch post prune push put remove rename replace revoke send set store update upsert write',
);

/** Verbs of names that pass a request on, whatever it does. */
export const CARRYING_VERBS = words('call execute fetch invoke make perform proxy query request run send');

/** Verbs of names that leave it to a parameter what is done. Under any other one the parameter is data: `grant_access`. */
export const MANAGING_VERBS = words(
  'access administer configure control do handle interact manage manipulate maintain operate process use work',
);

/** A parameter with such words selects, or is what is judged. */
export const SELECTS_JOBS =
  /\b(?:filter\w*|only|events?|entries|logged|permitted|permission is|allow\w*|grant\w*|to check|checked)\b/i;
