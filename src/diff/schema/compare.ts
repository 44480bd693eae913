import { DEEPEST_SCHEMA } from '../../model/schema/depth.js';
import { sameValue } from '../canonical.js';
import { KINDS, type Part } from '../kinds.js';
import { type Alternative, takesAnything, withoutShared } from './alternative.js';
import { alternativesOf } from './alternatives.js';
import { type Asking, compareConditions } from './compare-conditions.js';
import { compareEntries } from './compare-entries.js';
import { compareFacets } from './compare-facets.js';
import { compareForms, type Relation } from './compare-forms.js';
import { compareMembers } from './compare-members.js';
import { compareTypes } from './compare-types.js';
import { compareUnevaluated } from './compare-unevaluated.js';
import { compareListed, compareListsOfValues } from './compare-values.js';
import { type At, type Difference, type Spot, undecided } from './difference.js';
import { ROOT } from './path.js';
import type { Located, Place, Resolve } from './place.js';
import { ALL_TYPES, type JsonType } from './types.js';
import type { Walk } from './walk.js';

/** Two versions of a schema, and what they are part of. */
export interface Versions {
  readonly base: Located;
  readonly head: Located;
  readonly resolveBase: Resolve;
  readonly resolveHead: Resolve;
  readonly part: Part;
}

/** What came out: the differences, and what is called otherwise now. */
export interface Compared {
  readonly differences: readonly Difference[];
  readonly renamed: readonly At[];
  /** What only one version has, or has as something else in the other. */
  readonly replaced: readonly At[];
}

/** So many schemas are compared before the rest is given up. A large tool has some thousands. */
const MOST_STEPS = 100_000;

/**
 * Compares what two versions of a schema accept, whatever way it is written: keyword by keyword where both have one
 * form for values of a type, form by form where there are several. The cost is bounded, and so is the depth; what is
 * beyond counts as not compared.
 */
export function compareAccepted(versions: Versions): Compared {
  const differences: Difference[] = [];
  const ledger: Ledger = { steps: 0, numbers: new Map(), renamed: [], apart: [] };
  const at: At = { base: ROOT, head: ROOT };
  const { base, head, part } = versions;
  const spot: Spot = { base: base.pointer, head: head.pointer };
  const comparison = new Comparison(versions, ledger, new Set(), (found) => differences.push(found));
  comparison.compare(placeOf(base), placeOf(head), at, 0, spot, typesOfRoot(part));
  if (ledger.steps <= MOST_STEPS)
    return {
      differences: withoutRepeats(differences),
      renamed: ledger.renamed,
      replaced: [
        ...ledger.apart,
        ...differences.filter(({ kind }) => kind === 'type-changed').map((found) => found.at),
      ],
    };
  const say = (x: string) => `${x} is too large to compare`;
  return { differences: [undecided('not-compared', at, spot, say)], renamed: [], replaced: [at] };
}

function placeOf(schema: Located): Place {
  return schema.raw === undefined ? [] : [schema];
}

/** The arguments of a call are an object (MCP, `tools/call`), whether or not the schema says it. */
function typesOfRoot(part: Part): readonly JsonType[] {
  return part === 'input' ? ['object'] : ALL_TYPES;
}

/** A condition that values of several types share, or a definition that is used twice, gives one difference twice. */
function withoutRepeats(differences: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ kind, base, head, say }) => {
    const key = [kind, base, head, say('')].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}

/** What the comparisons of two schemas share. */
interface Ledger {
  steps: number;
  /** A number for each schema object, to tell pairs of places apart. */
  readonly numbers: Map<unknown, number>;
  readonly renamed: At[];
  /** What only one version lists. */
  readonly apart: At[];
}

class Comparison {
  /** Pairs of places that were compared: what they tell is told once. */
  readonly #seen: Set<string>;
  /** Those that are being compared further up. Definitions may be recursive: a pair is equal unless all else differs. */
  readonly #open: Set<string>;

  /** @param open pairs that another comparison has begun @param tell takes each difference */
  constructor(
    private readonly versions: Versions,
    private readonly ledger: Ledger,
    open: ReadonlySet<string>,
    private readonly tell: (found: Difference) => void,
    private readonly isTrial = false,
  ) {
    this.#seen = new Set(open);
    this.#open = new Set(open);
  }

  /** @param near pointers for places that have no schema of their own @param only the types that can stand here */
  compare(
    base: Place,
    head: Place,
    at: At,
    depth: number,
    near: Spot,
    only: readonly JsonType[] = ALL_TYPES,
  ): void {
    if (++this.ledger.steps > MOST_STEPS) return;
    const pair = this.#keyOf(base, head, only);
    if (this.#seen.has(pair)) return;
    this.#seen.add(pair);
    this.#open.add(pair);
    this.#comparePlaces(base, head, at, depth, near, only);
    this.#open.delete(pair);
  }

  #comparePlaces(
    base: Place,
    head: Place,
    at: At,
    depth: number,
    near: Spot,
    only: readonly JsonType[],
  ): void {
    const spot: Spot = { base: base[0]?.pointer ?? near.base, head: head[0]?.pointer ?? near.head };
    if (depth > DEEPEST_SCHEMA) {
      const raws = (place: Place) => place.map(({ raw }) => raw);
      if (!sameValue(raws(base), raws(head)))
        this.tell(undecided('not-compared', at, spot, (x) => `${x} is nested too deeply to compare`));
      return;
    }
    const { ledger, versions } = this;
    const isSpent = (steps: number) => {
      ledger.steps += steps;
      return ledger.steps > MOST_STEPS;
    };
    const a = restricted(alternativesOf(base, versions.resolveBase, spot.base, isSpent), only);
    const b = restricted(alternativesOf(head, versions.resolveHead, spot.head, isSpent), only);
    if (ledger.steps > MOST_STEPS) return;
    for (const { parts } of [...a, ...b]) this.ledger.steps += parts.length;
    const before = withoutShared(a);
    const after = withoutShared(b);
    const values = compareListsOfValues(before.forms, after.forms, at);
    const told = values ?? compareTypes(a, b, only, at, spot);
    for (const found of told) this.tell(found);
    // Where one side takes anything, every keyword of the other says the same once more.
    if (told.length > 0 && (takesAnything(a) || takesAnything(b))) return;
    this.#compareConditions(
      { pointer: spot.base, conditions: before.shared },
      { pointer: spot.head, conditions: after.shared },
      at,
      depth,
    );
    if (values) return;
    for (const type of only) {
      const some = before.forms.filter(({ types }) => types.has(type));
      const others = after.forms.filter(({ types }) => types.has(type));
      if (some.length > 0 && others.length > 0) this.#compareForms(type, some, others, at, depth);
    }
  }

  /** What tells a pair of places from all others. */
  #keyOf(base: Place, head: Place, only: readonly JsonType[]): string {
    const { numbers } = this.ledger;
    const numberOf = (raw: unknown) => {
      if (typeof raw !== 'object' || raw === null) return String(raw);
      const number = numbers.get(raw) ?? numbers.size;
      numbers.set(raw, number);
      return number;
    };
    const list = (place: Place) => place.map(({ raw }) => numberOf(raw)).join(',');
    return `${list(base)}|${list(head)}|${only.length}`;
  }

  #compareForms(
    type: JsonType,
    some: readonly Alternative[],
    others: readonly Alternative[],
    at: At,
    depth: number,
  ): void {
    const { resolveBase, resolveHead } = this.versions;
    const found = compareForms(some, others, at, {
      resolveBase,
      resolveHead,
      relate: (a, b) => this.#relate((trial) => trial.#compareForm(type, a, b, at, depth)),
      compare: (a, b) => this.#compareForm(type, a, b, at, depth),
    });
    for (const each of found) this.tell(each);
  }

  /** Compares two forms of values of one type, keyword by keyword. */
  #compareForm(type: JsonType, a: Alternative, b: Alternative, at: At, depth: number): void {
    for (const found of compareListed(type, a, b, at)) this.tell(found);
    this.#compareConditions(a, b, at, depth);
    for (const found of compareFacets(type, a, b, at)) this.tell(found);
    for (const found of compareUnevaluated(type, a, b, at)) this.tell(found);
    const walk: Walk = {
      part: this.versions.part,
      tell: this.tell,
      rename: (renamed) => {
        if (!this.isTrial) this.ledger.renamed.push(renamed);
      },
      setApart: (apart) => {
        if (!this.isTrial) this.ledger.apart.push(apart);
      },
      descend: (base, head, below, near) => this.compare(base, head, below, depth + 1, near),
    };
    if (type === 'array') compareEntries(a, b, at, walk);
    if (type === 'object') compareMembers(a, b, at, walk);
  }

  #compareConditions(a: Asking, b: Asking, at: At, depth: number): void {
    const isSame = (base: Place, head: Place, near: Spot) => {
      const { narrows, widens } = this.#relate((trial) => trial.compare(base, head, at, depth + 1, near));
      return !narrows && !widens;
    };
    for (const found of compareConditions(a, b, at, isSame)) this.tell(found);
  }

  /** What a comparison would tell, without a report: whether less or more is let through. */
  #relate(run: (trial: Comparison) => void): Relation {
    const found = { narrows: false, widens: false };
    const note = ({ kind, isMixed = false }: Difference) => {
      const { effect } = KINDS[kind];
      found.narrows ||= isMixed || effect !== 'widens';
      found.widens ||= isMixed || effect !== 'narrows';
    };
    run(new Comparison(this.versions, this.ledger, this.#open, note, true));
    return found;
  }
}

function restricted(forms: readonly Alternative[], only: readonly JsonType[]): readonly Alternative[] {
  if (only.length === ALL_TYPES.length) return forms;
  return forms
    .map((form) => ({ ...form, types: new Set([...form.types].filter((type) => only.includes(type))) }))
    .filter(({ types }) => types.size > 0);
}
