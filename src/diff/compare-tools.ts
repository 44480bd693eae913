import { child } from '../model/pointer.js';
import type { Field, Tool } from '../model/tool.js';
import { isObject, member } from '../model/value.js';
import { sameValue } from './canonical.js';
import type { Change } from './change.js';
import { compareSchemas } from './compare-schemas.js';
import { type ChangeKind, classOf, type Part } from './kinds.js';
import { otherMembers, placeOf } from './other-members.js';
import { changeOf } from './schema/compare-readings.js';
import type { Spot } from './schema/difference.js';
import { labelOf } from './schema/path.js';
import { quoted, shown } from './wording.js';

const UNDECIDED: Readonly<Record<Part, string>> = {
  tool: 'cannot be decided',
  input: 'which calls still fit cannot be decided',
  output: 'which results still fit cannot be decided',
};

/** All changes between two versions of one tool. */
export function compareTools(base: Tool, head: Tool): Change[] {
  const tell = (
    kind: ChangeKind,
    spot: Spot,
    message: string,
    part: Part = 'tool',
    isDecided = true,
  ): Change => ({
    kind,
    class: classOf(kind, part),
    part,
    isDecided,
    tool: head.name,
    toolBefore: base.name,
    message: isDecided ? message : `${message} (${UNDECIDED[part]})`,
    base: base.locate(spot.base),
    head: head.locate(spot.head),
  });
  return [
    ...compareNames(base, head, tell),
    ...compareTexts(base, head, tell),
    ...compareHints(base, head, tell),
    ...compareExamples(base, head, tell),
    ...compareInputs(base, head, tell),
    ...compareOutputs(base, head, tell),
    ...compareOtherMembers(base, head, tell),
  ];
}

type Tell = (kind: ChangeKind, spot: Spot, message: string, part?: Part, isDecided?: boolean) => Change;

function spotOf(base: Field, head: Field): Spot {
  return { base: base.pointer, head: head.pointer };
}

function compareNames(base: Tool, head: Tool, tell: Tell): Change[] {
  if (base.name === head.name) return [];
  const message = `${quoted(base.name)} is now called ${quoted(head.name)}`;
  return [tell('tool-renamed', spotOf(base.fields.name, head.fields.name), message)];
}

function compareTexts(base: Tool, head: Tool, tell: Tell): Change[] {
  return (['description', 'title'] as const).flatMap((word) => {
    const [before, after] = [base.fields[word], head.fields[word]];
    if (sameValue(before.value, after.value)) return [];
    if (word === 'title' && !(canTitle(base) && canTitle(head))) return [];
    return [
      tell(`${word}-changed`, spotOf(before, after), sayText(`the ${word}`, before.value, after.value)),
    ];
  });
}

/** A format without a place for hints has none for a title either, and says nothing about it. */
function canTitle({ fields, abilities }: Tool): boolean {
  return fields.title.value !== undefined || abilities.annotations;
}

function sayText(what: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${what} is new: ${shown(after)}`;
  if (after === undefined) return `${what} is gone; it was ${shown(before)}`;
  return `${what} changed: ${changeOf(before, after)}`;
}

/** A format without a place for hints says nothing about them. */
function compareHints(base: Tool, head: Tool, tell: Tell): Change[] {
  const [before, after] = [base.fields.annotations, head.fields.annotations];
  if (before.value === undefined && !base.abilities.annotations) return [];
  if (after.value === undefined && !head.abilities.annotations) return [];
  const hints = (field: Field) => (isObject(field.value) ? field.value : {});
  const names = new Set([...Object.keys(hints(before)), ...Object.keys(hints(after))]);
  return [...names].flatMap((name) => {
    const [old, now] = [member(hints(before), name), member(hints(after), name)];
    if (sameValue(old, now)) return [];
    const at = (field: Field, value: unknown) =>
      value === undefined ? field.pointer : child(field.pointer, name);
    const spot = { base: at(before, old), head: at(after, now) };
    if (name === 'title') return [tell('title-changed', spot, sayText('the title', old, now))];
    return [tell('hint-changed', spot, sayText(quoted(name), old, now))];
  });
}

function compareExamples(base: Tool, head: Tool, tell: Tell): Change[] {
  const [before, after] = [base.fields.examples, head.fields.examples];
  const values = (fields: readonly Field[]) => fields.map(({ value }) => value);
  if (sameValue(values(before), values(after))) return [];
  const spot = { base: before[0]?.pointer ?? base.pointer, head: after[0]?.pointer ?? head.pointer };
  const how = before.length === 0 ? 'are new' : after.length === 0 ? 'are gone' : 'are others';
  return [tell('examples-changed', spot, `the examples of the tool ${how}`)];
}

function compareInputs(base: Tool, head: Tool, tell: Tell): Change[] {
  if (!base.abilities.schema || !head.abilities.schema) return [];
  const [before, after] = [base, head].map(({ fields, input }) => ({
    field: fields.inputSchema,
    tree: input,
  }));
  return compareSchemas(before!, after!, 'input').map(({ kind, at, say, isDecided, ...spot }) => {
    const label = labelOf(at.head);
    return tell(kind, spot, say(label === '' ? 'the input' : quoted(label)), 'input', isDecided);
  });
}

function compareOutputs(base: Tool, head: Tool, tell: Tell): Change[] {
  const [before, after] = [base.fields.outputSchema, head.fields.outputSchema];
  const spot = spotOf(before, after);
  if (before.value === undefined && after.value === undefined) return [];
  if (before.value === undefined)
    return base.abilities.outputSchema
      ? [tell('output-schema-added', spot, 'the tool now says what comes back', 'output')]
      : [];
  if (after.value === undefined)
    return head.abilities.outputSchema
      ? [tell('output-schema-removed', spot, 'the tool no longer says what comes back', 'output')]
      : [];
  const fields = [base, head].map(({ fields: { outputSchema }, output }) => ({
    field: outputSchema,
    tree: output,
  }));
  return compareSchemas(fields[0]!, fields[1]!, 'output').map(({ kind, at, say, isDecided, ...place }) => {
    const label = labelOf(at.head);
    const x = label === '' ? 'the output' : `${quoted(label)} of the output`;
    return tell(kind, place, say(x), 'output', isDecided);
  });
}

/** What is no field of a tool in any format: no model reads it, but a client may. */
function compareOtherMembers(base: Tool, head: Tool, tell: Tell): Change[] {
  const before = otherMembers(base);
  const after = otherMembers(head);
  const names = new Set([...before.values.keys(), ...after.values.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.values.get(name), after.values.get(name)];
    if (sameValue(old, now) || (name === 'type' && isFormatMark([old, now]))) return [];
    const spot = { base: placeOf(before, name), head: placeOf(after, name) };
    const kind = name === 'execution' ? executionKind(old, now) : 'member-changed';
    return [tell(kind, spot, sayText(quoted(name), old, now))];
  });
}

/** `type: "function"` says which format a tool is written in. */
function isFormatMark(values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || value === 'function');
}

/** A tool that asks for tasks refuses a plain call. Source: MCP 2025-11-25, `Tool.execution.taskSupport`. */
function executionKind(before: unknown, after: unknown): ChangeKind {
  const isRequired = (value: unknown) => isObject(value) && member(value, 'taskSupport') === 'required';
  if (isRequired(before) === isRequired(after)) return 'execution-changed';
  return isRequired(after) ? 'task-required' : 'task-optional';
}
