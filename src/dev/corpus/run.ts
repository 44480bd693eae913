import type { Workshop } from '../../assess/assess.js';
import { readTextFile, UnreadableInput } from '../../input/text-file.js';
import type { Check } from './check.js';
import { containers } from './checks/containers.js';
import { formatting } from './checks/formatting.js';
import { keyOrder } from './checks/key-order.js';
import { namedProblem } from './checks/named-problem.js';
import { noCrash } from './checks/no-crash.js';
import { places } from './checks/places.js';
import { repeatedSet } from './checks/repeated-set.js';
import { sameTwice } from './checks/same-twice.js';
import { toolOrder } from './checks/tool-order.js';
import { wholeScores } from './checks/whole-scores.js';
import type { FoundFile } from './find-files.js';
import type { FixCheck } from './fix-checks/fix-check.js';
import { keepsRest } from './fix-checks/keeps-rest.js';
import { keepsText } from './fix-checks/keeps-text.js';
import { noProse } from './fix-checks/no-prose.js';
import { onlyBetter } from './fix-checks/only-better.js';
import { settles } from './fix-checks/settles.js';
import { type FixedSubject, fixSubject } from './fixed.js';
import { type Subject, subjectOf } from './subject.js';

const CHECKS: readonly Check[] = [
  noCrash,
  wholeScores,
  namedProblem,
  places,
  sameTwice,
  formatting,
  keyOrder,
  toolOrder,
  containers,
  repeatedSet,
];

/** What must hold for every repaired file. */
export const FIX_CHECKS: readonly FixCheck[] = [settles, onlyBetter, noProse, keepsRest, keepsText];

function titleOf({ classes }: FixedSubject): string {
  return classes.length === 1 ? '--fix-safe' : '--fix';
}

/** What became of one file. */
export interface FileResult {
  readonly path: string;
  /** The path from the folder of the corpus. */
  readonly name: string;
  /** undefined when it was not even text. */
  readonly subject: Subject | undefined;
  readonly problem: string | null;
  /** `what must hold: what does not`, a line each. */
  readonly failures: readonly string[];
  /** The file after repairs, when they were asked for. */
  readonly fixed: readonly FixedSubject[];
}

/** Scores one file and runs every check on it. Nothing is thrown: a crash is a failure. */
export async function runFile(
  { path, name }: FoundFile,
  workshop: Workshop,
  withFixes = false,
): Promise<FileResult> {
  try {
    const subject = await subjectOf(path, readTextFile(path), workshop);
    const failures: string[] = [];
    for (const check of CHECKS) failures.push(...(await failuresOf(check, subject)));
    const fixed = withFixes ? await fixSubject(subject) : [];
    for (const after of fixed)
      for (const check of FIX_CHECKS)
        failures.push(
          ...(await failuresOf(
            { title: `${titleOf(after)}: ${check.title}`, run: () => check.run(subject, after) },
            subject,
          )),
        );
    return { path, name, subject, problem: subject.report.problem, failures, fixed };
  } catch (error) {
    if (error instanceof UnreadableInput)
      return { path, name, subject: undefined, problem: error.message, failures: [], fixed: [] };
    return {
      path,
      name,
      subject: undefined,
      problem: 'crashed',
      failures: [`crashes: ${causeOf(error)}`],
      fixed: [],
    };
  }
}

async function failuresOf(check: Check, subject: Subject): Promise<string[]> {
  try {
    return (await check.run(subject)).map((failure) => `${check.title}: ${failure}`);
  } catch (error) {
    return [`${check.title}: crashes: ${causeOf(error)}`];
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
