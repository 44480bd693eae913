/** One thing that the fixer would write, beside what the author wrote there. */
export interface Claim {
  readonly author: string;
  /** Where: the tool, or the tool and the parameter. */
  readonly place: string;
  /** What is claimed: `readOnlyHint true`, `integer`. */
  readonly claimed: string;
  /** What the author wrote in its place; undefined when nothing. */
  readonly written: string | undefined;
  readonly verdict: Verdict;
  readonly because: string;
}

/**
 * `right`: the author wrote the same. `narrower`: every value that is accepted is one that the author accepts, so that a
 * call which keeps to it is a right call (`integer` where `number` was written). `open`: the author wrote nothing.
 */
export type Verdict = 'right' | 'narrower' | 'wrong' | 'open';

/** What was found in one corpus for one kind of inference. */
export interface Measured {
  readonly claims: readonly Claim[];
  /** How often authors wrote each of the things that can be claimed. */
  readonly written: readonly { readonly author: string; readonly value: string }[];
}
