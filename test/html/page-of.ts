import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor } from '../../src/assess/assess.js';
import { unifiedDiff } from '../../src/cli/unified-diff.js';
import { buildReport } from '../../src/report/build.js';
import { formatHtml } from '../../src/report/html/format.js';
import type { InputReport } from '../../src/report/report.js';
import { rubricOf } from '../../src/score/rubric.js';
import { validator } from '../../src/validate/validator.js';
import { repair } from '../fix/repair.js';

/** The page of some specs, file name → text, with everything that a page can show: excerpts and what `--fix` would change. */
export async function pageOf(specs: Readonly<Record<string, string>>): Promise<string> {
  const assessor = new Assessor({
    rules,
    findNamespaces,
    loadValidator: async () => validator,
    looksForFixes: true,
  });
  const inputs: InputReport[] = [];
  const diffs = new Map<string, string>();
  for (const [name, text] of Object.entries(specs)) {
    const input = await assessor.assess(name, text);
    inputs.push(input);
    if (input.tools.length === 0) continue;
    const fixed = await repair(text, { name });
    const after = await assessor.assess(name, fixed.text);
    const anchors = input.tools.map(
      (tool, index) =>
        [input.locate(tool.pointer).line, after.locate(after.tools[index]?.pointer ?? '').line] as const,
    );
    diffs.set(name, unifiedDiff(name, text, fixed.text, anchors));
  }
  const texts = new Map(Object.entries(specs));
  return [...formatHtml(buildReport(rubricOf(rules), inputs), { texts, diffs })].join('');
}
