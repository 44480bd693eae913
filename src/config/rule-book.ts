import type { Rule, Severity } from '../rule/rule.js';
import type { Config, RuleSetting, RuleSettings } from './config.js';
import { type InScope, scopeOf } from './scope.js';

/** What differs for a rule from what its file says. */
export interface RuleChange {
  readonly isOff: boolean;
  readonly severity?: Severity | undefined;
  readonly points?: number | undefined;
}

/** By id of the rule; what is not in it is as the catalogue has it. */
export type RuleChanges = ReadonlyMap<string, RuleChange>;

/** Adds settings to changes: what is said later wins, and what has a severity or points is on again. */
export function changed(changes: RuleChanges, settings: RuleSettings = {}): RuleChanges {
  const next = new Map(changes);
  for (const [id, setting] of Object.entries(settings))
    next.set(id, { ...next.get(id), ...changeOf(setting) });
  return next;
}

function changeOf(setting: RuleSetting): RuleChange {
  if (setting === 'off') return { isOff: true };
  return typeof setting === 'string' ? { isOff: false, severity: setting } : { isOff: false, ...setting };
}

interface BoundOverride {
  readonly isFor: InScope;
  readonly threshold: number | undefined;
  readonly rules: RuleSettings | undefined;
}

/** Which rules hold for which tool, and with what threshold. */
export class RuleBook {
  readonly #base: RuleChanges;
  readonly #overrides: readonly BoundOverride[];
  /** By the overrides that are in force together. */
  readonly #known = new Map<string, RuleChanges>();
  /** Rules are told apart as objects, so there is one for each way in which one is changed. */
  readonly #copies = new Map<string, Rule>();

  /** @param pathOf the path of an input from the folder of the configuration */
  constructor({ rules, overrides = [] }: Config, pathOf: (input: string) => string) {
    this.#base = changed(new Map(), rules);
    this.#overrides = overrides.map((each) => ({
      isFor: scopeOf(each, pathOf),
      threshold: each.threshold,
      rules: each.rules,
    }));
  }

  /** @param tool undefined for the document as a whole */
  changesFor(input: string, tool: string | undefined): RuleChanges {
    if (this.#overrides.length === 0) return this.#base;
    const inForce = this.#overrides.filter(({ isFor }) => isFor(input, tool));
    const key = inForce.map((each) => this.#overrides.indexOf(each)).join();
    const known = this.#known.get(key) ?? inForce.reduce((all, { rules }) => changed(all, rules), this.#base);
    this.#known.set(key, known);
    return known;
  }

  /** What the last override for a tool says; undefined when none says anything. */
  thresholdFor(input: string, tool: string): number | undefined {
    return this.#overrides.findLast(({ isFor, threshold }) => threshold !== undefined && isFor(input, tool))
      ?.threshold;
  }

  /** A rule with the severity and points that are said for it. */
  copyOf<R extends Rule>(rule: R, change: RuleChange | undefined): R {
    const { severity = rule.severity, points = rule.points } = change ?? {};
    if (severity === rule.severity && points === rule.points) return rule;
    const key = `${rule.id} ${severity} ${points}`;
    const copy = (this.#copies.get(key) as R | undefined) ?? { ...rule, severity, points };
    this.#copies.set(key, copy);
    return copy;
  }
}
