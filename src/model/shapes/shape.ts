import type { Abilities, ToolFields } from '../tool.js';
import type { JsonObject } from '../value.js';

/** One way of writing a tool: MCP's, a vendor's. Every shape is one file of this folder. */
export interface Shape {
  readonly id: string;
  readonly abilities: Abilities;
  /** True when `entry` is written this way. Must not claim what another shape also could. */
  fits(entry: JsonObject): boolean;
  /** Where the fields of a tool are. @param pointer the place of `entry` */
  fields(entry: JsonObject, pointer: string): ToolFields;
}
