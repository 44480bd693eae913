/** What is looked at, with what holds when all is well. Servers are probed in this order, too. */
export const CHECKS = {
  'probe/unknown-tool-refused': 'A tool that the server does not have is refused with a protocol error',
  'probe/missing-argument-refused': 'A call without a required argument comes back as a failure',
  'probe/mistyped-argument-refused': 'A call with an argument of the wrong type comes back as a failure',
  'probe/unknown-argument-refused':
    'A call with an argument that the closed schema does not list comes back as a failure',
  'probe/valid-call-succeeds': 'A call that fits the input schema succeeds',
  'probe/result-well-formed': 'A result has the form that the protocol gives it',
  'probe/error-marked': 'An error is no success: it comes with `isError: true`, or as a protocol error',
  'probe/structured-content-given': 'A tool with an `outputSchema` returns `structuredContent`',
  'probe/structured-content-fits': '`structuredContent` fits the `outputSchema`',
  'probe/failure-explained': 'A failure has a code and a sentence, and says whether trying again helps',
  'probe/result-size': 'A result is small enough to be read whole',
  'probe/text-once': 'A result does not say the same text twice',
  'probe/truncation-announced': 'A result that was cut says so',
} as const;

export type CheckId = keyof typeof CHECKS;

/**
 * What came of a check, the gravest first. `timed-out` is not `failed`: the work may have been done. `invalid-arguments`:
 * the server refuses arguments that fit its schema, or the author's own example does not fit it. `advice`: no promise is
 * broken, but a model is served badly.
 */
export const OUTCOMES = [
  'contract-broken',
  'timed-out',
  'failed',
  'invalid-arguments',
  'advice',
  'not-judged',
  'ok',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** One check of a server or a tool. */
export interface CheckResult {
  /** null for the server as a whole. */
  readonly tool: string | null;
  readonly check: CheckId;
  readonly outcome: Outcome;
  /** One sentence without a stop. */
  readonly message: string;
  /** The arguments of the call that it rests on; null without a call. */
  readonly sent: unknown;
  /** What came back, shortened; null when nothing did, or when all is well. */
  readonly evidence: string | null;
  /** The server gave no answer, or could not be asked: nothing is known. */
  readonly isUnanswered: boolean;
}
