import { visible } from './escape.js';
import type { FileOf } from './file-of.js';
import type { Listing } from './listing.js';
import { placeIn, positionIn } from './place.js';
import { type PlacedFinding, worstFirst } from './placed-finding.js';
import type { InputReport, Report } from './report.js';
import { shorten } from './shorten.js';
import { points, thousands } from './text/layout.js';

export interface GithubOptions extends Pick<Listing, 'isListed'> {
  readonly fileOf: FileOf;
  /** What the gate found; undefined when everything held. */
  readonly verdict: string | undefined;
}

type Command = 'error' | 'warning';
type Properties = Readonly<Record<string, string | number>>;

/** GitHub shows this many annotations of a kind and step, the first ones. */
const MOST_OF_A_KIND = 10;
const MOST_CHARACTERS = 2000;

/**
 * Workflow commands that make annotations, worst first: ten errors and ten warnings. The last lines are for the log:
 * what was left out, and what failed. Findings of severity `info` are no annotations.
 */
export function formatGithub(report: Report, { isListed, fileOf, verdict }: GithubOptions): string {
  const problems = report.inputs.filter(({ problem }) => problem !== null);
  const found = worstFirst(report, isListed);
  const ofSeverity = (wanted: Command) => found.filter(({ rule }) => rule.severity === wanted);
  const errors = [
    ...problems.map((input) => () => problemCommand(input, fileOf(input))),
    ...ofSeverity('error').map((each) => () => findingCommand('error', each, fileOf(each.input))),
  ];
  const warnings = ofSeverity('warning').map(
    (each) => () => findingCommand('warning', each, fileOf(each.input)),
  );
  const shown = [...errors.slice(0, MOST_OF_A_KIND), ...warnings.slice(0, MOST_OF_A_KIND)];
  const all = problems.length + found.length;
  const remarks = [
    ...(shown.length < all ? [leftOut(shown.length, all)] : []),
    ...(verdict === undefined ? [] : [`tool-score: ${visible(verdict)}`]),
  ];
  return [...shown.map((command) => command()), ...remarks].map((line) => `${line}\n`).join('');
}

function leftOut(shown: number, all: number): string {
  return `tool-score: ${thousands(shown)} of ${thousands(all)} findings are annotated, the worst first; at most ${MOST_OF_A_KIND} errors and ${MOST_OF_A_KIND} warnings`;
}

function findingCommand(
  command: Command,
  { rule, finding, lost, input, tool }: PlacedFinding,
  file: string | undefined,
): string {
  const at = positionIn(input, finding.at);
  const worth = lost > 0 ? ` (+${points(lost)})` : '';
  const place = file === undefined ? `${visible(placeIn(input, finding.at))}: ` : '';
  return commandLine(
    command,
    {
      ...(file === undefined ? {} : { file, line: at.line, col: at.column }),
      title: tool === undefined || tool.name === '' ? rule.id : `${rule.id} · ${visible(tool.name)}`,
    },
    `${place}${visible(finding.message)}\n→ ${rule.cure}${worth}`,
  );
}

function problemCommand(input: InputReport, file: string | undefined): string {
  const at: Properties = input.at ? { line: input.at.line, col: input.at.column } : {};
  return commandLine(
    'error',
    { ...(file === undefined ? {} : { file, ...at }), title: 'tool-score could not judge this' },
    visible(`${input.name}: ${input.problem}`),
  );
}

function commandLine(command: Command, properties: Properties, message: string): string {
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${command} ${written.join(',')}::${escapeData(shorten(message, MOST_CHARACTERS))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(visible(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
