import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../src/model/call-answer.js';
import { errorSigns, isAboutErrors } from '../../src/probe/error-signs.js';
import { failureFaults } from '../../src/probe/explained.js';
import { Findings } from '../../src/probe/findings.js';
import { judgeRefusal } from '../../src/probe/judge-refusal.js';
import { readResult } from '../../src/probe/read-result.js';
import { repeatedText } from '../../src/probe/repeated-text.js';
import { isCutInSilence } from '../../src/probe/truncation.js';

const textResult = (text: string, more: object = {}) =>
  readResult({ content: [{ type: 'text', text }], ...more });
const signsOf = (text: string, wrong?: string) => errorSigns(textResult(text), wrong, () => false).length;

describe('Two signs make an error', () => {
  it.each([
    ['Error: connect ECONNREFUSED 127.0.0.1:5432'],
    ['Failed to load: HTTP 503'],
    ['Error: 404 Not Found'],
    ['MCP error -32602: Input validation error'],
    ['Error executing tool: KeyError("berth")'],
    ['Exception: java.lang.NullPointerException'],
    ['Unable to reach the harbour\n    at fetch (harbour.js:12:3)'],
    ['{"results": [], "error": "connect ECONNREFUSED 10.0.0.1:80"}'],
    ['{"success": false, "error": "TypeError: x is not a function"}'],
    ['{"ok": false, "message": "HTTP 502 from upstream"}'],
    ['{"success": false, "error": "the harbour master is not signed in"}'],
    ['{"statusCode": 404, "error": "Not Found", "message": "Cannot GET /berths"}'],
    ['Request failed with status code 404'],
    ['Error executing tool find_berth: 1 validation error for find_berthArguments\nberth'],
    ['\u274c Error: HTTP 404 Not Found'],
    ['**Error:** 403 Forbidden'],
    ['Sorry, an error occurred (HTTP 500).'],
  ])('%s', (text) => {
    expect(signsOf(text)).toBeGreaterThan(1);
  });

  it.each([
    ['owner is missing'],
    ['Error handling in Rust, a primer'],
    ['Error: the article begins like this'],
    ['No error was found'],
    ['0 results'],
    ['{"results": [], "total": 0}'],
    ['{"success": false, "errors": ["line 3 is too long"]}'],
    ['{"error": "not found"}'],
    ['{"status": 503, "uptime": 99.1}'],
    ['[{"title": "TypeError: ECONNREFUSED when saving", "state": "open"}]'],
    ['The server answers 404 Not Found when the berth is free.'],
    ['Error budget: 5 %\nHTTP 503: 12, HTTP 500: 3'],
    ['Error codes\n\nECONNREFUSED: nothing listens there'],
    ['# Error handling\n\nThrow a `TypeError` where a berth is no text.'],
    ['Error handling in Node: ENOENT means that a file is missing.'],
    ['NullPointerException - what the Java exception tells'],
    ['Error: berth is never used\nTypeError is possible in line 14'],
    ['- Error: connect ECONNREFUSED 127.0.0.1:80\n- Deck is wet'],
    ['"Error: 404 Not Found" is what the old pier says'],
    ['Failed landings: 3\nHTTP 401 answers: 12'],
    ['Failed boats (2): AssertionError, Adelheid'],
    ['cannot (verb): to be unable to. Compare ECONNREFUSED'],
    [`Error: connect ECONNREFUSED 127.0.0.1:80\n${'A sailor asks, others answer. '.repeat(100)}`],
    ['{"status": "failed", "crossing": 12, "message": "Error: HTTP 503 at the lock"}'],
    ['{"title": "Fix TypeError", "message": "Error: TypeError", "author": "Adelheid"}'],
    ['{"url": "https://example.com", "status": 404, "error": "Not Found"}'],
    ['{"host": "pier.example", "ok": false, "details": "port 443: ECONNREFUSED"}'],
    ['{"errors": [{"file": "pier.ts", "message": "TypeError"}]}'],
    ['{"valid": false, "error": "TypeError", "code": "ERR_X"}'],
    [`${'All is well. '.repeat(40)} Error: HTTP 500, ECONNREFUSED`],
  ])('one or none do not: %s', (text) => {
    expect(signsOf(text)).toBeLessThan(2);
  });

  it('a text that names the wrong argument is one of them, and alone it is none', () => {
    expect(signsOf('berth is required', 'berth')).toBe(1);
    expect(signsOf('Error: berth is required', 'berth')).toBe(2);
    expect(signsOf('Error: berth is required')).toBe(1);
  });

  it('a field of the output schema is data', () => {
    const result = readResult({
      content: [],
      structuredContent: { status: 503, error: 'connect ECONNREFUSED' },
    });
    expect(errorSigns(result, undefined, () => false).length).toBeGreaterThan(1);
    expect(errorSigns(result, undefined, (field) => field === 'error' || field === 'status')).toEqual([]);
  });
});

describe('A tool that hands on the errors of others is known by its name', () => {
  it.each([
    'get_logs',
    'run_tests',
    'executeCommand',
    'eslint',
    'get_build',
    'workflow_runs',
    'check_health',
    'scrape_url',
    'http_get',
    'translate',
    'get_comments',
  ])('%s', (name) => {
    expect(isAboutErrors({ name })).toBe(true);
  });

  it.each(['find_berth', 'get_user', 'search_flights', 'create_order', 'prune_list', 'lookup', 'read_file'])(
    'but not by %s',
    (name) => {
      expect(isAboutErrors({ name })).toBe(false);
    },
  );
});

describe('A failure that passes', () => {
  const saysWhen = (text: string) =>
    !failureFaults(textResult(text)).includes('does not say whether or when to try again');

  it.each([
    'E_ROAD: there is no busy road of this name',
    'E_QUOTA: a quota is a number',
    'E_BOOK: the berth is unavailable in May',
    'E_LINE: line 503 has no end',
  ])('is not each that has such a word in it: %s', (text) => {
    expect(saysWhen(text)).toBe(true);
  });

  it.each([
    'E_DB: the database is unavailable',
    'HTTP 503',
    'E_QUOTA: quota exceeded',
    'E_BUSY: the server is busy',
  ])('must say when to try again: %s', (text) => {
    expect(saysWhen(text)).toBe(false);
  });
});

describe('A broken call over which no answer came', () => {
  const outcomeOf = (answer: CallAnswer) => {
    const call = {
      check: 'probe/missing-argument-refused',
      arguments: {},
      fault: '"berth" is missing',
      parameter: 'berth',
    } as const;
    const findings = new Findings('find_berth', (text) => text);
    judgeRefusal(call, answer, findings);
    return findings.results.map(({ outcome, isUnanswered }) => [outcome, isUnanswered]);
  };
  const lost = (status?: number): CallAnswer => ({
    kind: 'lost',
    how: 'was lost',
    said: '',
    ...(status !== undefined && { status }),
  });

  it.each([307, 401, 403, 404, 429, 502, 503, 504])('says nothing where HTTP %i came instead', (status) => {
    expect(outcomeOf(lost(status))).toEqual([['not-judged', true]]);
  });

  it.each([400, 422])('is refused by HTTP %i, but not as the protocol has it', (status) => {
    expect(outcomeOf(lost(status))).toEqual([['advice', false]]);
  });

  it('is the end of a server that cannot bear it', () => {
    expect(outcomeOf(lost(500))).toEqual([['contract-broken', false]]);
    expect(outcomeOf(lost())).toEqual([['contract-broken', false]]);
  });
});

describe('A text counts as cut in silence', () => {
  const rows = JSON.stringify(
    Array.from({ length: 40 }, (_, id) => ({ id, name: `berth "${id}"`, free: true })),
  );

  it('wherever its JSON ends too early', () => {
    for (let end = 200; end < rows.length; end++)
      expect(isCutInSilence(rows.slice(0, end)), rows.slice(end - 20, end)).toBe(true);
    expect(isCutInSilence(`${rows.slice(0, 400)}…`)).toBe(true);
  });

  it.each([
    ['whole JSON', rows],
    ['JSON with words behind it', `${rows}\nThat is all.`],
    ['one JSON object a line', `${rows}\n${rows}`],
    ['a cut that is announced', `${rows.slice(0, 400)}\n[truncated]`],
    ['a short text', '{"id": 1, "name'],
    ['words that end with an ellipsis', `${'The tide rises and falls. '.repeat(20)}…`],
    ['Markdown that begins with a bracket', `[1] ${'See the harbour book. '.repeat(20)}`],
    ['a list of notes in brackets', `["quoted" words] ${'and more of them '.repeat(20)}`],
    ['JSON with comments', `{"a": 1, // ${'why '.repeat(80)}\n"b": [`],
  ])('but not %s', (_, text) => {
    expect(isCutInSilence(text)).toBe(false);
  });
});

describe('The same text twice', () => {
  const long = 'The tide is high at nine in the morning, and low at three.';
  const json = {
    tides: [
      { at: '09:00', height: 3.5 },
      { at: '15:00', height: 0.4 },
    ],
  };

  it('is found whatever its white space, and however JSON is laid out', () => {
    expect(repeatedText([long, 'short', ` ${long.replace('high ', 'high\n')}`])).toBe(3);
    expect(repeatedText([JSON.stringify(json), JSON.stringify(json, null, 2)])).toBe(2);
  });

  it('is not the mirror of structuredContent, nor a word that stands twice', () => {
    const mirrored = readResult({
      content: [{ type: 'text', text: JSON.stringify(json) }],
      structuredContent: json,
    });
    expect(repeatedText(mirrored.texts)).toBeUndefined();
    expect(repeatedText(['free', 'free'])).toBeUndefined();
  });
});

describe('A failure is explained', () => {
  it.each([
    ['BERTH_TAKED: berth B-7 is taken until noon'],
    ['MCP error -32602: Input validation error: berth is required'],
    ['{"error": {"code": "rate_limited", "message": "Too many requests", "retry_after_seconds": 30}}'],
    ['HTTP 429: wait 30 s and try again'],
  ])('by %s', (text) => {
    expect(failureFaults(textResult(text, { isError: true }))).toEqual([]);
  });

  it.each([
    ['', 'says nothing'],
    ['Internal Server Error', 'does not say what went wrong'],
    ['An unexpected error occurred.', 'does not say what went wrong'],
    ['the berth is taken', 'has no code to tell it by'],
    ['DB_DOWN: the database is temporarily unavailable', 'does not say whether or when to try again'],
    ['E_FAIL\n    at run (server.js:1:2)', 'shows a stack trace, which helps only its author'],
  ])('but not by %j', (text, fault) => {
    expect(failureFaults(textResult(text, { isError: true }))).toContain(fault);
  });
});

describe('The form of a result', () => {
  it.each([
    [null, 'the result is null, not an object'],
    [{}, 'the result has no "content"'],
    [{ content: 'done' }, '"content" of the result is a string, not a list'],
    [{ content: [], isError: 'no' }, '"isError" of the result is a string, not true or false'],
    [{ content: ['done'] }, 'block 1 of the result\'s "content" has no "type"'],
    [{ content: [{ type: 'text' }] }, 'block 1 of the result\'s "content" is a text block without a text'],
  ])('%j is not it', (result, fault) => {
    expect(readResult(result).fault).toBe(fault);
  });

  it('is told in good grammar', () => {
    expect(readResult([]).fault).toBe('the result is a list, not an object');
    expect(readResult(null).fault).toBe('the result is null, not an object');
    expect(readResult({ content: {} }).fault).toBe('"content" of the result is an object, not a list');
  });

  it('does not count the bytes of a file as words', () => {
    const resource = { uri: 'file:///a', blob: 'AAAA' };
    expect(readResult({ content: [{ type: 'resource', resource }] }).shown).toEqual([]);
  });

  it('is that of a list of blocks', () => {
    expect(readResult({ content: [] }).fault).toBeUndefined();
    expect(
      readResult({ content: [{ type: 'image', data: 'AAAA', mimeType: 'image/png' }] }).fault,
    ).toBeUndefined();
  });
});
