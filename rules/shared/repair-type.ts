import { child } from '../../src/model/pointer.js';
import type { Parameter } from '../../src/model/schema/arguments.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import type { Fix, Fixability, NoFix } from '../../src/rule/fix.js';
import { inferItems } from './infer-items.js';
import { inferType } from './infer-type.js';
import { parameterText } from './parameters.js';
import { quote } from './quote.js';
import { knownTypeFor } from './type-aliases.js';
import { shownOtherwise } from './type-objections.js';

/** Says what a parameter takes that leaves it open: one thing at a time, in the order in which they are found. */
export function repairType(parameter: Parameter, tool: Tool): Fix | NoFix {
  const { node, pointer } = parameter;
  const { type, items } = node;
  if (type !== undefined && !isType(type)) return repairName(parameter, tool);
  if (isComposed(node))
    return { at: pointer, because: 'its schema is made of several, and nothing tells which one to complete' };
  if (type === undefined) {
    const inferred = inferType(parameter, tool);
    if (!inferred) return { at: pointer, because: 'nothing in the spec tells for sure what it takes' };
    const fix = set(pointer, 'guess', 'type', inferred.type, inferred.because, { first: true });
    return inferred.type === 'object' && !hasContents(node) ? { ...fix, leavesFinding: true } : fix;
  }
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
  if (!isList || items !== undefined)
    return { at: pointer, because: 'nothing in the spec tells its properties' };
  const entries = inferItems(parameter, tool);
  // What accepts everything adds no claim, and some clients refuse a list without `items`.
  return entries
    ? set(pointer, 'guess', 'items', { type: entries.type }, entries.because)
    : set(pointer, 'safe', 'items', {}, 'nothing tells what is in the list');
}

/** A type under a name that JSON Schema does not know. */
function repairName(parameter: Parameter, tool: Tool): Fix | NoFix {
  const { node, pointer } = parameter;
  const written = JSON.stringify(node.type).slice(0, 18);
  const known = knownTypeFor(node.type);
  if (known === undefined)
    return { at: pointer, because: `${written} is no type that JSON Schema has a name for` };
  const isOther =
    typeof known === 'string' &&
    isObject(node.raw) &&
    shownOtherwise(known, node.raw, parameterText(parameter, tool.input));
  if (isOther) return { at: pointer, because: `${written} may be written as something else here` };
  return {
    fixability: 'guess',
    at: pointer,
    does: `writes ${JSON.stringify(known)} for the type ${written}, which means the same`,
    edits: [{ kind: 'set', at: child(pointer, 'type'), value: known }],
  };
}

function set(
  pointer: string,
  fixability: Fixability,
  keyword: string,
  value: unknown,
  because: string,
  place: { readonly first?: true } = {},
): Fix {
  return {
    fixability,
    at: pointer,
    does: `adds ${quote(keyword)}: ${JSON.stringify(value)}, as ${because}`,
    edits: [{ kind: 'set', at: child(pointer, keyword), value, ...place }],
  };
}

/** What it takes is said in other places too. */
function isComposed({ rare }: SchemaNode): boolean {
  return rare.ref !== undefined || rare.allOf.length + rare.anyOf.length + rare.oneOf.length > 0;
}

function hasContents({ properties, additionalProperties, rare }: SchemaNode): boolean {
  return properties !== undefined || additionalProperties !== undefined || rare.hasPatternProperties;
}
