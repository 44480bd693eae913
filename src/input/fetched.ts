import type { ServerState } from '../model/server-state.js';

/** What a fetch has brought: from a running server, or over the network. */
export type Fetched = FetchedText | NotFetched;

export interface FetchedText {
  readonly text: string;
  /** What tells the syntax by its extension. */
  readonly syntaxName: string;
  /** What a reader of the report must know, a sentence without a stop each. */
  readonly notes: readonly string[];
  readonly server: ServerState | undefined;
  /** Where findings are shown when the text itself is in no file. */
  readonly place: Place | undefined;
}

export interface NotFetched {
  /** The rest of a sentence that begins with the name. */
  readonly problem: string;
  /** The thing itself is at fault, not the way to it: a search passes over it as over a file of this machine. */
  readonly isOfFile?: boolean;
  readonly server: ServerState | undefined;
  readonly place: Place | undefined;
}

/** A place in a file on this machine. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}
