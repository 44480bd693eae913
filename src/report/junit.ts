import { visible } from './escape.js';
import type { FileOf } from './file-of.js';
import type { Listing } from './listing.js';
import { placeIn, positionIn } from './place.js';
import type { InputReport, Report } from './report.js';
import { shorten } from './shorten.js';
import { points } from './text/layout.js';
import type { ReportedFinding, ToolReport } from './tool-report.js';

export interface JunitOptions extends Pick<Listing, 'isListed'> {
  readonly fileOf: FileOf;
  /** True for a tool that does not hold. */
  readonly fails: (tool: ToolReport, input: InputReport) => boolean;
  /** True for a finding of a whole document that does not hold. */
  readonly failsOn: (found: ReportedFinding) => boolean;
  /** What the gate found, a part of a sentence each. */
  readonly failures: readonly string[];
}

interface TestCase {
  readonly name: string;
  readonly suite: string;
  readonly file: string | undefined;
  readonly line: number;
  readonly outcome: 'passed' | 'failure' | 'error';
  readonly type: string;
  readonly message: string;
  readonly lines: readonly string[];
}

/** More findings than this of one tool are counted. */
const MOST_LINES = 100;
const MOST_CHARACTERS = 1000;

/**
 * The report as JUnit XML: an input is a suite, a tool is a test, and what `--threshold` and its kin find is a failure.
 * Of a suite of its own are the gates over the whole run. Nothing is timed: two runs give the same bytes.
 */
export function* formatJunit(report: Report, options: JunitOptions): Generator<string> {
  const suites = [
    ...report.inputs.map((input): [string, TestCase[]] => [input.name, casesOf(input, options)]),
    ['gates', [gateCase(options.failures)]] satisfies [string, TestCase[]],
  ];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites name="tool-score" ${counts(suites.flatMap(([, cases]) => cases))}>\n`;
  for (const [name, cases] of suites) {
    yield `<testsuite name="${xml(name)}" ${counts(cases)} skipped="0">\n`;
    for (const each of cases) yield testCase(each);
    yield '</testsuite>\n';
  }
  yield '</testsuites>\n';
}

function counts(cases: readonly TestCase[]): string {
  const of = (wanted: TestCase['outcome']) => cases.filter(({ outcome }) => outcome === wanted).length;
  return `tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" time="0"`;
}

function casesOf(input: InputReport, options: JunitOptions): TestCase[] {
  const base = { suite: input.name, file: options.fileOf(input), line: 1, lines: [] };
  if (input.problem !== null)
    return [
      {
        ...base,
        name: 'the file',
        line: input.at?.line ?? 1,
        outcome: 'error',
        type: input.status,
        message: input.problem,
      },
    ];
  const tools = input.tools.filter((tool) => options.isListed(tool, input));
  const isBad = input.findings.some(options.failsOn);
  const ofDocument: TestCase = {
    ...base,
    name: 'the set of tools',
    outcome: isBad ? 'failure' : 'passed',
    type: 'findings',
    message: 'has findings of its own',
    lines: input.findings.map((found) => findingLine(found, input)),
  };
  return [
    ...(input.findings.length > 0 ? [ofDocument] : []),
    ...tools.map((tool) => toolCase(tool, input, options)),
  ];
}

function toolCase(tool: ToolReport, input: InputReport, { fileOf, fails }: JunitOptions): TestCase {
  const isUnknown = tool.score === null;
  const findings = tool.findings();
  const more = findings.length - MOST_LINES;
  return {
    name: tool.name === '' ? `(no name, at ${tool.pointer || 'the root'})` : tool.name,
    suite: input.name,
    file: fileOf(input),
    line: positionIn(input, tool.pointer).line,
    outcome: isUnknown ? 'error' : fails(tool, input) ? 'failure' : 'passed',
    type: isUnknown ? 'not judged' : 'score',
    message: isUnknown
      ? tool.notJudged().join('; ')
      : `scores ${tool.score} (${tool.grade})${tool.blocked ? ' and has errors' : ''}`,
    lines: [
      ...findings.slice(0, MOST_LINES).map((found) => findingLine(found, input)),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ],
  };
}

/** The gates over the whole run: a mean or a number of tools is of no single test. */
function gateCase(failures: readonly string[]): TestCase {
  return {
    name: 'the run',
    suite: 'gates',
    file: undefined,
    line: 1,
    outcome: failures.length > 0 ? 'failure' : 'passed',
    type: 'gate',
    message: failures.join(', '),
    lines: [],
  };
}

function findingLine({ rule, finding, lost }: ReportedFinding, input: InputReport): string {
  const cost = lost > 0 ? `−${points(lost)}` : rule.severity;
  return `${cost} ${rule.id} ${finding.message} (${placeIn(input, finding.at)})`;
}

/** Findings of a test that holds are its output. */
function testCase({ name, suite, file, line, outcome, type, message, lines }: TestCase): string {
  const place = file === undefined ? '' : ` file="${xml(file)}" line="${line}"`;
  const head = `<testcase name="${xml(name)}" classname="${xml(suite)}"${place} time="0"`;
  const body = lines.map((each) => xml(each)).join('\n');
  if (outcome !== 'passed')
    return `${head}><${outcome} message="${xml(message)}" type="${xml(type)}">${body}</${outcome}></testcase>\n`;
  return body === '' ? `${head}/>\n` : `${head}><system-out>${body}</system-out></testcase>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 has no way to write, beside those that no report shows as they are. */
const NOT_XML = /[\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as XML that shows it as it is. */
function xml(text: string): string {
  return shorten(visible(text), MOST_CHARACTERS)
    .replace(NOT_XML, (sign) => `<U+${sign.charCodeAt(0).toString(16).toUpperCase()}>`)
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
