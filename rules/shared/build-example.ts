import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import type { JsonObject } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { contradiction } from './contradiction.js';
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
import { mainPart } from './main-part.js';
import { membersOf, requiredOf } from './object-members.js';
import { quote } from './quote.js';
import { alternativesOf } from './schema.js';
import { missingFrom } from './whole-call.js';

/** A whole call, proved by validation. */
export interface BuiltExample {
  readonly arguments: JsonObject;
  readonly kind: ValueKind;
}

/** Branches of the root whose demands are tried. */
const MOST_BRANCHES = 4;

/**
 * Builds a whole call out of what a spec says: every required parameter, at every depth. Optional ones are left out: that
 * they go together is more than the spec says. Where it gives no value, a neutral one or a marker stands.
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
    const main = mainPart(members, filler);
    if (!main) return { because: 'no parameter is required, and none makes a call alone' };
    const filled = filledWith(...main);
    return 'because' in filled ? filled : proved(new Map([[main[0], filled]]), tool, context);
  }
  const missing = missingFrom(members, required, filler, tool, context);
  return missing === undefined ? proved(inOrder(members, required), tool, context) : { because: missing };
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

/** The parts in the order of the spec. */
function inOrder(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  parts: ReadonlyMap<string, Filled>,
): ReadonlyMap<string, Filled> {
  return new Map(
    [...members.keys()].flatMap((name) => {
      const part = parts.get(name);
      return part ? [[name, part] as const] : [];
    }),
  );
}

/** The call of the parts, if it is valid and does not contradict itself. */
function proved(parts: ReadonlyMap<string, Filled>, tool: Tool, context: Context): BuiltExample | Unfilled {
  const value: JsonObject = Object.fromEntries([...parts].map(([name, part]) => [name, part.value]));
  const because = contradiction(value);
  if (because !== undefined) return { because };
  const verdict = judgeArguments(tool, value, context);
  if ('notJudged' in verdict) return { because: `it cannot be checked: ${verdict.notJudged}` };
  if (!verdict.valid) return { because: 'the values that are known do not fit together' };
  return { arguments: value, kind: worst([...parts.values()].map((part) => part.kind)) };
}
