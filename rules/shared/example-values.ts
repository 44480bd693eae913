import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { findMarker } from './invocations.js';
import { nameWords } from './name-words.js';
import { isConsent, pickable } from './picked-value.js';
import { holdsPlaceholder, isPlausibleQuote, isPlausibleWord, isUnspecified } from './plausible-value.js';
import { alternativesOf, alwaysApplied } from './schema.js';
import { fits } from './schema-fit.js';
import { holdsSecret, isSecret } from './secret.js';
import { type ShownText, shownTexts } from './shown-texts.js';
import { survives } from './survives.js';
import { typesOf } from './value-types.js';

/** A value that the spec itself gives for a parameter. */
export interface OwnValue {
  readonly value: unknown;
  /** `shown`: as an example, in `examples` or in the text. */
  readonly source: 'const' | 'shown' | 'default' | 'enum';
}

/** Entries of an `enum` or of `examples` that are tried. */
const MOST_TRIED = 8;

/**
 * The first value that fits of those which the spec gives for a parameter: its constant, its `examples`, the ones its
 * text shows, its default, the entries of its `enum`. What may be a secret, or only stands in the place of a value, is
 * passed over, wherever it stands; but a constant is all that can be sent.
 * @param applied the schemas that apply to the parameter together
 * @returns undefined when there is none, or none beyond doubt
 */
export function ownValue(
  name: string,
  applied: readonly SchemaNode[],
  tool: Tool,
  context: Context,
): OwnValue | undefined {
  const isFit = (value: unknown) =>
    says(value) && survives(value) && fits(value, applied, tool.input, context.validator);
  const first = (source: OwnValue['source'], values: readonly unknown[]): OwnValue | undefined => {
    const at = values.slice(0, MOST_TRIED).findIndex(isFit);
    return at === -1 ? undefined : { value: values[at], source };
  };
  const alternatives = alternativesOf(applied).flatMap((branch) => alwaysApplied(branch, tool.input));
  const choices = [...applied, ...alternatives].flatMap(enumOf);
  const text = textOf([...applied, ...alternatives]);
  const isHidden = isSecret(name, text);
  // A schema that lists a word among its values means it: "none" is one of them.
  const isListed = (value: unknown) => choices.includes(value);
  const open = (values: readonly unknown[]) =>
    values.filter(
      (value) =>
        !(isHidden && typeof value !== 'boolean') &&
        (isListed(value) ? !isUnspecified(value) : !holdsPlaceholder(value, name, text)) &&
        !holdsSecret(value),
    );
  const lists = applied.flatMap(({ rare }) => (Array.isArray(rare.examples) ? rare.examples : []));
  const others = choices.length > 1 ? pickable(choices) : [];
  return (
    first('const', applied.flatMap(constOf)) ??
    first('shown', open(lists)) ??
    first('shown', open(valuesInText(name, applied, tool, context))) ??
    first('default', open(applied.flatMap(defaultOf))) ??
    // One entry leaves no choice.
    (choices.length === 1 ? first('const', choices) : first('enum', isConsent(name) ? [] : others))
  );
}

/** Texts are read so far. */
const LONGEST_TEXT = 4000;

/** What the spec says of a parameter: the first text of the schemas. */
export function textOf(nodes: readonly SchemaNode[]): string {
  const text = nodes.find(({ description }) => description !== '')?.description ?? '';
  return text.slice(0, LONGEST_TEXT);
}

/** Nothing, an empty text or list, and a text with a place to fill in show nobody anything. */
function says(value: unknown): boolean {
  if (value === null || value === '' || findMarker(value) !== undefined) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function constOf({ rare }: SchemaNode): unknown[] {
  return rare.hasConst ? [rare.const] : [];
}

function defaultOf({ raw, rare }: SchemaNode): unknown[] {
  return rare.hasDefault ? [(raw as { default: unknown }).default] : [];
}

function enumOf({ rare }: SchemaNode): unknown[] {
  return Array.isArray(rare.enum) ? rare.enum : [];
}

/** Ordinary words, short and long. A schema that refuses them all proves what it takes. */
const ORDINARY = ['it', 'words', 'any words at all'];

function valuesInText(name: string, applied: readonly SchemaNode[], tool: Tool, context: Context): unknown[] {
  const text = textOf(applied);
  const shown = shownTexts(text).filter((each) => !namesSomethingElse(each.text, tool, context));
  if (shown.length === 0) return [];
  const types = typesOf(applied, tool.input);
  const items = applied.flatMap((node) => node.items ?? []);
  const itemTypes = typesOf(
    items.flatMap((item) => alwaysApplied(item, tool.input)),
    tool.input,
  );
  const isTelling = !ORDINARY.some((word) => fits(word, applied, tool.input, context.validator));
  const proves = types.has('string') && isTelling;
  // JSON in a text is the value of a parameter that takes JSON as a text, else what the value is taken out of.
  const takesJson = SAYS_JSON.test(text) || SAYS_JSON.test(name);
  return shown
    .filter((each) => (each.isPlain || proves) && !isSomethingElse(each.text, name))
    .flatMap((each) => [
      ...readAs(each, types, proves, takesJson).filter((value) => !holdsItself(value, name)),
      ...(types.has('array')
        ? readAs(each, itemTypes, false, takesJson)
            .filter(isOneEntry)
            .map((entry) => [entry])
        : []),
    ]);
}

/** A text may name another tool or parameter: "an id from tools such as `find_users`". */
function namesSomethingElse(text: string, tool: Tool, { set }: Context): boolean {
  const key = tool.server === '' ? text : `${tool.server}\n${text}`;
  return set.firstByName.has(key) || tool.input.arguments.root.some((parameter) => parameter.name === text);
}

const SAYS_JSON = /json|stringified|seriali[sz]ed/i;
const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/\S)/i;
/** Last words of names whose values are no addresses. */
const SHORT_VALUES: ReadonlySet<string> = new Set('id ids key slug number code uuid'.split(' '));

/** An address where an id is asked for has the id in it; `limit=5` is the parameter with its value. */
function isSomethingElse(text: string, name: string): boolean {
  if (IS_ADDRESS.test(text) && SHORT_VALUES.has(nameWords(name).at(-1) ?? '')) return true;
  if (text.includes('@') && nameWords(name).at(-1) === 'domain') return true;
  return text.startsWith(name) && /^\s*[=:]/.test(text.slice(name.length));
}

/** A text that shows the whole call shows the parameter inside. */
function holdsItself(value: unknown, name: string): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === name;
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const MOST_DIGITS = 15;

/** What a shown text is as a value of the types. In quotes it is a text first of all. */
function readAs(
  { text, form }: ShownText,
  types: ReadonlySet<unknown>,
  proves: boolean,
  takesJson: boolean,
): unknown[] {
  const takesParts = types.has('array') || types.has('object');
  if (form === 'list') return takesParts ? parseLoosely(text) : [];
  const scalars = form === 'quoted' && types.has('string') ? [] : scalarsIn(text, types);
  if (scalars.length > 0) return scalars;
  if (form === 'bare')
    return types.has('string') && (proves ? isPlausibleQuote(text) : isPlausibleWord(text)) ? [text] : [];
  const parsed = /^[[{]/.test(text) ? parseLoosely(text) : [];
  if (parsed.length > 0 && takesParts) return parsed;
  const isText = types.has('string') || types.size === 0;
  return isText && (parsed.length > 0 ? takesJson : isPlausibleQuote(text)) ? [text] : [];
}

/** The number or boolean that a text is. */
function scalarsIn(text: string, types: ReadonlySet<unknown>): unknown[] {
  if (types.has('boolean') && (text === 'true' || text === 'false')) return [text === 'true'];
  if (!types.has('number') && !types.has('integer')) return [];
  return NUMBER.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS ? [Number(text)] : [];
}

/** A text in which several entries stand is not one of them. */
function isOneEntry(value: unknown): boolean {
  return typeof value !== 'string' || !/[,\s]/.test(value);
}

/** JSON, or a list of texts in single quotes; a list that goes on ("…", "etc.") does not parse. */
function parseLoosely(text: string): unknown[] {
  const isSingle = !text.includes('"') && /^\[\s*'[^']*'(?:\s*,\s*'[^']*')*\s*\]$/.test(text);
  try {
    return [JSON.parse(isSingle ? text.replaceAll("'", '"') : text)];
  } catch {
    return [];
  }
}
