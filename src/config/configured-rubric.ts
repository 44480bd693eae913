import type { Rule } from '../rule/rule.js';
import { type Rubric, rubricOf } from '../score/rubric.js';
import type { Config, Ignore, Override, RuleSetting, Scope } from './config.js';
import { pointsOf } from './points.js';
import { changed, type RuleChanges } from './rule-book.js';

/**
 * The rubric that a configuration makes. What moves a number for every tool, for some, or for the tools of an ignored
 * finding gives it a fingerprint of its own and another name; severities and thresholds move none.
 * @param ignores those that hold. A baseline leaves them out: one more of them raises scores and never lowers one
 */
export function configuredRubric(
  rules: readonly Rule[],
  { rules: settings, overrides = [], namespaces = [] }: Config,
  ignores: readonly Ignore[],
): Rubric {
  const standard = rubricOf(rules);
  const base = changed(new Map(), settings);
  const isScored = (id: string) => rules.some((rule) => rule.id === id && pointsOf(rule, base) > 0);
  const exceptions = [
    ...overrideLines(overrides, rules, base),
    ...(namespaces.length > 0 ? [JSON.stringify(['namespaces', ...new Set(namespaces)].sort())] : []),
    ...ignores.filter(({ rule }) => isScored(rule)).map((entry) => lineOf(entry, entry.rule, 'ignored')),
  ];
  const all = rules.map((rule) => ({ ...rule, points: pointsOf(rule, base) }) as Rule);
  const rubric = rubricOf(all, exceptions);
  return rubric.fingerprint === standard.fingerprint
    ? standard
    : { ...rubric, name: `${rubric.name}+config` };
}

/**
 * What overrides set, in their order: a later one wins where both hold. A rule is left out when none of them gives it
 * other points than all tools have.
 */
function overrideLines(overrides: readonly Override[], rules: readonly Rule[], base: RuleChanges): string[] {
  const moved = rules.filter((rule) =>
    overrides.some(({ rules: own }) => pointsOf(rule, changed(base, own)) !== pointsOf(rule, base)),
  );
  return overrides.flatMap((override) =>
    moved
      .filter(({ id }) => Object.hasOwn(override.rules ?? {}, id))
      .map(({ id }) => lineOf(override, id, effectOf(override.rules![id]!))),
  );
}

/** What a setting does to points: takes them, sets them, or gives a rule that is off its own again. */
function effectOf(setting: RuleSetting): number | string {
  if (typeof setting === 'object') return setting.points ?? 'on';
  return setting === 'off' ? setting : 'on';
}

function lineOf({ files = [], tools = [] }: Scope, rule: string, points: number | string): string {
  return JSON.stringify([rule, points, files, tools]);
}
