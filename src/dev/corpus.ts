/**
 * `npm run corpus -- FOLDER… [--sample RULE] [--fix]`: scores every file below the folders, and repairs it in memory, and
 * checks what must hold for any spec. Fails when it does not hold for one. The last line is `N passed, N failed`, files
 * counted. `--client`, `--server-name` and `--context-window` are those of the command line.
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import type { Workshop } from '../assess/assess.js';
import { didYouMean } from '../cli/suggest.js';
import type { Settings } from '../rule/settings.js';
import { findFiles } from './corpus/find-files.js';
import { liftLines } from './corpus/lift.js';
import { fileLines, summaryLines } from './corpus/report.js';
import { type FileResult, runFile } from './corpus/run.js';
import { sampleLines } from './corpus/samples.js';

const WORKSHOP: Workshop = {
  rules,
  findNamespaces,
  loadValidator: async () => (await import('../validate/validator.js')).validator,
};

interface CorpusOptions {
  /** The rule whose findings are shown. */
  readonly sample?: string | undefined;
  /** Repair every file, too. */
  readonly fix?: boolean;
  readonly workshop?: Workshop;
  readonly write: (line: string) => void;
}

/** @returns how many files passed and failed; a corpus without files has failed */
export async function runCorpus(
  folders: readonly string[],
  { sample, fix = false, workshop = WORKSHOP, write }: CorpusOptions,
): Promise<{ passed: number; failed: number }> {
  const results: FileResult[] = [];
  for (const file of findFiles(folders)) {
    const result = await runFile(file, workshop, fix);
    results.push(result);
    for (const line of fileLines(result)) write(line);
  }
  write('');
  for (const line of summaryLines(results, workshop.rules)) write(line);
  if (fix) for (const line of ['', ...liftLines(results)]) write(line);
  if (sample !== undefined) for (const line of ['', ...sampleLines(results, sample)]) write(line);
  const failed = results.filter((result) => result.failures.length > 0).length + (results.length > 0 ? 0 : 1);
  const passed = results.filter((result) => result.failures.length === 0).length;
  write('');
  write(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}

const USAGE =
  'usage: npm run corpus -- FOLDER… [--sample RULE] [--fix] [--client IDS] [--server-name NAME] [--context-window TOKENS]';

async function main(args: string[]): Promise<void> {
  const { values, positionals: folders } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      fix: { type: 'boolean' },
      client: { type: 'string' },
      'server-name': { type: 'string' },
      'context-window': { type: 'string' },
    },
  });
  const { sample, fix } = values;
  const ids = rules.map((rule) => rule.id);
  if (folders.length === 0) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (sample !== undefined && !ids.some((id) => id === sample)) {
    console.error(`There is no rule "${sample}".${didYouMean(sample, ids)}`);
    process.exitCode = 2;
  } else {
    const settings: Settings = {
      clients: values.client?.split(',') ?? [],
      serverName: values['server-name'],
      contextWindow: values['context-window'] === undefined ? undefined : Number(values['context-window']),
    };
    const workshop = { ...WORKSHOP, settings };
    const write = (line: string) => console.log(line);
    const { failed } = await runCorpus(folders, { sample, fix: fix ?? false, workshop, write });
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
