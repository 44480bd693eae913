import { isObject } from '../model/value.js';

/**
 * A JSON value as a text that is the same for equal values. Nesting is not bounded by the call stack.
 * @param order `sorted`: members that stand in another order are equal; `written`: they are not
 */
export function canonical(value: unknown, order: 'sorted' | 'written' = 'sorted'): string {
  const pieces: string[] = [];
  const open: Step[] = [{ value }];
  for (let step = open.pop(); step; step = open.pop()) {
    if ('text' in step) pieces.push(step.text);
    else if (Array.isArray(step.value)) {
      pieces.push('[');
      open.push({ text: ']' });
      for (let at = step.value.length - 1; at >= 0; at--) {
        open.push({ value: step.value[at] });
        if (at > 0) open.push({ text: ',' });
      }
    } else if (isObject(step.value)) {
      pieces.push('{');
      open.push({ text: '}' });
      const keys = Object.keys(step.value);
      if (order === 'sorted') keys.sort();
      for (let at = keys.length - 1; at >= 0; at--) {
        const key = keys[at]!;
        open.push({ value: step.value[key] }, { text: `${JSON.stringify(key)}:` });
        if (at > 0) open.push({ text: ',' });
      }
    } else pieces.push(JSON.stringify(step.value) ?? 'undefined');
  }
  return pieces.join('');
}

type Step = { readonly text: string } | { readonly value: unknown };

/** True for equal JSON values; the order of members does not count. */
export function sameValue(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || canonical(a) === canonical(b);
}
