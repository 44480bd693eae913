import type { Tool, ToolSet } from '../model/tool.js';
import type { Category } from './category.js';
import type { Context, SetContext } from './context.js';
import type { Fix, Fixability, NoFix } from './fix.js';
import type { Settings } from './settings.js';

/** Decides the exit code, never the score. */
export type Severity = 'error' | 'warning' | 'info';

/** What a rule keeps an agent, or a client, from doing. A closed list. */
export type Harm =
  | 'omission'
  | 'wrong-tool'
  | 'malformed-arguments'
  | 'hallucinated-arguments'
  | 'premature-answer'
  | 'rejected-by-client'
  | 'unsafe-call'
  | 'context-cost';

/** One fault: where it is and what it is. */
export interface Finding {
  /** JSON pointer into the document as it is written. */
  readonly at: string;
  /** One sentence, lower-case start, culprit in double quotes, no final stop, at most 100 characters. */
  readonly message: string;
  /**
   * The subject of the rule is not there at all, so that the rules which `needs` this one earn nothing either. What
   * they lose is charged to this finding, not reported again.
   */
  readonly voids?: true;
  /** It fails the rule whole, however many subjects pass. */
  readonly whole?: true;
}

/** A rule that could not be judged: a pattern too slow to run, a schema nested too deeply for the validator. */
export interface NotJudged {
  readonly notJudged: string;
}

/**
 * true, or why there is nothing to judge, in a few words. A `notable` reason is said in the report, since the reader
 * would otherwise think that the rule passed.
 */
export type Applicability = true | string | { readonly notable: string };

/** An example of a rule at work: a whole document in one of the known containers. */
export interface RuleExample {
  /** The rule has at least one finding here … */
  readonly bad: unknown;
  /** … and none here. */
  readonly good: unknown;
  /** What all repairs of the rule together make of `bad`; for a rule that has some. */
  readonly fixed?: unknown;
  /** What the run is told, for a rule that needs to know it. */
  readonly settings?: Partial<Settings>;
}

interface RuleMeta {
  /** Equals the path of its file, and reads true as a pass: `parameters/described`. */
  readonly id: `${Category}/${string}`;
  /** The first part of the id; {@link defineRule} fills it in. */
  readonly category: Category;
  readonly title: string;
  /** The version that brought it. */
  readonly since: string;
  readonly severity: Severity;
  readonly prevents: readonly Harm[];
  readonly rationale: string;
  /** The section of a specification, or the study, that it rests on. */
  readonly source: string;
  readonly examples: readonly [RuleExample, ...RuleExample[]];
  /** What a person does about it, one sentence. */
  readonly cure: string;
}

/** A rule that repairs says so; the compiler rejects half of it. */
type Repair =
  | {
      /** The classes of its repairs. */
      readonly fixability: readonly [Fixability, ...Fixability[]];
      /** Asked only where the rule found something: repairs for its findings, or why there is none. */
      readonly fix: (tool: Tool, context: Context) => readonly (Fix | NoFix)[];
    }
  | { readonly fixability?: undefined; readonly fix?: undefined };

interface ToolRuleMeta extends RuleMeta {
  readonly scope: 'tool';
  /** What a pass earns inside its category. 0: it is reported, never deducted. */
  readonly points: number;
  /** It reads the name of the tool. What other rules say is taken over by a tool that differs in its name alone. */
  readonly looksAtName?: true;
  /** The id of a rule of the same category whose subject this one needs; see {@link Finding.voids}. */
  readonly needs?: string;
  readonly appliesTo?: (tool: Tool, context: Context) => Applicability;
  /**
   * Among how many subjects the points are divided: parameters, hints. One finding is one subject that failed.
   * Absent: the tool is the only subject, and any finding fails it.
   */
  readonly subjects?: (tool: Tool, context: Context) => number;
  readonly check: (tool: Tool, context: Context) => readonly Finding[] | NotJudged;
}

/** A rule that looks at one tool. */
export type ToolRule = ToolRuleMeta & Repair;

/** A fault of the set that one of its tools carries. */
export interface SetFinding extends Finding {
  /** Index of the tool; undefined when it belongs to the document as a whole. */
  readonly tool: number | undefined;
}

/** A rule that looks at a whole set. It has no points: a tool scores the same in any company. */
export interface SetRule extends RuleMeta {
  readonly scope: 'set';
  readonly points: 0;
  readonly check: (set: ToolSet, context: SetContext) => readonly SetFinding[];
}

export type Rule = ToolRule | SetRule;

/** What a rule file writes: everything but what its id says. */
type Written<R extends Rule> = R extends unknown ? Omit<R, 'category'> : never;

/** Declares a rule. It only checks the shape at compile time; the catalogue test checks the rest. */
export function defineRule(rule: Written<ToolRule>): ToolRule;
export function defineRule(rule: Written<SetRule>): SetRule;
export function defineRule(rule: Written<ToolRule> | Written<SetRule>): Rule {
  const { id, title, since, scope, points, severity, prevents, rationale, source, examples, cure, check } =
    rule;
  const { looksAtName, needs, appliesTo, subjects, fixability, fix } = rule as Written<ToolRule>;
  // Every rule has the same members in the same order: the engine reads them millions of times, and the compiler of the
  // runtime makes that fast only for objects of one shape.
  const category = id.slice(0, id.indexOf('/')) as Category;
  return {
    id,
    category,
    scope,
    points,
    severity,
    looksAtName,
    needs,
    appliesTo,
    subjects,
    check,
    fixability,
    fix,
    title,
    since,
    prevents,
    rationale,
    source,
    examples,
    cure,
  } as Rule;
}
