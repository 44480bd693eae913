import type { Part } from '../kinds.js';
import type { At, Difference, Spot } from './difference.js';
import type { Place } from './place.js';

/** What comparing a list or an object asks of the comparison that it is a step of. */
export interface Walk {
  readonly part: Part;
  /** Takes a difference. */
  tell(found: Difference): void;
  /** Notes that a member has another name now. */
  rename(at: At): void;
  /** Notes that only one version has a member. */
  setApart(at: At): void;
  /** Compares what stands one level deeper. @param near pointers for places that have no schema of their own */
  descend(base: Place, head: Place, at: At, near: Spot): void;
}
