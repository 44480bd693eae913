import { isObject, type JsonObject } from './value.js';

/** Members of Gemini's tool objects that switch on something the provider runs itself. */
const GEMINI = [
  'googleSearch',
  'google_search',
  'googleSearchRetrieval',
  'codeExecution',
  'code_execution',
  'urlContext',
  'url_context',
  'googleMaps',
  'fileSearch',
  'computerUse',
];

/** Members that make an entry a tool of its own, whatever its `type` says. */
const DEFINITIONS = ['function', 'parameters', 'input_schema', 'inputSchema', 'description'];

/**
 * The name of a tool that the provider itself defines and runs, such as `{"type": "web_search"}`; undefined for any
 * other. There is nothing in it to judge.
 */
export function builtInName(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { type } = entry;
  if (
    typeof type === 'string' &&
    type !== 'function' &&
    !DEFINITIONS.some((key) => Object.hasOwn(entry, key))
  )
    return type;
  return GEMINI.find((key) => isOnlyMember(entry, key));
}

function isOnlyMember(entry: JsonObject, key: string): boolean {
  return Object.hasOwn(entry, key) && Object.keys(entry).length === 1;
}
