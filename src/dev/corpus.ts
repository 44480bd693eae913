/**
 * `npm run corpus -- FOLDER… [--sample RULE] [--fix]`: scores every file below the folders, and repairs it in memory, and
 * checks what must hold for any spec. Fails when it does not hold for one. The last line is `N passed, N failed`, files
 * counted.
 */
import { fileURLToPath } from 'node:url';
import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import type { Workshop } from '../assess/assess.js';
import { didYouMean } from '../cli/suggest.js';
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
  for (const path of findFiles(folders)) {
    const result = await runFile(path, workshop, fix);
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

async function main(given: readonly string[]): Promise<void> {
  const fix = given.includes('--fix');
  const args = given.filter((arg) => arg !== '--fix');
  const at = args.indexOf('--sample');
  const sample = at === -1 ? undefined : (args[at + 1] ?? '');
  const folders = at === -1 ? args : args.filter((_, index) => index !== at && index !== at + 1);
  const ids = rules.map((rule) => rule.id);
  if (folders.length === 0 || folders.some((folder) => folder.startsWith('-'))) {
    console.error('usage: npm run corpus -- FOLDER… [--sample RULE] [--fix]');
    process.exitCode = 2;
  } else if (sample !== undefined && !ids.some((id) => id === sample)) {
    console.error(`There is no rule "${sample}".${didYouMean(sample, ids)}`);
    process.exitCode = 2;
  } else {
    const { failed } = await runCorpus(folders, { sample, fix, write: (line) => console.log(line) });
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
