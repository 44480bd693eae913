/** Where a run writes to, and what the environment says. Handed in, so that a test can be the terminal. */
export interface Io {
  readonly write: (text: string | Uint8Array) => Promise<void>;
  /** A message on standard error; hidden and control characters in it are shown, not sent. */
  readonly warn: (text: string) => void;
  /** A report that makes way for something else on standard output. What is hidden in it is shown already. */
  readonly writeAside: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** Columns of the terminal, or of the page that COLUMNS asks for; undefined without either. */
  readonly columns: number | undefined;
  /** The date in UTC, `2027-01-31`. */
  readonly today: string;
}

/** True when the report is coloured: the flag first, then NO_COLOR and FORCE_COLOR, then whether a terminal reads it. */
export function wantsColor(flag: boolean | undefined, toFile: boolean, io: Io): boolean {
  if (flag !== undefined) return flag;
  if (io.environment['NO_COLOR']) return false;
  const force = io.environment['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return io.isTerminal && !toFile && io.environment['TERM'] !== 'dumb';
}
