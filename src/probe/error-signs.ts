import type { Tool } from '../model/tool.js';
import { isObject, type JsonObject, member } from '../model/value.js';
import { objectIn, type ToolResult } from './read-result.js';

/** So far into a text signs are looked for: an error says at once that it is one. Further on, anything may be spoken of. */
const MOST_CHARACTERS = 300;

/** A longer text without a stack trace is something to read, whatever it begins with. */
const LONGEST_ERROR = 2000;

/** A kind of sign; two of one kind prove no more than one. */
interface Sign {
  readonly name: string;
  readonly pattern: RegExp;
}

/** What an error was met in: "Error handling" and "Error reporting" are titles, and are not among these. */
const DOING =
  'calling|connecting|creating|deleting|downloading|executing|fetching|getting|in|invoking|listing|loading|opening|parsing|processing|querying|reading|retrieving|running|searching|sending|updating|while|when|writing';

/** Signs that a text gives. Each may stand in a text that is no error: that is why one of them proves nothing. */
const IN_TEXT: readonly Sign[] = [
  {
    name: 'it begins with a word for failure',
    // A heading, a quotation or an entry of a list begins with a mark of its own and is no statement.
    pattern: new RegExp(
      [
        String.raw`^(?![\s]*(?:[-*+>]|#+)\s|\s*["'“„«])[^\p{L}\p{N}]*(?:sorry\W+)?(?:`,
        String.raw`(?!no\b)(?:(?:an? )?(?:[\w-]+ )?(?:\w*error|failure|\w*exception)(?:\W*:|\W*\(|\W*$| -?\d{3,}\b| code\W+-?\d| (?:has )?occurred\b| (?:${DOING})\b))`,
        String.raw`|(?:request|fetch|call|connection|query|(?:tool )?execution|operation|lookup) failed\b`,
        String.raw`|failed(?::| to \w| with\b)|fatal:|(?:unable to|could not|couldn't|cannot|can't) (?!be\b)\w)`,
      ].join(''),
      'iu',
    ),
  },
  {
    name: 'it names an exception or shows a stack trace',
    pattern:
      /\b[A-Z][A-Za-z]*(?:Error|Exception)\b|Traceback \(most recent call last\)|\n\s+at \S.*:\d+|panicked at|\b\d+ validation errors? for \w/,
  },
  {
    name: 'it carries the status of a failed HTTP request',
    pattern:
      /\bHTTP(?:\/\d(?:\.\d)?)?[ :]+(?:status )?[45]\d\d\b|\b(?:status(?: code)?|error code)[ :=]+[45]\d\d\b|\b(?:400 Bad Request|401 Unauthorized|403 Forbidden|404 Not Found|408 Request Timeout|409 Conflict|422 Unprocessable|429 Too Many Requests|500 Internal Server Error|502 Bad Gateway|503 Service Unavailable|504 Gateway Time-?out)\b/i,
  },
  {
    name: 'it carries the code of an error',
    pattern:
      /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENOENT|EACCES|EPERM|EPIPE|ERR_[A-Z_]+|SQLSTATE|ORA-\d{5})\b|(?<![\w-])-32[067]\d\d\b/,
  },
];

const FIELD = 'a field of it says so';
const OWN_WORDS = 'another field names the error';
const ARGUMENT = 'an argument was wrong, and it names it';

/** Tools whose subject is trouble or a state, that run something, or that hand on the words of others return errors as what was asked for. */
const ABOUT_ERRORS = new RegExp(
  `(?:^|[^a-z])(?:${[
    'logs?|logger|tail|stdout|stderr|output|consoles?|errors?|exceptions?|failures?|stack|traces?|crash(?:es)?',
    'incidents?|issues?|bugs?|tickets?|alerts?|sentry|diagnos\\w*|debug\\w*|\\w*lint|validat\\w*|verif\\w*|audit\\w*|scan',
    'tests?|runs?|exec\\w*|commands?|cmd|shell|bash|terminal|eval\\w*|scripts?|builds?|compil\\w*|typecheck',
    'ci|workflows?|jobs?|tasks?|pipelines?|deploy\\w*|pods?|kubectl|events?|commits?',
    'status\\w*|health\\w*|ping|probe|monitor\\w*|uptime|checks?|https?|requests?|fetch|curl|urls?|apis?|webhooks?',
    'web\\w*|pages?|scrap\\w*|crawl\\w*|brows\\w*|navigat\\w*|translat\\w*|transcri\\w*|echo',
    'messages?|e?mails?|comments?|notes?|threads?|posts?|notifications?',
  ].join('|')})(?:[^a-z]|$)`,
  'i',
);

/** True for a tool whose name says that what it returns may well speak of errors. */
export function isAboutErrors({ name }: Pick<Tool, 'name'>): boolean {
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
  const spoken = object ? spokenIn(object, isDeclared) : statementIn(text);
  const signs = IN_TEXT.filter(({ pattern }) => pattern.test(spoken)).map(({ name }) => name);
  if (object && speaksOfItself(object)) signs.push(...fieldSigns(object, isDeclared));
  if (wrong !== undefined && namesAsWrong(spoken, wrong)) signs.push(ARGUMENT);
  return signs;
}

const STACK = /\n\s+at \S.*:\d+|Traceback \(most recent call last\)|\n\s+File ".*", line \d+/;

/** What a text says first: its first line, with the stack trace behind it if there is one; '' for one that is no statement. */
function statementIn(text: string): string {
  // A list is what was asked for, whatever its entries speak of.
  if (/^\s*\[\s*[[{"\d\]]/.test(text)) return '';
  const start = text.trimStart().slice(0, MOST_CHARACTERS);
  if (STACK.test(start)) return start;
  return text.length > LONGEST_ERROR
    ? ''
    : (/^[^\n]*(?:\n.*validation errors? for.*)?/.exec(start)?.[0] ?? '');
}

/** What the undeclared fields of an object for failures say, as a text. */
function spokenIn(object: JsonObject, isDeclared: (field: string) => boolean): string {
  if (!speaksOfItself(object)) return '';
  return SPEAKING.filter((field) => !isDeclared(field))
    .map((field) => member(object, field))
    .map((value) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)))
    .filter((value) => value !== '')
    .join('\n')
    .slice(0, MOST_CHARACTERS);
}

/** Members by which an object says how a call went, and nothing else. */
const OF_THE_CALL =
  /^(?:errors?|error_?(?:code|type|message|description)|message|msg|details?|reason|code|stack|trace|success|ok|is_?error|status|status_?code|status_?text|type|cause|hint|suggestion|retry\w*|path|timestamp|(?:request|trace|correlation)_?id|extensions)$/i;

/** True for an object that holds nothing beside words on the call itself: with data in it, those are about the data. */
function speaksOfItself(object: JsonObject): boolean {
  return Object.entries(object).every(([key, value]) => OF_THE_CALL.test(key) || isNothing(value));
}

function isNothing(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : value === null || value === '' || value === 0;
}

const SPEAKING = ['error', 'message', 'detail', 'details', 'reason', 'code', 'stack'] as const;

function fieldSigns(object: JsonObject, isDeclared: (field: string) => boolean): string[] {
  const failed = Object.entries(FAILED).flatMap(([field, isFailed]) => {
    const value = member(object, field);
    return value !== undefined && !isDeclared(field) && isFailed(value) ? [field] : [];
  });
  if (failed.length === 0) return [];
  return failed.includes('error') && failed.length > 1 ? [FIELD, OWN_WORDS] : [FIELD];
}

const isSaid = (value: unknown) =>
  typeof value === 'string' ? value !== '' : isObject(value) ? Object.keys(value).length > 0 : value === true;

/** Fields that say of the call itself how it went. */
const FAILED: Readonly<Record<string, (value: unknown) => boolean>> = {
  error: isSaid,
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
