import type { Outcome } from '../engine/outcome.js';
import type { Finding, Rule } from '../rule/rule.js';
import type { Ignores } from './ignores.js';
import type { RuleBook, RuleChanges } from './rule-book.js';

type Failed = Extract<Outcome, { status: 'fail' }>;
type PutAside = Extract<Outcome, { status: 'not-applicable' }>;

/**
 * Makes of what the catalogue says about a tool what the configuration says. The catalogue itself stays whole: a rule
 * that is off still takes the points of those that need its subject, since a missing description must not pay.
 */
export class Adjustment {
  constructor(
    private readonly book: RuleBook,
    private readonly ignores: Ignores,
  ) {}

  /** True when findings of a rule are of no interest for a tool. */
  isOff(rule: string, input: string, tool: string | undefined): boolean {
    const isIgnored = this.ignores.find(rule, input, tool) !== undefined;
    return isIgnored || (this.book.changesFor(input, tool).get(rule)?.isOff ?? false);
  }

  /** The outcomes of a tool with what is off or ignored put aside, and with the severities and points that are set. */
  outcomes(input: string, tool: string, outcomes: readonly Outcome[]): readonly Outcome[] {
    const changes = this.book.changesFor(input, tool);
    this.ignores.see(input);
    const adjusted = outcomes.map((outcome) => this.#adjust(outcome, changes, input, tool));
    return adjusted.map((outcome) =>
      outcome.status === 'fail' && outcome.voidedBy !== undefined
        ? keepCulprit(outcome, outcome.voidedBy, outcomes, adjusted)
        : outcome,
    );
  }

  /** The findings of set rules on a tool, or on the document, without those that are off or ignored. */
  findings<F extends { readonly rule: Rule; readonly finding: Finding }>(
    input: string,
    tool: string | undefined,
    findings: readonly F[],
  ): F[] {
    const changes = this.book.changesFor(input, tool);
    this.ignores.see(input);
    return findings.flatMap((found) => {
      const { rule, finding } = found;
      if (changes.get(rule.id)?.isOff) return [];
      const entry = this.ignores.find(rule.id, input, tool);
      if (!entry) return [{ ...found, rule: this.book.copyOf(rule, changes.get(rule.id)) }];
      this.ignores.use(entry, input, tool, [finding.at]);
      return [];
    });
  }

  #adjust(outcome: Outcome, changes: RuleChanges, input: string, tool: string): Outcome {
    const change = changes.get(outcome.rule.id);
    const rule = this.book.copyOf(outcome.rule, change);
    if (outcome.status === 'not-applicable') return rule === outcome.rule ? outcome : { ...outcome, rule };
    if (change?.isOff) return aside(outcome, 'off by the configuration');
    const isFine = outcome.status === 'pass';
    const entry = isFine ? undefined : this.ignores.find(rule.id, input, tool);
    if (!entry) return rule === outcome.rule ? outcome : { ...outcome, rule };
    const places = outcome.status === 'fail' ? outcome.findings.map(({ at }) => at) : [];
    this.ignores.use(entry, input, tool, places.length > 0 ? places : [tool]);
    const reason = `ignored: ${entry.reason}`;
    // What is ignored leaves, and what has passed beside it stays: otherwise an ignored finding could cost points.
    const earns = outcome.status === 'fail' && outcome.voidedBy === undefined && outcome.passed > 0;
    return earns ? { rule, status: 'pass', reason } : aside({ ...outcome, rule }, reason);
  }
}

function aside({ rule }: Outcome, reason: string): PutAside {
  return { rule, status: 'not-applicable', reason, isNotable: false };
}

/** A rule that earns nothing for the sake of one that was put aside says itself what is missing. */
function keepCulprit(
  outcome: Failed,
  voidedBy: string,
  before: readonly Outcome[],
  after: readonly Outcome[],
): Failed {
  const isCulprit = ({ rule, status }: Outcome) => rule.id === voidedBy && status === 'fail';
  if (after.some(isCulprit)) return outcome;
  const culprit = before.find(isCulprit) as Failed | undefined;
  const findings = (culprit?.findings ?? []).filter(({ voids }) => voids);
  const own = findings.map(({ at, message }): Finding => ({ at, message, whole: true }));
  return { ...outcome, voidedBy: undefined, passed: 0, findings: [...outcome.findings, ...own] };
}
