import type { Entry } from './baseline.js';
import { isSameTool } from './content.js';

/**
 * Where a tool stands against its record. `unknown`: it has none, so it must reach the threshold as any new one;
 * `replaced`: so must this, since it is another tool under a recorded name. `fallen` fails; the others hold.
 */
export type Standing =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'replaced' | 'fallen' | 'held' | 'risen'; readonly recorded: Entry };

/** Holds a tool against its record. */
export function standingOf(now: Entry, recorded: Entry | undefined): Standing {
  if (!recorded) return { kind: 'unknown' };
  if (!isSameTool(now.content, recorded.content)) return { kind: 'replaced', recorded };
  if (isLower(now, recorded)) return { kind: 'fallen', recorded };
  return { kind: isLower(recorded, now) ? 'risen' : 'held', recorded };
}

/** True when a record would be worse than another in some way. */
export function isLower(entry: Entry, than: Entry): boolean {
  return entry.score < than.score || (entry.errors ?? 0) > (than.errors ?? 0);
}
