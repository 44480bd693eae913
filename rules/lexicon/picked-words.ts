/** Entries of lists of choices that an example does not pick. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A parameter that speaks for the user, who must be asked. */
export const CONSENT =
  /(?:^|_)(?:confirm|confirmed|confirmation|acknowledge|acknowledged|acknowledgement|acknowledgment|consent|agree|agreed|accept|accepted|approve|approved)(?:_|$)/;

/** Entries of a list of choices that are not to be picked for anybody: they take away, open doors, or hit what is live. */
export const NEVER_PICKED = words(
  'delete destroy drop erase purge wipe truncate remove reset kill sigkill terminate revoke uninstall overwrite force clear disable cancel stop shutdown prune reject ban block suspend close hard admin administrator owner root superuser production prod live public everyone anyone all full unrestricted critical yes y true confirm confirmed superadmin sudo sigterm reboot sell buy pay charge refund transfer deny approve approved grant',
);

/**
 * They stand for none of the others. Source of the first: the style guide of Protocol Buffers, by which the first entry of
 * every enum ends in it.
 */
export const SENTINEL =
  /(?:^|_)(?:unspecified|unknown|undefined|unset|invalid|unrecognized)(?:_|$)|(?:^|_)(?:none|null|nil|na|n_a)$/;
