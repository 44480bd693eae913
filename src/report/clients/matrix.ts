/** What a client refuses for certain. */
export interface Refused {
  /** The tool; null for the set as a whole. */
  readonly tool: string | null;
  readonly rule: string;
  readonly message: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}

/** How one client, or the protocol itself, takes a set of tools. */
export interface MatrixCell {
  readonly client: string;
  readonly errors: number;
  readonly warnings: number;
  readonly refused: readonly Refused[];
}

/** How many characters a client leaves for the name of the server. */
export interface ServerRoom {
  readonly client: string;
  readonly room: number;
  /** The tool with the longest name. */
  readonly tool: string;
}

/** One spec, client by client. */
export interface MatrixRow {
  readonly name: string;
  readonly tools: number;
  readonly cells: readonly MatrixCell[];
  readonly rooms: readonly ServerRoom[];
}

/** Specs × clients. */
export interface Matrix {
  /** The columns: `protocol`, then the clients. */
  readonly columns: readonly string[];
  readonly serverName: string | null;
  readonly rows: readonly MatrixRow[];
  readonly problems: readonly { readonly name: string; readonly problem: string }[];
}
