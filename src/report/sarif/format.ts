import type { Rule } from '../../rule/rule.js';
import { digest } from '../../score/digest.js';
import { hundredths } from '../../score/fraction.js';
import { escapeHidden, visible } from '../escape.js';
import { type FileOf, inputsWithoutFile } from '../file-of.js';
import type { Listing } from '../listing.js';
import { positionIn } from '../place.js';
import { type PlacedFinding, worstFirst } from '../placed-finding.js';
import type { InputReport, Report } from '../report.js';
import { shorten } from '../shorten.js';
import { utf8Length } from '../utf8-length.js';
import { levelOf, sarifRule } from './rules.js';
import { uriOf } from './uri.js';

export interface SarifOptions extends Pick<Listing, 'isListed'> {
  /** Version of this program. */
  readonly version: string;
  readonly fileOf: FileOf;
}

/** GitHub refuses a file with more results in a run. */
const MOST_RESULTS = 25_000;
/**
 * GitHub takes 10 MB of gzip. What we say ourselves is the same again and again and shrinks to a few per cent of it;
 * what specs say may not shrink at all, so its bytes are counted.
 */
const MOST_SPEC_BYTES = 7_000_000;
const MOST_CHARACTERS = 1000;

/**
 * The report as a SARIF 2.1.0 log of one run, as GitHub code scanning takes it: every result in a file, worst first, a
 * result a line. What has no file, or no room, is counted in a notification.
 */
export function* formatSarif(report: Report, options: SarifOptions): Generator<string> {
  const { version, fileOf, isListed } = options;
  const located = worstFirst(report, isListed).filter(({ input }) => fileOf(input) !== undefined);
  const results = withinLimits(located.map((found) => sarifResult(found, fileOf(found.input)!)));
  const notifications = notificationsOf(report, fileOf, located.length - results.length);
  const rules = rulesOf(located.slice(0, results.length));
  const indexes = new Map(rules.map(({ id }, index): [string, number] => [id, index]));
  const write = (value: unknown) => escapeHidden(JSON.stringify(value));
  yield `{"$schema": "https://json.schemastore.org/sarif-2.1.0.json",\n "version": "2.1.0",\n "runs": [{\n`;
  yield ` "tool": {"driver": {"name": "tool-score", "semanticVersion": ${write(version)}, "rules": [`;
  yield rules.map((rule) => `\n  ${write(sarifRule(rule))}`).join(',');
  yield `]}},\n "automationDetails": {"id": "tool-score/"},\n "columnKind": "utf16CodeUnits",\n`;
  const executionSuccessful = report.inputs.every(({ problem }) => problem === null);
  yield ` "invocations": [${write({ executionSuccessful, toolExecutionNotifications: notifications })}],\n "results": [`;
  let separator = '\n  ';
  for (const result of results) {
    yield separator + write({ ...result, ruleIndex: indexes.get(result.ruleId) });
    separator = ',\n  ';
  }
  yield ']}]}\n';
}

type SarifResult = ReturnType<typeof sarifResult>;

function sarifResult({ rule, finding, lost, input, tool, identity }: PlacedFinding, file: string) {
  const { line, column } = positionIn(input, finding.at);
  const ofTool = tool === undefined || tool.name === '' ? '' : ` (tool "${visible(tool.name)}")`;
  const name = tool === undefined ? {} : { name: safe(visible(tool.name)) };
  return {
    ruleId: rule.id,
    level: levelOf(rule),
    message: { text: safe(visible(finding.message) + ofTool) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ ...name, fullyQualifiedName: safe(visible(finding.at)) }],
      },
    ],
    // The only one that GitHub looks at; without it the line itself would be the fingerprint.
    partialFingerprints: { primaryLocationLineHash: digest(identity) },
    properties: { points: hundredths(lost) },
  };
}

/** A text of a spec at a bearable length. `[text](target)` would be a link (SARIF 2.1.0, section 3.11.6). */
function safe(text: string): string {
  return shorten(text.replaceAll('](', '] ('), MOST_CHARACTERS);
}

function withinLimits(results: readonly SarifResult[]): readonly SarifResult[] {
  let bytes = 0;
  const end = results.slice(0, MOST_RESULTS).findIndex(({ message, locations: [location] }) => {
    const { name = '', fullyQualifiedName } = location!.logicalLocations[0]!;
    bytes += utf8Length(message.text + name + fullyQualifiedName);
    bytes += location!.physicalLocation.artifactLocation.uri.length;
    return bytes > MOST_SPEC_BYTES;
  });
  return results.slice(0, end === -1 ? MOST_RESULTS : end);
}

/** The rules of the results, each once, in the order of their ids. */
function rulesOf(found: readonly PlacedFinding[]): Rule[] {
  const byId = new Map(found.map(({ rule }): [string, Rule] => [rule.id, rule]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function notificationsOf(report: Report, fileOf: FileOf, cut: number) {
  const problems = report.inputs.filter(({ problem }) => problem !== null);
  return [
    ...problems.map((input) => notification('error', `${input.name}: ${input.problem}`)),
    ...inputsWithoutFile(report, fileOf)
      .filter(({ problem }) => problem === null)
      .map((input) => notification('warning', withoutFile(input))),
    ...(cut > 0 ? [notification('warning', `${cut} more findings are left out, the least costly ones`)] : []),
  ];
}

function notification(level: 'error' | 'warning', text: string) {
  return { level, message: { text: safe(visible(text)) } };
}

function withoutFile({ name }: InputReport): string {
  return `${name}: is no file of the repository, so its findings are left out`;
}
