import type { Tool } from '../model/tool.js';
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

export function licenceFor(tool: Tool, { named, readOnly }: Permission): Licence {
  if (named.includes(tool.name)) return 'named';
  return readOnly && saysReadOnly(tool) ? 'read-only' : 'none';
}

/** Only the word of the server, but without any doubt in it: a tool that destroys does not only read. */
export function saysReadOnly(tool: Tool): boolean {
  const hints = tool.fields.annotations.value;
  return (
    isObject(hints) && member(hints, 'readOnlyHint') === true && member(hints, 'destructiveHint') !== true
  );
}
