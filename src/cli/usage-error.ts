import { didYouMean } from './suggest.js';

/** The command line asks for something that cannot be done. The message is a sentence for its author; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** By name, since a command that is loaded from a file of its own brings a copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === 'UsageError';
}

/** For a name given with `--tool` that no tool has: never an empty success. */
export function noSuchTool(wanted: string, names: ReadonlySet<string>): UsageError {
  return new UsageError(`No tool is called "${wanted}".${didYouMean(wanted, [...names])}`);
}
