import type { Profile } from '../../rules/clients/limit.js';
import { PROFILES, profilesOf } from '../../rules/clients/profiles.js';
import { tightestRoom } from '../../rules/clients/room.js';
import { faultIn } from '../../rules/clients/wording.js';
import { rules } from '../../rules/index.js';
import { Assessor, type Workshop } from '../assess/assess.js';
import { formatMatrixJson } from '../report/clients/json.js';
import type { Matrix, MatrixCell, MatrixRow, Refused } from '../report/clients/matrix.js';
import { formatMatrixText } from '../report/clients/text.js';
import type { InputReport } from '../report/report.js';
import type { ReportedFinding } from '../report/tool-report.js';
import type { Rule } from '../rule/rule.js';
import { NO_SETTINGS, type Settings } from '../rule/settings.js';
import { assessInputs, openWhole } from './assess-inputs.js';
import { clientsAsJson, listClients } from './client-list.js';
import type { ClientsOptions } from './clients-options.js';
import { findSpecs } from './find-specs.js';
import { type ExitCode, worst } from './gate.js';
import type { Io } from './io.js';
import { DEFAULT_WIDTH, type Options } from './options.js';
import { Output } from './output.js';
import { setUp } from './setup.js';
import { styleFor } from './style-for.js';
import { checkTargets } from './targets.js';

/** The first column: faults against the protocol, which no client need take. */
const PROTOCOL = 'protocol';

/** `tool-score clients`: which clients take which specs. Only a client that was asked for fails the run. */
export async function clientsCommand(
  given: readonly string[],
  { list = false, format = 'text', output: file, ...rest }: ClientsOptions,
  io: Io,
  commands: readonly string[],
): Promise<ExitCode> {
  const { options, workshop, configured } = await setUp(rest, io);
  const asked = options.client;
  const output = new Output(file, io);
  const style = await styleFor(rest.color, file !== undefined, io);
  const width = io.columns ?? DEFAULT_WIDTH;
  if (list) {
    checkTargets({ output: file }, { inputs: [] }, configured?.path);
    await output.write([format === 'json' ? clientsAsJson(asked) : listClients(asked, style, width)]);
    await output.close();
    return 0;
  }
  const search = await findSpecs(given, options, io);
  checkTargets({ output: file }, search, configured?.path);
  const columns = columnsFor(asked, options, workshop);
  const rows: MatrixRow[] = [];
  const problems: Matrix['problems'][number][] = [];
  const open = openWhole(columns[0]!.assessor);
  for await (const { input, text, isProblem } of assessInputs(search, open, options, io, commands)) {
    if (isProblem) problems.push({ name: input.name, problem: input.problem ?? 'not all tools were judged' });
    if (input.problem === null) rows.push(await rowOf(input, text, columns, options));
  }
  const { serverName = null } = options;
  const matrix: Matrix = { columns: columns.map(({ id }) => id), serverName, rows, problems };
  const refusing = asked.length === 0 ? [] : refusingClients(rows);
  const verdict = refusing.length > 0 ? `fails: refused by ${refusing.join(', ')}` : undefined;
  await output.write([
    format === 'json' ? formatMatrixJson(matrix) : formatMatrixText(matrix, { style, width, verdict }),
  ]);
  await output.close();
  return worst([problems.length > 0 ? 2 : 0, refusing.length > 0 ? 1 : 0]);
}

/** The clients with an error in any spec. The protocol is none. */
function refusingClients(rows: readonly MatrixRow[]): string[] {
  const all = rows
    .flatMap(({ cells }) => cells.filter(({ errors }) => errors > 0))
    .map(({ client }) => client);
  return [...new Set(all)].filter((client) => client !== PROTOCOL);
}

/** The clients that were asked for, or all; a mode that no tool need be for is shown only when it is asked for. */
function shownProfiles(asked: readonly string[]): readonly Profile[] {
  return asked.length === 0 ? PROFILES.filter(({ nature }) => nature !== 'mode') : profilesOf(asked);
}

interface Column {
  readonly id: string;
  readonly assessor: Assessor;
}

/** An assessor for each column, with the rules that speak of it and what it needs to be told. */
function columnsFor(asked: readonly string[], options: Options, workshop: Workshop): readonly Column[] {
  const column = (id: string, isWanted: (rule: Rule) => boolean, settings: Settings): Column => ({
    id,
    assessor: new Assessor({
      ...workshop,
      rules: rules.filter(isWanted),
      settings,
      leavesOutAdvice: false,
      onTool: undefined,
    }),
  });
  const profiles = shownProfiles(asked);
  return [
    column(PROTOCOL, ({ category }) => category === 'spec', NO_SETTINGS),
    ...profiles.map(({ id }) =>
      column(id, ({ category, severity }) => category === 'portability' && severity !== 'info', {
        ...NO_SETTINGS,
        clients: [id],
        serverName: options.serverName,
      }),
    ),
  ];
}

async function rowOf(
  input: InputReport,
  text: string,
  columns: readonly Column[],
  { client, serverName }: Options,
): Promise<MatrixRow> {
  const cells: MatrixCell[] = [];
  for (const { id, assessor } of columns)
    cells.push(cellOf(id, id === PROTOCOL ? input : await assessor.assess(input.name, text)));
  const names = input.tools.map(({ name }) => name);
  const clients = shownProfiles(client).map(({ id }) => id);
  const rooms = serverName === undefined ? tightestRoom(names, clients) : [];
  return {
    name: input.name,
    tools: names.length,
    cells,
    rooms: rooms.map(({ client: id, room, index }) => ({ client: id, room, tool: names[index]! })),
  };
}

function cellOf(client: string, report: InputReport): MatrixCell {
  const found: [string | null, ReportedFinding][] = [
    ...report.findings.map((finding): [null, ReportedFinding] => [null, finding]),
    ...report.tools.flatMap((tool) =>
      tool.findings().map((finding): [string, ReportedFinding] => [tool.name, finding]),
    ),
  ];
  const of = (severity: Rule['severity']) => found.filter(([, { rule }]) => rule.severity === severity);
  const refused = of('error').map(
    ([tool, { rule, finding }]): Refused => ({
      tool,
      rule: rule.id,
      message: faultIn(finding.message),
      pointer: finding.at,
      ...report.locate(finding.at),
    }),
  );
  return { client, errors: refused.length, warnings: of('warning').length, refused };
}
