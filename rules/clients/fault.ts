import type { Tool } from '../../src/model/tool.js';
import type { DemandOf, Kind } from './limit.js';

/** A part of a tool that is beyond a limit. */
export interface Fault {
  readonly at: string;
  /** What is beyond it, as the end of a sentence, in the same words for every client: `the name has 70 characters`. */
  readonly what: string;
  /** How much the client takes, where that is a number. */
  readonly most?: number;
}

/** What is known beside the tool. */
export interface Given {
  /** What clients call the server; undefined when nobody said. */
  readonly serverName: string | undefined;
}

/** Looks at one tool with one demand in hand. */
export type Check<K extends Kind> = (tool: Tool, demand: DemandOf<K>, given: Given) => readonly Fault[];
