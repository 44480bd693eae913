import type { Entry } from '../baseline/baseline.js';
import { lowerCategories } from '../baseline/standing.js';
import type { Lowering, Updated } from '../baseline/update-baseline.js';

/** More changes of a score than this are counted. */
const MOST_CHANGES = 5;

/** How a tool is worse than its record, the rest of a sentence that begins with its name. */
export function worse(now: Entry, recorded: Entry): string {
  return [
    ...(now.score < recorded.score
      ? [`scores ${now.score}, below its ${recorded.score} in the baseline`]
      : []),
    ...more(now.errors, recorded.errors, 'error'),
    ...more(now.warnings, recorded.warnings, 'warning'),
    ...lowerCategories(now, recorded).map((name) => {
      const before = recorded.categories?.[name];
      const than =
        before === undefined ? ', which is too little now' : `, below its ${before} in the baseline`;
      return `scores ${now.categories?.[name]} in ${name}${than}`;
    }),
  ].join(' and ');
}

function more(now = 0, before = 0, noun: string): string[] {
  const added = now - before;
  return added > 0
    ? [`has ${added === 1 ? `1 ${noun}` : `${added} ${noun}s`} more than in the baseline`]
    : [];
}

/** What has become of a baseline, for the end of a report. */
export function updateRemark({ added, raised, removed, lowered, notLowered, refused }: Updated): string {
  const tools = refused.length === 1 ? '1 new tool that fails' : `${refused.length} new tools that fail`;
  return [
    `${added.length} added`,
    `${raised.length} raised`,
    `${removed.length} removed`,
    ...(lowered.length > 0 ? [lowerings(lowered, 'recorded')] : []),
    ...(notLowered.length > 0 ? [`${notLowered.length} not lowered: --allow-lower does it`] : []),
    ...(refused.length > 0 ? [`${tools} not recorded: --allow-lower does it`] : []),
  ].join(' · ');
}

/** `2 recorded lower than before: 100 → 26, 80 → 70`. */
export function lowerings(pairs: readonly Lowering[], does: string): string {
  const changes = pairs.filter(({ now, recorded }) => now.score < recorded.score);
  const shown = changes.slice(0, MOST_CHANGES).map(({ now, recorded }) => `${recorded.score} → ${now.score}`);
  const rest = changes.length > MOST_CHANGES ? ', …' : '';
  const list = shown.length > 0 ? `: ${shown.join(', ')}${rest}` : '';
  return `${pairs.length} ${does} lower than before${list}`;
}
