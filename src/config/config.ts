import type { AdviceMode } from '../rule/advice.js';
import type { Severity } from '../rule/rule.js';
import type { ScoredCategory } from '../score/rubric.js';

/** Named beginnings of a configuration; see `presets.ts`. */
export type Preset = 'recommended' | 'strict';

/** What becomes of a rule: left out, of another severity, or with other points as well. */
export type RuleSetting =
  | 'off'
  | Severity
  | { readonly severity?: Severity | undefined; readonly points?: number | undefined };

export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** Which tools something is said of: patterns of files from the folder of the configuration, and of names. */
export interface Scope {
  /** undefined: all. */
  readonly files?: readonly string[];
  readonly tools?: readonly string[];
}

/** Other limits and rules for some tools. */
export interface Override extends Scope {
  readonly threshold?: number;
  readonly rules?: RuleSettings;
}

/** Findings that a team lives with, and why. */
export interface Ignore extends Scope {
  readonly rule: string;
  readonly reason: string;
  /** The last day on which it holds, `2027-01-31`. */
  readonly until?: string;
}

/** A configuration as its file writes it. Every member may be missing. */
export interface Config {
  readonly preset?: Preset;
  readonly threshold?: number;
  readonly mean?: number;
  readonly categories?: Readonly<Partial<Record<ScoredCategory, number>>>;
  readonly maxWarnings?: number;
  readonly minTools?: number;
  readonly failOn?: 'error' | 'warning' | 'never';
  readonly advice?: AdviceMode;
  readonly clients?: readonly string[];
  readonly serverName?: string;
  readonly contextWindow?: number;
  /** A path from the folder of the configuration. */
  readonly baseline?: string;
  readonly rules?: RuleSettings;
  readonly namespaces?: readonly string[];
  readonly overrides?: readonly Override[];
  readonly ignore?: readonly Ignore[];
}
