import type { CheckResult, Outcome } from '../../probe/checks.js';
import { harmlessLine, visible } from '../escape.js';
import { shorten } from '../shorten.js';
import { count, wrap } from '../text/layout.js';
import { readableWidth, type TextPage } from '../text/page.js';
import type { Style } from '../text/style.js';
import {
  calledTools,
  outcomesInWords,
  type ProbedServer,
  type ProbedTool,
  type ProbeReport,
  type ReportedCall,
  resultsOf,
} from './probe-report.js';

/** Columns of the outcome before a check. */
const OUTCOME_COLUMN = 17;
/** As much of the arguments of a call is shown. */
const MOST_SENT = 200;

/** The report on how servers keep what they promise, for people. */
export function* formatProbeText(report: ProbeReport, options: TextPage): Generator<string> {
  const page = { ...options, width: readableWidth(options.width) };
  const called = report.servers.flatMap(calledTools);
  for (const server of report.servers) yield* lines(serverLines(server, called.length > 0, page));
  const calls = report.servers.reduce((sum, server) => sum + server.sent, 0);
  const results = report.servers.flatMap(resultsOf);
  if (called.length === 0)
    yield* lines(
      wrap(
        'no tool was called: --call NAME calls one, --call-read-only those that say that they only read',
        page.width,
      ),
    );
  else
    yield* lines(
      wrap(
        `${count(called.length, 'tool')} called, ${count(calls, 'call')}: ${outcomesInWords(results)}`,
        page.width,
      ),
    );
  if (page.verdict !== undefined) yield* lines(wrap(page.style.strong(page.verdict), page.width));
}

function* lines(text: Iterable<string>): Generator<string> {
  for (const line of text) yield `${line}\n`;
}

/** @param hasCalled some tool was called, be it of another server; else the plan is what there is to show */
function* serverLines(server: ProbedServer, hasCalled: boolean, page: TextPage): Generator<string> {
  const { style, width } = page;
  const { name, problem, notes, tools } = server;
  yield* wrap(style.strong(visible(name)), width);
  if (problem !== null) {
    const [first = '', ...rest] = problem.split('\n');
    yield* wrap(`${style.bad('could not be probed:')} ${visible(first)}`, width);
    for (const line of rest) yield harmlessLine(visible(line));
    yield '';
    return;
  }
  yield* wrap(headOf(server), width);
  for (const note of notes) yield* wrap(`note: ${visible(note)}`, width);
  yield '';
  if (server.results.length > 0) yield* blockLines('the server as a whole', server.results, page);
  const called = calledTools(server);
  for (const tool of called) yield* blockLines(nameOf(tool.name), tool.results, page);
  const others = tools.filter((tool) => !called.includes(tool));
  if (!hasCalled) for (const tool of others) yield* planLines(tool, page);
  else if (others.length > 0) {
    yield* wrap(style.faint(`not called: ${others.map(({ name }) => nameOf(name)).join(', ')}`), width);
    yield '';
  }
}

function headOf({ server, tools }: ProbedServer): string {
  const parts = [server?.title, server?.transport, server?.protocol].filter(
    (part) => typeof part === 'string',
  );
  return [...parts.map(visible), count(tools.length, 'tool')].join(' · ');
}

function nameOf(name: string): string {
  return name === '' ? '(no name)' : visible(name);
}

/** What held is counted; everything else is shown. */
function* blockLines(title: string, results: readonly CheckResult[], page: TextPage): Generator<string> {
  const { style, width } = page;
  const held = results.filter(({ outcome }) => outcome === 'ok').length;
  const loud = results.filter(({ outcome }) => outcome !== 'ok');
  const sum =
    held === 0 ? '' : `  ${loud.length === 0 && held > 1 ? 'all ' : ''}${count(held, 'check')} held`;
  yield* wrap(`${style.strong(title)}${style.faint(sum)}`, width);
  for (const result of loud) yield* checkLines(result, page);
  yield '';
}

function* checkLines(result: CheckResult, page: TextPage): Generator<string> {
  const { style, width } = page;
  const { check, outcome, message, sent, evidence } = result;
  const mark = `${paintOf(outcome, style)(outcome)}${' '.repeat(OUTCOME_COLUMN - outcome.length)}`;
  const blank = ' '.repeat(OUTCOME_COLUMN);
  const told = wrap(`${style.strong(check)}  ${visible(message)}`, width - OUTCOME_COLUMN - 4);
  yield* told.map((line, index) => `  ${index === 0 ? mark : blank}  ${line}`);
  const facts = [
    ...(sent === null ? [] : [`sent ${shownJson(sent)}`]),
    ...(evidence === null ? [] : [`got ${visible(evidence)}`]),
  ];
  for (const fact of facts)
    yield* wrap(fact, width - OUTCOME_COLUMN - 6).map((line) => `  ${blank}    ${style.faint(line)}`);
}

function paintOf(outcome: Outcome, style: Style) {
  if (outcome === 'contract-broken') return style.bad;
  return outcome === 'ok' || outcome === 'not-judged' ? style.faint : style.fair;
}

/** What a tool would be sent if it might be called. */
function* planLines(tool: ProbedTool, page: TextPage): Generator<string> {
  const { style, width } = page;
  const hint = tool.saysReadOnly ? 'says that it only reads' : 'only with --call';
  yield* wrap(`${style.strong(nameOf(tool.name))}  ${style.faint(hint)}`, width);
  for (const call of tool.calls) yield* indented(`would be sent ${planned(call)}`, width);
  for (const note of tool.notes) yield* indented(style.faint(visible(note)), width);
  yield '';
}

function indented(text: string, width: number): string[] {
  return wrap(text, width - 2).map((line) => `  ${line}`);
}

function planned({ check, arguments: given }: ReportedCall): string {
  return `${shownJson(given)}  ${PURPOSES[check]}`;
}

const PURPOSES: Readonly<Record<ReportedCall['check'], string>> = {
  'probe/missing-argument-refused': '(one is missing)',
  'probe/mistyped-argument-refused': '(one is mistyped)',
  'probe/unknown-argument-refused': '(one is unknown)',
  'probe/valid-call-succeeds': '(valid)',
};

function shownJson(value: unknown): string {
  return visible(shorten(JSON.stringify(value), MOST_SENT));
}
