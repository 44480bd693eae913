import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import type { Finding } from '../../src/rule/rule.js';

/**
 * What a text is to its reader. `prose`: a description or title. `key`: a name of a property. `offered`: a value that
 * callers may or must send. `default` and `example`: values that are shown. `other`: the rest of a schema.
 */
export type TextKind = 'prose' | 'key' | 'offered' | 'default' | 'example' | 'other';

/** One step on the way to a text; pointers are only written for what is found. */
interface Place {
  readonly up: Place | undefined;
  readonly token: string | number;
}

/** A string that a client hands to the model with the tool. */
export class ModelText {
  readonly #place: Place;

  constructor(
    readonly text: string,
    readonly kind: TextKind,
    /** The object that it stands in, at whatever depth below a keyword such as `default`. */
    readonly holder: JsonObject | undefined,
    place: Place,
  ) {
    this.#place = place;
  }

  get pointer(): string {
    const tokens: (string | number)[] = [];
    for (let place: Place | undefined = this.#place; place; place = place.up) tokens.push(place.token);
    const root = tokens.pop() as string;
    return tokens.reduceRight<string>((pointer, token) => child(pointer, token), root);
  }
}

/** All strings of a tool, and all of them in one: what is not in it is in none of them. */
interface ModelTexts {
  readonly texts: readonly ModelText[];
  readonly joined: string;
  /** The same in small letters. */
  readonly lower: string;
}

/** Keywords that say what the texts below them are. */
const KINDS: ReadonlyMap<string, TextKind> = new Map<string, TextKind>([
  ['description', 'prose'],
  ['title', 'prose'],
  ['$comment', 'prose'],
  ['markdownDescription', 'prose'],
  ['enumDescriptions', 'prose'],
  ['enum', 'offered'],
  ['const', 'offered'],
  ['default', 'default'],
  ['examples', 'example'],
  ['example', 'example'],
]);

/** Keywords whose members have names that the author of the schema gave them. */
const NAMING: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

/**
 * Fact: every string of a tool that a model sees, but its name: what is said of a tool holds for its twin of another
 * name, too. Icons and `_meta` are for clients.
 */
export function modelTexts({ fields }: Tool, _: Context): ModelTexts {
  const texts: ModelText[] = [];
  const { title, description, inputSchema, outputSchema, annotations, examples } = fields;
  for (const { value, pointer } of [title, description]) read(value, pointer, 'prose', texts);
  for (const { value, pointer } of [inputSchema, outputSchema, annotations])
    read(value, pointer, 'other', texts);
  for (const { value, pointer } of examples) read(value, pointer, 'example', texts);
  const joined = texts.map(({ text }) => text).join('\n');
  return { texts, joined, lower: joined.toLowerCase() };
}

/** A value that is still to be read. */
interface Open {
  readonly value: unknown;
  readonly place: Place;
  readonly kind: TextKind;
  readonly holder: JsonObject | undefined;
  /** Its keys are names, not keywords. */
  readonly isNaming: boolean;
}

/** Nesting is not bounded by the call stack. Order is that of the document. */
function read(root: unknown, pointer: string, kind: TextKind, texts: ModelText[]): void {
  if (root === undefined) return;
  const open: Open[] = [
    { value: root, place: { up: undefined, token: pointer }, kind, holder: undefined, isNaming: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, place } = next;
    if (typeof value === 'string') texts.push(new ModelText(value, next.kind, next.holder, place));
    else if (Array.isArray(value))
      for (let at = value.length - 1; at >= 0; at--)
        open.push({ ...next, value: value[at], place: { up: place, token: at }, isNaming: false });
    else if (isObject(value)) readMembers(value, next, texts, open);
  }
}

function readMembers(value: JsonObject, at: Open, texts: ModelText[], open: Open[]): void {
  const { place, kind, isNaming } = at;
  const isSchema = kind === 'other';
  const keys = Object.keys(value);
  for (const key of keys)
    if (isNaming || !isSchema) texts.push(new ModelText(key, 'key', value, { up: place, token: key }));
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index]!;
    open.push({
      value: value[key],
      place: { up: place, token: key },
      kind: isSchema && !isNaming ? (KINDS.get(key) ?? 'other') : kind,
      holder: isSchema && !isNaming ? value : at.holder,
      isNaming: isSchema && !isNaming && NAMING.has(key),
    });
  }
}

/**
 * A finding for each text in which `find` sees something.
 * @param screen what a text must have to be looked at; most tools have nothing of the kind
 */
export function findInTexts(
  { texts, joined }: ModelTexts,
  screen: RegExp | { test(text: string): boolean },
  find: (text: ModelText) => string | undefined,
): Finding[] {
  if (!screen.test(joined)) return [];
  return findings(texts, (text) => (screen.test(text.text) ? find(text) : undefined));
}

/** The same for what is told by words in small letters. */
export function findInWords(
  { texts, lower }: ModelTexts,
  screen: (lower: string) => boolean,
  find: (text: ModelText) => string | undefined,
): Finding[] {
  if (!screen(lower)) return [];
  return findings(texts, (text) =>
    text.text.length >= SHORTEST_ORDER && screen(text.text.toLowerCase()) ? find(text) : undefined,
  );
}

/** Chinese and Japanese need few characters for a sentence. */
const SHORTEST_ORDER = 8;

function findings(texts: readonly ModelText[], find: (text: ModelText) => string | undefined): Finding[] {
  return texts.flatMap((text) => {
    const message = find(text);
    return message === undefined ? [] : [{ at: text.pointer, message }];
  });
}
