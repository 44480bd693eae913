import { holdsParameters } from './shapes/schema-members.js';
import { isObject, type JsonObject } from './value.js';

/** Members of Gemini's tool objects that switch on something the provider runs itself. */
const GEMINI: ReadonlySet<string> = new Set(
  ['googleSearch', 'googleSearchRetrieval', 'codeExecution', 'urlContext', 'googleMaps', 'fileSearch'].concat(
    ['computerUse', 'google_search', 'google_search_retrieval', 'code_execution', 'url_context'],
    ['google_maps', 'file_search', 'computer_use'],
  ),
);

/** Types of what OpenAI and Anthropic run or define themselves; Anthropic's end in a date. Source: their SDKs' types. */
const TYPES =
  /^(?:web_search|web_fetch|file_search|code_interpreter|code_execution|computer|computer_use|bash|text_editor|image_generation|mcp|local_shell|shell|apply_patch|memory|tool_search\w*|retrieval)(?:_preview)?(?:_\d[\d_]*)?$|_20\d{6}$/;

/**
 * The names of the tools in an entry that the provider itself defines and runs, such as `{"type": "web_search"}`; empty
 * for any other entry. There is nothing in them to judge.
 */
export function builtInNames(entry: unknown): readonly string[] {
  if (!isObject(entry)) return [];
  if (isBuiltInType(entry)) return [entry['type'] as string];
  const keys = Object.keys(entry);
  return keys.every((key) => GEMINI.has(key)) ? keys : [];
}

/** The members of `entry` that are built-ins of Gemini, each as an entry of its own. */
export function builtInMembers(entry: JsonObject): JsonObject[] {
  return Object.keys(entry)
    .filter((key) => GEMINI.has(key))
    .map((key) => ({ [key]: entry[key] }));
}

/** A type that is not known may still be one, but only where no tool is: without a name, a text and a schema. */
function isBuiltInType(entry: JsonObject): boolean {
  const { type } = entry;
  if (typeof type !== 'string' || type === 'function' || holdsParameters(entry)) return false;
  if (TYPES.test(type)) return true;
  return !['name', 'description', 'properties', 'function', 'tools'].some((key) => Object.hasOwn(entry, key));
}
