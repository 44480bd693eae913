import { child } from '../pointer.js';
import { isObject } from '../value.js';
import { type Container, type Entry, entriesOf } from './container.js';

/** The APIs of ToolBench: under `api_list`, in one document or in a list of them. */
export const apiLists: Container = {
  id: 'apis',
  title: 'ToolBench API list',
  takes: 'what surely has a shape',
  open(document) {
    const entries = Array.isArray(document)
      ? document.flatMap((item: unknown, index) => apisOf(item, child('', index)))
      : apisOf(document, '');
    return entries.length > 0 ? { entries } : undefined;
  },
};

function apisOf(document: unknown, pointer: string): Entry[] {
  const list = isObject(document) ? document['api_list'] : undefined;
  if (!isObject(document) || !Array.isArray(list)) return [];
  return entriesOf(list, `${pointer}/api_list`).map((entry) => ({
    ...entry,
    server: serverOf(entry.value, pointer),
  }));
}

/** APIs of different tools may share a name. */
function serverOf(api: unknown, pointer: string): string {
  return `${pointer} ${isObject(api) ? String(api['tool_name']) : ''}`;
}
