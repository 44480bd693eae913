/** True for the same JSON, with the keys of objects in the same order. Nesting does not use the call stack. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const open: [unknown, unknown][] = [[a, b]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    if (Object.is(one, other)) continue;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const keys = Object.keys(one);
    const others = Object.keys(other);
    if (keys.length !== others.length || keys.some((key, index) => key !== others[index])) return false;
    for (const key of keys) open.push([one[key as keyof typeof one], other[key as keyof typeof other]]);
  }
  return true;
}
