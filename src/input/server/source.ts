import type { Place } from '../fetched.js';

/** A server that is started as a program and speaks over its standard input and output. */
export interface ProgramSource {
  readonly kind: 'program';
  /** What reports call it. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string | undefined;
  /** The command as it may be shown: without the values of variables and what looks like a key. */
  readonly shown: string;
}

/** A server at an address. */
export interface EndpointSource {
  readonly kind: 'endpoint';
  readonly name: string;
  /** Used exactly as it was given: some servers answer at `/mcp` and not at `/mcp/`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A configuration that names the transport is believed; otherwise Streamable HTTP is tried, then SSE. */
  readonly transport: 'http' | 'sse' | undefined;
  readonly shown: string;
}

/** Where a running server is found. */
export type ServerSource = (ProgramSource | EndpointSource) & {
  /** Values that no output may show. */
  readonly secrets: readonly Secret[];
  /** Where a file names the server, for reports that need a place in a file. */
  readonly place: Place | undefined;
};

/** A value that no output may show, and what it is called. */
export interface Secret {
  readonly label: string;
  readonly value: string;
  /** It was given as one, or looks like one; others are only kept out of messages, since a description may hold them by chance. */
  readonly isCertain: boolean;
}
