import { alwaysApplied } from '../../rules/shared/schema.js';
import { typesOf } from '../../rules/shared/value-types.js';
import type { Parameter } from '../model/schema/arguments.js';
import type { Tool } from '../model/tool.js';

/** A kind of parameter, each of which is broken once. */
export type ParameterKind = 'list of values' | 'string' | 'number' | 'boolean' | 'array' | 'object';

/**
 * A value of another type for each kind. None can be taken for a clumsy spelling of a right one, as "12" could for 12, and
 * none is a value that anything is likely to be called.
 */
export const WRONG_VALUES: Readonly<Record<ParameterKind, unknown>> = {
  'list of values': 'tool_score_no_such_value',
  string: { tool_score: 'not a string' },
  number: 'tool_score: not a number',
  boolean: 'tool_score: neither',
  array: { tool_score: 'not a list' },
  object: 'tool_score: not an object',
};

/** Of what kind a parameter is; undefined when its schema does not say. */
export function kindOfParameter({ node }: Parameter, tool: Tool): ParameterKind | undefined {
  const applied = alwaysApplied(node, tool.input);
  if (applied.some(({ rare }) => Array.isArray(rare.enum) || rare.hasConst)) return 'list of values';
  const types = typesOf(applied, tool.input);
  if (types.has('integer')) return 'number';
  const kinds = ['string', 'number', 'boolean', 'array', 'object'] as const;
  return kinds.find((kind) => types.has(kind));
}
