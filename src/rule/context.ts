import type { Dialect } from '../model/schema/dialect.js';
import type { Tool, ToolSet } from '../model/tool.js';
import type { Resource } from './resource.js';
import type { Settings } from './settings.js';

/** A fault of a schema against the meta-schema of its dialect. */
export interface SchemaFault {
  /** Pointer inside the schema. */
  readonly pointer: string;
  readonly message: string;
}

/** Whether a value fits a schema. */
export type InstanceVerdict =
  | { readonly valid: true }
  | {
      readonly valid: false;
      readonly pointer: string;
      readonly message: string;
      /** The fault is that of the schema, whatever the value is. */
      readonly isOfSchema?: true;
    }
  | { readonly notJudged: string };

/** Checks a schema against its meta-schema, and a value against a schema. Handed to the engine, loaded on first use. */
export interface Validator {
  /** @returns the faults, one for each real one, or `too-deep` when it is nested too deeply to be checked */
  validateSchema(schema: unknown, dialect: Dialect): readonly SchemaFault[] | 'too-deep';
  validateInstance(schema: unknown, value: unknown, dialect: Dialect): InstanceVerdict;
}

/** Something read out of a tool that several rules need. */
export type Fact<T> = (tool: Tool, context: Context) => T;

/** What a rule may ask for while it judges one tool. */
export interface Context {
  readonly set: ToolSet;
  /** Works a fact out once for each tool, whichever rule asks first. */
  fact<T>(fact: Fact<T>): T;
  /** A resource, loaded. */
  need<T>(resource: Resource<T>): T;
  readonly validator: Validator;
  readonly settings: Settings;
}

/** Something read out of a set that several rules need. */
export type SetFact<T> = (set: ToolSet, context: SetContext) => T;

/** What a rule may ask for while it judges a set. */
export interface SetContext {
  /** Works a fact out once for the set, whichever rule asks first. */
  fact<T>(fact: SetFact<T>): T;
  /**
   * What a rule may ask about one of the tools. Its facts are forgotten at once, since a set may have 100,000 tools:
   * what rules need of every tool, they gather in a fact of the set.
   */
  of(tool: Tool): Context;
  /** A resource, loaded. */
  need<T>(resource: Resource<T>): T;
  readonly settings: Settings;
}
