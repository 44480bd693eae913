/** Longest answer that is taken, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Does the requests of a connection, and remembers what an error of the SDK does not say. */
export class HttpWatch {
  /** Of the last answer to a POST, or to the GET that opens SSE. */
  lastStatus: number | undefined;
  lastType: string | undefined;
  /** What the server says on a 401. */
  challenge: string | undefined;
  /** Why no answer came. */
  fault: unknown;
  /** The beginning of the answer to the last POST, if it was no success. */
  refusal: string | undefined;

  constructor(private readonly signal: AbortSignal) {}

  /** The refusal speaks of the revision of the protocol. */
  get refusedVersion(): boolean {
    return this.refusal !== undefined && /-32022|-32601|unsupported protocol version/i.test(this.refusal);
  }

  readonly fetch = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const signal = init.signal ? AbortSignal.any([this.signal, init.signal]) : this.signal;
    if (init.method === 'POST') this.refusal = undefined;
    const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
      this.fault = error;
      throw error;
    });
    // The stream that a GET opens is optional beside Streamable HTTP, and the DELETE at the end a courtesy.
    const isBeside = init.method === 'GET' || init.method === 'DELETE';
    if (isBeside && this.lastStatus !== undefined) return response;
    this.lastStatus = response.status;
    this.lastType = response.headers.get('content-type') ?? undefined;
    if (response.status === 401) this.challenge = response.headers.get('www-authenticate') ?? undefined;
    if (!response.ok)
      this.refusal = (
        await response
          .clone()
          .text()
          .catch(() => '')
      ).slice(0, 2000);
    return limited(response);
  };
}

/** The same answer, cut off where it grows too long. */
function limited(response: Response): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) controller.error(new Error(`an answer of more than ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
