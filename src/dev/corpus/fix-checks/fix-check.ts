import type { FixedSubject } from '../fixed.js';
import type { Subject } from '../subject.js';

/** Something that must hold for every repaired file. Every check is one file of this folder. */
export interface FixCheck {
  /** What holds, for the list of failures. */
  readonly title: string;
  /** What does not hold, a sentence each; nothing when it does. */
  run(before: Subject, after: FixedSubject): readonly string[] | Promise<readonly string[]>;
}
