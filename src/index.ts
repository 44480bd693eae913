/**
 * tool-score as a library: pure, for Node and browsers. It reads no files and opens no connections.
 *
 * ```js
 * import { score } from 'tool-score';
 * const report = await score(text, { name: 'tools.json' });
 * ```
 */
import { rules } from '../rules/index.js';
import { findNamespaces } from '../rules/shared/namespaces.js';
import { Assessor } from './assess/assess.js';
import { buildReport } from './report/build.js';
import { type JsonReport, toJsonReport } from './report/json.js';
import { rubricOf } from './score/rubric.js';

export type { JsonReport } from './report/json.js';

/** What {@link score} can be told. */
export interface ScoreOptions {
  /** What the report calls the text. Default: `input`. */
  readonly name?: string;
}

/**
 * Scores the tools of one spec.
 * @param text the spec as it is written: a `tools/list` result, a list of tools, one tool, or a JSON-RPC answer
 * @returns the report that `--format json` prints. A text that is no spec gives an input without tools whose
 *   `status` and `problem` say why; nothing is thrown for it
 */
export async function score(text: string, options: ScoreOptions = {}): Promise<JsonReport> {
  const assessor = new Assessor({
    rules,
    findNamespaces,
    loadValidator: async () => (await import('./validate/validator.js')).validator,
    looksForFixes: true,
  });
  const input = await assessor.assess(options.name ?? 'input', text);
  return toJsonReport(buildReport(rubricOf(rules), [input]));
}
