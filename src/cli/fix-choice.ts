import type { Choice } from '../fix/choice.js';
import type { Search } from '../input/find-inputs.js';
import { FIXABILITIES } from '../rule/fix.js';
import type { Rule } from '../rule/rule.js';
import { type Options, wantsFormat } from './options.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** Every repair there is. */
export const ALL_FIXES: Choice = { classes: new Set(FIXABILITIES), rules: undefined, tools: undefined };

/** True for options that ask for repairs, one way or another. */
export function wantsFixes({ fix, fixSafe, fixRules, fixDryRun, fixOutput, renameMap }: Options): boolean {
  return fix || fixSafe || fixDryRun || [fixRules, fixOutput, renameMap].some((value) => value !== undefined);
}

/** The repairs that the options ask for; undefined when they ask for none. @throws {UsageError} */
export function fixChoice(options: Options, rules: readonly Rule[], { inputs }: Search): Choice | undefined {
  const { fix, fixSafe, fixRules, fixDryRun, fixOutput, renameMap, tool } = options;
  if (!wantsFixes(options)) return undefined;
  if (wantsFormat(options, 'ndjson')) throw new UsageError('--fix does not report in ndjson; take json.');
  if (fixDryRun && (fixOutput !== undefined || renameMap !== undefined))
    throw new UsageError(
      `--fix-dry-run writes nothing; leave out ${fixOutput === undefined ? '--rename-map' : '--fix-output'}.`,
    );
  if (inputs.some(({ fetch }) => fetch !== undefined))
    throw new UsageError(
      'What a server sends is not repaired here: its source must change. Nor is a file that was fetched, since it lies elsewhere. Keep what came with --save FILE to see what --fix would do to it.',
    );
  if (fixOutput !== undefined && inputs.length > 1)
    throw new UsageError(`--fix-output takes one spec, and there are ${inputs.length}; name one.`);
  const known = rules.filter((rule) => rule.scope === 'tool' && rule.fix).map((rule) => String(rule.id));
  const wanted = fixRules?.filter((id) => id !== '');
  if (wanted?.length === 0) throw new UsageError('--fix-rules takes ids of rules, separated by commas.');
  for (const id of wanted ?? [])
    if (!known.includes(id))
      throw new UsageError(
        rules.some((rule) => rule.id === id)
          ? `The rule "${id}" has no repair; these have: ${known.join(', ')}.`
          : `There is no rule "${id}".${didYouMean(id, known)}`,
      );
  return {
    classes: fixSafe && !fix ? new Set(['safe']) : ALL_FIXES.classes,
    rules: wanted && new Set(wanted),
    tools: tool.length > 0 ? new Set(tool) : undefined,
  };
}
