import { isObject } from '../model/value.js';
import { UsageError } from './usage-error.js';

/** A list of tools as a server sent it. */
export interface SentList {
  /** What reports call the server. */
  readonly name: string;
  readonly text: string;
}

/** Keeps lists in a file that can be scored later: one as it came, several as servers with their tools. @throws {UsageError} */
export async function saveLists(path: string, lists: readonly SentList[]): Promise<void> {
  const [first] = lists;
  if (!first) return;
  const text = lists.length === 1 ? first.text : `${JSON.stringify({ servers: byName(lists) }, null, 2)}\n`;
  const { writeWhole } = await import('./rewrite-file.js');
  try {
    writeWhole(path, text);
  } catch (error) {
    throw new UsageError(`The list was not saved to "${path}": ${(error as Error).message}.`);
  }
}

function byName(lists: readonly SentList[]): Record<string, unknown> {
  const servers: Record<string, unknown> = {};
  for (const { name, text } of lists) {
    const list: unknown = JSON.parse(text);
    let key = name;
    for (let turn = 2; Object.hasOwn(servers, key); turn++) key = `${name} (${turn})`;
    servers[key] = isObject(list) ? list : { tools: list };
  }
  return servers;
}
