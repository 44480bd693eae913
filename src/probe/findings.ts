import type { CallAnswer } from '../model/call-answer.js';
import type { CheckId, CheckResult, Outcome } from './checks.js';
import { evidenceOf, hideIn, type Show } from './evidence.js';

/** A call with its answer. */
export interface Exchange {
  readonly arguments: unknown;
  readonly answer: CallAnswer;
}

/** Makes the results of the checks of one tool. */
export class Findings {
  readonly results: CheckResult[] = [];

  /** @param tool null for the server as a whole */
  constructor(
    private readonly tool: string | null,
    private readonly show: Show,
  ) {}

  /** @param exchange what the verdict rests on @param isUnanswered nothing is known, for want of an answer */
  add(check: CheckId, outcome: Outcome, message: string, exchange?: Exchange, isUnanswered = false): void {
    const isShown = exchange !== undefined && outcome !== 'ok';
    this.results.push({
      tool: this.tool,
      check,
      outcome,
      message: this.show(message),
      sent: exchange === undefined ? null : hideIn(exchange.arguments, this.show),
      evidence: isShown ? evidenceOf(exchange.answer, this.show) : null,
      isUnanswered,
    });
  }

  /** For an answer that did not come. */
  addUnanswered(check: CheckId, exchange: Exchange): void {
    const { answer } = exchange;
    if (answer.kind === 'timed-out')
      this.add(check, 'timed-out', `no answer within ${seconds(answer.milliseconds)}`, exchange, true);
    else if (answer.kind === 'unsent')
      this.add(check, 'not-judged', `not called: ${answer.reason}`, undefined, true);
  }
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} s`;
}
