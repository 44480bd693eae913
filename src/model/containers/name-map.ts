import { child } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import type { Container, Entry } from './container.js';

/** Texts and numbers that say something about the map itself. */
const ABOUT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  'version',
  'name',
  'title',
  'description',
]);

/** Tools by name: `{"get_user": {"description": …, "inputSchema": …}}`, by itself or under `tools`. */
export const nameMap: Container = {
  id: 'map',
  title: 'tools by name',
  takes: 'what surely has a shape',
  open(document) {
    if (!isObject(document)) return undefined;
    const isUnderTools = isObject(document['tools']);
    const tools = isObject(document['tools']) ? document['tools'] : document;
    const names = Object.keys(tools).filter((key) => !ABOUT.has(key) || isObject(tools[key]));
    if (names.length === 0 || !names.every((key) => isObject(tools[key]))) return undefined;
    return { entries: namedEntries(tools, names, isUnderTools ? '/tools' : '') };
  },
};

/** The key is the name of a tool that does not name itself. */
function namedEntries(tools: JsonObject, names: readonly string[], pointer: string): Entry[] {
  return names.map((name) => {
    const value = tools[name];
    return { value: isObject(value) ? named(value, name) : value, pointer: child(pointer, name) };
  });
}

function named(tool: JsonObject, name: string): JsonObject {
  const inner = tool['function'];
  if (isObject(inner)) return { ...tool, function: named(inner, name) };
  return Object.hasOwn(tool, 'name') ? tool : { name, ...tool };
}
