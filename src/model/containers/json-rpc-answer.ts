import { isObject } from '../value.js';
import type { Container } from './container.js';
import { openToolsList } from './tools-list.js';

/** A saved JSON-RPC answer to `tools/list`: `{"jsonrpc": "2.0", "id": …, "result": {"tools": […]}}`. */
export const jsonRpcAnswer: Container = {
  id: 'answer',
  title: 'JSON-RPC answer to tools/list',
  takes: 'what has a name',
  open(document) {
    if (!isObject(document) || !isObject(document['result'])) return undefined;
    return openToolsList(document['result'], '/result');
  },
};
