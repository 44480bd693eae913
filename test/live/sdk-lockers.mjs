import * as z from 'zod';

/** A server with one tool. @param McpServer the class of the SDK */
export function lockers(McpServer) {
  const server = new McpServer({ name: 'lockers', version: '2.0.0' }, { capabilities: { tools: {} } });
  server.registerTool(
    'open_locker',
    { description: 'Opens one locker.', inputSchema: z.object({ number: z.int() }) },
    ({ number }) => ({ content: [{ type: 'text', text: `Locker ${number} is open.` }] }),
  );
  return server;
}
