import { estimateTokens } from '../model/size.js';
import type { Tool } from '../model/tool.js';
import { isObject, member } from '../model/value.js';
import type { Validator } from '../rule/context.js';
import { errorSigns, isAboutErrors } from './error-signs.js';
import { hideIn, type Show } from './evidence.js';
import type { Exchange, Findings } from './findings.js';
import type { ToolResult } from './read-result.js';
import { repeatedText } from './repeated-text.js';
import { isCutInSilence } from './truncation.js';

/** Claude Code cuts a result off behind this many tokens (2026-11); others have limits of their own. */
export const MOST_TOKENS = 25_000;

/** What is said of a result that says it is a success. @returns false when it is an error all the same */
export function judgeSuccess(
  tool: Tool,
  result: ToolResult,
  exchange: Exchange,
  validator: Validator,
  findings: Findings,
  show: Show,
): boolean {
  const signs = errorSigns(result, undefined, declaredBy(tool));
  const isSuspect = signs.length > 1;
  // What such a tool was asked for may be an error of somebody else.
  const isError = isSuspect && !isAboutErrors(tool);
  if (isError)
    findings.add(
      'probe/error-marked',
      'contract-broken',
      `an error comes back as a success: ${signs.join('; ')}`,
      exchange,
    );
  else if (isSuspect)
    findings.add(
      'probe/error-marked',
      'not-judged',
      `its result reads as an error, but its name says that it may return those of others: ${signs.join('; ')}`,
      exchange,
    );
  else findings.add('probe/error-marked', 'ok', 'nothing in it says that it is an error', exchange);
  judgeStructured(tool, result, exchange, validator, findings, show);
  judgeReading(result, exchange, findings);
  return !isError;
}

/** A field that the tool says it returns is data, whatever it is called, and in whatever branch of the schema it stands. */
function declaredBy(tool: Tool): (field: string) => boolean {
  const declared = new Set<string>();
  const open: unknown[] = [tool.fields.outputSchema.value];
  for (const value of open) {
    if (Array.isArray(value)) open.push(...value);
    if (!isObject(value)) continue;
    const properties = member(value, 'properties');
    if (isObject(properties)) for (const name of Object.keys(properties)) declared.add(name);
    open.push(...Object.values(value));
  }
  return (field) => declared.has(field);
}

function judgeStructured(
  tool: Tool,
  { structured }: ToolResult,
  exchange: Exchange,
  validator: Validator,
  findings: Findings,
  show: Show,
): void {
  const schema = tool.fields.outputSchema.value;
  if (schema === undefined) return;
  const given = 'probe/structured-content-given';
  if (structured === undefined) {
    findings.add(
      given,
      'contract-broken',
      'it has an outputSchema but its result has no structuredContent',
      exchange,
    );
    return;
  }
  findings.add(given, 'ok', 'structuredContent is there', exchange);
  const fits = 'probe/structured-content-fits';
  const { dialect } = tool.output;
  if (dialect === undefined) {
    findings.add(fits, 'not-judged', 'its outputSchema is in a dialect that is not known here', exchange);
    return;
  }
  const verdict = validator.validateInstance(schema, structured, dialect);
  if ('notJudged' in verdict)
    findings.add(fits, 'not-judged', `its outputSchema cannot be judged: ${verdict.notJudged}`, exchange);
  else if (!verdict.valid && verdict.isOfSchema)
    findings.add(fits, 'not-judged', `its outputSchema cannot be judged: ${verdict.message}`, exchange);
  else if (verdict.valid) findings.add(fits, 'ok', 'structuredContent fits the outputSchema', exchange);
  else {
    // A verdict may quote a value, and a half of a secret with it.
    const hidden = validator.validateInstance(schema, hideIn(structured, show), dialect);
    const message = 'message' in hidden ? hidden.message : 'a value that is not shown';
    findings.add(
      fits,
      'contract-broken',
      `structuredContent does not fit the outputSchema: ${message}`,
      exchange,
    );
  }
}

/** What a model has to read. */
function judgeReading({ texts, shown }: ToolResult, exchange: Exchange, findings: Findings): void {
  const tokens = estimateTokens(shown);
  const size = `about ${thousands(tokens)} tokens`;
  if (tokens > MOST_TOKENS)
    findings.add(
      'probe/result-size',
      'advice',
      `the result takes ${size}; clients cut it off, Claude Code behind ${thousands(MOST_TOKENS)}`,
      exchange,
    );
  else findings.add('probe/result-size', 'ok', `the result takes ${size}`, exchange);
  const repeated = repeatedText(texts);
  if (repeated !== undefined)
    findings.add(
      'probe/text-once',
      'advice',
      `text ${repeated} of the result says what an earlier one has said`,
      exchange,
    );
  else findings.add('probe/text-once', 'ok', 'no text stands twice in the result', exchange);
  const announced = 'probe/truncation-announced';
  // Several texts may be the pieces of one.
  if (texts.length === 1 && isCutInSilence(texts[0]!))
    findings.add(
      announced,
      'contract-broken',
      'the result is JSON that ends before its end, and does not say that it was cut',
      exchange,
    );
  else findings.add(announced, 'ok', 'no text of the result was cut without a word', exchange);
}

function thousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
