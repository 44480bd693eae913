/** The command line asks for something that cannot be done. The message is a sentence for its author; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** By name, since a command that is loaded from a file of its own brings a copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === 'UsageError';
}
