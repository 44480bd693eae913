import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';

/** A tool says that it is for a strict mode: beside its schema, or one level up. */
export function isStrict({ raw }: Tool): boolean {
  if (!isObject(raw)) return false;
  const inner = raw['function'];
  return raw['strict'] === true || (isObject(inner) && inner['strict'] === true);
}
