// The HTTP side of a server that is made with the SDK, as a handler for node:http: stateless, for both eras.
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { lockers } from './sdk-lockers.mjs';

/** @param legacy 'stateless' or 'reject' */
export function sdkHandler(legacy) {
  const handler = createMcpHandler(() => lockers(McpServer), { legacy });
  return async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const hasBody = !['GET', 'HEAD'].includes(request.method);
    const answer = await handler.fetch(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method,
        headers,
        body: hasBody ? Buffer.concat(chunks) : undefined,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) for await (const chunk of answer.body) response.write(chunk);
    response.end();
  };
}
