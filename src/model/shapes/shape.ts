import type { Abilities, Relocation, ToolFields } from '../tool.js';
import type { JsonObject } from '../value.js';

/** A tool as one shape reads it. */
export interface Reading {
  readonly fields: ToolFields;
  readonly abilities: Abilities;
  /** Where the parts of a schema stand that was put together from something else. */
  readonly relocations?: readonly Relocation[];
}

/** One way of writing a tool: MCP's, a vendor's. Every shape is one file of this folder. */
export interface Shape {
  /** Part of the format's id in a report. */
  readonly id: string;
  /** What it is, with its article. */
  readonly title: string;
  /** Whether `entry` is written this way: `surely` when it has what nothing else has. */
  fits(entry: JsonObject): 'surely' | 'perhaps' | 'no';
  /** @param pointer the place of `entry` */
  read(entry: JsonObject, pointer: string): Reading;
}
