import type { CallAnswer } from '../model/call-answer.js';
import { isObject } from '../model/value.js';

/** As much of an answer is shown. */
const MOST_CHARACTERS = 240;

/** Takes secrets out of a text. */
export type Show = (text: string) => string;

/** What came back, as a report shows it: secrets are taken out before it is cut, so that no half of one is left. */
export function evidenceOf(answer: CallAnswer, show: Show): string | null {
  if (answer.kind === 'error') return cut(show(`error ${answer.code}: ${answer.message}`));
  if (answer.kind === 'lost' && answer.said !== '') {
    const lines = answer.said.split('\n').map((line) => line.trim());
    return cut(show(`standard error: ${lines.join('\n')}`));
  }
  if (answer.kind !== 'result') return null;
  return cut(shownText(hideIn(answer.result, show)));
}

/** One text block alone is shown as its text; all else as the JSON that it is. */
function shownText(result: unknown): string {
  if (isObject(result) && result['structuredContent'] === undefined && Array.isArray(result['content'])) {
    const [block, ...others] = result['content'] as unknown[];
    if (
      others.length === 0 &&
      isObject(block) &&
      block['type'] === 'text' &&
      typeof block['text'] === 'string'
    )
      return `${result['isError'] === true ? 'isError: true, ' : ''}text: ${block['text']}`;
  }
  return JSON.stringify(result) ?? 'nothing';
}

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, MOST_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** So many levels of a value are shown: below them is nothing that a report has room for. */
const MOST_LEVELS = 64;

/** A value with the secrets taken out of its texts. */
export function hideIn(value: unknown, show: Show, levels = MOST_LEVELS): unknown {
  if (typeof value === 'string') return show(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.map((each) => hideIn(each, show, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [show(key), hideIn(each, show, levels - 1)]),
  );
}
