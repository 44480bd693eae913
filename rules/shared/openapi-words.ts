import { child } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { Keyword } from '../../src/model/schema/tree.js';
import { isObject } from '../../src/model/value.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';
import { isExactValue } from './exact-value.js';

/** The repair that says in JSON Schema what `nullable` or `example` of OpenAPI 3.0 says. */
export function inJsonSchema({ node, keyword, value, pointer }: Keyword): (Fix | NoFix)[] {
  const schema = isObject(node.raw) ? node.raw : {};
  const fixed = keyword === 'nullable' ? nullable(schema, value) : example(schema, value);
  if (typeof fixed === 'string') return [{ at: pointer, because: fixed }];
  const [key, written, does] = fixed;
  const set = { kind: 'set', at: child(node.pointer, key), value: written } as const;
  const edits = [{ kind: 'remove', at: pointer } as const, ...(key === '' ? [] : [set])];
  return [{ fixability: 'guess', at: pointer, does, edits }];
}

type Rewriting = readonly [key: string, value: unknown, does: string];

function nullable(
  { type, enum: values }: { readonly type?: unknown; readonly enum?: unknown },
  value: unknown,
): Rewriting | string {
  if (value === false) return ['', undefined, 'takes out "nullable": false, which says nothing'];
  if (value !== true) return '"nullable" is neither true nor false';
  if (typeof type !== 'string' || !isType(type)) return '"nullable" stands beside no single type';
  // In OpenAPI 3.0 null must stand in the enum too, and where it does not, its author knows why.
  if (values !== undefined) return '"nullable" stands beside an enum, which may mean null or not';
  const written = type === 'null' ? type : [type, 'null'];
  return ['type', written, `writes "type": ${JSON.stringify(written)} for "nullable": true`];
}

function example(schema: { readonly examples?: unknown }, value: unknown): Rewriting | string {
  if (schema.examples !== undefined) return '"example" stands beside "examples"';
  if (!isExactValue(value)) return 'its value has a number that would change';
  return ['examples', [value], 'writes "examples": […] for "example"'];
}
