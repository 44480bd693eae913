// A server of MCP over stdio, made by hand so that it can do everything wrong: node raw-server.mjs MODE [VALUE]
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode = 'plain', value = ''] = process.argv.slice(2);

const write = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const answer = (id, result) => write({ jsonrpc: '2.0', id, result });
const refuse = (id, code, message) => write({ jsonrpc: '2.0', id, error: { code, message } });
const tool = (name, more = {}) => ({
  name,
  description: `Opens the ${name.replaceAll('_', ' ')}. Returns nothing.`,
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  ...more,
});
const tools = (count, from = 0) =>
  Array.from({ length: count }, (_, index) => tool(`open_lock_${from + index}`));

function initialize({ id, params }, protocolVersion = params.protocolVersion) {
  answer(id, {
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'lockers', version: '1.2.3' },
  });
}

/** Pages by cursor; the second one is an empty text, which is a cursor like any other. */
const PAGES = { first: ['', 0], '': ['ü/2=', 4], 'ü/2=': [undefined, 8] };

const MODES = {
  plain: { list: ({ id }) => answer(id, { tools: tools(1) }) },
  pages: {
    list: ({ id, params }) => {
      const page = PAGES[params?.cursor ?? 'first'];
      if (!page) return refuse(id, -32602, 'no such cursor');
      answer(id, { tools: tools(4, page[1]), nextCursor: page[0] });
    },
  },
  'stuck-cursor': { list: ({ id }) => answer(id, { tools: tools(2), nextCursor: 'again' }) },
  'endless-cursors': {
    list: ({ id, params }) =>
      answer(id, { tools: tools(1), nextCursor: String(Number(params?.cursor ?? 0) + 1) }),
  },
  'cursor-is-a-number': { list: ({ id }) => answer(id, { tools: tools(1), nextCursor: 7 }) },
  'second-page-fails': {
    list: ({ id, params }) =>
      params?.cursor
        ? refuse(id, -32603, 'the store is down')
        : answer(id, { tools: tools(3), nextCursor: 'x' }),
  },
  'second-page-hangs': {
    list: ({ id, params }) => {
      if (!params?.cursor) answer(id, { tools: tools(3), nextCursor: 'x' });
    },
  },
  'dies-mid-list': {
    list: ({ id, params }) => {
      if (params?.cursor) process.exit(3);
      answer(id, { tools: tools(3), nextCursor: 'x' });
    },
  },
  'dies-at-start': {
    start: () => {
      process.stderr.write(
        '[lockers] reading settings\nError: LOCKER_API_KEY is not set\n    at main (server.js:1:1)\n',
      );
      process.exit(4);
    },
  },
  'needs-variable': {
    start: () => {
      if (process.env.LOCKER_API_KEY) return;
      process.stderr.write('Error: environment variable LOCKER_API_KEY is required\n');
      process.exit(1);
    },
    list: ({ id }) =>
      answer(id, { tools: [tool('open_lock', { description: `Opens ${process.env.LOCKER_API_KEY}.` })] }),
  },
  slow: {
    initialize: (message) => setTimeout(() => initialize(message), Number(value)),
    list: ({ id }) => answer(id, { tools: tools(1) }),
  },
  'hangs-in-initialize': { initialize: () => {} },
  'hangs-in-list': { list: () => {} },
  'drips-for-ever': {
    list: () => {
      setInterval(
        () =>
          write({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } }),
        20,
      );
    },
  },
  'will-not-leave': {
    start: () => {
      process.on('SIGTERM', () => {});
      setInterval(() => {}, 1000);
    },
    list: ({ id }) => answer(id, { tools: tools(1) }),
  },
  grandchildren: {
    // One in the same group, one that has left it, one that nobody waits for: their numbers go to the file.
    start: () => {
      const nap = ['-e', 'setInterval(() => {}, 1000)'];
      const children = [
        spawn(process.execPath, nap, { stdio: 'ignore' }),
        spawn(process.execPath, nap, { stdio: 'ignore', detached: true }),
        spawn(
          'sh',
          [
            '-c',
            `"${process.execPath}" -e 'require("fs").appendFileSync(process.argv[1], process.pid + "\\n"); setInterval(() => {}, 1000)' "${value}" &`,
          ],
          { stdio: 'ignore', detached: true },
        ),
      ];
      appendFileSync(value, `${process.pid}\n${children[0].pid}\n${children[1].pid}\n`);
    },
    initialize: (message) => setTimeout(() => initialize(message), 300),
    list: ({ id }) => answer(id, { tools: tools(1) }),
  },
  noise: {
    start: () => process.stdout.write('Lockers 1.2.3 starting…\r\n\n'),
    list: ({ id }) => {
      process.stdout.write('{"level":"debug","message":"listing"}\n');
      write({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'listing' } });
      answer(id, { tools: tools(1) });
      process.stdout.write('done \u001b[31mred\u001b[0m\n');
    },
  },
  'errors-flood': {
    start: () => process.stderr.write('x'.repeat(3_000_000)),
    list: ({ id }) => answer(id, { tools: tools(1) }),
  },
  'protocol-of-2024': {
    initialize: (message) => initialize(message, '2024-11-05'),
    list: ({ id }) => answer(id, { tools: tools(1) }),
  },
  'protocol-of-nowhere': { initialize: (message) => initialize(message, '1999-01-01') },
  batches: {
    list: ({ id }) =>
      process.stdout.write(`${JSON.stringify([{ jsonrpc: '2.0', id, result: { tools: tools(2) } }])}\n`),
  },
  'one-bad-tool': {
    list: ({ id }) =>
      answer(id, {
        tools: [
          tool('open_lock'),
          { name: 'close_lock', description: 7, inputSchema: null },
          'nothing',
          tool('rent_lock', { 'x-owner': 'team a', annotations: { readOnlyHint: true, costHint: 3 } }),
        ],
      }),
  },
  'list-fails': { list: ({ id }) => refuse(id, -32603, 'the store is down') },
  'no-list': { list: ({ id }) => answer(id, { items: [] }) },
  'no-tools': { list: ({ id }) => answer(id, { tools: [] }) },
  many: { list: ({ id }) => answer(id, { tools: tools(Number(value)) }) },
  // Pictures make lists this long, not words.
  huge: {
    list: ({ id }) => {
      const src = `data:image/png;base64,${'A'.repeat(Number(value))}`;
      answer(id, { tools: [tool('open_lock', { icons: [{ src, mimeType: 'image/png' }] })] });
    },
  },
  'changes-while-read': {
    list: ({ id }) => {
      MODES.count = (MODES.count ?? 0) + 1;
      if (MODES.count === 1) write({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
      answer(id, { tools: tools(MODES.count) });
    },
  },
  'asks-back': {
    list: ({ id }) => {
      write({ jsonrpc: '2.0', id: 'r1', method: 'roots/list' });
      write({ jsonrpc: '2.0', id: 'p1', method: 'ping' });
      MODES.pending = id;
    },
    other: (message) => {
      if (message.id === 'p1' && message.result) answer(MODES.pending, { tools: tools(1) });
    },
  },
  'says-what-it-was-told': {
    // In every spelling that a log or a description may have.
    start: () => {
      const told = process.env.TOLD ?? '';
      const bytes = Buffer.from(told);
      for (const text of [
        told,
        JSON.stringify({ told }),
        encodeURIComponent(told),
        bytes.toString('base64'),
        bytes.toString('hex'),
      ])
        process.stderr.write(`${'x'.repeat(290)} ${text}\n`);
      process.stdout.write(`${'y'.repeat(75)} ${told}\n`);
    },
    initialize: ({ id, params }) =>
      answer(id, {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: `lockers of ${process.env.TOLD}\n\u001b[31m`, version: '1' },
      }),
    list: ({ id }) => {
      if (value === 'fails') return refuse(id, -32603, `no\n::error::${process.env.TOLD}`);
      const code = Number(process.env.TOLD) || 7;
      answer(id, {
        tools: [
          tool('open_lock', {
            description: `Opens ${process.env.TOLD}.`,
            inputSchema: { type: 'object', properties: { code: { type: 'number', default: code } } },
          }),
        ],
      });
    },
  },
  floods: {
    start: () => {
      const lines = 'y\n'.repeat(30_000);
      const more = () => process.stdout.write(lines, more);
      more();
    },
  },
  'speaks-http': {
    start: () => process.stdout.write('Lockers are listening on http://localhost:3000\n'),
    initialize: () => {},
  },
  asks: { start: () => process.stdout.write('Password: '), initialize: () => {} },
  'warns-and-dies': {
    start: () => {
      process.stderr.write(
        'Warning: LOCKER_URL is not set, using the default\nError: connect ECONNREFUSED 127.0.0.1:5432\n',
      );
      process.exit(1);
    },
  },
  'no-capability': {
    initialize: ({ id, params }) =>
      answer(id, {
        protocolVersion: params.protocolVersion,
        capabilities: { resources: {} },
        serverInfo: { name: 'lockers', version: '1' },
      }),
    list: ({ id }) => refuse(id, -32601, 'Method not found'),
  },
  'empty-page-then-dies': {
    list: ({ id, params }) => {
      if (params?.cursor) process.exit(3);
      answer(id, { tools: [], nextCursor: 'x' });
    },
  },
  'answers-with-null': { list: ({ id }) => write({ jsonrpc: '2.0', id, result: null }) },
  deep: {
    list: ({ id }) => {
      const depth = 5000;
      const schema = `${'{"type":"object","properties":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`;
      process.stdout.write(
        `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"tools":[{"name":"open_lock","inputSchema":${schema}}]}}\n`,
      );
    },
  },
  'calls-are-logged': { list: ({ id }) => answer(id, { tools: tools(1) }) },
};

const behaviour = MODES[mode];
behaviour.start?.();
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (mode === 'calls-are-logged') appendFileSync(value, `${message.method}\n`);
  if (message.method === 'initialize') (behaviour.initialize ?? initialize)(message);
  else if (message.method === 'tools/list') behaviour.list?.(message);
  else behaviour.other?.(message);
});
