import { isObject } from '../model/value.js';
import { UsageError } from './usage-error.js';

/** A text as it came from elsewhere. */
export interface SentList {
  /** What reports call the server or the file. */
  readonly name: string;
  readonly text: string;
  readonly isServer: boolean;
}

/** Keeps what came in a file that can be scored later: one text as it is, lists of servers together. @throws {UsageError} */
export async function saveLists(path: string, lists: readonly SentList[]): Promise<void> {
  const [first] = lists;
  if (!first) return;
  if (lists.length > 1 && lists.some(({ isServer }) => !isServer))
    throw new UsageError(`--save keeps one file that was fetched, and ${lists.length} specs came; name one.`);
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
