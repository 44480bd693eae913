import { Judge, type LoadValidator } from '../engine/judge.js';
import type { Outcome, Proposal, SetOutcome } from '../engine/outcome.js';
import { readSpec, type Spec } from '../model/read-spec.js';
import { type ReadText, readText } from '../model/text/read-text.js';
import { type Source, SyntaxFault } from '../model/text/source.js';
import type { Tool } from '../model/tool.js';
import { type FindNamespaces, toolSetOf } from '../model/tool-set.js';
import type { InputReport, InputStatus } from '../report/report.js';
import { type ReportedFinding, ToolReport } from '../report/tool-report.js';
import { isAdvice } from '../rule/advice.js';
import type { Finding, Rule } from '../rule/rule.js';
import type { Settings } from '../rule/settings.js';
import { scoreTool } from '../score/score.js';

/** In larger sets nobody is told what repairs would bring, unless he asks for it: looking for them costs more than judging. */
export const MOST_WITH_FIXES = 100;

/** What a set rule found, and where. */
interface SetFound {
  readonly rule: Rule;
  readonly finding: Finding;
}

/** Changes what was found out before it is scored: what a configuration says of single rules, files and tools. */
export interface Adjustment {
  outcomes(input: string, tool: string, outcomes: readonly Outcome[]): readonly Outcome[];
  /** @param tool undefined for the document as a whole */
  findings<F extends SetFound>(input: string, tool: string | undefined, findings: readonly F[]): F[];
}

/** What a run is made with: rules, the way to find namespaces, and the validator on demand. */
export interface Workshop {
  readonly rules: readonly Rule[];
  readonly findNamespaces: FindNamespaces;
  readonly loadValidator: LoadValidator;
  /** The reports say which findings a repair would cure, in sets that are not too large. */
  readonly looksForFixes?: boolean;
  readonly adjustment?: Adjustment | undefined;
  /** What rules are told about where the tools will be used. Default: nothing. */
  readonly settings?: Settings | undefined;
  /** What takes no points and is no error is left out, as if it had not been found. */
  readonly leavesOutAdvice?: boolean;
  /** Looks at a tool while it is at hand: a report does not keep it. */
  readonly onTool?: ((tool: Tool, report: ToolReport) => void) | undefined;
}

/** Takes one text through all stages: it is read, judged, scored and reported. Texts are independent of each other. */
export class Assessor {
  readonly #judge: Judge;

  constructor(private readonly workshop: Workshop) {
    this.#judge = new Judge(workshop.rules, workshop.loadValidator, workshop.settings);
  }

  /**
   * @param name what the report calls the text: its path, or `stdin`
   * @param syntaxName what tells the syntax by its extension, when the name does not
   */
  async assess(name: string, text: string, syntaxName = name): Promise<InputReport> {
    let read: ReadText;
    try {
      read = await readText(text, syntaxName);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      return {
        ...failure(name, 'unreadable', `is not valid ${error.syntax}: ${error.message}`),
        at: error.position,
      };
    }
    const { source } = read;
    const spec = readSpec(source.value);
    if ('reason' in spec) return failure(name, 'not-a-spec', spec.reason);
    if (spec.tools.length === 0)
      return {
        ...failure(name, 'no-tools', 'is a tool spec without tools'),
        format: spec.format,
        title: spec.title,
      };
    return this.#report(name, source, spec, read.notes);
  }

  /** @param syntaxNotes about how the text is written; they take nothing from a score */
  async #report(
    name: string,
    source: Source,
    spec: Spec,
    syntaxNotes: readonly string[],
  ): Promise<InputReport> {
    const set = toolSetOf(spec, source, this.workshop.findNamespaces);
    const { namespaces } = set;
    const setOutcomes = await this.#judge.judgeSet(set);
    const { byTool, ofDocument } = sortSetFindings(setOutcomes);
    const reports: ToolReport[] = [];
    const withFixes = (this.workshop.looksForFixes ?? false) && set.tools.length <= MOST_WITH_FIXES;
    await this.#judge.judgeTools(set, withFixes, (tool, outcomes, proposals) => {
      const offered = withFixes ? proposals : undefined;
      reports.push(reportTool(name, tool, outcomes, byTool.get(tool.index) ?? [], offered, this.workshop));
    });
    const crashes = setOutcomes.flatMap((outcome) =>
      'crash' in outcome ? [`${outcome.rule.id} crashed: ${outcome.crash}`] : [],
    );
    const isWhole = !spec.isCut && crashes.length === 0 && reports.every((tool) => tool.score !== null);
    return {
      name,
      format: spec.format,
      title: spec.title,
      status: isWhole ? 'scored' : 'incomplete',
      problem: null,
      at: null,
      namespace: [namespaces.common ?? [], [...namespaces.shared], namespaces.named ?? []]
        .flat()
        .map((prefix) => prefix.replaceAll(' ', '_')),
      tools: reports,
      findings: adjusted(ofDocument, name, undefined, this.workshop),
      notes: [...syntaxNotes, ...spec.notes, ...crashes, ...notableReasons(reports)],
      locate: source.locate,
    };
  }
}

/** Scores a tool and reports on it. @param found what set rules found on it */
export function reportTool(
  input: string,
  tool: Tool,
  outcomes: readonly Outcome[],
  found: readonly SetFound[],
  offered: readonly Proposal[] | undefined,
  workshop: Workshop,
): ToolReport {
  const all = workshop.adjustment?.outcomes(input, tool.name, outcomes) ?? outcomes;
  const own = workshop.leavesOutAdvice
    ? all.filter(({ status, rule }) => status !== 'fail' || !isAdvice(rule))
    : all;
  const ofSet = adjusted(found, input, tool.name, workshop);
  const report = new ToolReport(tool, own, scoreTool(own), ofSet, offered);
  workshop.onTool?.(tool, report);
  return report;
}

/** What is left of the findings of set rules. @param tool undefined for the document as a whole */
function adjusted<F extends SetFound>(
  found: readonly F[],
  input: string,
  tool: string | undefined,
  { adjustment, leavesOutAdvice }: Workshop,
): readonly F[] {
  const own = adjustment?.findings(input, tool, found) ?? found;
  return leavesOutAdvice ? own.filter(({ rule }) => !isAdvice(rule)) : own;
}

/** The report of an input that has no scores. */
export function failure(name: string, status: InputStatus, problem: string): InputReport {
  return {
    name,
    format: null,
    title: null,
    status,
    problem,
    at: null,
    namespace: [],
    tools: [],
    findings: [],
    notes: [],
    locate: () => ({ line: 1, column: 1 }),
  };
}

/** What set rules found, tool by tool, and what belongs to none. */
export function sortSetFindings(outcomes: readonly SetOutcome[]): {
  byTool: Map<number, SetFound[]>;
  ofDocument: ReportedFinding[];
} {
  const byTool = new Map<number, SetFound[]>();
  const ofDocument: ReportedFinding[] = [];
  for (const outcome of outcomes) {
    if ('crash' in outcome) continue;
    for (const finding of outcome.findings) {
      if (finding.tool === undefined) {
        ofDocument.push({ rule: outcome.rule, finding, lost: 0, fixability: null });
        continue;
      }
      const findings = byTool.get(finding.tool) ?? [];
      findings.push({ rule: outcome.rule, finding });
      byTool.set(finding.tool, findings);
    }
  }
  return { byTool, ofDocument };
}

/** Says once for a set which rules were left out, and why, where a reader would not expect it. */
function notableReasons(tools: readonly ToolReport[]): string[] {
  const counts = new Map<string, number>();
  for (const tool of tools)
    for (const reason of tool.notableReasons()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count === 1 ? '1 tool' : `${count} tools`}: ${reason}`);
}
