// A server made with the SDK: node sdk-server.mjs serve|reject, for both eras of the protocol or the modern one only
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { lockers } from './sdk-lockers.mjs';

serveStdio(() => lockers(McpServer), { legacy: process.argv[2] });
