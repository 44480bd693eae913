import { type Baseline, type Entry, keyOf } from './baseline.js';
import { isLower } from './standing.js';

/** What a run knows when it records. */
export interface Recording {
  readonly rubric: string;
  readonly now: readonly Entry[];
  /** Specs that were judged whole: a tool that is no longer in one is gone. */
  readonly inputs: ReadonlySet<string>;
  readonly allowLower: boolean;
}

/** A baseline after a run, and what has become of it. */
export interface Updated {
  readonly baseline: Baseline;
  readonly added: number;
  readonly raised: number;
  readonly removed: number;
  /** Specs with records of another rubric that were not judged: their records cannot be kept, and must not be lost. */
  readonly unread: readonly string[];
}

/**
 * Records the tools of a run: new ones are added, risen scores raised, and what is gone is taken out. A record is never
 * lowered unless that is allowed, and what was not judged keeps its own. Records of another rubric are worth nothing.
 */
export function updateBaseline(old: Baseline | undefined, recording: Recording): Updated {
  const { rubric, now, inputs, allowLower } = recording;
  const known = old?.rubric === rubric ? old.tools : [];
  const records = new Map(known.map((entry) => [keyOf(entry), entry]));
  const current = new Set(now.map(keyOf));
  const gone = known.filter((entry) => inputs.has(entry.input) && !current.has(keyOf(entry)));
  for (const entry of gone) records.delete(keyOf(entry));
  let added = 0;
  let raised = 0;
  for (const entry of now) {
    const before = records.get(keyOf(entry));
    if (!before) added++;
    else if (isLower(entry, before)) {
      if (!allowLower) continue;
    } else if (isLower(before, entry)) raised++;
    records.set(keyOf(entry), entry);
  }
  const lost = old && old.rubric !== rubric ? old.tools.filter(({ input }) => !inputs.has(input)) : [];
  return {
    baseline: { rubric, tools: [...records.values()] },
    added,
    raised,
    removed: gone.length,
    unread: [...new Set(lost.map(({ input }) => input))],
  };
}
