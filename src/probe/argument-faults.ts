import type { Tool } from '../model/tool.js';
import { isObject, type JsonObject } from '../model/value.js';
import type { Validator } from '../rule/context.js';

/** What arguments have against the input schema of their tool. */
export type ArgumentFaults =
  | { readonly faults: readonly string[] }
  /** Why they cannot be judged. */
  | { readonly notJudged: string };

/** Keywords of the root that judge one argument without a look at the others. */
const ONE_BY_ONE = [
  '$schema',
  '$id',
  '$defs',
  'definitions',
  'type',
  'properties',
  'patternProperties',
  'additionalProperties',
] as const;

/**
 * All that arguments have against the input schema: each that is missing, each that does not fit, and, when these are
 * right one by one, what is wrong with them together. A validator alone names one fault at a time.
 */
export function argumentFaults(tool: Tool, given: JsonObject, validator: Validator): ArgumentFaults {
  const { dialect } = tool.input;
  if (dialect === undefined) return { notJudged: 'its input schema is in a dialect that is not known here' };
  const { raw } = tool.input.root;
  const whole = validator.validateInstance(raw, given, dialect);
  if ('notJudged' in whole) return { notJudged: `its input schema cannot be judged: ${whole.notJudged}` };
  if (whole.valid) return { faults: [] };
  // Nobody can tell by such a schema what a server should refuse.
  if (whole.isOfSchema) return { notJudged: `its input schema cannot be judged: ${whole.message}` };
  const faults = isObject(raw) ? oneByOne(raw, given, validator, dialect) : [];
  return { faults: faults.length > 0 ? faults : [whole.message] };
}

function oneByOne(
  schema: JsonObject,
  given: JsonObject,
  validator: Validator,
  dialect: Parameters<Validator['validateInstance']>[2],
): string[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.filter((name) => typeof name === 'string' && !Object.hasOwn(given, name));
  const single = Object.fromEntries(
    ONE_BY_ONE.filter((key) => Object.hasOwn(schema, key)).map((key) => [key, schema[key]]),
  );
  const unfit = Object.entries(given).flatMap(([name, value]) => {
    const verdict = validator.validateInstance(single, Object.fromEntries([[name, value]]), dialect);
    return 'notJudged' in verdict || verdict.valid || verdict.isOfSchema ? [] : [verdict.message];
  });
  return [...missing.map((name) => `"${name}" is missing`), ...unfit];
}
