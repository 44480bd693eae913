import type { JsonObject } from '../value.js';

/** Members in which the tools of one format or another keep their parameters, or other functions. */
const SCHEMAS = [
  'inputSchema',
  'input_schema',
  'parameters',
  'parametersJsonSchema',
  'parameters_json_schema',
  'arguments',
  'function',
  'functions',
  'functionDeclarations',
  'function_declarations',
] as const;

/** True when the entry says, in any format, what it takes. */
export function holdsParameters(entry: JsonObject): boolean {
  return SCHEMAS.some((key) => Object.hasOwn(entry, key));
}
