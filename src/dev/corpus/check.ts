import type { Subject } from './subject.js';

/** Something that must hold for every file. Every check is one file of `checks/`. */
export interface Check {
  /** What holds, for the list of failures. */
  readonly title: string;
  /** What does not hold, a sentence each; nothing when it does. */
  run(subject: Subject): readonly string[] | Promise<readonly string[]>;
}
