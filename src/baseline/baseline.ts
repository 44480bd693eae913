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
  /** Tells whether it is the same tool; see `content.ts`. */
  readonly content: string;
}

/** Scores that known tools may not fall below. */
export interface Baseline {
  /** Fingerprint of the rubric that they were measured with. */
  readonly rubric: string;
  readonly tools: readonly Entry[];
}

/** What a tool is found by: its spec, its name, and which one of that name it is. */
export function keyOf({ input, tool, copy = 1 }: Pick<Entry, 'input' | 'tool' | 'copy'>): string {
  return JSON.stringify([input, tool, copy]);
}
