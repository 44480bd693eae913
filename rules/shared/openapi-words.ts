import { child } from '../../src/model/pointer.js';
import { isType } from '../../src/model/schema/keywords.js';
import type { Keyword } from '../../src/model/schema/tree.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';

/** The repair that says in JSON Schema what `nullable` or `example` of OpenAPI 3.0 says. */
export function inJsonSchema({ node, keyword, value, pointer }: Keyword): (Fix | NoFix)[] {
  const schema = isObject(node.raw) ? node.raw : {};
  return [keyword === 'nullable' ? nullable(schema, value, node.pointer, pointer) : example(schema, pointer)];
}

function nullable(schema: JsonObject, value: unknown, holder: string, at: string): Fix | NoFix {
  const { type, enum: values } = schema;
  const remove = { kind: 'remove', at } as const;
  if (value === false)
    return {
      fixability: 'guess',
      at,
      does: 'takes out "nullable": false, which says nothing',
      edits: [remove],
    };
  if (value !== true) return { at, because: '"nullable" is neither true nor false' };
  if (typeof type !== 'string' || !isType(type))
    return { at, because: '"nullable" stands beside no single type' };
  // In OpenAPI 3.0 null must stand in the enum too, and where it does not, its author knows why.
  if (values !== undefined || 'const' in schema)
    return { at, because: '"nullable" stands beside fixed values, which may mean null or not' };
  const written = type === 'null' ? type : [type, 'null'];
  return {
    fixability: 'guess',
    at,
    does: `writes "type": ${JSON.stringify(written)} for "nullable": true`,
    edits: [remove, { kind: 'set', at: child(holder, 'type'), value: written }],
  };
}

function example(schema: JsonObject, at: string): Fix | NoFix {
  if ('examples' in schema) return { at, because: '"example" stands beside "examples"' };
  return {
    fixability: 'guess',
    at,
    does: 'writes "examples": […] for "example"',
    edits: [{ kind: 'rekey', at, key: 'examples', asList: true }],
  };
}
