import type { Tool, ToolSet } from '../model/tool.js';
import { isObject, member } from '../model/value.js';

/** What the user lets a probe call. */
export interface Permission {
  /** Tools that were named: all is allowed for them, even calls that a careless server would carry out. */
  readonly named: readonly string[];
  /** Tools that say of themselves that they only read. */
  readonly readOnly: boolean;
}

/** Why a tool is called; `none`: it is not. */
export type Licence = 'named' | 'read-only' | 'none';

export function licenceFor(tool: Tool, set: ToolSet, { named, readOnly }: Permission): Licence {
  if (named.includes(tool.name)) return 'named';
  return readOnly && saysReadOnly(tool, set) ? 'read-only' : 'none';
}

/**
 * Only the word of the server, but without any doubt in it: a tool that destroys does not only read, and where two tools
 * have one name nobody knows which of them a call reaches.
 */
export function saysReadOnly(tool: Tool, { tools }: ToolSet): boolean {
  return hintsAtReading(tool) && tools.every((each) => each.name !== tool.name || hintsAtReading(each));
}

function hintsAtReading({ fields }: Tool): boolean {
  const hints = fields.annotations.value;
  if (!isObject(hints) || member(hints, 'readOnlyHint') !== true) return false;
  return [undefined, null, false].includes(member(hints, 'destructiveHint') as undefined);
}
