import { isObject, type JsonObject, member } from '../model/value.js';
import { objectIn, type ToolResult } from './read-result.js';

/** A longer text is no sentence that a model acts on. */
const MOST_CHARACTERS = 1500;

const CODE_FIELDS = ['code', 'errorCode', 'error_code', 'type', 'status', 'statusCode', 'name'] as const;
const CODE_IN_TEXT =
  /\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\bE[A-Z]{4,}\b|-32\d{3}\b|\b(?:HTTP|status(?: code)?)[ :]*[45]\d\d\b|\b[a-z]+(?:_[a-z]+)+:/;
const IS_STACK = /Traceback \(most recent call last\)|\n\s+at \S.*:\d+|\n\s*File ".*", line \d+/;
const SAYS_NOTHING =
  /^\W*(?:an? )?(?:(?:internal|unknown|unexpected|server|tool)\W+)*(?:error|failure|failed|exception)?(?:\W+(?:occurred|happened))?\W*$/i;

/** Trouble that passes: there a model must know whether to try again. */
const PASSING =
  /rate.?limit|too many requests|\b(?:HTTP|status(?: code)?|error|code)\W{0,3}(?:429|50[234])\b|timed? ?out|temporarily|\b(?:service|server|system|api|database|backend|upstream|currently)(?: is| are)? unavailable|overloaded|ECONN|ETIMEDOUT|\b(?:is|too|server|currently) busy\b|quota (?:is )?(?:exceeded|reached|exhausted|used up)|exceed\w* (?:\w+ ){0,3}quota/i;
const SAYS_AGAIN =
  /retry|again|retryable|retry_after|wait \d|in \d+ ?(?:s|sec|seconds|minutes)\b|do not repeat|permanent|later\b/i;

/** What a failure lacks that a model needs, each the rest of a sentence that begins with "the failure". */
export function failureFaults(result: ToolResult): readonly string[] {
  const text = result.texts.join('\n').trim();
  const fields = fieldsOf(result, text);
  const said = sentenceIn(fields) ?? text;
  return [...wordFaults(said, text), ...codeFaults(fields, text), ...hintFaults(fields, text)];
}

/** The same for an error of the protocol, which has its code. */
export function errorFaults(message: string, data: unknown): readonly string[] {
  return [...wordFaults(message, message), ...hintFaults(isObject(data) ? data : {}, message)];
}

/** The object that tells of the failure: itself, or under `error`. */
function fieldsOf({ structured }: ToolResult, text: string): JsonObject {
  const object = isObject(structured) ? structured : (objectIn(text) ?? {});
  const inner = member(object, 'error');
  return isObject(inner) ? { ...object, ...inner } : object;
}

function sentenceIn(fields: JsonObject): string | undefined {
  const said = ['message', 'error', 'detail', 'reason'].map((key) => member(fields, key));
  return said.find((value) => typeof value === 'string');
}

function wordFaults(said: string, text: string): string[] {
  if (said === '') return ['says nothing'];
  if (SAYS_NOTHING.test(said)) return ['does not say what went wrong'];
  if (IS_STACK.test(text)) return ['shows a stack trace, which helps only its author'];
  return said.length > MOST_CHARACTERS
    ? [`takes ${said.length} characters, where one sentence would do`]
    : [];
}

function codeFaults(fields: JsonObject, text: string): string[] {
  const hasField = CODE_FIELDS.some((key) => ['string', 'number'].includes(typeof member(fields, key)));
  return hasField || CODE_IN_TEXT.test(text) ? [] : ['has no code to tell it by'];
}

function hintFaults(fields: JsonObject, text: string): string[] {
  const hasField = [
    'retryable',
    'retry_after_seconds',
    'retryAfter',
    'retry_after',
    'retryAfterSeconds',
  ].some((key) => member(fields, key) !== undefined);
  return PASSING.test(text) && !hasField && !SAYS_AGAIN.test(text)
    ? ['does not say whether or when to try again']
    : [];
}
