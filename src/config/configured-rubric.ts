import type { Rule } from '../rule/rule.js';
import { type Rubric, rubricOf } from '../score/rubric.js';
import type { Config, Ignore, Override, Scope } from './config.js';
import { pointsOf } from './points.js';
import { changed, type RuleChanges } from './rule-book.js';

/**
 * The rubric that a configuration makes. What moves a number for every tool, for some, or for the tools of an ignored
 * finding gives it a fingerprint of its own and another name; severities and thresholds move none.
 * @param ignores those that hold. A baseline leaves them out: one more of them raises scores and never lowers one
 */
export function configuredRubric(
  rules: readonly Rule[],
  { rules: settings, overrides = [] }: Config,
  ignores: readonly Ignore[],
): Rubric {
  const standard = rubricOf(rules);
  const base = changed(new Map(), settings);
  const isScored = (id: string) => rules.some((rule) => rule.id === id && pointsOf(rule, base) > 0);
  const exceptions = [
    ...overrides.flatMap((override) => overrideLines(override, rules, base)),
    ...ignores.filter(({ rule }) => isScored(rule)).map((entry) => lineOf(entry, entry.rule, 'ignored')),
  ];
  const all = rules.map((rule) => ({ ...rule, points: pointsOf(rule, base) }) as Rule);
  const rubric = rubricOf(all, exceptions);
  return rubric.fingerprint === standard.fingerprint
    ? standard
    : { ...rubric, name: `${rubric.name}+config` };
}

/** The rules whose points an override changes. */
function overrideLines(override: Override, rules: readonly Rule[], base: RuleChanges): string[] {
  const own = changed(base, override.rules);
  return rules
    .filter((rule) => pointsOf(rule, own) !== pointsOf(rule, base))
    .map((rule) => lineOf(override, rule.id, pointsOf(rule, own)));
}

function lineOf({ files = [], tools = [] }: Scope, rule: string, points: number | string): string {
  return JSON.stringify([rule, points, files, tools]);
}
