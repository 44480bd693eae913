import { child, tokensOf, valueAt } from '../model/pointer.js';
import type { Tool } from '../model/tool.js';
import { isObject } from '../model/value.js';

/** The members of a tool that are none of its fields: `icons`, `_meta`, `strict`. */
export interface OtherMembers {
  /** Where the object stands that has them. */
  readonly pointer: string;
  readonly values: ReadonlyMap<string, unknown>;
}

/** What stands beside the name of a tool and is none of its fields. */
export function otherMembers({ pointer, raw, fields }: Tool): OtherMembers {
  const owner = ownerOf(fields.name.pointer, pointer);
  const object = valueAt(raw, owner.slice(pointer.length));
  const known = new Set(
    Object.values(fields)
      .flat()
      .map((field) => field.pointer)
      .filter((at) => at.startsWith(`${owner}/`))
      .map((at) => tokensOf(at.slice(owner.length))[0]!),
  );
  const members = isObject(object) ? Object.entries(object).filter(([key]) => !known.has(key)) : [];
  return { pointer: owner, values: new Map(members) };
}

/** The object that has the name: the tool, or one inside of it. A name that stands elsewhere leaves the tool. */
function ownerOf(name: string, tool: string): string {
  return name.startsWith(`${tool}/`) ? name.slice(0, name.lastIndexOf('/')) : tool;
}

/** Where a member stands, or the object when it does not have it. */
export function placeOf({ pointer, values }: OtherMembers, name: string): string {
  return values.has(name) ? child(pointer, name) : pointer;
}
