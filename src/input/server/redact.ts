import type { Secret } from './source.js';

/** Shorter values are hidden only where they stand alone: a one-letter value would take that letter out of every word. */
const LEAST_INSIDE_WORDS = 6;

/** Values shorter than this may be words of any description: a tool list is not rewritten for them. */
const LEAST_IN_LISTS = 8;

const SECRET_NAME = /(?:key|token|secret|passw(?:or)?d|credential|auth|cookie|dsn)/i;

/** True for the name of a variable, flag or header whose value is probably a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Takes values out of a text that is going to be shown. */
export function redact(text: string, secrets: readonly Secret[]): string {
  let shown = text;
  for (const { label, value } of longestFirst(secrets)) {
    if (value === '' || !shown.includes(value)) continue;
    if (value.length >= LEAST_INSIDE_WORDS) shown = shown.replaceAll(value, `<${label}>`);
    else {
      const alone = new RegExp(`(?<![\\w-])${escapePattern(value)}(?![\\w-])`, 'g');
      shown = shown.replace(alone, `<${label}>`);
    }
  }
  return shown;
}

/**
 * Takes values out of a JSON text: in it, they may be written with escapes.
 * @returns the text, and the labels of what was found
 */
export function redactJson(json: string, secrets: readonly Secret[]): { text: string; found: string[] } {
  let text = json;
  const found: string[] = [];
  for (const { label, value } of longestFirst(secrets)) {
    if (value.length < LEAST_IN_LISTS) continue;
    const written = JSON.stringify(value).slice(1, -1);
    if (!text.includes(written)) continue;
    text = text.replaceAll(written, `<${label}>`);
    found.push(label);
  }
  return { text, found };
}

/** A value inside a longer one must not break it up. */
function longestFirst(secrets: readonly Secret[]): Secret[] {
  return [...secrets].sort((a, b) => b.value.length - a.value.length);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&');
}

/** What an address holds that no output may show. */
export function secretsInUrl(url: string): Secret[] {
  if (!URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  const label = 'part of the address';
  return [decodeURIComponent(password), password, ...searchParams.values()]
    .filter((value) => value !== '')
    .map((value) => ({ label, value }));
}

/** An address without its password and the values of its query, which often are keys. */
export function shownUrl(url: string): string {
  try {
    const parsed = new URL(url);
    const query = [...parsed.searchParams.keys()].map((name) => `${name}=…`).join('&');
    const user = parsed.username === '' ? '' : `${parsed.username}${parsed.password === '' ? '' : ':…'}@`;
    return `${parsed.protocol}//${user}${parsed.host}${parsed.pathname}${query === '' ? '' : `?${query}`}`;
  } catch {
    return url;
  }
}
