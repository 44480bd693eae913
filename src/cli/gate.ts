import type { InputReport } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import type { Severity } from '../rule/rule.js';
import { SCORED_CATEGORIES } from '../score/rubric.js';
import { GATES, type Limits, SUMMED_GATES, Tally } from './gates.js';

/** 0 = held; 1 = a gate failed; 2 = something could not be judged. 2 beats 1. */
export type ExitCode = 0 | 1 | 2;

const RANKS = { error: 2, warning: 1, info: 0 } as const;

/** Takes in what was judged and says whether it holds. */
export class Gate {
  readonly #tally = new Tally();
  #isUnknown = false;

  constructor(private readonly limits: Limits) {}

  /** Takes in an input that was judged, with the tools that count. */
  add(input: InputReport): void {
    const { maxWarnings } = this.limits;
    for (const tool of input.tools) this.#addTool(tool, input.name);
    for (const { rule } of input.findings) {
      if (rule.severity === 'warning') this.#tally.warnings++;
      if (this.isAtOrAbove(rule.severity)) this.#tally.ofDocuments++;
    }
    // Counting takes the findings apart, so it is done only where it decides something.
    if (maxWarnings !== undefined)
      for (const tool of input.tools)
        this.#tally.warnings += tool.findings().filter(({ rule }) => rule.severity === 'warning').length;
  }

  #addTool(tool: ToolReport, input: string): void {
    const tally = this.#tally;
    tally.tools++;
    if (tool.score === null) {
      tally.unknown++;
      this.#isUnknown = true;
      return;
    }
    tally.sum += tool.score;
    const record = this.limits.recordOf?.(tool) ?? 'none';
    if (record === 'fails') tally.belowRecord++;
    if (record !== 'none') return;
    const threshold = this.limits.thresholdFor(input, tool.name);
    if (tool.score < threshold) {
      tally.below++;
      tally.thresholds.add(threshold);
    }
    if (this.isAtOrAbove(tool.worst)) tally.withFindings++;
    for (const name of this.#failingCategories(tool))
      tally.inCategory.set(name, (tally.inCategory.get(name) ?? 0) + 1);
  }

  /** True for a tool that does not hold by itself, or was not judged. */
  fails(tool: ToolReport, input: string): boolean {
    if (tool.score === null) return true;
    if (!this.limits.gates) return false;
    const record = this.limits.recordOf?.(tool) ?? 'none';
    return record === 'none' ? this.isBelow(tool, input) : record === 'fails';
  }

  /** True for a tool that fails as a new one, whatever a baseline says and whether or not that fails the run. */
  isBelow(tool: ToolReport, input: string): boolean {
    return (
      (tool.score ?? 0) < this.limits.thresholdFor(input, tool.name) ||
      this.isAtOrAbove(tool.worst) ||
      this.#failingCategories(tool).length > 0
    );
  }

  #failingCategories({ categories }: ToolReport) {
    const { category } = this.limits;
    return SCORED_CATEGORIES.filter((name) => {
      const [own, least] = [categories[name], category[name]];
      return own !== null && least !== undefined && own < least;
    });
  }

  /** True for the severity of a finding that `--fail-on` asks about. */
  isAtOrAbove(severity: Severity | undefined): boolean {
    const { failOn } = this.limits;
    return severity !== undefined && failOn !== 'never' && RANKS[severity] >= RANKS[failOn];
  }

  /** What does not hold, a part of a sentence each. */
  get failures(): readonly string[] {
    return this.#ask([...GATES, ...SUMMED_GATES]);
  }

  /** Those of the failures that cannot be read off the tools of a report. */
  get summedFailures(): readonly string[] {
    return this.#ask(SUMMED_GATES);
  }

  #ask(gates: typeof GATES): readonly string[] {
    return this.limits.gates ? gates.flatMap((gate) => gate(this.#tally, this.limits) ?? []) : [];
  }

  /** 2 when a tool could not be judged; else 1 when something does not hold. */
  get code(): ExitCode {
    if (this.#isUnknown) return 2;
    return this.failures.length > 0 ? 1 : 0;
  }
}

/** The exit code of a run from those of its parts. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  return codes.includes(2) ? 2 : codes.includes(1) ? 1 : 0;
}

/** What does not hold, in one line; undefined when everything does. */
export function verdict(failures: readonly string[]): string | undefined {
  return failures.length > 0 ? `fails: ${failures.join(', ')}` : undefined;
}
