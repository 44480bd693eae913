import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { type OwnValue, ownValue, textOf } from './example-values.js';
import { mainPart } from './main-part.js';
import { neutralValues } from './neutral-values.js';
import { membersOf, requiredOf } from './object-members.js';
import { choosesAct, isConsent } from './picked-value.js';
import { quote } from './quote.js';
import { alternativesOf, alwaysApplied } from './schema.js';
import { fits } from './schema-fit.js';
import { isSecret } from './secret.js';
import { typesOf } from './value-types.js';

/**
 * How much of a value the spec says. `own`: all of it. `neutral`: some of it stands for others, which would do as well:
 * those of its format or bounds, or of a list. `marker`: some of it is a place that a person fills in.
 */
export type ValueKind = 'own' | 'neutral' | 'marker';

/** From the best to the worst. */
const KINDS: readonly ValueKind[] = ['own', 'neutral', 'marker'];

export interface Filled {
  readonly value: unknown;
  readonly kind: ValueKind;
  /** Where it comes from; undefined for one that the spec does not give, or that is made of others. */
  readonly source?: OwnValue['source'];
}

/** Why no value can be given, a clause. */
export interface Unfilled {
  readonly because: string;
}

/** A call that takes more values than this is no example any more; the search for values ends there too. */
const MOST_VALUES = 64;
const MOST_BRANCHES = 8;
/** A list of an example is not longer than this. */
const LONGEST_LIST = 5;

/** Fills in the values that a schema requires, at every depth. */
export class ValueFiller {
  #left = MOST_VALUES;
  /** What is being filled in: a schema that requires itself has no value. */
  readonly #open = new Set<SchemaNode>();

  constructor(
    private readonly tool: Tool,
    private readonly context: Context,
  ) {}

  /** A value for the parameter `name`. @param nodes its schemas: usually one, more where an `allOf` has others */
  fill(name: string, nodes: readonly SchemaNode[]): Filled | Unfilled {
    if (this.#left-- <= 0) return { because: 'an example would need too many values' };
    const first = nodes[0]!;
    if (this.#open.has(first)) return { because: `${quote(name)} requires itself` };
    this.#open.add(first);
    const filled = this.#fillApplied(name, this.applied(nodes));
    this.#open.delete(first);
    return filled;
  }

  /** The value of a parameter that the spec gives, if there is one. */
  own(name: string, nodes: readonly SchemaNode[]): OwnValue | undefined {
    return ownValue(name, this.applied(nodes), this.tool, this.context);
  }

  /** The schemas that apply together with `nodes`. */
  applied(nodes: readonly SchemaNode[]): readonly SchemaNode[] {
    return [...new Set(nodes.flatMap((node) => alwaysApplied(node, this.tool.input)))];
  }

  #fillApplied(name: string, applied: readonly SchemaNode[]): Filled | Unfilled {
    const own = ownValue(name, applied, this.tool, this.context);
    if (own) return filledWith(name, own);
    const branches = alternativesOf(applied).slice(0, MOST_BRANCHES);
    if (branches.length === 0) return this.#fillByType(name, applied);
    return best(
      branches.map((branch) => () => {
        const together = this.applied([...applied, branch]);
        const inBranch = ownValue(name, together, this.tool, this.context);
        return inBranch ? filledWith(name, inBranch) : this.#fillByType(name, together);
      }),
    );
  }

  #fillByType(name: string, applied: readonly SchemaNode[]): Filled | Unfilled {
    const types = typesOf(applied, this.tool.input);
    if (types.has('object')) return this.#fillObject(name, applied);
    if (types.has('array')) return this.#fillList(name, applied);
    const isFit = (value: unknown) => fits(value, applied, this.tool.input, this.context.validator);
    const text = textOf(applied);
    const isOpen = !isSecret(name, text) && !isConsent(name);
    const value = (isOpen ? neutralValues(name, text, applied, types) : []).find(isFit);
    if (value !== undefined) return { value, kind: 'neutral' };
    const marker = markerFor(name);
    if (marker !== undefined && isFit(marker)) return { value: marker, kind: 'marker' };
    return { because: `nothing says what value ${quote(name)} takes` };
  }

  #fillObject(name: string, applied: readonly SchemaNode[]): Filled | Unfilled {
    const required = requiredOf(applied);
    const members = membersOf(applied);
    const undefinedName = [...required].find((each) => !members.has(each));
    if (undefinedName !== undefined)
      return { because: `${quote(undefinedName)} is required but not defined` };
    const parts: [string, Filled][] = [];
    for (const [key, nodes] of members) {
      const part = required.has(key) ? this.fill(key, nodes) : undefined;
      if (part && 'because' in part) return part;
      if (part) parts.push([key, part]);
    }
    if (parts.length === 0) {
      const main = mainPart(members, this);
      if (main?.[1].source !== 'shown') return { because: `nothing says what goes into ${quote(name)}` };
      parts.push([main[0], { value: main[1].value, kind: 'own' }]);
    }
    return {
      value: Object.fromEntries(parts.map(([key, part]) => [key, part.value])),
      kind: worst(parts.map(([, part]) => part.kind)),
    };
  }

  #fillList(name: string, applied: readonly SchemaNode[]): Filled | Unfilled {
    const { raw } = applied.find((node) => node.items) ?? {};
    const items = isObject(raw) ? member(raw, 'items') : undefined;
    const node = applied.flatMap((each) => each.items ?? []).find((each) => each.raw === items);
    // A tuple has a meaning for each place.
    if (!node || !isObject(items) || (isObject(raw) && Object.hasOwn(raw, 'prefixItems')))
      return { because: `nothing says what goes into ${quote(name)}` };
    const least = applied.map((each) => leastItems(each)).find((count) => count !== undefined) ?? 1;
    if (least > LONGEST_LIST) return { because: `${quote(name)} takes a long list` };
    const entry = this.fill(name, [node]);
    if ('because' in entry) return entry;
    // The same entry again is another call than one with two: a way from a place to itself.
    if (least > 1 && entry.kind !== 'marker') return { because: `${quote(name)} takes several entries` };
    return { value: Array.from({ length: Math.max(1, least) }, () => entry.value), kind: entry.kind };
  }
}

/** A value of the spec, as part of a call. What a call does is not picked by chance. */
export function filledWith(name: string, { value, source }: OwnValue): Filled | Unfilled {
  if (source !== 'enum') return { value, kind: 'own', source };
  if (choosesAct(name)) return { because: `${quote(name)} decides what else a call needs` };
  return { value, kind: 'neutral', source };
}

function leastItems({ raw }: SchemaNode): number | undefined {
  const least = isObject(raw) ? member(raw, 'minItems') : undefined;
  return typeof least === 'number' ? least : undefined;
}

/** The first of the best kind; fills no more when one is `own`. */
function best(choices: readonly (() => Filled | Unfilled)[]): Filled | Unfilled {
  let chosen: Filled | Unfilled | undefined;
  for (const choice of choices) {
    const filled = choice();
    if (!chosen || isBetter(filled, chosen)) chosen = filled;
    if ('kind' in chosen && chosen.kind === 'own') break;
  }
  return chosen!;
}

/** True when `a` says more than `b`. */
export function isBetter(a: Filled | Unfilled, b: Filled | Unfilled): boolean {
  if ('because' in a) return false;
  return 'because' in b || KINDS.indexOf(a.kind) < KINDS.indexOf(b.kind);
}

/** The kind of a value that is made of others. */
export function worst(kinds: readonly ValueKind[]): ValueKind {
  return KINDS[Math.max(0, ...kinds.map((kind) => KINDS.indexOf(kind)))]!;
}

/** A place to fill in, as the rules on examples know it; undefined for a name without a letter. */
function markerFor(name: string): string | undefined {
  const inner = name.replace(/[^\p{L}\p{N}_.-]+/gu, '_').replace(/^[^\p{L}]+/u, '');
  return inner === '' ? undefined : `<${inner}>`;
}
