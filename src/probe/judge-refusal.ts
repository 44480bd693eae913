import type { CallAnswer } from '../model/call-answer.js';
import { errorSigns } from './error-signs.js';
import type { Findings } from './findings.js';
import type { PlannedCall } from './plan.js';
import { otherKind, readResult } from './read-result.js';

/** JSON-RPC: invalid params. Clients know by it that the arguments are at fault. */
const INVALID_PARAMS = -32602;

/** True for an answer that says of itself that it is a failure. */
export function isFailure(answer: CallAnswer): boolean {
  return answer.kind === 'error' || (answer.kind === 'result' && readResult(answer.result).isError);
}

/** What is said of an answer that is none. */
export const GARBLED = 'what the server answers is no message of the protocol, so that clients wait for ever';

/** A call that the schema rules out must come back as a failure: as a result that says so, or as an error that says why. */
export function judgeRefusal(call: PlannedCall, answer: CallAnswer, findings: Findings): void {
  const { check } = call;
  const exchange = { arguments: call.arguments, answer };
  const fault = call.fault ?? '';
  switch (answer.kind) {
    case 'error':
      if (answer.code === INVALID_PARAMS) findings.add(check, 'ok', `refused: ${fault}`, exchange);
      else
        findings.add(
          check,
          'advice',
          `refused, but with error ${answer.code}, where -32602 or "isError": true says that the arguments are at fault: ${fault}`,
          exchange,
        );
      return;
    case 'lost':
      if (answer.status === 400 || answer.status === 422)
        findings.add(
          check,
          'advice',
          `refused, but with HTTP ${answer.status} and no error of the protocol, which models see nothing of: ${fault}`,
          exchange,
        );
      else if (isOfTheWay(answer))
        findings.add(check, 'not-judged', `instead of an answer the server ${answer.how}`, exchange, true);
      else findings.add(check, 'contract-broken', `the server ${answer.how} over it: ${fault}`, exchange);
      return;
    case 'garbled':
      findings.add(check, 'contract-broken', `${GARBLED}: ${fault}`, exchange);
      return;
    case 'result': {
      const result = readResult(answer.result);
      if (result.isError) findings.add(check, 'ok', `refused: ${fault}`, exchange);
      // Its words are not needed for the verdict, but they tell its author where to look.
      else if (errorSigns(result, call.parameter, () => false).length > 1)
        findings.add(
          check,
          'contract-broken',
          `refused in words only: without "isError": true it counts as a success, though ${fault}`,
          exchange,
        );
      else findings.add(check, 'contract-broken', `came back as a success, though ${fault}`, exchange);
      return;
    }
    default:
      findings.addUnanswered(check, exchange);
  }
}

/** Answers that say nothing about the call, in words. */
const OTHER_ERRORS: Readonly<Record<number, string>> = {
  [-32020]: 'the server wants arguments in headers, too, which a probe does not send',
  [-32021]: 'the server wants a client that can do more than a probe',
  [-32042]: 'the tool asks for more input before it answers',
};

/**
 * Statuses of those who stand between, or that speak of who asks, how often and where: a sign-in, a limit, a redirect, a
 * gateway. What was asked for has nothing to do with them.
 */
function isOfTheWay({ status }: { readonly status?: number }): boolean {
  if (status === undefined) return false;
  return status < 400 || [401, 403, 404, 407, 408, 421, 425, 429, 502, 503, 504].includes(status);
}

/** Deeper answers are not looked into: they come by mistake, or to exhaust whoever reads them. */
const MOST_LEVELS = 500;

function isTooDeep(answer: CallAnswer): boolean {
  let level: unknown[] = [
    answer.kind === 'result' ? answer.result : answer.kind === 'error' ? answer.data : 0,
  ];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [],
    );
  }
  return false;
}

/** An answer that is neither a success nor a failure, in words; undefined for one that is. */
export function otherAnswer(answer: CallAnswer): string | undefined {
  if (isTooDeep(answer)) return `the tool answers with more than ${MOST_LEVELS} levels inside each other`;
  if (answer.kind === 'error') return OTHER_ERRORS[answer.code];
  const kind = answer.kind === 'result' ? otherKind(answer.result) : undefined;
  return kind === undefined ? undefined : `the tool ${kind}`;
}

/** The name of a tool that no server has: harmless where it is refused, and where it is not, it means nothing. */
export const NO_SUCH_TOOL = 'tool_score_no_such_tool';

/** A tool that is not there is no failure of a tool: it is an error of the protocol. */
export function judgeUnknownTool(answer: CallAnswer, findings: Findings): void {
  const check = 'probe/unknown-tool-refused';
  const exchange = { arguments: {}, answer };
  switch (answer.kind) {
    case 'error':
      findings.add(check, 'ok', `refused with error ${answer.code}`, exchange);
      return;
    case 'lost':
      if (answer.status !== undefined && answer.status !== 500)
        findings.add(check, 'not-judged', `instead of an answer the server ${answer.how}`, exchange, true);
      else
        findings.add(
          check,
          'contract-broken',
          `the server ${answer.how} over a tool that it does not have`,
          exchange,
        );
      return;
    case 'garbled':
      findings.add(check, 'contract-broken', GARBLED, exchange);
      return;
    case 'result':
      if (readResult(answer.result).isError)
        findings.add(
          check,
          'advice',
          'refused, but as the result of a tool with "isError": true; the specification has an error of the protocol for it',
          exchange,
        );
      else
        findings.add(
          check,
          'contract-broken',
          'a tool that the server does not have was called with success',
          exchange,
        );
      return;
    default:
      findings.addUnanswered(check, exchange);
  }
}
