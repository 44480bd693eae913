import { isObject, type JsonObject, kindOf, member } from '../model/value.js';

/** The result of a call, taken apart. */
export interface ToolResult {
  readonly isError: boolean;
  /** The texts of its text blocks. */
  readonly texts: readonly string[];
  /** undefined without one. */
  readonly structured: unknown;
  /** What a model reads: images and sounds are no text, and are counted otherwise. */
  readonly shown: readonly unknown[];
  /** What its form has against the protocol; undefined when it is sound. */
  readonly fault: string | undefined;
}

/** A result of a kind that is not the end of a call, in words; undefined for an ordinary one. */
export function otherKind(result: unknown): string | undefined {
  if (!isObject(result)) return undefined;
  const kind = member(result, 'resultType');
  // On older connections the name of the kind is lost on the way, what it asks for is not.
  const asks = isObject(member(result, 'inputRequests')) && member(result, 'content') === undefined;
  if (kind === 'input_required' || asks) return 'asks for more input before it answers';
  if (isObject(member(result, 'task'))) return 'starts a task and answers later';
  return typeof kind === 'string' && kind !== 'complete'
    ? 'answers with a kind of result that is not known here'
    : undefined;
}

export function readResult(result: unknown): ToolResult {
  const object = isObject(result) ? result : {};
  const content = member(object, 'content');
  const blocks = Array.isArray(content) ? content.filter(isObject) : [];
  const structured = member(object, 'structuredContent');
  return {
    isError: member(object, 'isError') === true,
    texts: blocks.flatMap((block) => textOf(block)),
    structured,
    shown: [...blocks.filter(isText), ...(structured === undefined || blocks.length > 0 ? [] : [structured])],
    fault: faultOf(result, object, content),
  };
}

function isText(block: JsonObject): boolean {
  const resource = member(block, 'resource');
  const isBinary = isObject(resource) && member(resource, 'blob') !== undefined;
  return !isBinary && !['image', 'audio'].includes(String(member(block, 'type')));
}

function textOf(block: JsonObject): string[] {
  const text = member(block, 'text');
  if (member(block, 'type') === 'text' && typeof text === 'string') return [text];
  const resource = member(block, 'resource');
  const embedded = isObject(resource) ? member(resource, 'text') : undefined;
  return typeof embedded === 'string' ? [embedded] : [];
}

function faultOf(result: unknown, object: JsonObject, content: unknown): string | undefined {
  if (!isObject(result)) return `the result is ${aKind(result)}, not an object`;
  if (content === undefined) return 'the result has no "content"';
  if (!Array.isArray(content)) return `"content" of the result is ${aKind(content)}, not a list`;
  const isError = member(object, 'isError');
  if (isError !== undefined && typeof isError !== 'boolean')
    return `"isError" of the result is ${aKind(isError)}, not true or false`;
  const index = content.findIndex((block) => !isObject(block) || typeof member(block, 'type') !== 'string');
  if (index >= 0) return `block ${index + 1} of the result's "content" has no "type"`;
  const mute = content.findIndex(
    (block) => member(block, 'type') === 'text' && typeof member(block, 'text') !== 'string',
  );
  return mute >= 0 ? `block ${mute + 1} of the result's "content" is a text block without a text` : undefined;
}

function aKind(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'null') return kind;
  return `${kind === 'object' ? 'an' : 'a'} ${kind}`;
}

/** The JSON object that a text is; undefined for other texts. */
export function objectIn(text: string): JsonObject | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
