import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';

/** OpenAI's strict mode, which wants every parameter in `required`: the optional ones take null there. */
export function isStrict({ raw }: Tool): boolean {
  if (!isObject(raw)) return false;
  const inner = member(raw, 'function');
  return member(raw, 'strict') === true || (isObject(inner) && member(inner, 'strict') === true);
}
