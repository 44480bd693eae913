import { pointerOf } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { References } from '../../src/model/schema/resolve.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { countParameters, hasParameters } from '../shared/parameters.js';
import { alternativesOf, alwaysApplied } from '../shared/schema.js';

export default defineRule({
  id: 'parameters/typed',
  title: 'Each parameter says what it takes',
  since: '0.1.0',
  scope: 'tool',
  points: 25,
  needs: 'parameters/object-schema',
  severity: 'warning',
  prevents: ['malformed-arguments', 'hallucinated-arguments'],
  rationale:
    'A model fills in an untyped parameter by guessing. An object without properties and a list without items are guesses one level deeper, and some providers refuse them.',
  source: 'OpenAI function-calling guide; VS Code tool schema normaliser: an array needs items',
  cure: 'Give the parameter a "type", "enum" or "$ref"; an object its "properties", a list its "items".',
  examples: [
    {
      bad: {
        name: 'list_invoices',
        inputSchema: { type: 'object', properties: { limit: { description: 'How many.' } } },
      },
      good: {
        name: 'list_invoices',
        inputSchema: { type: 'object', properties: { limit: { type: 'integer' } } },
      },
    },
    {
      bad: { name: 'tag_invoice', inputSchema: { type: 'object', properties: { tags: { type: 'array' } } } },
      good: {
        name: 'tag_invoice',
        inputSchema: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
      },
    },
  ],
  appliesTo: hasParameters,
  subjects: countParameters,
  check(tool) {
    const { references } = tool.input;
    return tool.input.arguments.parameters.flatMap((parameter) => {
      const fault = faultOf(parameter.schema, references);
      return fault ? [{ at: pointerOf(parameter.path), message: `"${parameter.label}" ${fault}` }] : [];
    });
  },
});

/** What a parameter's schema leaves open, as the rest of a sentence; undefined when it says what it takes. */
function faultOf(schema: unknown, references: References, depth = 0): string | undefined {
  const applied = alwaysApplied(schema, references);
  const branches = alternativesOf(applied).filter((branch) => !acceptsNothing(branch));
  const invalid = applied.find((node) => node['type'] !== undefined && !isType(node['type']));
  if (invalid)
    return `has type ${JSON.stringify(invalid['type']).slice(0, 30)}, which JSON Schema does not know`;
  if (!applied.some(isTyped)) {
    if (branches.length === 0 || depth > DEEPEST) return 'does not say what type it takes';
    return branches
      .map((branch) => faultOf(branch, references, depth + 1))
      .find((fault) => fault !== undefined);
  }
  if (applied.some(isFixed)) return undefined;
  const says = (test: (node: JsonObject) => boolean) =>
    applied.some(test) || branches.some((branch) => alwaysApplied(branch, references).some(test));
  if (applied.some((node) => takes(node, 'array')) && !says(hasItems))
    return 'is a list that does not say what is in it';
  if (applied.some((node) => takes(node, 'object')) && !says(hasContents))
    return 'is an object without properties';
  return undefined;
}

/** Alternatives inside alternatives: deeper than this nobody reads them. */
const DEEPEST = 16;

/** Some generators write "may be left out" as a branch that nothing fits. */
function acceptsNothing(branch: unknown): boolean {
  if (!isObject(branch)) return branch === false;
  const not = branch['not'];
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

function isTyped(node: JsonObject): boolean {
  return isType(node['type']) || isFixed(node);
}

function isFixed(node: JsonObject): boolean {
  return Array.isArray(node['enum']) || Object.hasOwn(node, 'const');
}

function takes(node: JsonObject, type: string): boolean {
  return node['type'] === type || (Array.isArray(node['type']) && node['type'].includes(type));
}

function hasItems(node: JsonObject): boolean {
  return node['items'] !== undefined || Array.isArray(node['prefixItems']);
}

/** Properties, or a declared map: open on purpose, or closed and empty. */
function hasContents(node: JsonObject): boolean {
  const properties = node['properties'];
  if (isObject(properties) && Object.keys(properties).length > 0) return true;
  return MAP_KEYWORDS.some((key) => node[key] !== undefined);
}

const MAP_KEYWORDS = ['additionalProperties', 'patternProperties', 'unevaluatedProperties', 'propertyNames'];
