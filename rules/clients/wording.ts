import type { Effect } from './limit.js';

/** `a, b and 2 more`: as many of them as there is room for, one at least. */
export function listed(names: readonly string[], room: number): string {
  const whole = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  if (whole.length <= room) return whole;
  for (let shown = names.length - 1; shown > 1; shown--) {
    const text = `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
    if (text.length <= room) return text;
  }
  return names.length === 1 ? whole : `${names[0]} and ${names.length - 1} more`;
}

/** `refused by anthropic: …`: the head of a message that names one client at least. */
export function headOf(effect: Effect, clients: string, date: string): string {
  return `${effect} by ${clients}${date}: `;
}

const HEAD = /^(?:refused|dropped|renamed|deleted) by [^:]*: /;

/** What a message says is wrong, for a reader who knows whom it is about. */
export function faultIn(message: string): string {
  return message.replace(HEAD, '');
}
