import { rules } from '../../../rules/index.js';
import { CLIENTS_OPTIONS } from '../../cli/clients-options.js';
import { FORMAT_IDS, formatSpec } from '../../cli/formats.js';
import { OPTIONS } from '../../cli/options.js';
import type { JsonReport } from '../../report/json.js';
import type { Category } from '../../rule/category.js';
import type { Rule } from '../../rule/rule.js';
import { SCORED_CATEGORIES, WEIGHTS } from '../../score/rubric.js';
import { runQuietly, VERSIONS } from '../golden.js';
import { actionTable } from './action-table.js';
import { clientTable } from './client-tables.js';
import { configTable } from './config-schema.js';
import { changeTable, diffOptionTable, optionRows } from './diff-tables.js';
import { anchorOf, fenced, prose, table } from './markdown.js';
import { fillSections } from './markers.js';
import { checkTable, probeOptionTable } from './probe-tables.js';

const SAMPLE = 'fixtures/sample.json';

/** README.md with its generated sections brought up to date. @param readme as it is */
export async function renderReadme(readme: string): Promise<string> {
  return fillSections(readme, {
    sample: await sampleReport(),
    fix: await sampleFix(),
    json: await sampleJson(),
    rules: ruleTable(),
    formats: formatTable(),
    options: optionRows(OPTIONS),
    config: configTable(),
    diff: await sampleDiff(),
    'diff-options': diffOptionTable(),
    changes: changeTable(),
    'probe-options': probeOptionTable(),
    checks: checkTable(),
    clients: await sampleClients(),
    'client-table': clientTable(),
    'clients-options': optionRows(CLIENTS_OPTIONS),
    action: actionTable(),
    'exit-codes': await exitCodeTable(),
  });
}

/** The formats of a report, from their table. */
function formatTable(): string {
  return table(
    ['`--format`', 'for', 'points into files'],
    FORMAT_IDS.map((id) => [
      `\`${id}\``,
      prose(formatSpec(id).title),
      formatSpec(id).needsFiles ? 'yes' : '',
    ]),
  );
}

async function sampleReport(): Promise<string> {
  const { output } = await runQuietly([SAMPLE, '--details', '2']);
  return fenced(`$ npx tool-score ${SAMPLE} --details 2\n${output}`, 'text');
}

/** What repairs would do, without the report that follows. */
async function sampleFix(): Promise<string> {
  const { warnings } = await runQuietly([SAMPLE, '--fix-dry-run']);
  const [head = '', block = ''] = warnings.split('\n\n');
  return fenced(`$ npx tool-score ${SAMPLE} --fix-dry-run > fix.diff\n${head}\n\n${block}`, 'text');
}

async function sampleDiff(): Promise<string> {
  const { output } = await runQuietly(['diff', ...VERSIONS]);
  return fenced(`$ npx tool-score diff ${VERSIONS.join(' ')}\n${output}`, 'text');
}

async function sampleClients(): Promise<string> {
  const { output } = await runQuietly([
    'clients',
    SAMPLE,
    '--client',
    'anthropic,openai,gemini,cursor,vscode',
  ]);
  return fenced(
    `$ npx tool-score clients ${SAMPLE} --client anthropic,openai,gemini,cursor,vscode\n${output}`,
    'text',
  );
}

/** One tool of the sample, with lists cut to their first entry. */
async function sampleJson(): Promise<string> {
  const { output } = await runQuietly([SAMPLE, '--format', 'json', '--tool', 'get-tide-table']);
  const report = JSON.parse(output) as JsonReport;
  const inputs = report.inputs.map((input) => ({
    ...input,
    tools: input.tools.map((tool) => ({
      ...tool,
      findings: tool.findings.slice(0, 1),
      rules: tool.rules.slice(0, 1),
    })),
  }));
  return fenced(JSON.stringify({ ...report, inputs }), 'json');
}

function ruleTable(): string {
  const scored = SCORED_CATEGORIES.flatMap((category) =>
    rulesOf(category).map((rule, index) => [
      index === 0 ? `**${category}**, ${WEIGHTS[category]} %` : '',
      linkTo(rule),
      String(rule.points),
      prose(rule.title),
    ]),
  );
  const unscored = (isWanted: (category: Category) => boolean) =>
    rules
      .filter((rule) => rule.points === 0 && isWanted(rule.category))
      .map((rule) => [linkTo(rule), rule.severity, prose(rule.title)]);
  return [
    table(['category, its weight', 'rule', 'points', 'holds when'], scored),
    'Faults against the protocol carry no points; their severity and `--fail-on` decide whether a run fails.',
    table(
      ['rule', 'severity', 'holds when'],
      unscored((category) => category === 'spec'),
    ),
    'Neither do these. What is no error among them is advice: it stands apart from the lost points, and `--advice` says how much of it.',
    table(
      ['rule', 'severity', 'holds when'],
      unscored((category) => category !== 'spec'),
    ),
  ].join('\n\n');
}

function linkTo({ id }: Rule): string {
  return `[\`${id}\`](rules/README.md${anchorOf(id)})`;
}

function rulesOf(category: string) {
  return rules.filter((rule) => rule.category === category && rule.points > 0);
}

/** The exit codes as `--help` says them, so that both say the same. */
async function exitCodeTable(): Promise<string> {
  const { output } = await runQuietly(['--help']);
  const line = /^Exit codes: (.*)$/m.exec(output)?.[1];
  if (line === undefined) throw new Error('--help does not say the exit codes');
  const rows = line.split(' · ').map((part) => {
    const [code, ...meaning] = part.split(' ');
    return [`\`${code}\``, prose(meaning.join(' '))];
  });
  return table(['exit code', 'meaning'], rows);
}
