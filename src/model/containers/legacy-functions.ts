import { functionDeclaration } from '../shapes/function-declaration.js';
import { gemini } from '../shapes/gemini.js';
import { isObject } from '../value.js';
import { type Container, type Entry, entriesOf } from './container.js';

/** Where request bodies keep bare functions: `functions` of OpenAI's legacy API, `functionDeclarations` of Gemini. */
const KEYS = ['functions', 'functionDeclarations', 'function_declarations'] as const;

/** True for the keys of Gemini, whose lists hold what a model is offered together. */
export function isGeminis(key: string): boolean {
  return /declarations$/i.test(key);
}

/** The functions of a list at `pointer`; one without parameters takes none, as its `key` alone can tell. */
export function functionsOf(list: readonly unknown[], pointer: string, key: string): Entry[] {
  const usual = isGeminis(key) ? gemini : functionDeclaration;
  return entriesOf(list, pointer).map((entry) => ({ ...entry, usual }));
}

/** Functions under a key of a request body: `{"functions": […]}`, `{"functionDeclarations": […]}`. */
export const legacyFunctions: Container = {
  id: 'functions',
  title: 'list of functions',
  takes: 'what has a name',
  open(document) {
    if (!isObject(document)) return undefined;
    const key = KEYS.find((candidate) => Array.isArray(document[candidate]));
    return key ? { entries: functionsOf(document[key] as unknown[], `/${key}`, key) } : undefined;
  },
};
