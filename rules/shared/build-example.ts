import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import type { JsonObject } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { EXAMPLE_CONDITION } from '../lexicon/example-leads.js';
import {
  type Filled,
  filledWith,
  isBetter,
  type Unfilled,
  ValueFiller,
  type ValueKind,
  worst,
} from './fill-value.js';
import { judgeArguments } from './invocations.js';
import { membersOf, requiredOf } from './object-members.js';
import { quote } from './quote.js';
import { alternativesOf } from './schema.js';

/** A whole call, proved by validation. */
export interface BuiltExample {
  readonly arguments: JsonObject;
  readonly kind: ValueKind;
}

/** Optional parameters that an example shows beside the required ones, and that are looked at for it. */
const MOST_OPTIONAL = 5;
const MOST_LOOKED_AT = 40;
/** Branches of the root whose demands are tried. */
const MOST_BRANCHES = 4;

/**
 * Builds a whole call out of what a spec says: every required parameter, at every depth, and the optional ones that show
 * an example. Where the spec gives no value, a neutral one or a marker stands.
 * @returns the best call that is valid against the input schema, or why there is none
 */
export function buildExample(tool: Tool, context: Context): BuiltExample | Unfilled {
  const { root } = tool.input;
  const base = new ValueFiller(tool, context).applied([root]);
  if (!base.some(({ required }) => Array.isArray(required)))
    return { because: 'the schema does not say which parameters are required' };
  // What a branch of the root demands is tried when the root alone does not make a valid call.
  const branches = [...alternativesOf(base), ...base.flatMap(({ rare }) => rare.conditional)];
  let chosen: BuiltExample | Unfilled | undefined;
  for (const branch of [undefined, ...branches.slice(0, MOST_BRANCHES)]) {
    const built = buildFor(branch ? [root, branch] : [root], tool, context);
    if (!chosen || isBetter(asFilled(built), asFilled(chosen))) chosen = built;
    if ('kind' in chosen && (chosen.kind === 'own' || !branch)) break;
  }
  return chosen!;
}

function asFilled(built: BuiltExample | Unfilled): Filled | Unfilled {
  return 'because' in built ? built : { value: built.arguments, kind: built.kind };
}

/** A call for schemas of the root that apply together. */
function buildFor(nodes: readonly SchemaNode[], tool: Tool, context: Context): BuiltExample | Unfilled {
  const filler = new ValueFiller(tool, context);
  const applied = filler.applied(nodes);
  const members = membersOf(applied);
  const required = fillRequired(members, requiredOf(applied), filler);
  if ('because' in required) return required;
  if (required.size === 0) {
    const only = onlyPart(members, filler);
    if (!only) return { because: 'no parameter is required, and none shows an example' };
    return proved(members, new Map([only]), new Map(), tool, context);
  }
  return proved(members, required, shownOptional(members, required, filler), tool, context);
}

function fillRequired(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  names: ReadonlySet<string>,
  filler: ValueFiller,
): Map<string, Filled> | Unfilled {
  const parts = new Map<string, Filled>();
  for (const name of names) {
    const nodes = members.get(name);
    const filled = nodes
      ? filler.fill(name, nodes)
      : { because: `${quote(name)} is required but not defined` };
    if ('because' in filled) return filled;
    parts.set(name, filled);
  }
  return parts;
}

/** The values that optional parameters show, where nothing says that they go with some calls only. */
function shownOptional(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  required: ReadonlyMap<string, Filled>,
  filler: ValueFiller,
): Map<string, Filled> {
  const shown = new Map<string, Filled>();
  if ([...required.values()].some(({ isPicked }) => isPicked)) return shown;
  const optional = [...members].filter(([name]) => !required.has(name)).slice(0, MOST_LOOKED_AT);
  for (const [name, nodes] of optional) {
    if (shown.size === MOST_OPTIONAL) break;
    if (isConditional(nodes, filler)) continue;
    const own = filler.own(name, nodes);
    if (own?.source === 'shown') shown.set(name, filledWith(own));
  }
  return shown;
}

function isConditional(nodes: readonly SchemaNode[], filler: ValueFiller): boolean {
  return filler.applied(nodes).some(({ description }) => EXAMPLE_CONDITION.test(description));
}

/**
 * The one parameter of a call that needs none: the first that shows an example and goes with every call, else one that
 * shows an example, else one with a choice. Several would be put together by chance. A default or a constant is no
 * example (rubric: "An invocation").
 */
function onlyPart(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  filler: ValueFiller,
): [string, Filled] | undefined {
  const found = [...members].slice(0, MOST_LOOKED_AT).flatMap(([name, nodes]) => {
    const own = filler.own(name, nodes);
    return own ? [{ name, own, isFree: !isConditional(nodes, filler) }] : [];
  });
  const part =
    found.find(({ own, isFree }) => own.source === 'shown' && isFree) ??
    found.find(({ own }) => own.source === 'shown') ??
    found.find(({ own }) => own.source === 'enum');
  return part && [part.name, filledWith(part.own)];
}

/** The required parts with all the optional ones that are valid together with them. */
function proved(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  required: ReadonlyMap<string, Filled>,
  shown: ReadonlyMap<string, Filled>,
  tool: Tool,
  context: Context,
): BuiltExample | Unfilled {
  const attempt = (parts: ReadonlyMap<string, Filled>) => {
    const entries = [...members.keys()].flatMap((name) => {
      const part = parts.get(name);
      return part ? [[name, part.value] as const] : [];
    });
    const value: JsonObject = Object.fromEntries(entries);
    const verdict = judgeArguments(tool, value, context);
    const kind = worst([...parts.values()].map((part) => part.kind));
    if ('notJudged' in verdict) return { because: `it cannot be checked: ${verdict.notJudged}` };
    return verdict.valid
      ? { arguments: value, kind }
      : { because: 'the values that are known do not fit together' };
  };
  const all = attempt(new Map([...required, ...shown]));
  if ('kind' in all || shown.size === 0) return all;
  let parts: ReadonlyMap<string, Filled> = required;
  let built = attempt(parts);
  for (const [name, part] of shown) {
    const more = attempt(new Map([...parts, [name, part]]));
    if ('because' in more) continue;
    parts = new Map([...parts, [name, part]]);
    built = more;
  }
  return built;
}
