import { isObject, type JsonObject } from '../value.js';
import { type Container, type Contents, entriesOf } from './container.js';
import { legacyFunctions } from './legacy-functions.js';

/** What a server puts beside its tools and nobody writes by hand (MCP 2026-07-28, `ListToolsResult`). */
const ANSWER_MEMBERS = ['nextCursor', 'resultType', 'ttlMs', 'cacheScope'] as const;

/** The result of `tools/list`: `{"tools": […]}` (MCP schema 2026-07-28, `ListToolsResult`). A request body to a model has it too. */
export const toolsList: Container = {
  id: 'list',
  title: 'tools/list result',
  takes: 'what has a name',
  open(document) {
    const contents = isObject(document) ? openToolsList(document, '') : undefined;
    // A request body may still have the functions of the older API beside its tools.
    const functions = contents && legacyFunctions.open(document);
    return functions ? { ...contents, entries: [...contents.entries, ...functions.entries] } : contents;
  },
};

/** True for a list with more pages behind it. */
export function isCut({ nextCursor }: JsonObject): boolean {
  return nextCursor !== undefined && nextCursor !== null;
}

/**
 * The tools of a list result that stands at `pointer`. A `nextCursor` means that the server had more pages; an empty
 * string is a cursor too (MCP 2026-07-28, pagination).
 */
export function openToolsList(result: JsonObject, pointer: string): Contents | undefined {
  const tools = result['tools'];
  if (!Array.isArray(tools)) return undefined;
  return {
    entries: entriesOf(tools, `${pointer}/tools`),
    isCut: isCut(result),
    isSaved: pointer !== '' || ANSWER_MEMBERS.some((key) => Object.hasOwn(result, key)),
    notes: isCut(result)
      ? ['the list is incomplete: it carries a nextCursor, so the server has more tools than were saved here']
      : [],
  };
}
