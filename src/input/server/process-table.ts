import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What the system knows of a process. */
interface Process {
  readonly id: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Its state is `Z`: it is gone but for the number that its parent has not collected. */
  readonly isZombie: boolean;
}

/**
 * All processes that belong to a program that was started with a session of its own: its descendants, members of its
 * group and session, and those that carry its mark in their environment. The last finds what has made itself a daemon:
 * it has another parent, another group and another session.
 * @param mark a variable that the program was started with, `NAME=value`
 */
export function membersOf(leader: number, mark: string): number[] {
  const processes = readTable();
  const family = new Set([leader]);
  // A child has no lower place in the table than its parent only as a rule: numbers start again at the end.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  return processes
    .filter(({ isZombie, id }) => !isZombie && id !== process.pid)
    .filter(
      ({ id, group, session }) =>
        family.has(id) || group === leader || session === leader || isMarked(id, mark),
    )
    .map(({ id }) => id);
}

/** Linux has the table as files, so that nothing needs to be started; small images have no `ps`. */
function readTable(): Process[] {
  if (process.platform === 'linux') return readdirSync('/proc').flatMap((name) => readStatus(name) ?? []);
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [id, parent, group, state] = line.trim().split(/\s+/);
    if (state === undefined) return [];
    return {
      id: Number(id),
      parent: Number(parent),
      group: Number(group),
      session: 0,
      isZombie: state.startsWith('Z'),
    };
  });
}

function readStatus(name: string): Process | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in brackets and may hold anything, a bracket too.
    const [state, parent, group, session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      id: Number(name),
      parent: Number(parent),
      group: Number(group),
      session: Number(session),
      isZombie: state === 'Z',
    };
  } catch {
    // It has ended since the folder was read.
    return undefined;
  }
}

function isMarked(id: number, mark: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readFileSync(`/proc/${id}/environ`, 'latin1').split('\0').includes(mark);
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}
