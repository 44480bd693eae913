// A server that keeps its promises, made with the SDK: over standard input and output, or over HTTP with the word http.
import { createServer } from 'node:http';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const object = (properties, required) =>
  fromJsonSchema({ type: 'object', properties, required, additionalProperties: false });

function harbour() {
  const server = new McpServer({ name: 'harbour', version: '1.0.0' });
  server.registerTool(
    'get_berth',
    {
      description: 'Returns one berth.',
      inputSchema: object(
        {
          berth: { type: 'string', examples: ['B-7'] },
          side: { type: 'string', enum: ['port', 'starboard'] },
        },
        ['berth'],
      ),
      outputSchema: object({ berth: { type: 'string' }, depth: { type: 'number' } }, ['berth', 'depth']),
      annotations: { readOnlyHint: true },
    },
    async ({ berth }) => {
      const structuredContent = { berth, depth: 3.5 };
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    },
  );
  server.registerTool(
    'drop_berth',
    { description: 'Deletes a berth.', inputSchema: object({ berth: { type: 'string' } }, ['berth']) },
    async () => ({ content: [{ type: 'text', text: 'gone' }] }),
  );
  return server;
}

/** Over HTTP, only as the revision without a handshake has it. The port is told on standard output. */
function serve() {
  const handler = createMcpHandler(harbour, { legacy: 'reject' });
  const http = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const { method, headers, url } = incoming;
    const answer = await handler.fetch(
      new Request(`http://${headers.host}${url}`, { method, headers, body }),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  http.listen(0, '127.0.0.1', () => process.stdout.write(`${http.address().port}\n`));
}

if (process.argv[2] === 'http') serve();
else await harbour().connect(new StdioServerTransport());
