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
