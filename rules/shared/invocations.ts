import { child } from '../../src/model/pointer.js';
import type { Field, Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject, member } from '../../src/model/value.js';
import type { Context, InstanceVerdict } from '../../src/rule/context.js';
import type { Applicability } from '../../src/rule/rule.js';
import { embeddedJson } from './embedded-json.js';
import { hasParameters } from './parameters.js';
import { quote } from './quote.js';
import { alwaysApplied } from './schema.js';

/** A whole set of arguments that a spec shows. */
export interface Invocation {
  /** Where it stands; a composed one stands at the first parameter that gives it a value. */
  readonly at: string;
  readonly arguments: unknown;
  /** Put together here from values that stand apart: nobody has written that they go together. */
  readonly isComposed?: true;
}

/** What became of an invocation. */
export type InvocationVerdict =
  | { readonly invocation: Invocation; readonly kind: 'valid' }
  | { readonly invocation: Invocation; readonly kind: 'invalid'; readonly message: string }
  | { readonly invocation: Invocation; readonly kind: 'unfinished'; readonly marker: string }
  | { readonly invocation: Invocation; readonly kind: 'not-judged'; readonly reason: string };

/** Members under which an example keeps its arguments beside a text or a name. */
const WRAPPERS = ['arguments', 'input', 'args'] as const;

/** More composed invocations than this say nothing new. */
const MOST_COMPOSED = 16;

/** Rules on examples have nothing to judge without parameters, or in a format that has no place for examples. */
export function canShowExamples(tool: Tool): Applicability {
  return tool.abilities.examples ? hasParameters(tool) : 'the format has no place for examples';
}

/** Fact: every invocation that the spec shows, with its verdict. */
export function invocations(tool: Tool, context: Context): readonly InvocationVerdict[] {
  return findInvocations(tool)
    .map((invocation) => judge(tool, invocation, context))
    .filter((verdict) => verdict !== undefined);
}

/** Finds invocations in the places the rubric names under "An invocation". */
function findInvocations(tool: Tool): Invocation[] {
  const found: Invocation[] = [];
  fromSchema(tool, found);
  for (const field of tool.fields.examples) fromField(tool, field, found);
  if (tool.description.includes('{')) fromDescription(tool, found);
  composed(tool, found);
  return found;
}

function fromSchema(tool: Tool, found: Invocation[]): void {
  const { examples } = tool.input.root.rare;
  if (!Array.isArray(examples)) return;
  const list = child(tool.input.root.pointer, 'examples');
  examples.forEach((value, index) => {
    found.push({ at: child(list, index), arguments: value });
  });
}

/** A sentence among the examples ("search for cats") shows how a user asks, not how the tool is called. */
function fromField(tool: Tool, field: Field, found: Invocation[]): void {
  if (!Array.isArray(field.value)) return;
  field.value.forEach((value: unknown, index) => {
    if (isObject(value)) found.push(unwrap(tool, value, child(field.pointer, index)));
  });
}

/** `{"arguments": {…}}` holds the arguments inside, unless the tool has a parameter of that name. */
function unwrap(tool: Tool, value: JsonObject, at: string): Invocation {
  const names = rootNames(tool);
  const wrapper = WRAPPERS.find((key) => isObject(member(value, key)) && !names.has(key));
  return wrapper ? { at: child(at, wrapper), arguments: value[wrapper] } : { at, arguments: value };
}

/**
 * An object in a text that leaves out a required parameter is a fragment ("body: {…}"), not a whole call. Without a
 * `required` list nothing tells the two apart.
 */
function fromDescription(tool: Tool, found: Invocation[]): void {
  if (!Array.isArray(tool.input.root.required)) return;
  const names = rootNames(tool);
  const required = tool.input.arguments.root
    .filter((parameter) => parameter.required)
    .map(({ name }) => name);
  for (const { value } of embeddedJson(tool.description)) {
    const keys = Object.keys(value);
    if (keys.length === 0 || !keys.every((key) => names.has(key))) continue;
    if (required.every((name) => Object.hasOwn(value, name)))
      found.push({ at: tool.fields.description.pointer, arguments: value });
  }
}

function rootNames(tool: Tool): ReadonlySet<string> {
  return new Set(tool.input.arguments.root.map((parameter) => parameter.name));
}

/**
 * Values shown parameter by parameter make whole invocations when they fill every required one: the first values make
 * the first, the second ones the second. Constants complete them but are no examples by themselves.
 */
function composed(tool: Tool, found: Invocation[]): void {
  const { required } = tool.input.root;
  const parameters = tool.input.arguments.root;
  if (!Array.isArray(required)) return;
  const shown: { name: string; values: readonly unknown[]; at: string }[] = [];
  for (const { name, node } of parameters) {
    if (node.isSimple) continue;
    const values = alwaysApplied(node, tool.input).find(({ rare }) => rare.examples !== undefined)?.rare
      .examples;
    if (Array.isArray(values) && values.length > 0) shown.push({ name, values, at: node.pointer });
  }
  if (shown.length === 0) return;
  const parts = new Map<string, unknown>();
  for (const { name, node } of parameters) {
    const fixed = alwaysApplied(node, tool.input).find(({ rare }) => rare.hasConst);
    if (fixed) parts.set(name, fixed.rare.const);
  }
  const count = Math.min(MOST_COMPOSED, Math.max(...shown.map((part) => part.values.length)));
  for (let turn = 0; turn < count; turn++) {
    for (const { name, values } of shown) parts.set(name, values[Math.min(turn, values.length - 1)]);
    if (!required.every((name) => typeof name === 'string' && parts.has(name))) return;
    found.push({ at: shown[0]!.at, arguments: Object.fromEntries(parts), isComposed: true });
  }
}

/** undefined: values that are right one by one but were not meant to go together. */
function judge(tool: Tool, invocation: Invocation, context: Context): InvocationVerdict | undefined {
  const invalid = (message: string): InvocationVerdict => ({ invocation, kind: 'invalid', message });
  const value = invocation.arguments;
  if (!isObject(value)) return invalid('an example is an object of arguments');
  const marker = findMarker(value);
  if (marker !== undefined) return { invocation, kind: 'unfinished', marker };
  const verdict = judgeArguments(tool, value, context);
  if ('notJudged' in verdict) return { invocation, kind: 'not-judged', reason: verdict.notJudged };
  if (verdict.valid) return { invocation, kind: 'valid' };
  return invocation.isComposed && verdict.pointer === '' ? undefined : invalid(verdict.message);
}

/** Whether arguments name parameters of the tool, and only those, and fit its input schema. */
export function judgeArguments(tool: Tool, value: JsonObject, context: Context): InstanceVerdict {
  const keys = Object.keys(value);
  const names = rootNames(tool);
  if (names.size > 0 && keys.length === 0)
    return { valid: false, pointer: '', message: 'the example names no parameter' };
  // A declared map takes keys of its own; an open schema only fails to refuse them.
  const takesOthers = tool.input.arguments.objects[0]?.isMap;
  const unknown = takesOthers ? undefined : keys.find((key) => !names.has(key));
  if (unknown !== undefined)
    return { valid: false, pointer: child('', unknown), message: `${quote(unknown, 40)} is not a parameter` };
  const { dialect } = tool.input;
  return context.validator.validateInstance(context.fact(withoutExamples), value, dialect ?? '2020-12');
}

/** Fact: the schema that examples are checked against, without the examples: each would be copied with it every time. */
function withoutExamples(tool: Tool): unknown {
  const { raw } = tool.input.root;
  if (!isObject(raw) || !Object.hasOwn(raw, 'examples')) return raw;
  const { examples: _, ...schema } = raw;
  return schema;
}

/** A place that only a person can fill: `<account_id>` as the whole value, or `<ACCOUNT ID>`-like inside one. */
const WHOLE_MARKER = /^<[\p{L}][\p{L}\p{N} _.-]*>$/u;
const INNER_MARKER = /<(?:[\p{L}\p{N}]+[_ -][\p{L}\p{N}_ -]*|[A-Z][A-Z0-9]+|id|key|name|token|uuid)>/u;

/** The first unfilled marker in an example's strings. Nesting does not use the call stack. */
export function findMarker(value: unknown): string | undefined {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (typeof node === 'string') {
      const marker = (WHOLE_MARKER.exec(node) ?? INNER_MARKER.exec(node))?.[0];
      if (marker !== undefined) return marker;
    } else if (Array.isArray(node)) open.push(...node);
    else if (isObject(node)) open.push(...Object.values(node));
  }
  return undefined;
}
