import type { Tool } from '../../src/model/tool.js';
import type { Applicability } from '../../src/rule/rule.js';
import { hasParameters } from './parameters.js';

/** Where a list of parameters stands in the place of a schema, nobody can add a keyword of JSON Schema. */
export function hasKeywords(tool: Tool): Applicability {
  return tool.isTranslated ? 'the format writes parameters in a notation of its own' : hasParameters(tool);
}
