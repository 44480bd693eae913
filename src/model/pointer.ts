import { isObject, member } from './value.js';

/** One step of a JSON pointer (RFC 6901), escaped: `~` as `~0`, `/` as `~1`. */
export function escapeToken(token: string): string {
  if (!token.includes('~') && !token.includes('/')) return token;
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The steps of a JSON pointer, unescaped; `''` has none. */
export function tokensOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `pointer` one step deeper. */
export function child(pointer: string, token: string | number): string {
  return `${pointer}/${typeof token === 'number' ? token : escapeToken(token)}`;
}

/** A list index as RFC 6901 writes it: no sign, no leading zero. */
const LIST_INDEX = /^(?:0|[1-9]\d*)$/;

/** The value one step below `value`, or undefined when there is none. */
export function step(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return LIST_INDEX.test(token) ? value[Number(token)] : undefined;
  return isObject(value) ? member(value, token) : undefined;
}

/** The value that `pointer` names inside `document`, or undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce(step, document);
}
