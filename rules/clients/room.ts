import { roomForServer } from './name-checks.js';
import { profilesOf } from './profiles.js';

/** How much of a client's limit is left for the name of the server. */
export interface Room {
  readonly client: string;
  readonly room: number;
  /** Index of the name that leaves least. */
  readonly index: number;
}

/** For each asked client that limits the names of server and tool together, the name that leaves least room. */
export function tightestRoom(names: readonly string[], clients: readonly string[]): readonly Room[] {
  const lengths = names.map((name) => [...name].length);
  const index = lengths.indexOf(lengths.reduce((a, b) => Math.max(a, b), 0));
  const longest = names[index];
  if (longest === undefined) return [];
  return profilesOf(clients).flatMap(({ id: client, limits }) => {
    const rooms = limits.flatMap((limit) =>
      // What is only reported may be over, and says so when the real name is known.
      limit.kind === 'full-name' && limit.mark !== 'uncertain'
        ? [roomForServer(longest, limit.form, limit.longest)]
        : [],
    );
    return rooms.length === 0 ? [] : [{ client, room: Math.min(...rooms), index }];
  });
}
