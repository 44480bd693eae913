import { child } from '../pointer.js';
import { holdsParameters } from '../shapes/schema-members.js';
import { isObject, type JsonObject } from '../value.js';
import { type Container, type Contents, type Entry, entriesOf } from './container.js';
import { isCut } from './tools-list.js';

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
    return openServers(servers, key ? `/${key}` : '');
  },
};

/** The tools of all servers. One that lists none, such as one that is only configured, does not hide the others. */
function openServers(servers: unknown, pointer: string): Contents | undefined {
  if (!isObject(servers) && !Array.isArray(servers)) return undefined;
  const entries: Entry[] = [];
  const silent: string[] = [];
  const cut: string[] = [];
  const keys = Object.keys(servers);
  for (const [index, key] of keys.entries()) {
    const server: unknown = Array.isArray(servers) ? servers[index] : servers[key];
    if (!isObject(server)) return undefined;
    const place = child(pointer, key);
    const tools = toolsOfServer(server, place);
    if (tools && isCut(server)) cut.push(typeof server['name'] === 'string' ? server['name'] : key);
    if (tools) entries.push(...tools);
    else if (holdsParameters(server) || server['type'] === 'namespace') return undefined;
    else silent.push(typeof server['name'] === 'string' ? server['name'] : key);
  }
  if (silent.length === keys.length) return undefined;
  return {
    entries,
    isCut: cut.length > 0,
    notes: [
      ...silent.map((name) => `the server "${name}" lists no tools here`),
      ...cut.map((name) => `the list of the server "${name}" is incomplete: it carries a nextCursor`),
    ],
  };
}

/**
 * The tools of one server, which no two servers share; undefined when it lists none. Texts alone are no tools: client
 * configurations name those that are allowed.
 */
export function toolsOfServer(server: JsonObject, pointer: string): Entry[] | undefined {
  const { tools, type } = server;
  if (!Array.isArray(tools) || type === 'namespace') return undefined;
  if (tools.length > 0 && tools.every((tool) => typeof tool === 'string')) return undefined;
  return entriesOf(tools, `${pointer}/tools`).map((entry) => ({ ...entry, server: pointer }));
}
