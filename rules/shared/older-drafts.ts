import { child } from '../../src/model/pointer.js';
import type { SchemaNode } from '../../src/model/schema/node.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import type { Edit, Fix } from '../../src/rule/fix.js';
import { isExactValue } from './exact-value.js';
import { quote } from './quote.js';

/**
 * The repairs of a schema that says in the words of an older draft, or of OpenAPI 3.0, what its dialect says otherwise.
 * Sources: the release notes of draft-06 (exclusiveMinimum is a number) and of 2020-12 (prefixItems), and JSON Schema
 * draft-03 5.7 (required is a boolean of the property).
 * @param faulty the places that the meta-schema refuses
 */
export function inThisDialect(node: SchemaNode, tree: SchemaTree, faulty: ReadonlySet<string>): Fix[] {
  const { raw, pointer } = node;
  if (!isObject(raw)) return [];
  const isFaulty = (key: string) => faulty.has(child(pointer, key));
  return [
    ...BOUNDS.filter(([exclusive]) => isFaulty(exclusive)).flatMap((bound) =>
      numericBound(raw, pointer, bound),
    ),
    ...(isFaulty('items') ? tuple(raw, pointer, tree) : []),
    ...(isFaulty('required') ? hoisted(node, raw) : []),
  ];
}

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

function numericBound(raw: JsonObject, pointer: string, [exclusive, bound]: (typeof BOUNDS)[number]): Fix[] {
  const value = raw[exclusive];
  if (typeof value !== 'boolean') return [];
  const at = child(pointer, exclusive);
  // Without a bound beside it a boolean excludes nothing.
  const isExcluded = value && typeof raw[bound] === 'number';
  const rekey: Edit = { kind: 'rekey', at: child(pointer, bound), key: exclusive };
  return [
    {
      fixability: 'guess',
      at,
      does: isExcluded
        ? `writes "${exclusive}"${shown(raw[bound])} for "${bound}" with "${exclusive}": true`
        : `takes out "${exclusive}": ${value}, which excludes nothing`,
      edits: [{ kind: 'remove', at }, ...(isExcluded ? [rekey] : [])],
    },
  ];
}

/** A number of too many digits is written as it was, and would be shown as another. */
function shown(value: unknown): string {
  return isExactValue(value) ? `: ${String(value)}` : '';
}

function tuple(raw: JsonObject, pointer: string, { dialect }: SchemaTree): Fix[] {
  const at = child(pointer, 'items');
  if (
    dialect !== '2020-12' ||
    !Array.isArray(raw['items']) ||
    raw['items'].length === 0 ||
    'prefixItems' in raw
  )
    return [];
  const rest: Edit = { kind: 'rekey', at: child(pointer, 'additionalItems'), key: 'items' };
  return [
    {
      fixability: 'guess',
      at,
      does: 'writes "prefixItems" for a list under "items"',
      edits: [{ kind: 'rekey', at, key: 'prefixItems' }, ...('additionalItems' in raw ? [rest] : [])],
    },
  ];
}

/** `required: true` on a property goes up into the list of the object that has the property. */
function hoisted({ up, keyword, token, pointer }: SchemaNode, raw: JsonObject): Fix[] {
  const at = child(pointer, 'required');
  const remove: Edit = { kind: 'remove', at };
  if (typeof raw['required'] !== 'boolean' || !up || keyword !== 'properties' || typeof token !== 'string')
    return [];
  const list = up.required;
  const isListed = Array.isArray(list) && list.includes(token);
  const name = quote(token, 40);
  const moved: Omit<Fix, 'edits'> = {
    fixability: 'contract',
    at,
    does: `moves "required": true of ${name} into the list of its object`,
  };
  if (!raw['required'])
    return isListed
      ? []
      : [
          {
            ...moved,
            does: `takes out "required": false of ${name}, which is not in the list either`,
            edits: [remove],
          },
        ];
  const place = `${up.pointer}/required`;
  if (Array.isArray(list)) {
    if (isListed) return [{ ...moved, edits: [remove] }];
    return [{ ...moved, edits: [remove, { kind: 'append', at: place, value: token }] }];
  }
  if (list !== undefined) return [];
  // The first of them makes the list, with the names of all; in the next pass the others are in it already.
  const names = (up.properties ?? [])
    .filter((property) => isObject(property.raw) && property.raw['required'] === true)
    .map((property) => String(property.token));
  if (names[0] !== token) return [];
  return [{ ...moved, edits: [remove, { kind: 'set', at: place, value: names }] }];
}
