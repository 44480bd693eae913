/** What came of one call of a tool. */
export type CallAnswer =
  | { readonly kind: 'result'; readonly result: unknown }
  /** An error of the protocol. */
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data: unknown }
  /** No answer came in time. That is no failure: the work may have been done all the same. */
  | { readonly kind: 'timed-out'; readonly milliseconds: number }
  /**
   * The connection ended before the answer: how, as the rest of a sentence that begins with the server, and what it wrote
   * last to standard error.
   */
  | {
      readonly kind: 'lost';
      readonly how: string;
      readonly said: string;
      /** That of an HTTP answer which was not the answer to the call; undefined without one. */
      readonly status?: number;
    }
  /** What came is no message of the protocol, so that no client takes it for the answer. */
  | { readonly kind: 'garbled' }
  /** The call was not sent, and why, a clause. */
  | { readonly kind: 'unsent'; readonly reason: string };
