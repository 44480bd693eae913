import { escapeToken } from '../pointer.js';

/** Keywords that few schemas have, together: a node without any of them costs no memory for them. */
export class RareKeywords {
  /** The value of `$ref`. */
  ref: string | undefined = undefined;
  enum: unknown = undefined;
  const: unknown = undefined;
  hasConst = false;
  hasDefault = false;
  examples: unknown = undefined;
  allOf: readonly SchemaNode[] = [];
  anyOf: readonly SchemaNode[] = [];
  oneOf: readonly SchemaNode[] = [];
  /** Schemas that apply under a condition: `then`, `else`, `dependentSchemas`. */
  conditional: readonly SchemaNode[] = [];
  not: SchemaNode | undefined = undefined;
  hasPatternProperties = false;
  hasPropertyNames = false;
}

const NONE: Readonly<RareKeywords> = new RareKeywords();

/**
 * One schema, with the keywords that rules ask for as fields. Each schema of a document is read into one of these
 * once: specs come in thousands of shapes, and asking their raw objects keyword by keyword, rule by rule, costs many
 * times more.
 */
export class SchemaNode {
  /** `type` as written; undefined when the schema does not have it. */
  type: unknown = undefined;
  /** The description; '' when there is none, or only white space. */
  description = '';
  /** `required` as written. */
  required: unknown = undefined;
  /** The schemas under `properties`, whose `token` is their name; undefined when there is no such keyword. */
  properties: readonly SchemaNode[] | undefined = undefined;
  /** Schemas of list entries: `items`, `prefixItems`, `additionalItems`, `unevaluatedItems`. */
  items: readonly SchemaNode[] | undefined = undefined;
  additionalProperties: SchemaNode | undefined = undefined;
  unevaluatedProperties: SchemaNode | undefined = undefined;
  /** How many keywords it has; 0 for `{}` and for anything that is no object. */
  keywords = 0;
  #rare: RareKeywords | undefined = undefined;

  constructor(
    /** The schema as written; it may be anything, since its author is not the linter. */
    readonly raw: unknown,
    /** The schema it stands in; undefined for a root. */
    readonly up: SchemaNode | undefined,
    /** The keyword of `up` that it stands under; for a root, the pointer of the whole schema. */
    readonly keyword: string,
    /** Its name or index below that keyword, when the keyword holds several. */
    readonly token: string | number | undefined,
  ) {}

  /** It has none of the {@link RareKeywords}: what it says is its type, its text and what is nested in it. */
  get isSimple(): boolean {
    return this.#rare === undefined;
  }

  /** The keywords that few schemas have. */
  get rare(): Readonly<RareKeywords> {
    return this.#rare ?? NONE;
  }

  /** The same, for the reader that fills the node. */
  get ownRare(): RareKeywords {
    this.#rare ??= new RareKeywords();
    return this.#rare;
  }

  /** Where it stands in the document, as a JSON pointer. */
  get pointer(): string {
    let pointer = '';
    let node: SchemaNode = this;
    for (; node.up; node = node.up) {
      if (node.token !== undefined)
        pointer = `/${typeof node.token === 'number' ? node.token : escapeToken(node.token)}${pointer}`;
      pointer = `/${escapeToken(node.keyword)}${pointer}`;
    }
    return node.keyword + pointer;
  }

  /** Nothing fits it: `false`, or `not` everything. */
  get acceptsNothing(): boolean {
    return this.raw === false || this.rare.not?.acceptsAnything === true;
  }

  /** Everything fits it: `true`, or `{}`. */
  get acceptsAnything(): boolean {
    return this.raw === true || (typeof this.raw === 'object' && this.raw !== null && this.keywords === 0);
  }
}
