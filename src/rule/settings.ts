/**
 * What the caller of a run knows about where the tools will be used, and no spec says. A rule that needs one of these
 * finds nothing without it. Only rules without points may read them: the number depends on the spec alone.
 */
export interface Settings {
  /** Ids of the clients that the tools are written for; none when nobody said. */
  readonly clients: readonly string[];
  /** What the server is called in the clients' configuration: some put it before every name. */
  readonly serverName: string | undefined;
  /** How many tokens the models have room for. */
  readonly contextWindow: number | undefined;
}

/** Nothing is known. */
export const NO_SETTINGS: Settings = { clients: [], serverName: undefined, contextWindow: undefined };

/** Settings as the command line takes them; '' for none. */
export function settingFlags({ clients = [], serverName, contextWindow }: Partial<Settings>): string {
  return [
    ...(clients.length > 0 ? [`--client ${clients.join(',')}`] : []),
    ...(serverName === undefined ? [] : [`--server-name ${serverName}`]),
    ...(contextWindow === undefined ? [] : [`--context-window ${contextWindow}`]),
  ].join(' ');
}
