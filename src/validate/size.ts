/** How far a value may go before this room refuses to look at it. */

/** The deepest nesting judged. Fixed, because a call stack is not: it differs between machines and callers. */
const MAX_DEPTH = 100;

const MAX_NODES = 1_000_000;

/** Whether a value is nested too deeply, or holds too much, to be judged. A value that contains itself is too deep. */
export function isTooLarge(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const inside = Object.values(next.value);
    nodes += inside.length;
    if (next.depth >= MAX_DEPTH || nodes > MAX_NODES) return true;
    for (const each of inside) waiting.push({ value: each, depth: next.depth + 1 });
  }
  return false;
}
