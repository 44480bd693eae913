import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { run } from '../cli/run.js';
import { sdkHandler } from './sdk-http.mjs';
import { ask, bodyOf, inputOf, sendJson, serve } from './servers.js';

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params?: { readonly cursor?: string };
}

const TOOL = { name: 'open_locker', description: 'Opens a locker.', inputSchema: { type: 'object' } };

function resultOf({ method, params }: Message): unknown {
  if (method === 'initialize')
    return {
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'lockers', version: '1' },
    };
  if (params?.cursor === undefined) return { tools: [TOOL], nextCursor: 'two' };
  return { tools: [{ ...TOOL, name: 'close_locker' }] };
}

/** An endpoint at `/mcp`. @param reply answers one request that has an id */
function endpoint(
  reply: (message: Message, response: ServerResponse, request: IncomingMessage) => void,
  other: RequestListener = (_, response) => response.writeHead(405).end(),
): RequestListener {
  return async (request, response) => {
    if (request.url !== '/mcp') return void response.writeHead(404).end('not found');
    if (request.method !== 'POST') return other(request, response);
    const message = JSON.parse(await bodyOf(request)) as Message;
    if (message.id === undefined) return void response.writeHead(202).end();
    reply(message, response, request);
  };
}

const answer = (message: Message) => ({ jsonrpc: '2.0', id: message.id, result: resultOf(message) });

/** With a session, and its answers as events, in pieces, with comments and line ends of both kinds. */
const withSession = endpoint(
  (message, response, request) => {
    if (message.method !== 'initialize' && request.headers['mcp-session-id'] !== 's1')
      return void response.writeHead(400).end('Mcp-Session-Id header required');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'mcp-session-id': 's1' });
    const text = JSON.stringify(answer(message));
    response.write(`: here\r\n\r\nevent: message\r\nid: 1\r\ndata: ${text.slice(0, 15)}`);
    setTimeout(() => response.end(`${text.slice(15)}\r\n\r\n`), 30);
  },
  (_, response) => response.writeHead(404).end(),
);

const stateless = endpoint((message, response) => sendJson(response, 200, answer(message)));

/** The transport of 2024: a stream that names where to post, and answers that come over the stream. */
function oldServer(): RequestListener {
  let stream: ServerResponse | undefined;
  return async (request, response) => {
    if (request.method === 'GET' && request.url === '/sse') {
      stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
      stream.write('event: endpoint\ndata: /messages?session=1\n\n');
    } else if (request.method === 'POST' && request.url?.startsWith('/messages')) {
      const message = JSON.parse(await bodyOf(request)) as Message;
      response.writeHead(202).end('Accepted');
      if (message.id !== undefined)
        stream?.write(`event: message\ndata: ${JSON.stringify(answer(message))}\n\n`);
    } else response.writeHead(request.url === '/sse' ? 405 : 404).end();
  };
}

/** An address at which nothing listens any more. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

describe('A server at an address', () => {
  it('is told when its session ends', async () => {
    const methods: string[] = [];
    const url = await serve((request, response) => {
      methods.push(request.method ?? '');
      withSession(request, response);
    });
    await ask(['--url', `${url}/mcp`]);
    expect(methods.at(-1)).toBe('DELETE');
  });

  it.each([
    ['with a session and no stream of its own (404)', withSession, '/mcp', 'http'],
    ['without a session, and no stream of its own (405)', stateless, '/mcp', 'http'],
    ['of the transport of 2024', oldServer(), '/sse', 'sse'],
  ])('is read to its last page: %s', async (_, listener, path, transport) => {
    const url = (await serve(listener)) + path;
    const input = inputOf(await ask(['--url', url]));
    expect(input.problem).toBe(null);
    expect(input.tools.map(({ name }) => name)).toEqual(['open_locker', 'close_locker']);
    expect(input.server).toMatchObject({ state: 'ok', transport, title: 'lockers 1' });
  });

  it.each([
    ['both eras', 'stateless', '2025-11-25'],
    ['the newest protocol only', 'reject', '2026-07-28'],
  ])('may be made with the SDK, for %s', async (_, legacy, protocol) => {
    const url = await serve(sdkHandler(legacy));
    const input = inputOf(await ask(['--url', `${url}/mcp`]));
    expect(input.problem).toBe(null);
    expect(input.server).toMatchObject({ state: 'ok', protocol });
    expect(input.tools).toHaveLength(1);
  });

  it('is asked at exactly the address that was given', async () => {
    const url = await serve(stateless);
    const wrong = await ask(['--url', `${url}/mcp/`]);
    expect(wrong.code).toBe(2);
    expect(inputOf(wrong).problem).toBe(
      'answered initialize with HTTP 404: not found. The address is used exactly as it was given: many servers answer at /mcp only',
    );
  });

  it('is told what --header says, and no output shows it', async () => {
    const guarded = endpoint((message, response, request) => {
      if (request.headers.authorization !== 'Bearer locker-key-42')
        return void response.writeHead(401, { 'www-authenticate': 'Bearer realm="x"' }).end();
      sendJson(response, 200, answer(message));
    });
    const url = `${await serve(guarded)}/mcp`;
    const without = await ask(['--url', url]);
    expect(without.code).toBe(2);
    expect(inputOf(without).problem).toBe(
      'answered initialize with HTTP 401. It needs authorization: give it with --header "Authorization: Bearer …"',
    );
    const wrong = await ask(['--url', url, '--header', 'Authorization: Bearer other-key-99']);
    expect(wrong.stdout + wrong.stderr).not.toContain('other-key-99');
    const right = await ask(['--url', url, '--header', 'Authorization: Bearer locker-key-42']);
    expect(inputOf(right).tools).toHaveLength(2);
    expect(right.stdout + right.stderr).not.toContain('locker-key-42');
  });

  it('is not shown with the keys in its address', async () => {
    const url = new URL(await serve((_, response) => response.writeHead(500).end('key=abc-123')));
    url.username = 'ann';
    url.password = 'pass-word-9';
    const answered = await ask(['--url', `${url.href}mcp?api_key=abc-123`]);
    expect(answered.code).toBe(2);
    expect(answered.stdout + answered.stderr).not.toMatch(/pass-word-9|abc-123/);
  });

  it.each([
    [
      'a web page',
      (_: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Lockers</h1>'),
      'answered initialize with text/html, not with JSON or an event stream',
    ],
    [
      'a fault of the server',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end('down'),
      'answered initialize with HTTP 503',
    ],
    [
      'a connection that is cut',
      (request: IncomingMessage) => void request.socket.destroy(),
      'could not be reached: the connection was cut',
    ],
    [
      'an answer that is no message',
      (_: IncomingMessage, response: ServerResponse) => sendJson(response, 200, { hello: 'there' }),
      'initialize failed: ',
    ],
  ])('may answer with %s', async (_, listener, problem) => {
    const url = await serve(listener);
    const answered = await ask(['--url', `${url}/mcp`, '--timeout', '4']);
    expect(answered.code).toBe(2);
    expect(inputOf(answered).problem).toContain(problem);
    expect(inputOf(answered).server?.state).toBe('unreachable');
  });

  it('may not be there at all', async () => {
    const answered = await ask(['--url', `${await nobody()}/mcp`]);
    expect(answered.code).toBe(2);
    expect(inputOf(answered).problem).toBe('could not be reached: nothing listens there');
    const odd = await run(['--url', 'file:///etc/passwd']);
    expect(odd.stderr).toContain('one begins with http:// or https://');
  });

  it('may drip bytes for ever, and that has an end', async () => {
    const url = await serve(
      endpoint((message, response) => {
        if (message.method === 'initialize') return sendJson(response, 200, answer(message));
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const timer = setInterval(() => response.write(': still here\n\n'), 30);
        response.on('close', () => clearInterval(timer));
      }),
    );
    const began = Date.now();
    const answered = await ask(['--url', `${url}/mcp`, '--request-timeout', '1']);
    expect(Date.now() - began).toBeLessThan(6000);
    expect(answered.code).toBe(2);
    expect(inputOf(answered).problem).toContain('answered initialize, but not tools/list within 1 s');
  });

  it('may send 50 MB', async () => {
    const src = `data:image/png;base64,${'A'.repeat(50_000_000)}`;
    const tool = { ...TOOL, icons: [{ src, mimeType: 'image/png' }] };
    const url = await serve(
      endpoint((message, response) =>
        sendJson(
          response,
          200,
          message.method === 'initialize'
            ? answer(message)
            : { ...answer(message), result: { tools: [tool] } },
        ),
      ),
    );
    expect(inputOf(await ask(['--url', `${url}/mcp`])).tools).toHaveLength(1);
  }, 30_000);
});
