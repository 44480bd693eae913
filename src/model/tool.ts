import type { Namespaces } from './namespaces.js';
import { SchemaTree } from './schema/tree.js';
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

/** The fields of a tool that has none. @param pointer the place of the tool, where they would belong */
export function missingFields(pointer: string): ToolFields {
  const missing: Field = { value: undefined, pointer };
  return {
    name: missing,
    title: missing,
    description: missing,
    inputSchema: missing,
    outputSchema: missing,
    annotations: missing,
    examples: [],
  };
}

/** One tool of a spec, in the terms of MCP whatever format it was written in. */
export class Tool {
  #input: SchemaTree | undefined;
  #output: SchemaTree | undefined;

  /** The name, or '' when there is none. */
  readonly name: string;
  /** The description, or '' when there is none; white space alone is none. */
  readonly description: string;

  constructor(
    /** Its place among the tools of the spec, from 0. */
    readonly index: number,
    /** Where it stands in the document. */
    readonly pointer: string,
    /** The value as written. */
    readonly raw: unknown,
    readonly fields: ToolFields,
    readonly abilities: Abilities,
  ) {
    const { name, description } = fields;
    this.name = typeof name.value === 'string' ? name.value : '';
    this.description =
      typeof description.value === 'string' && description.value.trim() !== '' ? description.value : '';
  }

  /** The input schema, read once and only when a rule asks. */
  get input(): SchemaTree {
    this.#input ??= new SchemaTree(this.fields.inputSchema.value, this.fields.inputSchema.pointer);
    return this.#input;
  }

  get output(): SchemaTree {
    this.#output ??= new SchemaTree(this.fields.outputSchema.value, this.fields.outputSchema.pointer);
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
