/** Longest answer that is taken, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** As much of a refusal is read, and for so long: a server may send one without end. */
const REFUSAL_BYTES = 64 * 1024;
const REFUSAL_MS = 2000;

/** Does the requests of a connection, and remembers what an error of the SDK does not say. */
export class HttpWatch {
  /** Of the last answer to a POST, or to the GET that opens SSE. */
  lastStatus: number | undefined;
  lastType: string | undefined;
  /** The method of the protocol that was sent last. */
  lastMethod: string | undefined;
  /** Where the last answer leads to, when it was a redirect. */
  location: string | undefined;
  /** After how many seconds the server wants to be asked again. */
  retryAfter: string | undefined;
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
    // The stream that a GET opens is optional beside Streamable HTTP, and the DELETE at the end a courtesy.
    if (init.method !== 'POST' && this.lastMethod !== undefined) return fetch(url, { ...init, signal });
    this.refusal = undefined;
    this.fault = undefined;
    this.lastMethod = methodIn(init.body) ?? this.lastMethod;
    const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
      this.fault = error;
      throw error;
    });
    this.#note(response);
    if (response.ok) return limited(response);
    this.refusal = await beginningOf(response);
    const { status, statusText, headers } = response;
    return new Response(status === 304 ? null : this.refusal, { status, statusText, headers });
  };

  #note({ status, headers }: Response): void {
    this.lastStatus = status;
    this.lastType = headers.get('content-type') ?? undefined;
    this.location = headers.get('location') ?? undefined;
    this.retryAfter = headers.get('retry-after') ?? undefined;
    if (status === 401) this.challenge = headers.get('www-authenticate') ?? undefined;
  }
}

function methodIn(body: unknown): string | undefined {
  return typeof body === 'string' ? /"method":"([^"\\]{1,100})"/.exec(body)?.[1] : undefined;
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), REFUSAL_MS);
  try {
    for (let bytes = 0; bytes < REFUSAL_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.length;
    }
  } catch {
    // What came until the connection was cut is all there is.
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
  return Buffer.concat(chunks).toString('utf8');
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
