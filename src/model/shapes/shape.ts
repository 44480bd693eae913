import type { Abilities, ToolFields } from '../tool.js';
import type { JsonObject } from '../value.js';

/** One way of writing a tool: MCP's, a vendor's. Every shape is one file of this folder. */
export interface Shape {
  readonly id: string;
  readonly abilities: Abilities;
  /** Whether `entry` is written this way: `surely` when it has what nothing else has. */
  fits(entry: JsonObject): 'surely' | 'perhaps' | 'no';
  /** Where the fields of a tool are. @param pointer the place of `entry` */
  fields(entry: JsonObject, pointer: string): ToolFields;
}
