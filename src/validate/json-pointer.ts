/** JSON pointers, RFC 6901. */

/** `a/b` → `/a~1b`: one step of a pointer. */
export function pointerStep(name: string | number): string {
  return `/${String(name).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** `/a~1b/0` → `['a/b', '0']`. */
export function pointerNames(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** What an own property or a list item leads to; `undefined` when there is none. Never reaches a prototype. */
export function stepInto(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

export function valueAt(value: unknown, pointer: string): unknown {
  return pointerNames(pointer).reduce(stepInto, value);
}
