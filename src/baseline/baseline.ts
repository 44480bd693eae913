import type { ScoredCategory } from '../score/rubric.js';

/** The version of the format. */
export const BASELINE_VERSION = 1;

/** What a baseline says about one tool. */
export interface Entry {
  /** The path of its spec from the folder of the baseline, with `/`. */
  readonly input: string;
  readonly tool: string;
  /** 2 for the second tool of that name in its spec, and so on. */
  readonly copy?: number;
  /** What it may not fall below. */
  readonly score: number;
  /** Findings of severity `error` that it had; it may not get more. */
  readonly errors?: number;
  /** Findings of severity `warning` that it had where these fail a run; it may not get more. */
  readonly warnings?: number;
  /** What it scored in the categories where that was too little; it may not fall below, nor fail in another. */
  readonly categories?: Readonly<Partial<Record<ScoredCategory, number>>>;
  /** Tells whether it is the same tool; see `content.ts`. */
  readonly content: string;
}

/** Scores that known tools may not fall below. */
export interface Baseline {
  /** Fingerprint of the rubric that they were measured with. */
  readonly rubric: string;
  readonly tools: readonly Entry[];
}

/** What tells whether a record is that of a tool. */
export type Identity = Pick<Entry, 'input' | 'tool' | 'content'>;

/** What an entry is kept by: its spec, its name, and which one of that name it is. */
export function keyOf({ input, tool, copy = 1 }: Pick<Entry, 'input' | 'tool' | 'copy'>): string {
  return JSON.stringify([input, tool, copy]);
}
