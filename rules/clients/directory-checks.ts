import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject } from '../../src/model/value.js';
import { quote } from '../shared/quote.js';
import type { Check } from './fault.js';

/** The annotations; undefined in a format that has no place for them, and in a catalogue that gives names and texts alone. */
function annotationsOf({ abilities, fields }: Tool): JsonObject | undefined {
  if (!abilities.annotations || fields.inputSchema.value === undefined) return undefined;
  return isObject(fields.annotations.value) ? fields.annotations.value : {};
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export const title: Check<'title'> = (tool, { where }) => {
  const annotations = annotationsOf(tool);
  if (!annotations || isText(annotations['title'])) return [];
  const hasOwn = isText(tool.fields.title.value);
  if (where === 'anywhere') return hasOwn ? [] : [{ at: tool.pointer, what: 'the tool has no title' }];
  // Without any title there is nothing to move.
  return hasOwn
    ? [{ at: tool.fields.title.pointer, what: 'the title is beside the annotations, not in them' }]
    : [];
};

export const hint: Check<'hint'> = (tool, { hint: name }) => {
  const annotations = annotationsOf(tool);
  if (!annotations || typeof annotations[name] === 'boolean') return [];
  return [{ at: tool.fields.annotations.pointer, what: `${quote(name)} is not stated` }];
};

export const applicableHint: Check<'applicable-hint'> = (tool, { degree }) => {
  const annotations = annotationsOf(tool);
  if (!annotations) return [];
  const { readOnlyHint, destructiveHint } = annotations;
  const { pointer: at } = tool.fields.annotations;
  if (readOnlyHint === undefined && destructiveHint === undefined)
    return degree === 'some' ? [{ at, what: 'neither "readOnlyHint" nor "destructiveHint" is stated' }] : [];
  if (degree === 'some' || readOnlyHint === true || destructiveHint === true) return [];
  if (destructiveHint === undefined)
    return [{ at, what: '"destructiveHint" is not stated, which counts as true' }];
  return [{ at: child(at, 'destructiveHint'), what: '"destructiveHint" is false, and the tool may write' }];
};

/** Parameters that take the method of an HTTP request. */
const METHOD = /^(?:http_?|request_?)?(?:method|verb)$/i;
const READS: ReadonlySet<unknown> = new Set(['GET', 'HEAD', 'OPTIONS']);
const WRITES: ReadonlySet<unknown> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const oneAct: Check<'one-act'> = (tool) =>
  tool.input.arguments.root.flatMap(({ name, pointer, node }) => {
    const values: unknown[] = Array.isArray(node.rare.enum) ? node.rare.enum : [];
    const offered = values.map((value) => (typeof value === 'string' ? value.toUpperCase() : value));
    const read = offered.find((value) => READS.has(value));
    const write = offered.find((value) => WRITES.has(value));
    if (!METHOD.test(name) || read === undefined || write === undefined) return [];
    const at = `${pointer}/enum`;
    return [{ at, what: `${quote(name, 20)} takes ${String(read)} and ${String(write)} in one tool` }];
  });
