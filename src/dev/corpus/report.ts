import { visible } from '../../report/escape.js';
import { bar, count, cut, fit, thousands } from '../../report/text/layout.js';
import type { Rule } from '../../rule/rule.js';
import { gradeOf } from '../../score/grade.js';
import type { FileResult } from './run.js';
import { advicePerTool, firesByRule } from './tally.js';

const NAME_WIDTH = 56;
const PROBLEM_WIDTH = 90;

/** One line for a file: status, tools, mean; or what it is instead of a spec. Then what failed. */
export function fileLines({ path, subject, problem, failures }: FileResult): string[] {
  const mark = failures.length > 0 ? '✗' : ' ';
  const tools = subject?.report.tools ?? [];
  const scores = tools.flatMap((tool) => tool.score ?? []);
  const mean = scores.length > 0 ? Math.floor(scores.reduce((a, b) => a + b, 0) / scores.length) : undefined;
  const said =
    mean === undefined
      ? `${subject?.report.status ?? 'unreadable'}: ${cut(visible(problem ?? ''), PROBLEM_WIDTH)}`
      : `${fit(subject!.report.status, 10)} ${count(tools.length, 'tool').padStart(9)}  mean ${gradeOf(mean)} ${mean}`;
  return [`${mark} ${fit(tail(path), NAME_WIDTH)} ${said}`, ...failures.map((failure) => `    ✗ ${failure}`)];
}

function tail(path: string): string {
  return path.length <= NAME_WIDTH ? path : `…${path.slice(1 - NAME_WIDTH)}`;
}

/** How the scores are spread, and how often each rule fires. */
export function summaryLines(results: readonly FileResult[], rules: readonly Rule[]): string[] {
  const reports = results.flatMap(({ subject }) => (subject ? [subject.report] : []));
  const specs = reports.filter((report) => report.tools.length > 0);
  const tools = specs.flatMap((report) => report.tools);
  if (tools.length === 0) return ['no tools'];
  const scores = tools.flatMap((tool) => tool.score ?? []).sort((a, b) => a - b);
  const at = (share: number) => scores[Math.min(scores.length - 1, Math.floor(share * scores.length))];
  const fires = firesByRule(results);
  const advice = advicePerTool(tools);
  const adviceAt = (share: number) => advice[Math.min(advice.length - 1, Math.floor(share * advice.length))];
  const blocked = tools.filter((tool) => tool.blocked).length;
  return [
    `${count(specs.length, 'spec')}, ${count(tools.length, 'tool')}, ${blocked} with errors, ${tools.length - scores.length} not judged`,
    `lowest ${at(0)} · tenth ${at(0.1)} · median ${at(0.5)} · nine tenths ${at(0.9)} · highest ${at(1)}`,
    ...Array.from({ length: 11 }, (_, step) => {
      const many = scores.filter((score) => Math.floor(score / 10) === step).length;
      const range = step === 10 ? '100    ' : `${String(step * 10).padStart(2)} – ${step * 10 + 9}`;
      return `  ${fit(range, 8)} ${thousands(many).padStart(6)}  ${bar((100 * many) / scores.length, 40)}`;
    }),
    '',
    `${fit('rule', 40)} findings    tools   sets`,
    ...rules.map(({ id }) => {
      const { findings, tools: failing, sets } = fires.get(id) ?? { findings: 0, tools: 0, sets: 0 };
      const share = `${((100 * failing) / tools.length).toFixed(1)} %`;
      return `${fit(id, 40)} ${thousands(findings).padStart(8)} ${share.padStart(8)} ${thousands(sets).padStart(6)}`;
    }),
    '',
    `advice on a tool, like ones folded: median ${adviceAt(0.5)} · nine tenths ${adviceAt(0.9)} · highest ${adviceAt(1)}`,
  ];
}
