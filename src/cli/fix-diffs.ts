import type { Assessor, Workshop } from '../assess/assess.js';
import type { InputReport } from '../report/report.js';
import { anchorsOf } from './anchors.js';
import { ALL_FIXES } from './fix-choice.js';
import { type ChoiceFor, loadFixer } from './start-fixing.js';

/** What a report shows beside what was judged. */
export interface Surroundings {
  /** Input name → its text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Input name → what every repair would change, as a unified diff. */
  readonly diffs: ReadonlyMap<string, string>;
}

/** @param texts of the inputs as they were judged */
export async function surroundingsOf(
  texts: ReadonlyMap<InputReport, string>,
  assessor: Assessor,
  workshop: Workshop,
  choiceFor: (all: typeof ALL_FIXES) => ChoiceFor,
): Promise<Surroundings> {
  const fixer = await loadFixer(workshop);
  const { unifiedDiff } = await import('./unified-diff.js');
  const diffs = new Map<string, string>();
  for (const [input, text] of texts) {
    if (input.tools.length === 0) continue;
    const choice = choiceFor(ALL_FIXES)(input.name);
    // A repair that fails must not cost the report; the command line says so when it is asked to make it.
    const fixed = await fixer.fix(text, input.name, choice).catch(() => undefined);
    if (!fixed?.isSettled || fixed.text === text) continue;
    const after = await assessor.assess(input.name, fixed.text);
    diffs.set(input.name, unifiedDiff(input.name, text, fixed.text, anchorsOf(input, after)));
  }
  return { texts: new Map([...texts].map(([{ name }, text]) => [name, text])), diffs };
}
