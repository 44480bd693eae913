import { child } from '../pointer.js';
import { isObject } from '../value.js';
import { type Container, type Entry, entriesOf } from './container.js';

/** Members under which servers stand with their tools; a list or map of servers may also be the whole document. */
const KEYS = ['servers', 'mcpServers'] as const;

/** Several servers, each with its tools: `[{"name", "tools": […]}]`, `{"servers": {"a": {"tools": […]}}}`. */
export const serverLists: Container = {
  id: 'servers',
  title: 'servers with their tools',
  takes: 'what has a name',
  open(document) {
    const key = isObject(document) ? KEYS.find((candidate) => Object.hasOwn(document, candidate)) : undefined;
    const servers = isObject(document) && key ? document[key] : document;
    const entries = toolsOfServers(servers, key ? `/${key}` : '');
    return entries && { entries };
  },
};

function toolsOfServers(servers: unknown, pointer: string): Entry[] | undefined {
  if (!isObject(servers) && !Array.isArray(servers)) return undefined;
  const found: Entry[] = [];
  const keys = Object.keys(servers);
  for (const [index, key] of keys.entries()) {
    const server: unknown = Array.isArray(servers) ? servers[index] : servers[key];
    if (!isObject(server) || !Array.isArray(server['tools'])) return undefined;
    const name = typeof server['name'] === 'string' ? server['name'] : key;
    const place = `${child(pointer, key)}/tools`;
    for (const entry of entriesOf(server['tools'], place)) found.push({ ...entry, server: name });
  }
  return keys.length > 0 ? found : undefined;
}
