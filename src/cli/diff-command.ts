import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor } from '../assess/assess.js';
import { CLASSES } from '../diff/kinds.js';
import {
  changesOf,
  countsInWords,
  type DiffProblem,
  type DiffReport,
  type ReportedChange,
  type SpecReport,
} from '../report/diff/diff-report.js';
import { formatDiffJson } from '../report/diff/json.js';
import { formatDiffMarkdown } from '../report/diff/markdown.js';
import { formatDiffText } from '../report/diff/text.js';
import { visible } from '../report/escape.js';
import { rubricOf } from '../score/rubric.js';
import { allowanceText, allows } from './allowance.js';
import { looksLikeSpec } from './assess-inputs.js';
import { compareVersions } from './compare-versions.js';
import { readPair, readSince, type TextPair } from './diff-inputs.js';
import type { DiffOptions } from './diff-options.js';
import type { ExitCode } from './gate.js';
import type { Io } from './io.js';
import { DEFAULT_WIDTH } from './options.js';
import { Output } from './output.js';
import { type NoVersion, type ReadVersion, readVersion, type VersionText } from './read-version.js';
import { styleFor } from './style-for.js';
import { checkTargets } from './targets.js';
import { UsageError } from './usage-error.js';

/** What a run has gathered. */
interface Gathered {
  readonly specs: SpecReport[];
  readonly problems: DiffProblem[];
}

/** `tool-score diff`: compares two versions of a spec, or of every spec that changed since one, and reports it. */
export async function diffCommand(given: readonly string[], options: DiffOptions, io: Io): Promise<ExitCode> {
  const { since } = options;
  if (since === undefined && given.length !== 2)
    throw new UsageError(
      `diff takes two versions, BASE and HEAD, not ${given.length}: files, - for standard input, git:REF:path, github:owner/repository/path or an address. Or --since REF.`,
    );
  const inputs = given.map((path) => ({ name: path, path, isNamed: true }));
  checkTargets({ output: options.output }, { inputs });
  const output = new Output(options.output, io);
  const gathered: Gathered = { specs: [], problems: [] };
  if (since === undefined) await compareNamed(given as [string, string], options, io, gathered);
  else await compareSince(since, given, options, io, gathered);
  const report: DiffReport = { rubric: rubricOf(rules), ...gathered };
  warnOfIdle(options, report, io);
  const failing = report.specs.flatMap(changesOf).filter((change) => fails(change, options));
  const verdict = failing.length > 0 ? `fails: ${countsInWords(failing)}` : undefined;
  await output.write(await format(report, options, io, verdict));
  await output.close();
  if (report.problems.length > 0) return 2;
  return failing.length > 0 ? 1 : 0;
}

/** An allowance that nothing needs may be misspelled, or left over from another change. */
function warnOfIdle({ allow }: DiffOptions, { specs }: DiffReport, io: Io): void {
  const changes = specs.flatMap(changesOf);
  const idle = allow.filter((allowance) => !changes.some((change) => allows(allowance, change)));
  for (const text of new Set(idle.map(allowanceText)))
    io.warn(`note: --allow ${visible(text)} matches no change`);
}

/** True for a change of the asked class or a graver one that nobody has allowed. */
function fails(change: ReportedChange, { failOn }: DiffOptions): boolean {
  if (failOn === 'never' || change.isAllowed) return false;
  return CLASSES.indexOf(change.class) <= CLASSES.indexOf(failOn);
}

function newAssessor(): Assessor {
  return new Assessor({
    rules,
    findNamespaces,
    loadValidator: async () => (await import('../validate/validator.js')).validator,
  });
}

/** What the user named must be a spec. */
async function compareNamed(
  [base, head]: readonly [string, string],
  options: DiffOptions,
  io: Io,
  { specs }: Gathered,
): Promise<void> {
  const texts = await readPair(base, head, options, io);
  const [before, after] = [await readNamed(texts.base!), await readNamed(texts.head!)];
  specs.push(await compareVersions(before, after, options.allow, newAssessor()));
}

async function readNamed(text: VersionText): Promise<ReadVersion> {
  const read = await readVersion(text);
  if ('problem' in read) throw new UsageError(`"${text.name}" ${read.problem}.`);
  return read;
}

/** What changed and was never a spec is passed over in silence; what is broken, or is one no longer, is not. */
async function compareSince(
  ref: string,
  paths: readonly string[],
  options: DiffOptions,
  io: Io,
  { specs, problems }: Gathered,
): Promise<void> {
  const assessor = newAssessor();
  const complain = (name: string, problem: string) => {
    problems.push({ name, problem });
    io.warn(`${visible(name)}: ${visible(problem)}`);
  };
  for await (const found of readSince(ref, paths)) {
    if ('note' in found) io.warn(`note: ${visible(found.note)}`);
    else if ('problem' in found) complain(found.name, found.problem);
    else {
      const [base, head] = [await readIfAny(found.base), await readIfAny(found.head)];
      const bad = [head, base].find((read) => read !== undefined && 'problem' in read) as
        | NoVersion
        | undefined;
      if (!bad)
        specs.push(
          await compareVersions(
            base as ReadVersion | undefined,
            head as ReadVersion | undefined,
            options.allow,
            assessor,
          ),
        );
      else if (isMissed(found, base, head)) {
        const text = head && 'problem' in head ? found.head : found.base;
        complain(text?.name ?? '', bad.problem);
      }
    }
  }
}

async function readIfAny(text: VersionText | undefined) {
  return text && readVersion(text);
}

/** True when one of the two versions is a spec, or was meant as one, and the other cannot be read. */
function isMissed(
  { base, head }: TextPair,
  before: ReadVersion | NoVersion | undefined,
  after: ReadVersion | NoVersion | undefined,
): boolean {
  return [before, after].some((read, index) => {
    if (!read) return false;
    const { name, text } = [base, head][index]!;
    return !('problem' in read) || (!read.isForeign && looksLikeSpec(name, text));
  });
}

async function format(
  report: DiffReport,
  options: DiffOptions,
  io: Io,
  verdict: string | undefined,
): Promise<Iterable<string>> {
  if (options.format === 'json') return [formatDiffJson(report)];
  if (options.format === 'markdown') return [formatDiffMarkdown(report, verdict)];
  const style = await styleFor(options.color, options.output !== undefined, io);
  return formatDiffText(report, { style, width: io.columns ?? DEFAULT_WIDTH, verdict });
}
