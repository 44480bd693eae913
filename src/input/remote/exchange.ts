import { lookup } from 'node:dns';
import {
  type Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plain,
} from 'node:http';
import { request as secured } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type Deadline, seconds, TimeUp } from '../deadline.js';
import { networkFault } from '../network-fault.js';

/** One GET, without redirects. */
export interface Question {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Most bytes of the answer, as they come and after they were unpacked. */
  readonly most: number;
  /** What is wrong with connecting to an address; undefined for one that may be connected to. */
  readonly judge: Judge;
  /** Keeps connections for the next question; without it each has one of its own. */
  readonly agent?: Agent;
}

export type Judge = (address: string) => string | undefined;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** No answer came, and why, as the rest of a sentence that begins with the name of what was asked for. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** An address that is not connected to. */
class Refused extends Error {}

/** Asks, and takes the whole answer, unpacked. @throws {NoAnswer} */
export async function exchange(question: Question, deadline: Deadline): Promise<Answer> {
  const end = new AbortController();
  try {
    return await deadline.wait(ask(question, end.signal));
  } catch (error) {
    // What is still open would keep the process alive.
    end.abort();
    if (error instanceof NoAnswer) throw error;
    if (error instanceof TimeUp)
      throw new NoAnswer(
        `did not come within ${seconds(deadline.milliseconds)}; give it more time with --timeout`,
      );
    if (error instanceof Refused) throw new NoAnswer(error.message);
    throw new NoAnswer(`could not be reached: ${networkFault(error) ?? (error as Error).message}`);
  }
}

function ask(question: Question, signal: AbortSignal): Promise<Answer> {
  const { url, headers, most, judge, agent } = question;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The resolver is not asked about a number, so the number is looked at here.
  const fault = isIP(host) === 0 ? undefined : judge(host);
  if (fault !== undefined) return Promise.reject(new Refused(refusal(url.hostname, undefined, fault)));
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? secured : plain)(url, {
      // One that is kept for others was perhaps opened under other rules.
      agent: agent ?? false,
      headers: { ...headers, 'accept-encoding': 'gzip, br, deflate' },
      signal,
      lookup: judgingLookup(judge),
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The other side may have closed a kept connection just when it was taken up again.
      const isStale = agent !== undefined && request.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) ask(withoutAgent(question), signal).then(resolve, reject);
      else reject(error);
    });
    request.on('response', (response) => {
      receive(response, most).then(resolve, (error: unknown) => {
        reject(error);
        request.destroy();
      });
    });
    request.end();
  });
}

function withoutAgent({ agent: _, ...question }: Question): Question {
  return question;
}

/**
 * Looks a name up and refuses it when there is something wrong with one of its addresses. What is connected to is what
 * was judged: a name that answers otherwise the second time is not asked a second time.
 */
function judgingLookup(judge: Judge): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      for (const { address } of addresses) {
        const fault = judge(address);
        if (fault !== undefined) return done(new Refused(refusal(host, address, fault)), '');
      }
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return done(null, first?.address ?? '', first?.family);
    });
  };
}

function refusal(host: string, address: string | undefined, fault: string): string {
  const what = address === undefined ? `is at ${host}` : `is at ${host}, which is ${address} here`;
  return `${what}: ${fault} is asked for nothing unless --allow-private is given`;
}

async function receive(response: IncomingMessage, most: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge(most);
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await unpack(Buffer.concat(chunks), headers, most) };
}

const UNPACKERS: Readonly<
  Record<string, (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

async function unpack(body: Buffer, headers: IncomingHttpHeaders, most: number): Promise<Buffer> {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '' || body.length === 0) return body;
  const unpacker = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding] : undefined;
  if (!unpacker) throw new NoAnswer(`came packed as "${encoding}", which nobody asked for`);
  try {
    return await unpacker(body, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(most);
    throw new NoAnswer(`came packed as ${encoding}, but is damaged`);
  }
}

function tooLarge(most: number): NoAnswer {
  return new NoAnswer(`is larger than ${Math.round(most / 1_048_576)} MB, the most that is fetched`);
}
