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

/** What became of one file. */
export interface FileResult {
  readonly path: string;
  /** undefined when it was not even text. */
  readonly subject: Subject | undefined;
  readonly problem: string | null;
  /** `what must hold: what does not`, a line each. */
  readonly failures: readonly string[];
}

/** Scores one file and runs every check on it. Nothing is thrown: a crash is a failure. */
export async function runFile(path: string, workshop: Workshop): Promise<FileResult> {
  try {
    const subject = await subjectOf(path, readTextFile(path), workshop);
    const failures: string[] = [];
    for (const check of CHECKS) failures.push(...(await failuresOf(check, subject)));
    return { path, subject, problem: subject.report.problem, failures };
  } catch (error) {
    if (error instanceof UnreadableInput)
      return { path, subject: undefined, problem: error.message, failures: [] };
    return { path, subject: undefined, problem: 'crashed', failures: [`crashes: ${causeOf(error)}`] };
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
