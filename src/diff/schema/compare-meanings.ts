import { dialectOf } from '../../model/schema/dialect.js';
import type { SchemaTree } from '../../model/schema/tree.js';
import { isObject, type JsonObject } from '../../model/value.js';
import { type Difference, undecided } from './difference.js';
import { CONSTRAINING, LEADING } from './keywords.js';
import { ROOT } from './path.js';
import { referencesOf, resolverOf } from './place.js';

const AT = { base: ROOT, head: ROOT };

/**
 * What keeps two schemas from being compared word by word: a dialect in which the same words mean another thing, and
 * references whose target depends on the way that a validator came.
 */
export function compareMeanings(base: SchemaTree, head: SchemaTree): Difference[] {
  const spot = { base: base.root.pointer, head: head.root.pointer };
  const found: Difference[] = [];
  const named = [base, head].map((tree) => dialectOf(tree.root.raw));
  if (named[0] !== named[1] && [base, head].some(hasWordsOfDialect))
    found.push(
      undecided(
        'condition-changed',
        AT,
        spot,
        (x) => `${x} is of another dialect, in which some of its keywords mean another thing`,
      ),
    );
  if ([base, head].some(hasOpenReference))
    found.push(undecided('not-compared', AT, spot, (x) => `${x} has references that lead to several places`));
  return found;
}

/**
 * Keywords that one dialect checks and another one passes over. In draft-07 that is all that stands beside a `$ref`.
 * Sources: JSON Schema draft-07, Core, section 8.3; 2019-09 and 2020-12, Core, appendix "ChangeLog".
 */
const OF_SOME: ReadonlySet<string> = new Set(
  `prefixItems additionalItems minContains maxContains dependentSchemas dependentRequired dependencies
  unevaluatedItems unevaluatedProperties $dynamicRef $recursiveRef`.split(/\s+/),
);

function hasWordsOfDialect({ nodes }: SchemaTree): boolean {
  return nodes.some(({ raw }) => isObject(raw) && isOfDialect(raw));
}

function isOfDialect(schema: JsonObject): boolean {
  const keys = Object.keys(schema);
  if (Array.isArray(schema['items']) || typeof schema['exclusiveMinimum'] === 'boolean') return true;
  if (typeof schema['exclusiveMaximum'] === 'boolean' || keys.some((key) => OF_SOME.has(key))) return true;
  return (
    keys.includes('$ref') && keys.some((key) => key !== '$ref' && (CONSTRAINING.has(key) || LEADING.has(key)))
  );
}

function hasOpenReference(tree: SchemaTree): boolean {
  const resolve = resolverOf(tree);
  return tree.nodes.some(({ raw }) =>
    referencesOf(raw).some(({ keyword, ref }) => keyword !== '$ref' && !resolve(ref, keyword)),
  );
}
