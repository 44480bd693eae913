import type { Tool, ToolSet } from '../model/tool.js';
import type { Context, Fact, SetContext, SetFact, Validator } from '../rule/context.js';
import type { Fix, NoFix } from '../rule/fix.js';
import { type Resource, ResourceWanted } from '../rule/resource.js';
import type { Finding, Rule, SetRule, ToolRule } from '../rule/rule.js';
import { NO_SETTINGS, type Settings } from '../rule/settings.js';
import type { Outcome, Proposal, SetOutcome } from './outcome.js';
import { type JudgedTool, Twins } from './twins.js';

/** Loads the validator. It is called at most once, and only when a spec has something to validate. */
export type LoadValidator = () => Promise<Validator>;

/** Takes what was found out about a tool. */
export type OnTool = (tool: Tool, outcomes: readonly Outcome[], proposals: readonly Proposal[]) => void;

interface Judged {
  readonly outcomes: Outcome[];
  readonly proposals: readonly Proposal[];
}

/** What a run has at hand for all of its sets. */
interface Equipment {
  /** What was loaded so far. */
  readonly loaded: Map<Resource<unknown>, unknown>;
  readonly validator: Resource<Validator>;
  readonly settings: Settings;
}

/** Runs a catalogue of rules over tool sets. It knows no rule by name. */
export class Judge {
  readonly #toolRules: readonly ToolRule[];
  readonly #setRules: readonly SetRule[];
  /** One for each rule, shared by all tools: in a set of 100,000 nearly every outcome is a pass. */
  readonly #passes: ReadonlyMap<ToolRule, Outcome>;
  readonly #equipment: Equipment;

  constructor(rules: readonly Rule[], loadValidator: LoadValidator, settings: Settings = NO_SETTINGS) {
    const validator = { name: 'the validator', load: loadValidator };
    this.#equipment = { loaded: new Map(), validator, settings };
    this.#toolRules = rules.filter((rule): rule is ToolRule => rule.scope === 'tool');
    this.#setRules = rules.filter((rule): rule is SetRule => rule.scope === 'set');
    this.#passes = new Map(this.#toolRules.map((rule) => [rule, { rule, status: 'pass' }]));
  }

  /**
   * Judges each tool in turn and hands its outcomes on before the next one is read: one outcome for every rule, and the
   * repairs that the rules have for what they found.
   * @param withFixes repairs are asked for; looking for them costs more than judging
   */
  async judgeTools(set: ToolSet, withFixes: boolean, onTool: OnTool): Promise<void> {
    const twins = new Twins();
    for (const tool of set.tools) {
      const twin = twins.find(tool);
      const { outcomes, proposals } = await this.#loading(() => this.#judge(set, tool, twin, withFixes));
      if (!twin) twins.remember(tool, outcomes);
      onTool(tool, applyVoids(outcomes), proposals);
      tool.release();
    }
  }

  /** Judges the set as a whole. */
  async judgeSet(set: ToolSet): Promise<SetOutcome[]> {
    const context = new WholeSetContext(set, this.#equipment);
    const outcomes: SetOutcome[] = [];
    for (const rule of this.#setRules)
      outcomes.push(await this.#loading(() => judgeSetRule(rule, set, context)));
    return outcomes;
  }

  /** Judges, as often as a rule asks for something that must be loaded first. */
  async #loading<T>(judge: () => T): Promise<T> {
    for (;;) {
      try {
        return judge();
      } catch (error) {
        if (!(error instanceof ResourceWanted)) throw error;
        this.#equipment.loaded.set(error.resource, await error.resource.load());
      }
    }
  }

  #judge(set: ToolSet, tool: Tool, twin: JudgedTool | undefined, withFixes: boolean): Judged {
    const context = new ToolContext(set, tool, this.#equipment);
    const outcomes = this.#toolRules.map((rule, index): Outcome => {
      const known = twin && !rule.looksAtName ? twin.outcomes[index] : undefined;
      if (twin && known && known.status !== 'crash') return takenOver(known, twin.tool, tool);
      return judgeRule(rule, tool, context) ?? this.#passes.get(rule)!;
    });
    return { outcomes, proposals: withFixes ? proposalsOf(outcomes, tool, context) : [] };
  }
}

/** The repairs of what was found. */
function proposalsOf(outcomes: readonly Outcome[], tool: Tool, context: Context): readonly Proposal[] {
  const proposals: Proposal[] = [];
  for (const { rule, status } of outcomes)
    if (status === 'fail' && rule.fix) proposeFor(rule, tool, context, proposals);
  return proposals;
}

/** A repair that throws is a fault of ours; it must not cost the report, and must not be silent. */
function proposeFor(rule: ToolRule, tool: Tool, context: Context, proposals: Proposal[]): void {
  try {
    for (const fix of rule.fix?.(tool, context) ?? [])
      proposals.push({
        rule,
        tool: tool.index,
        fix: isWritable(fix, tool) ? fix : { at: fix.at, because: TRANSLATED },
      });
  } catch (error) {
    if (error instanceof ResourceWanted) throw error;
    const because = `its repair crashed: ${causeOf(error)}`;
    proposals.push({ rule, tool: tool.index, fix: { at: tool.pointer, because } });
  }
}

const TRANSLATED = 'the format writes parameters in a notation of its own';

/** What was put together to be judged stands nowhere in the file. */
function isWritable(fix: Fix | NoFix, tool: Tool): boolean {
  const { pointer } = tool.fields.inputSchema;
  return !('edits' in fix && fix.edits.some(({ at }) => at.startsWith(`${pointer}/`)) && tool.isTranslated);
}

/** The outcome of a twin, with its findings moved to where the same things stand in `tool`. */
function takenOver(outcome: Outcome, twin: Tool, tool: Tool): Outcome {
  if (outcome.status !== 'fail') return outcome;
  const findings = outcome.findings.map((finding) => ({
    ...finding,
    at: tool.pointer + finding.at.slice(twin.pointer.length),
  }));
  return { ...outcome, findings };
}

class ToolContext implements Context {
  readonly #facts = new Map<Fact<unknown>, unknown>();

  constructor(
    readonly set: ToolSet,
    private readonly tool: Tool,
    private readonly equipment: Equipment,
  ) {}

  fact<T>(fact: Fact<T>): T {
    const known = this.#facts.get(fact);
    if (known !== undefined || this.#facts.has(fact)) return known as T;
    const value = fact(this.tool, this);
    this.#facts.set(fact, value);
    return value;
  }

  need<T>(resource: Resource<T>): T {
    return fetchFrom(this.equipment, resource);
  }

  get validator(): Validator {
    return this.need(this.equipment.validator);
  }

  get settings(): Settings {
    return this.equipment.settings;
  }
}

class WholeSetContext implements SetContext {
  readonly #facts = new Map<SetFact<unknown>, unknown>();

  constructor(
    private readonly set: ToolSet,
    private readonly equipment: Equipment,
  ) {}

  fact<T>(fact: SetFact<T>): T {
    if (!this.#facts.has(fact)) this.#facts.set(fact, fact(this.set, this));
    return this.#facts.get(fact) as T;
  }

  of(tool: Tool): Context {
    return new ToolContext(this.set, tool, this.equipment);
  }

  need<T>(resource: Resource<T>): T {
    return fetchFrom(this.equipment, resource);
  }

  get settings(): Settings {
    return this.equipment.settings;
  }
}

/** @throws {ResourceWanted} */
function fetchFrom<T>({ loaded }: Equipment, resource: Resource<T>): T {
  if (!loaded.has(resource)) throw new ResourceWanted(resource);
  return loaded.get(resource) as T;
}

function judgeSetRule(rule: SetRule, set: ToolSet, context: SetContext): SetOutcome {
  try {
    return { rule, findings: rule.check(set, context) };
  } catch (error) {
    if (error instanceof ResourceWanted) throw error;
    return { rule, crash: causeOf(error) };
  }
}

/** undefined: the rule passes. */
function judgeRule(rule: ToolRule, tool: Tool, context: Context): Outcome | undefined {
  try {
    const applies = rule.appliesTo?.(tool, context) ?? true;
    if (applies !== true) {
      const isNotable = typeof applies !== 'string';
      return { rule, status: 'not-applicable', reason: isNotable ? applies.notable : applies, isNotable };
    }
    const found = rule.check(tool, context);
    if ('notJudged' in found) return { rule, status: 'not-judged', reason: found.notJudged };
    return found.length === 0 ? undefined : failOf(rule, tool, context, found);
  } catch (error) {
    if (error instanceof ResourceWanted) throw error;
    return { rule, status: 'crash', reason: causeOf(error) };
  }
}

function failOf(rule: ToolRule, tool: Tool, context: Context, findings: readonly Finding[]): Outcome {
  const subjects = rule.subjects?.(tool, context) ?? 1;
  const located = findings.map((finding) => {
    const at = tool.locate(finding.at);
    return at === finding.at ? finding : { ...finding, at };
  });
  const isWhole = findings.some((finding) => finding.whole || finding.voids);
  const passed = isWhole ? 0 : Math.max(0, subjects - findings.length);
  return { rule, status: 'fail', passed, subjects, findings: located, voidedBy: undefined };
}

/** Rules whose needed subject is missing earn nothing; what they found themselves stands. */
function applyVoids(outcomes: Outcome[]): Outcome[] {
  if (!outcomes.some(isVoiding)) return outcomes;
  const voiding = new Set<string>(outcomes.filter(isVoiding).map((outcome) => outcome.rule.id));
  return outcomes.map((outcome) => {
    const { rule } = outcome;
    if (rule.needs === undefined || !voiding.has(rule.needs) || outcome.status === 'crash') return outcome;
    const own = outcome.status === 'fail' ? outcome : { passed: 1, subjects: 1, findings: [] };
    return { ...own, rule, status: 'fail', voidedBy: rule.needs };
  });
}

function isVoiding(outcome: Outcome): boolean {
  return outcome.status === 'fail' && outcome.findings.some((finding) => finding.voids);
}

function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
