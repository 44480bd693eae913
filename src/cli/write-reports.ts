import { visible } from '../report/escape.js';
import { inputsWithoutFile } from '../report/file-of.js';
import { PLAIN } from '../report/text/style.js';
import { mainOrder } from './check-formats.js';
import { type FinishedRun, formatSpec } from './formats.js';
import type { Io } from './io.js';
import { type Options, wantsFormat } from './options.js';
import { Output } from './output.js';
import { styleFor } from './style-for.js';
import { UsageError } from './usage-error.js';

/** Where the report without a file of its own goes. */
export interface MainTarget {
  readonly io: Io;
  /** It makes way for something else on standard output. */
  readonly isAside: boolean;
}

/** Pieces are gathered to this many characters before they become bytes. */
const ENOUGH = 65_536;

/** Writes every report that is wanted: those with files first, whole or not at all. @throws {UsageError} */
export async function writeReports(
  run: Omit<FinishedRun, 'style'>,
  options: Options,
  { io, isAside }: MainTarget,
): Promise<void> {
  // Colours are for people: no other format knows them.
  const flag = wantsFormat(options, 'text') ? options.color : false;
  for (const { id, file } of options.format) {
    if (file === undefined) continue;
    const style = await styleFor(flag, true, io);
    await writeFileWhole(file, await formatSpec(id).render!({ ...run, style }));
  }
  const main = mainOrder(options);
  if (main) {
    const style = await styleFor(flag, isAside || options.output !== undefined, io);
    const output = new Output(options.output, io);
    await output.write(await formatSpec(main.id).render!({ ...run, style }));
    await output.close();
  }
  if (wantsFormat(options, 'github'))
    (await import('./job-summary.js')).addJobSummary({ ...run, style: PLAIN }, io);
  sayWhatHasNoFile(run, options, io);
}

async function writeFileWhole(path: string, pieces: Iterable<string>): Promise<void> {
  const { writeWhole } = await import('./rewrite-file.js');
  try {
    writeWhole(path, bytesOf(pieces));
  } catch (error) {
    throw new UsageError(`The report was not written to "${path}": ${(error as Error).message}.`);
  }
}

/** A report may be longer than a string may be. */
function bytesOf(pieces: Iterable<string>): Buffer {
  const buffers: Buffer[] = [];
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < ENOUGH) continue;
    buffers.push(Buffer.from(waiting));
    waiting = '';
  }
  return Buffer.concat([...buffers, Buffer.from(waiting)]);
}

function sayWhatHasNoFile({ report, fileOf }: Omit<FinishedRun, 'style'>, { format }: Options, io: Io): void {
  const ids = [...new Set(format.filter(({ id }) => formatSpec(id).needsFiles).map(({ id }) => id))];
  if (ids.length === 0) return;
  for (const { name } of inputsWithoutFile(report, fileOf))
    io.warn(
      `${visible(name)}: is no file of the repository, so ${ids.join(' and ')} leave${ids.length === 1 ? 's' : ''} it out`,
    );
}
