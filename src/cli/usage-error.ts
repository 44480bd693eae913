/** The command line asks for something that cannot be done. The message is a sentence for its author; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
