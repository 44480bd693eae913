// A server by hand, for what no SDK lets pass. Each tool keeps its promises badly in one way; every call is logged.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const text = (said, more = {}) => ({ content: [{ type: 'text', text: said }], ...more });
const open = { type: 'object', properties: {} };
const by = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const berth = by({ berth: { type: 'string', examples: ['B-7'] } });
const depths = { type: 'object', properties: { depth: { type: 'number' } }, required: ['depth'] };
const LONG = 'The tide is high at nine in the morning, and low at three.';

/** Refuses what it should refuse, with a code and a sentence. */
const strict = (answer) => (given) =>
  typeof given.berth === 'string' && Object.keys(given).length === 1
    ? answer(given)
    : { error: { code: -32602, message: 'Invalid params: berth' } };

const nested = (levels) => {
  let value = {};
  for (let level = 0; level < levels; level++) value = { in: value };
  return value;
};

const TOOLS = {
  accept_anything: { schema: berth, answer: () => text('done') },
  find_berth: {
    schema: berth,
    answer: strict(() => text('Error: connect ECONNREFUSED 127.0.0.1:5432')),
  },
  down_as_empty: {
    schema: berth,
    answer: strict(() => text('{"results": [], "total": 0, "error": "upstream answered HTTP 503"}')),
  },
  refuse_in_words: {
    schema: berth,
    answer: (given) => text(given.berth === 'B-7' ? 'Berth B-7 is free.' : 'Error: berth is required'),
  },
  read_chapter: { schema: berth, answer: strict(() => text('Error handling at sea, chapter one.')) },
  no_structure: { schema: open, output: depths, answer: () => text('{"depth": 3}') },
  wrong_structure: {
    schema: open,
    output: depths,
    answer: () => text('deep', { structuredContent: { depth: 'deep' } }),
  },
  hang: { schema: berth, answer: strict(() => undefined) },
  die: {
    schema: open,
    answer: () => {
      process.stderr.write('the harbour is gone\n');
      process.exit(3);
    },
  },
  die_always: { schema: berth, answer: () => process.exit(3) },
  paint: { schema: open, answer: () => text('\u001b[31mred\u202e', { isError: true }) },
  huge: { schema: open, answer: () => text('deep water '.repeat(20_000)) },
  twice: {
    schema: open,
    answer: () => ({
      content: [
        { type: 'text', text: LONG },
        { type: 'text', text: LONG },
      ],
    }),
  },
  cut: {
    schema: open,
    answer: () =>
      text(JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, free: true }))).slice(0, 700)),
  },
  no_content: { schema: open, answer: () => ({ ok: true }) },
  deep: { schema: open, answer: () => text('deep', { isError: true, structuredContent: nested(3000) }) },
  lost_schema: {
    schema: open,
    output: { type: 'object', $ref: 'https://example.com/depth.json' },
    answer: () => text('{"depth":3}', { structuredContent: { depth: 3 } }),
  },
  keep: {
    schema: by({ harbour_password: { type: 'string' } }),
    answer: ({ harbour_password: kept }) => text(`E_KEPT: ${kept} is kept already`, { isError: true }),
  },
  garble: { schema: open, answer: () => 'done' },
  get_logs: { schema: open, answer: () => text('Error: connect ECONNREFUSED 127.0.0.1:5432') },
  forgotten: {
    schema: open,
    answer: () => ({ error: { code: -32602, message: 'Tool forgotten not found' } }),
  },
  fail_bare: { schema: open, answer: () => text('Internal Server Error', { isError: true }) },
  fail_well: {
    schema: open,
    answer: () => text('HARBOUR_CLOSED: the harbour office is unavailable; retry in 60 s', { isError: true }),
  },
  ask_more: {
    schema: berth,
    answer: () => ({
      resultType: 'input_required',
      inputRequests: { one: { method: 'elicitation/create' } },
    }),
  },
  wrong_example: {
    schema: { ...by({ berth: { type: 'string' } }), examples: [{ berth: 7 }] },
    answer: strict(() => text('fine')),
  },
  foreign: { schema: { ...berth, $schema: 'https://example.com/dialect' }, answer: () => text('fine') },
  unstated: { schema: by({ berth: { type: 'string' } }), answer: strict(() => text('fine')) },
  leak: {
    schema: open,
    answer: () => text(`Error: HTTP 401 for ${process.env.HARBOUR_KEY}`, { isError: true }),
  },
  leak_in_json: {
    schema: open,
    output: depths,
    answer: () => {
      const structuredContent = { depth: process.env.HARBOUR_KEY };
      return text(JSON.stringify(structuredContent), { structuredContent });
    },
  },
  drop_everything: {
    schema: berth,
    answer: () => text('dropped'),
    hints: { readOnlyHint: true, destructiveHint: true },
  },
  look: { schema: berth, answer: strict(() => text('B-7 is free')), hints: { readOnlyHint: true } },
};

const listed = (process.env.TOOLS ?? '').split(',').filter((name) => name !== '');
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize')
    send({
      id,
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'harbour', version: '1.0.0' },
      },
    });
  if (method === 'tools/list')
    send({
      id,
      result: {
        tools: listed.map((name) => {
          const { schema, output, hints } = TOOLS[name];
          return {
            name,
            description: 'A tool of the harbour.',
            inputSchema: schema,
            ...(output && { outputSchema: output }),
            ...(hints && { annotations: hints }),
          };
        }),
      },
    });
  if (method === 'tools/call') {
    if (process.env.CALLS) appendFileSync(process.env.CALLS, `${JSON.stringify(params)}\n`);
    const tool = listed.includes(params.name) ? TOOLS[params.name] : undefined;
    if (!tool) {
      if (process.env.ANY_NAME) send({ id, result: text('done') });
      else send({ id, error: { code: -32602, message: `Unknown tool: ${params.name}` } });
      return;
    }
    const answer = tool.answer(params.arguments ?? {});
    if (answer) send(answer.error ? { id, error: answer.error } : { id, result: answer });
  }
});
