import type { Fixability } from '../rule/fix.js';

/** Which repairs are wanted. */
export interface Choice {
  readonly classes: ReadonlySet<Fixability>;
  /** Ids of rules; undefined: all. */
  readonly rules: ReadonlySet<string> | undefined;
  /** Names of tools; undefined: all. */
  readonly tools: ReadonlySet<string> | undefined;
  /** True for what is left as it is although it was chosen: findings that a configuration ignores. */
  readonly isOff?: ((rule: string, tool: string) => boolean) | undefined;
}
