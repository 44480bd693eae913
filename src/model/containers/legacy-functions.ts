import { isObject } from '../value.js';
import { type Container, entriesOf } from './container.js';

/** Where request bodies keep bare functions: `functions` of OpenAI's legacy API, `functionDeclarations` of Gemini. */
const KEYS = ['functions', 'functionDeclarations', 'function_declarations'] as const;

/** Functions under a key of a request body: `{"functions": […]}`, `{"functionDeclarations": […]}`. */
export const legacyFunctions: Container = {
  id: 'functions',
  title: 'list of functions',
  takes: 'what has a name',
  open(document) {
    if (!isObject(document)) return undefined;
    const key = KEYS.find((candidate) => Array.isArray(document[candidate]));
    return key ? { entries: entriesOf(document[key] as unknown[], `/${key}`) } : undefined;
  },
};
