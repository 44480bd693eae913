import type { CallAnswer } from '../model/call-answer.js';
import type { Tool } from '../model/tool.js';
import type { Validator } from '../rule/context.js';
import type { CheckResult } from './checks.js';
import type { Show } from './evidence.js';
import { errorFaults, failureFaults } from './explained.js';
import { Findings } from './findings.js';
import { GARBLED, isFailure, judgeRefusal, otherAnswer } from './judge-refusal.js';
import { judgeSuccess } from './judge-success.js';
import type { Plan, PlannedCall } from './plan.js';
import { readResult } from './read-result.js';

/** Judges the answers of a tool to the calls of its plan. @param show takes secrets out of what a report shows */
export function judgeTool(
  plan: Plan,
  answers: ReadonlyMap<PlannedCall, CallAnswer>,
  validator: Validator,
  show: Show,
): readonly CheckResult[] {
  const findings = new Findings(plan.tool.name, show);
  const answered = plan.calls.flatMap((call) => {
    const answer = answers.get(call);
    return answer ? [{ call, answer }] : [];
  });
  const valid = answered.find(({ call }) => call.check === 'probe/valid-call-succeeds');
  for (const { call, answer } of answered) {
    const other = otherAnswer(answer);
    if (other !== undefined)
      findings.add(call.check, 'not-judged', other, { arguments: call.arguments, answer });
    else if (call === valid?.call) judgeValid(plan.tool, call, answer, validator, findings, show);
    else if (valid && saysTheSame(valid.answer, answer))
      findings.add(
        call.check,
        'not-judged',
        answer.kind === 'lost'
          ? `the server ${answer.how}, as it does over the valid call, so that this does not tell why`
          : 'the valid call fails in the same words, so that this failure does not tell why',
        { arguments: call.arguments, answer },
        answer.kind === 'lost',
      );
    else judgeRefusal(call, answer, findings);
  }
  for (const { check, outcome, message, arguments: sent } of plan.skipped)
    findings.add(check, outcome, message, sent === null ? undefined : { arguments: sent, answer: NOT_SENT });
  judgeExplanations(answered, findings);
  return findings.results;
}

const NOT_SENT: CallAnswer = { kind: 'unsent', reason: '' };

function judgeValid(
  tool: Tool,
  call: PlannedCall,
  answer: CallAnswer,
  validator: Validator,
  findings: Findings,
  show: Show,
): void {
  const { check } = call;
  const exchange = { arguments: call.arguments, answer };
  switch (answer.kind) {
    case 'error':
      if (saysNoSuchTool(answer.message, tool)) findings.add(check, 'contract-broken', NOT_KNOWN, exchange);
      else if (answer.code === -32602)
        findings.add(
          check,
          'invalid-arguments',
          'the server refuses arguments that fit the input schema',
          exchange,
        );
      else findings.add(check, 'failed', `failed with error ${answer.code}`, exchange);
      return;
    case 'lost':
      findings.add(check, 'failed', `the server ${answer.how} over it`, exchange, true);
      return;
    case 'garbled':
      findings.add('probe/result-well-formed', 'contract-broken', GARBLED, exchange);
      return;
    case 'result': {
      const result = readResult(answer.result);
      if (result.fault !== undefined)
        findings.add('probe/result-well-formed', 'contract-broken', result.fault, exchange);
      else findings.add('probe/result-well-formed', 'ok', 'the result has its form', exchange);
      if (result.isError) {
        const said = result.texts.join('\n').slice(0, 300);
        if (saysNoSuchTool(said, tool)) findings.add(check, 'contract-broken', NOT_KNOWN, exchange);
        else if (REFUSED.test(said))
          findings.add(
            check,
            'invalid-arguments',
            'the tool refuses arguments that fit the input schema',
            exchange,
          );
        else findings.add(check, 'failed', 'the tool says that it failed', exchange);
      } else if (judgeSuccess(tool, result, exchange, validator, findings, show))
        findings.add(check, 'ok', 'succeeded', exchange);
      else findings.add(check, 'failed', 'its result is an error', exchange);
      return;
    }
    default:
      findings.addUnanswered(check, exchange);
  }
}

/** The words of the SDKs, and the code that says so. */
const REFUSED = /-32602|\binput validation error\b|\binvalid arguments?\b|\bvalidation errors? for\b/i;

const NOT_KNOWN = 'the server lists the tool, and says that it has none of that name';

function saysNoSuchTool(said: string, { name }: Tool): boolean {
  const rest = said.replaceAll(name, '');
  return (
    rest !== said &&
    /\b(?:unknown|no such|unregistered) tool\b|\btool\W+(?:is |was )?(?:not found|unknown|does not exist|not registered)\b/i.test(
      rest,
    )
  );
}

/** True for two failures in the same words, and for two losses in the same way: neither tells what was wrong. */
function saysTheSame(one: CallAnswer, other: CallAnswer): boolean {
  if (one.kind === 'lost' && other.kind === 'lost') return one.how === other.how;
  const isJudged = (answer: CallAnswer) => isFailure(answer) && otherAnswer(answer) === undefined;
  if (!isJudged(one) || !isJudged(other)) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One failure of a tool stands for all: the first that lacks something. */
function judgeExplanations(
  answered: readonly { readonly call: PlannedCall; readonly answer: CallAnswer }[],
  findings: Findings,
): void {
  const check = 'probe/failure-explained';
  const failures = answered.flatMap(({ call, answer }) => {
    const faults = faultsOfFailure(answer);
    return faults ? [{ exchange: { arguments: call.arguments, answer }, faults }] : [];
  });
  const [first] = failures;
  if (!first) return;
  const lacking = failures.find(({ faults }) => faults.length > 0);
  if (lacking)
    findings.add(check, 'advice', `the failure ${lacking.faults.join(', and ')}`, lacking.exchange);
  else findings.add(check, 'ok', 'failures have a code and a sentence', first.exchange);
}

/** undefined for what is no failure. */
function faultsOfFailure(answer: CallAnswer): readonly string[] | undefined {
  if (!isFailure(answer) || otherAnswer(answer) !== undefined) return undefined;
  if (answer.kind === 'error') return errorFaults(answer.message, answer.data);
  return answer.kind === 'result' ? failureFaults(readResult(answer.result)) : undefined;
}
