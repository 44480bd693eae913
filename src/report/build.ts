import { estimateTokens } from '../model/size.js';
import type { Tool } from '../model/tool.js';
import type { Finding, Rule } from '../rule/rule.js';
import { ZERO } from '../score/fraction.js';
import { gradeOf } from '../score/grade.js';
import type { Rubric } from '../score/rubric.js';
import type { ToolScore } from '../score/score.js';
import type { InputReport, Judgement, Mark, Report, ReportedFinding, Summary, ToolReport } from './report.js';

/** Puts together what a report says about one tool. @param setFindings what set rules found on it */
export function reportTool(
  tool: Tool,
  judgements: readonly Judgement[],
  score: ToolScore,
  setFindings: readonly { readonly rule: Rule; readonly finding: Finding }[],
): ToolReport {
  const findings: ReportedFinding[] = setFindings.map(({ rule, finding }) => ({ rule, finding, lost: ZERO }));
  for (const judgement of judgements) {
    if (judgement.status !== 'fail') continue;
    for (const finding of judgement.findings)
      findings.push({ rule: judgement.rule, finding, lost: score.lost.get(finding) ?? ZERO });
  }
  return {
    name: tool.name,
    pointer: tool.pointer,
    index: tool.index,
    score: score.score,
    grade: gradeOf(score.score),
    blocked: findings.some(({ rule }) => rule.severity === 'error'),
    weight: score.weight,
    categories: score.categories,
    findings: findings.sort(dearestFirst),
    judgements,
    notJudged: score.score === null ? notJudged(judgements) : [],
    tokens: estimateTokens([tool.name, tool.description, tool.fields.inputSchema.value]),
  };
}

/** Why a score is unknown. */
function notJudged(judgements: readonly Judgement[]): string[] {
  return judgements
    .filter(({ status }) => status === 'not-judged' || status === 'crash')
    .map(
      ({ rule, status, reason }) =>
        `${rule.id} ${status === 'crash' ? 'crashed' : 'was not judged'}: ${reason}`,
    );
}

const SEVERITIES = ['error', 'warning', 'info'];

/** Errors first, then by what they cost; the order of the rules and of the text decides between equals. */
function dearestFirst(a: ReportedFinding, b: ReportedFinding): number {
  const severity = (finding: ReportedFinding) => SEVERITIES.indexOf(finding.rule.severity);
  const isError = (finding: ReportedFinding) => (finding.rule.severity === 'error' ? 0 : 1);
  return (
    isError(a) - isError(b) ||
    b.lost.over / b.lost.under - a.lost.over / a.lost.under ||
    severity(a) - severity(b)
  );
}

/** What a rule earned. */
export function markOf(judgement: Judgement): Mark {
  const { rule, status } = judgement;
  if (status === 'pass') return { rule, earned: rule.points, reason: undefined };
  if (status !== 'fail') return { rule, earned: null, reason: judgement.reason };
  const share = judgement.voidedBy === undefined ? judgement.passed / judgement.subjects : 0;
  return { rule, earned: Math.round(rule.points * share * 100) / 100, reason: undefined };
}

/** Sums up the inputs of a run. */
export function buildReport(rubric: Rubric, inputs: readonly InputReport[]): Report {
  return { rubric, inputs, summary: summarise(inputs) };
}

function summarise(inputs: readonly InputReport[]): Summary {
  let tools = 0;
  let sum = 0;
  let isKnown = true;
  let lowest: Summary['lowest'] = null;
  for (const input of inputs)
    for (const tool of input.tools) {
      tools++;
      if (tool.score === null || tool.grade === null) {
        isKnown = false;
        continue;
      }
      sum += tool.score;
      if (lowest === null || tool.score < lowest.score)
        lowest = { input: input.name, name: tool.name, score: tool.score, grade: tool.grade };
    }
  const mean = isKnown && tools > 0 ? Math.floor(sum / tools) : null;
  return { tools, mean, grade: gradeOf(mean), lowest };
}
