import type { Namespaces } from './namespaces.js';
import { type Path, pointerOf } from './pointer.js';
import { type Arguments, argumentsOf } from './schema/parameters.js';
import { References } from './schema/resolve.js';
import { type Survey, surveySchema } from './schema/survey.js';
import type { DuplicateKey } from './text/source.js';

/** A part of a tool as its file writes it. */
export interface Field {
  /** undefined when the file does not have it. */
  readonly value: unknown;
  /** Where it stands; when it is missing, the place where it would belong. */
  readonly pointer: string;
}

/** What a format can say about a tool; what it cannot say is not held against the tool. */
export interface Abilities {
  readonly annotations: boolean;
  readonly outputSchema: boolean;
}

/** The fields of a tool, wherever its format keeps them. */
export interface ToolFields {
  readonly name: Field;
  readonly title: Field;
  readonly description: Field;
  readonly inputSchema: Field;
  readonly outputSchema: Field;
  readonly annotations: Field;
  /** Lists of example invocations that stand beside the schema. */
  readonly examples: readonly Field[];
}

/** A schema of a tool, read once and only when a rule asks. */
export class ToolSchema {
  readonly path: Path;
  readonly references: References;
  #survey: Survey | undefined;
  #arguments: Arguments | undefined;

  constructor(
    readonly value: unknown,
    pointer: string,
  ) {
    this.path = { up: undefined, token: pointer };
    this.references = new References(value, this.path);
  }

  get pointer(): string {
    return pointerOf(this.path);
  }

  /** Everything written in it. */
  get survey(): Survey {
    this.#survey ??= surveySchema(this.value, this.path);
    return this.#survey;
  }

  /** What a caller fills in. */
  get arguments(): Arguments {
    this.#arguments ??= argumentsOf(this.value, this.path, this.references);
    return this.#arguments;
  }
}

/** One tool of a spec, in the terms of MCP whatever format it was written in. */
export class Tool {
  #input: ToolSchema | undefined;
  #output: ToolSchema | undefined;

  constructor(
    /** Its place among the tools of the spec, from 0. */
    readonly index: number,
    /** Where it stands in the document. */
    readonly pointer: string,
    /** The value as written. */
    readonly raw: unknown,
    readonly fields: ToolFields,
    readonly abilities: Abilities,
  ) {}

  /** The name, or '' when there is none. */
  get name(): string {
    return typeof this.fields.name.value === 'string' ? this.fields.name.value : '';
  }

  /** The description, or '' when there is none; white space alone is none. */
  get description(): string {
    const text = this.fields.description.value;
    return typeof text === 'string' && text.trim() !== '' ? text : '';
  }

  get input(): ToolSchema {
    this.#input ??= new ToolSchema(this.fields.inputSchema.value, this.fields.inputSchema.pointer);
    return this.#input;
  }

  get output(): ToolSchema {
    this.#output ??= new ToolSchema(this.fields.outputSchema.value, this.fields.outputSchema.pointer);
    return this.#output;
  }

  /** Forgets what was read out of the schemas, so that a set of 100,000 tools fits in memory. */
  release(): void {
    this.#input = undefined;
    this.#output = undefined;
  }
}

/** The tools of one spec, judged together. */
export interface ToolSet {
  readonly tools: readonly Tool[];
  readonly namespaces: Namespaces;
  /** Keys that stand twice in one object of the document. */
  readonly duplicateKeys: readonly DuplicateKey[];
}
