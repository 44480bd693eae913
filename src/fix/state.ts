import type { Proposal } from '../engine/outcome.js';
import type { Spec } from '../model/read-spec.js';
import type { ReadText } from '../model/text/read-text.js';
import type { ToolSet } from '../model/tool.js';

/** A document on its way through the passes. */
export interface State {
  readonly read: ReadText;
  readonly spec: Spec;
  readonly set: ToolSet;
}

/** What the rules say of a document. */
export interface Judged {
  readonly proposals: readonly Proposal[];
  /** For each tool the number of findings by rule; a rule that could not be judged counts as one. */
  readonly counts: readonly ReadonlyMap<string, number>[];
}
