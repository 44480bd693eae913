import type { Tool } from '../model/tool.js';
import { isObject, type JsonObject, member } from '../model/value.js';
import { objectIn, type ToolResult } from './read-result.js';

/** So far into a text signs are looked for: an error says at once that it is one. Further on, anything may be spoken of. */
const MOST_CHARACTERS = 300;

/** A kind of sign; two of one kind prove no more than one. */
interface Sign {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Signs that a text gives. Each may stand in a text that is no error: that is why one of them proves nothing. */
const IN_TEXT: readonly Sign[] = [
  {
    name: 'it begins with a word for failure',
    pattern:
      /^\W*(?!no\b)(?:(?:an? )?(?:\w+ )?(?:error|failure|exception)\b|failed\b|fatal\b|unable to\b|could not\b|couldn't\b|cannot\b|can't\b)/i,
  },
  {
    name: 'it names an exception or shows a stack trace',
    pattern:
      /\b[A-Z][A-Za-z]*(?:Error|Exception)\b|Traceback \(most recent call last\)|\n\s+at \S.*:\d+|panicked at/,
  },
  {
    name: 'it carries the status of a failed HTTP request',
    pattern:
      /\bHTTP(?:\/\d(?:\.\d)?)?[ :]+(?:status )?[45]\d\d\b|\bstatus(?: code)?[ :=]+[45]\d\d\b|\b(?:400 Bad Request|401 Unauthorized|403 Forbidden|404 Not Found|408 Request Timeout|409 Conflict|422 Unprocessable|429 Too Many Requests|500 Internal Server Error|502 Bad Gateway|503 Service Unavailable|504 Gateway Time-?out)\b/i,
  },
  {
    name: 'it carries the code of an error',
    pattern:
      /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENOENT|EACCES|EPERM|EPIPE|ERR_[A-Z_]+|SQLSTATE|ORA-\d{5})\b|(?<![\w-])-32[067]\d\d\b/,
  },
];

const FIELD = 'a field of it says so';
const ARGUMENT = 'an argument was wrong, and it names it';

/** Tools whose subject is trouble, or the answers of others, return errors as what was asked for. */
const ABOUT_ERRORS =
  /(?:^|[^a-z])(?:logs?|errors?|exceptions?|failures?|traces?|crash(?:es)?|incidents?|issues?|bugs?|tickets?|alerts?|diagnos\w*|debug|lint|validat\w*|https?|requests?|fetch|curl)(?:[^a-z]|$)/i;

/** True for a tool whose name says that what it returns may well speak of errors. */
export function isAboutErrors({ name }: Tool): boolean {
  return ABOUT_ERRORS.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2'));
}

/**
 * The signs that a result which does not say so is an error. The wording alone proves nothing ("Error: " may begin the
 * title of an article), so two that do not depend on each other are asked for before anybody is accused.
 * @param wrong the parameter that was wrong in the call, if one was
 * @param isDeclared a field with this name is part of what the tool says it returns
 */
export function errorSigns(
  result: ToolResult,
  wrong: string | undefined,
  isDeclared: (field: string) => boolean,
): readonly string[] {
  const text = result.texts.join('\n');
  const object = isObject(result.structured) ? result.structured : objectIn(text);
  // A list is what was asked for, whatever its entries speak of.
  const isList = /^\s*\[\s*[[{"\d\]]/.test(text);
  const spoken = (object ? spokenIn(object, isDeclared) : isList ? '' : text).slice(0, MOST_CHARACTERS);
  const signs = IN_TEXT.filter(({ pattern }) => pattern.test(spoken)).map(({ name }) => name);
  if (object && hasFailedField(object, isDeclared)) signs.push(FIELD);
  if (wrong !== undefined && namesAsWrong(spoken, wrong)) signs.push(ARGUMENT);
  return signs;
}

/** What the undeclared fields of an object for failures say, as a text. */
function spokenIn(object: JsonObject, isDeclared: (field: string) => boolean): string {
  return SPEAKING.filter((field) => !isDeclared(field))
    .map((field) => member(object, field))
    .map((value) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)))
    .filter((value) => value !== '')
    .join('\n');
}

const SPEAKING = ['error', 'errors', 'message', 'detail', 'details', 'reason', 'code', 'stack'] as const;

function hasFailedField(object: JsonObject, isDeclared: (field: string) => boolean): boolean {
  return Object.entries(FAILED).some(([field, isFailed]) => {
    const value = member(object, field);
    return value !== undefined && !isDeclared(field) && isFailed(value);
  });
}

const isSaid = (value: unknown) =>
  typeof value === 'string' ? value !== '' : isObject(value) ? Object.keys(value).length > 0 : value === true;

/** Fields that say of the call itself how it went. */
const FAILED: Readonly<Record<string, (value: unknown) => boolean>> = {
  error: isSaid,
  errors: (value) => Array.isArray(value) && value.length > 0,
  success: (value) => value === false,
  ok: (value) => value === false,
  isError: (value) => value === true,
  status: (value) =>
    value === 'error' || value === 'failed' || (typeof value === 'number' && value >= 400 && value < 600),
  statusCode: (value) => typeof value === 'number' && value >= 400 && value < 600,
};

function namesAsWrong(text: string, parameter: string): boolean {
  if (!text.includes(parameter)) return false;
  return /\b(?:missing|required?|invalid|must|expected|not (?:a|an|valid|allowed|set|given|provided|found|defined)|unknown|unexpected|unrecogni[sz]ed|undefined)\b/i.test(
    text,
  );
}
