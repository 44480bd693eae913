/**
 * Sixteen hexadecimal digits for a text: FNV-1a, 2 × 32 bits with different offsets. Enough to tell catalogues or
 * descriptions apart, not to withstand somebody who looks for a pair; and the same in every runtime.
 */
export function digest(text: string): string {
  return [0x811c9dc5, 0x01000193].map((offset) => fnv1a(text, offset).toString(16).padStart(8, '0')).join('');
}

function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
