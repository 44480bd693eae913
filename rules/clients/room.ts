import type { Tool } from '../../src/model/tool.js';
import { roomForServer } from './name-checks.js';
import { profilesOf } from './profiles.js';

/** How much of a client's limit is left for the name of the server. */
export interface Room {
  readonly client: string;
  readonly room: number;
  /** The tool that leaves least. */
  readonly tool: Tool;
}

/** For each asked client that limits the names of server and tool together, the tool that leaves least room. */
export function tightestRoom(tools: readonly Tool[], clients: readonly string[]): readonly Room[] {
  const profiles = profilesOf(clients);
  if (profiles.length === 0) return [];
  const longest = tools.reduce<Tool | undefined>(
    (best, tool) => (best && [...best.name].length >= [...tool.name].length ? best : tool),
    undefined,
  );
  if (!longest) return [];
  return profiles.flatMap(({ id: client, limits }) => {
    const rooms = limits.flatMap((limit) =>
      // What is only reported may be over, and says so when the real name is known.
      limit.kind === 'full-name' && limit.mark !== 'uncertain'
        ? [roomForServer(longest.name, limit.form, limit.longest)]
        : [],
    );
    return rooms.length === 0 ? [] : [{ client, room: Math.min(...rooms), tool: longest }];
  });
}
