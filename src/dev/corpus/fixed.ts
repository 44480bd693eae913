import { Assessor } from '../../assess/assess.js';
import type { Fixed } from '../../fix/fixed.js';
import { Fixer } from '../../fix/fixer.js';
import type { InputReport } from '../../report/report.js';
import type { Fixability } from '../../rule/fix.js';
import { FIXABILITIES } from '../../rule/fix.js';
import type { Subject } from './subject.js';

/** A file after repairs. */
export interface FixedSubject {
  readonly classes: readonly Fixability[];
  readonly fixed: Fixed;
  readonly report: InputReport;
}

/** Repairs a file in memory: with the safe repairs alone, and with all of them. None for what is no spec. */
export async function fixSubject({
  name,
  text,
  report,
  workshop,
}: Subject): Promise<readonly FixedSubject[]> {
  if (report.tools.length === 0) return [];
  const assessor = new Assessor(workshop);
  const fixer = new Fixer(workshop);
  const results: FixedSubject[] = [];
  for (const classes of [['safe'], FIXABILITIES] as const) {
    const choice = { classes: new Set<Fixability>(classes), rules: undefined, tools: undefined };
    const fixed = await fixer.fix(text, name, choice);
    if (fixed) results.push({ classes, fixed, report: await assessor.assess(name, fixed.text) });
  }
  return results;
}
