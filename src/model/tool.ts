import type { Namespaces } from './namespaces.js';
import { valueAt } from './pointer.js';
import { SchemaTree } from './schema/tree.js';
import type { Reading } from './shapes/shape.js';
import type { DuplicateKey } from './text/source.js';

/** A part of a tool as its file writes it. */
export interface Field {
  /** undefined when the file does not have it. */
  readonly value: unknown;
  /** Where it stands; when it is missing, the place where it would belong. */
  readonly pointer: string;
}

/** Where a new example call goes: into a list of the input schema or of the tool; or why it goes nowhere. */
export type ExamplePlace =
  | { readonly holder: 'schema' | 'tool'; readonly key: string }
  | { readonly none: string };

/** What a format can say about a tool; what it cannot say is not held against the tool. */
export interface Abilities {
  /** It has a place for a schema of the input. */
  readonly schema: boolean;
  /** A schema can be closed against unknown arguments. */
  readonly closing: boolean;
  /** It has a place for example calls. */
  readonly examples: boolean;
  readonly newExamples: ExamplePlace;
  readonly annotations: boolean;
  readonly outputSchema: boolean;
}

/** What stands at `from` in a schema that was put together stands at `to` in the file, and what is below it likewise. */
export interface Relocation {
  readonly from: string;
  readonly to: string;
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

/** A text without a letter or digit (blanks, a dash, zero-width characters) says nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/** One tool of a spec, in the terms of MCP whatever format it was written in. */
export class Tool {
  private inputTree: SchemaTree | undefined;
  private outputTree: SchemaTree | undefined;
  /** The name, or '' when there is none. */
  readonly name: string;
  /** The description, or '' when there is none; white space alone is none. */
  readonly description: string;
  readonly fields: ToolFields;
  readonly abilities: Abilities;
  private readonly relocations: readonly Relocation[];

  constructor(
    /** Its place among the tools of the spec, from 0. */
    readonly index: number,
    /** Where it stands in the document. */
    readonly pointer: string,
    /** The value as written. */
    readonly raw: unknown,
    reading: Reading,
    /** The server it belongs to, in a document that lists several; names are unique in one. */
    readonly server: string,
  ) {
    const { fields, abilities, relocations } = reading;
    const { name, description } = fields;
    this.fields = fields;
    this.abilities = abilities;
    this.relocations = relocations ?? [];
    this.name = typeof name.value === 'string' ? name.value : '';
    this.description =
      typeof description.value === 'string' && HAS_WORD.test(description.value) ? description.value : '';
  }

  /** Where something stands in the file that a rule found at `at`. */
  locate(at: string): string {
    let best: Relocation | undefined;
    for (const relocation of this.relocations) {
      const { from } = relocation;
      const isInside = at === from || at.startsWith(`${from}/`);
      if (isInside && (!best || from.length > best.from.length)) best = relocation;
    }
    return best ? best.to + at.slice(best.from.length) : at;
  }

  /** The input schema, read once and only when a rule asks. */
  get input(): SchemaTree {
    this.inputTree ??= new SchemaTree(this.fields.inputSchema.value, this.fields.inputSchema.pointer);
    return this.inputTree;
  }

  get output(): SchemaTree {
    this.outputTree ??= new SchemaTree(this.fields.outputSchema.value, this.fields.outputSchema.pointer);
    return this.outputTree;
  }

  /** The input schema is written in a notation of the format's own, and was put together to be judged. */
  get isTranslated(): boolean {
    const { value, pointer } = this.fields.inputSchema;
    return value !== undefined && valueAt(this.raw, pointer.slice(this.pointer.length)) !== value;
  }

  /** Forgets what was read out of the schemas, so that a set of 100,000 tools fits in memory. */
  release(): void {
    this.inputTree = undefined;
    this.outputTree = undefined;
  }
}

/** The tools of one spec, judged together. */
export interface ToolSet {
  readonly tools: readonly Tool[];
  readonly namespaces: Namespaces;
  /** Index of the first tool with each {@link nameKey}. */
  readonly firstByName: ReadonlyMap<string, number>;
  /** Keys that stand twice in one object of the document. */
  readonly duplicateKeys: readonly DuplicateKey[];
  /** The document holds a part of the list: other tools are there, and nobody knows which. */
  readonly isCut?: boolean;
}

/** What must differ between two tools: the name, and the server where there are several. */
export function nameKey(tool: Tool): string {
  return tool.server === '' ? tool.name : `${tool.server}\n${tool.name}`;
}

/** The index of the first tool with each name. A tool without a name is not in it. */
export function firstByName(tools: readonly Tool[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const tool of tools) {
    const key = nameKey(tool);
    if (tool.name !== '' && !first.has(key)) first.set(key, tool.index);
  }
  return first;
}
