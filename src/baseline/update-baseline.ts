import { type Baseline, type Entry, keyOf } from './baseline.js';
import { isLower } from './standing.js';

/** A tool of a run, as it would be recorded. */
export interface Judged {
  readonly now: Entry;
  /** Its record until now. */
  readonly recorded: Entry | undefined;
  /** It has no record, and does not hold what a new tool must hold. */
  readonly isBelow: boolean;
}

/** What a run knows when it records. */
export interface Recording {
  readonly rubric: string;
  readonly tools: readonly Judged[];
  /** True for a spec that was judged whole, or is there no more: a tool that is no longer in it is gone. */
  readonly isSettled: (input: string) => boolean;
  readonly allowLower: boolean;
}

/** A record that is, or would be, worse than before. */
export interface Lowering {
  readonly now: Entry;
  readonly recorded: Entry;
}

/** A baseline after a run, and what has become of it. */
export interface Updated {
  readonly baseline: Baseline;
  readonly added: readonly Entry[];
  readonly raised: readonly Lowering[];
  readonly removed: readonly Entry[];
  readonly lowered: readonly Lowering[];
  /** Those that keep their record, since it may not be lowered. */
  readonly notLowered: readonly Lowering[];
  /** New tools that were not recorded, since they do not hold what a new tool must hold. */
  readonly refused: readonly Entry[];
  /** Specs with records of another rubric that were not judged: their records cannot be kept, and must not be lost. */
  readonly unread: readonly string[];
}

/**
 * Records the tools of a run: new ones are added, risen scores raised, and what is gone is taken out. Nothing is recorded
 * lower than before, and no new tool below the bar, unless that is allowed or there was no baseline; what was not judged
 * keeps its record.
 */
export function updateBaseline(old: Baseline | undefined, recording: Recording): Updated {
  const { rubric, tools, isSettled, allowLower } = recording;
  const isRefused = ({ recorded, isBelow }: Judged) =>
    !recorded && isBelow && !allowLower && old !== undefined;
  const [refused, taken] = [tools.filter(isRefused), tools.filter((tool) => !isRefused(tool))];
  const known = new Set(taken.map(({ recorded }) => recorded));
  const rest = (old?.tools ?? []).filter((entry) => !known.has(entry));
  // What stands under the name of a refused tool is what it is held against next time.
  const named = new Set(refused.map(({ now }) => nameOf(now)));
  const isOther = old !== undefined && old.rubric !== rubric;
  const kept = rest.filter((entry) => !isSettled(entry.input) || (!isOther && named.has(nameOf(entry))));
  const isKept = new Set(kept);
  const pairs = taken.flatMap(({ now, recorded }) => (recorded ? [{ now, recorded }] : []));
  const lower = pairs.filter(({ now, recorded }) => isLower(now, recorded));
  const isHeld = new Set(allowLower ? [] : lower.map(({ now }) => now));
  const stays = ({ now, recorded }: Judged) => recorded !== undefined && nameOf(now) === nameOf(recorded);
  const stayed = taken
    .filter(stays)
    .map(({ now, recorded }) => inPlaceOf(recorded!, isHeld.has(now) ? recorded! : now));
  const arriving = taken
    .filter((tool) => !stays(tool))
    .map(({ now, recorded }) => (recorded && isHeld.has(now) ? { ...recorded, ...placeOf(now) } : now));
  return {
    baseline: { rubric, tools: [...kept, ...stayed, ...numbered(arriving, [...kept, ...stayed])] },
    added: taken.filter(({ recorded }) => !recorded).map(({ now }) => now),
    raised: pairs.filter(({ now, recorded }) => isLower(recorded, now) && !isLower(now, recorded)),
    removed: rest.filter((entry) => !isKept.has(entry)),
    lowered: allowLower ? lower : [],
    notLowered: allowLower ? [] : lower,
    refused: refused.map(({ now }) => now),
    unread: isOther ? [...new Set(kept.map(({ input }) => input))] : [],
  };
}

/** The number of a tool among those of its name stays as long as the tool stays. */
function inPlaceOf({ copy }: Entry, { copy: _, ...entry }: Entry): Entry {
  return copy === undefined ? entry : { ...entry, copy };
}

function placeOf({ input, tool, content }: Entry) {
  return { input, tool, content };
}

/** Gives each tool that comes to a spec the first number of its name that is free. */
function numbered(arriving: readonly Entry[], present: readonly Entry[]): Entry[] {
  const used = new Set(present.map(keyOf));
  return arriving.map(({ copy: _, ...entry }) => {
    let copy = 1;
    while (used.has(keyOf({ ...entry, copy }))) copy++;
    used.add(keyOf({ ...entry, copy }));
    return copy === 1 ? entry : { ...entry, copy };
  });
}

function nameOf({ input, tool }: Entry): string {
  return JSON.stringify([input, tool]);
}
