/**
 * The prefixes that a set puts before its names, such as `slack` in `slack_post_message`. They are fixed for one
 * input before its tools are judged, so that a tool scores the same whichever of its neighbours are shown.
 */
export interface Namespaces {
  /** The prefix that (nearly) every tool has: any word may follow. Lower-case words joined by a blank. */
  readonly common: string | undefined;
  /** Prefixes of a part of the set: they count as one only where a verb and an object follow. */
  readonly shared: ReadonlySet<string>;
  /**
   * Prefixes of non-verbs that several names have, whatever follows: `user` of `user_list` and `user_search`. They count
   * for no score; whoever gives a tool another name leaves them in their place.
   */
  readonly families: ReadonlySet<string>;
  /** Prefixes that a configuration names, of those that some tool has: any word may follow. */
  readonly named?: readonly string[];
}

export const NO_NAMESPACES: Namespaces = {
  common: undefined,
  shared: new Set(),
  families: new Set(),
};
