import type { Parameter } from '../../src/model/schema/arguments.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Tool } from '../../src/model/tool.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { countParameters, hasParameters, requiredOutOfNowhere } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';
import { typeRepair } from '../shared/repairs.js';
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
      fixed: {
        name: 'list_invoices',
        inputSchema: { type: 'object', properties: { limit: { type: 'integer', description: 'How many.' } } },
      },
    },
    {
      bad: { name: 'tag_invoice', inputSchema: { type: 'object', properties: { tags: { type: 'array' } } } },
      good: {
        name: 'tag_invoice',
        inputSchema: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
      },
      fixed: {
        name: 'tag_invoice',
        inputSchema: { type: 'object', properties: { tags: { type: 'array', items: {} } } },
      },
    },
  ],
  appliesTo: hasParameters,
  subjects: countParameters,
  check(tool) {
    const findings: Finding[] = requiredOutOfNowhere(tool).map(({ name, pointer }) => ({
      at: pointer,
      message: `${quote(name, 35)} is required, but nothing says what type it takes`,
    }));
    for (const { parameter, fault } of faultsIn(tool))
      findings.push({ at: parameter.pointer, message: `${quote(parameter.label, 35)} ${fault}` });
    return findings;
  },
  fixability: ['safe', 'guess'],
  fix: (tool, context) => [
    ...requiredOutOfNowhere(tool).map(({ pointer }) => ({
      at: pointer,
      because: 'there is no schema to complete',
    })),
    ...faultsIn(tool).map(({ parameter }) => context.need(typeRepair)(parameter, tool)),
  ],
});

/** The parameters that leave something open, and what. */
function faultsIn(tool: Tool): { readonly parameter: Parameter; readonly fault: string }[] {
  const found: { parameter: Parameter; fault: string }[] = [];
  for (const parameter of tool.input.arguments.parameters) {
    const { node } = parameter;
    const fault = node.isSimple && SCALARS.has(node.type) ? undefined : faultOf(node, tool.input);
    if (fault !== undefined) found.push({ parameter, fault });
  }
  return found;
}

/** A parameter of one of these types has said all it needs to say. */
const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** Alternatives inside alternatives: deeper than this nobody reads them. */
const DEEPEST = 16;

/** What a parameter's schema leaves open, as the rest of a sentence; undefined when it says what it takes. */
function faultOf(node: SchemaNode, tree: SchemaTree, depth = 0): string | undefined {
  const applied = alwaysApplied(node, tree);
  const invalid = applied.find(({ type }) => type !== undefined && !isType(type));
  if (invalid)
    return `has type ${JSON.stringify(invalid.type).slice(0, 18)}, which JSON Schema does not know`;
  if (applied.some(isFixed)) return undefined;
  const branches = node.isSimple ? [] : alternativesOf(applied).filter((branch) => !branch.acceptsNothing);
  if (applied.every(({ type }) => type === undefined)) {
    if (branches.length === 0 || depth > DEEPEST) return 'does not say what type it takes';
    return branches.map((branch) => faultOf(branch, tree, depth + 1)).find((fault) => fault !== undefined);
  }
  const isSaid = (test: (node: SchemaNode) => boolean) =>
    applied.some(test) || branches.some((branch) => alwaysApplied(branch, tree).some(test));
  if (applied.some(takesList) && !isSaid(({ items }) => items !== undefined))
    return 'is a list that does not say what is in it';
  if (applied.some(takesObject) && !isSaid(hasContents)) return 'is an object without properties';
  return undefined;
}

function isFixed({ rare }: SchemaNode): boolean {
  return rare.hasConst || Array.isArray(rare.enum);
}

function takesList({ type }: SchemaNode): boolean {
  return type === 'array' || (Array.isArray(type) && type.includes('array'));
}

function takesObject({ type }: SchemaNode): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

/** Properties, or a declared map: open on purpose, or closed and empty. */
function hasContents(node: SchemaNode): boolean {
  return (
    (node.properties !== undefined && node.properties.length > 0) ||
    node.additionalProperties !== undefined ||
    node.unevaluatedProperties !== undefined ||
    node.rare.hasPatternProperties ||
    node.rare.hasPropertyNames
  );
}
