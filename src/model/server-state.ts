/** What was found out about the server that a spec came from. */
export interface ServerState {
  /** `degraded`: it was judged, but something about it is not as it should be. */
  readonly state: 'ok' | 'degraded' | 'unreachable';
  /** null when it was not even asked. */
  readonly transport: 'stdio' | 'http' | 'sse' | null;
  /** The revision of the protocol that was spoken; null without a connection. */
  readonly protocol: string | null;
  /** What the server calls itself, with its version. */
  readonly title: string | null;
  /** Why it is not `ok`, a sentence without a stop each. */
  readonly reasons: readonly string[];
}
