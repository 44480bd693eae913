import { child } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import type { Container, Entry } from './container.js';

/** Tools by name: `{"get_user": {"description": …, "inputSchema": …}}`, by itself or under `tools`. */
export const nameMap: Container = {
  id: 'map',
  title: 'tools by name',
  takes: 'what surely has a shape',
  open(document) {
    if (!isObject(document)) return undefined;
    const isUnderTools = isObject(document['tools']);
    const tools = isObject(document['tools']) ? document['tools'] : document;
    const values = Object.values(tools);
    if (values.length === 0 || !values.every(isObject)) return undefined;
    return { entries: namedEntries(tools, isUnderTools ? '/tools' : '') };
  },
};

/** The key is the name of a tool that does not name itself. */
function namedEntries(tools: JsonObject, pointer: string): Entry[] {
  return Object.keys(tools).map((name) => {
    const value = tools[name];
    const isNameless = isObject(value) && !Object.hasOwn(value, 'name') && !isObject(value['function']);
    return { value: isNameless ? { name, ...value } : value, pointer: child(pointer, name) };
  });
}
