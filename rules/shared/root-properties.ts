import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';

/** The parameters that a root lists itself, as written. Rules on a whole set read these: the tree of a schema costs more. */
export function rootProperties({ fields }: Tool): Readonly<Record<string, unknown>> {
  const schema = fields.inputSchema.value;
  const properties = isObject(schema) ? member(schema, 'properties') : undefined;
  return isObject(properties) ? properties : {};
}
