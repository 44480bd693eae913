import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, type JsonObject, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import type { Edit, Fix, NoFix } from '../../src/rule/fix.js';
import { exampleBuilder } from './example-builder.js';
import { inlineJson } from './inline-json.js';
import { findMarker } from './invocations.js';

/** What a sentence on an example shows of it. */
const LONGEST_SHOWN = 160;

/**
 * The repair of a tool that shows no call: one that is built of what its spec says, where the format keeps calls. It is
 * safe when the spec gives all its values.
 */
export function addExample(tool: Tool, context: Context): Fix | NoFix {
  const at = tool.input.root.pointer;
  const list = listOf(tool);
  if ('because' in list) return { at, ...list };
  const built = context.need(exampleBuilder)(tool, context);
  if ('because' in built) return { at, because: built.because };
  const { kind, arguments: value } = built;
  const shown = inlineJson(value, LONGEST_SHOWN);
  // The schema has proved it: while that changes, nothing is proved.
  const fix = { at, edits: [list.edit(value)], reads: at };
  if (kind === 'own') return { ...fix, fixability: 'safe', does: `adds the example ${shown}` };
  if (kind === 'neutral')
    return {
      ...fix,
      fixability: 'guess',
      does: `adds the example ${shown}, with values that stand for others`,
    };
  const does = `adds the example ${shown}, in which ${findMarker(value)} is to be filled in`;
  return { ...fix, fixability: 'guess', does, leavesFinding: true };
}

/** The edit that puts a call where the format keeps calls. */
function listOf(tool: Tool): { readonly edit: (value: JsonObject) => Edit } | { readonly because: string } {
  const place = tool.abilities.newExamples;
  if ('none' in place) return { because: place.none };
  const isInSchema = place.holder === 'schema';
  const holder = isInSchema ? tool.fields.inputSchema.value : tool.raw;
  if (!isObject(holder)) return { because: 'there is no input schema' };
  const at = child(isInSchema ? tool.fields.inputSchema.pointer : tool.pointer, place.key);
  const there = member(holder, place.key);
  if (Array.isArray(there)) return { edit: (value) => ({ kind: 'append', at, value }) };
  if (there !== undefined) return { because: `"${place.key}" is there and is no list` };
  return { edit: (value) => ({ kind: 'set', at, value: [value] }) };
}
