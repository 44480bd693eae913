import { type Assessor, MOST_WITH_FIXES, type Workshop } from '../assess/assess.js';
import { meanOf } from '../report/build.js';
import type { InputReport } from '../report/report.js';
import type { FixPromise } from '../report/text/format.js';
import type { ToolReport } from '../report/tool-report.js';
import { type ChoiceFor, loadFixer } from './start-fixing.js';

/** What every repair together would bring; undefined for nothing, and for sets too large to try. */
export async function promiseOf(
  inputs: readonly InputReport[],
  texts: ReadonlyMap<InputReport, string>,
  assessor: Assessor,
  workshop: Workshop,
  choiceFor: ChoiceFor,
): Promise<FixPromise | undefined> {
  const tools = inputs.reduce((sum, input) => sum + input.tools.length, 0);
  if (tools === 0) return undefined;
  if (tools > MOST_WITH_FIXES) return 'not worked out';
  const fixer = await loadFixer(workshop);
  const after: ToolReport[] = [];
  for (const input of inputs) {
    const text = texts.get(input) ?? '';
    const fixed = await fixer.fix(text, input.name, choiceFor(input.name)).catch(() => undefined);
    const isBetter = fixed?.isSettled && fixed.text !== text;
    after.push(...(isBetter ? await assessor.assess(input.name, fixed.text) : input).tools);
  }
  const found = (reports: readonly ToolReport[]) =>
    reports.reduce((sum, { findingCount }) => sum + findingCount, 0);
  const before = found(inputs.flatMap((input) => input.tools));
  return { findings: before, fixable: before - found(after), mean: meanOf(after) };
}
