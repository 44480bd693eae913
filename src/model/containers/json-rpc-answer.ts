import { isObject } from '../value.js';
import type { Container, Contents } from './container.js';
import { openToolsList } from './tools-list.js';

/** A saved JSON-RPC answer to `tools/list`: `{"jsonrpc": "2.0", "id": …, "result": {"tools": […]}}`. */
export const jsonRpcAnswer: Container = {
  id: 'answer',
  title: 'JSON-RPC answer to tools/list',
  takes: 'what has a name',
  open(document) {
    if (!Array.isArray(document)) return openAnswer(document, '');
    const answers = document.map((answer: unknown, index) => openAnswer(answer, `/${index}`));
    if (answers.length === 0 || !answers.every((answer) => answer !== undefined)) return undefined;
    return pagesOf(answers);
  },
};

function openAnswer(document: unknown, pointer: string): Contents | undefined {
  if (!isObject(document) || !isObject(document['result'])) return undefined;
  return openToolsList(document['result'], `${pointer}/result`);
}

/** Several answers are the pages of one list: only the last says whether more were to come. */
function pagesOf(answers: readonly Contents[]): Contents {
  const { notes = [], isCut = false } = answers.at(-1)!;
  return { entries: answers.flatMap(({ entries }) => entries), notes, isCut, isSaved: true };
}
