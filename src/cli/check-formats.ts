import { formatSpec } from './formats.js';
import type { FormatOrder, Options } from './options.js';
import { UsageError } from './usage-error.js';

/** The report that goes to `--output` or standard output; undefined when each has a file of its own. */
export function mainOrder({ format }: Pick<Options, 'format'>): FormatOrder | undefined {
  return format.find(({ file }) => file === undefined);
}

/** Looks at what is wanted together before anything is read. @throws {UsageError} */
export function checkFormats({ format, output }: Pick<Options, 'format' | 'output'>): void {
  const [first, second] = format.filter(({ file }) => file === undefined);
  if (first && second)
    throw new UsageError(
      `Only one report can go to ${output === undefined ? 'standard output' : `"${output}"`}, not ${first.id} and ${second.id}; name a file: --format ${second.id}=FILE.`,
    );
  if (!first && output !== undefined)
    throw new UsageError('Every report has a file of its own, so there is none for --output; leave it out.');
  for (const { id, file } of format) {
    if (formatSpec(id).isStream && (file ?? output) !== undefined)
      throw new UsageError(`--format ${id} is read from standard output; no file can be named for it.`);
    if (!formatSpec(id).render && format.length > 1)
      throw new UsageError(`--format ${id} is written while tools are judged; it goes with no other format.`);
  }
}
