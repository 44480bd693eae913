import { SECRET_LOOKS } from '../../model/secret-looks.js';
import type { Secret } from './source.js';

/** Shorter values are hidden only where they stand alone: a one-letter value would take that letter out of every word. */
const LEAST_INSIDE_WORDS = 6;

/** Shorter values may be words of any description: a tool list is not changed for them. */
const LEAST_IN_LISTS = 8;

const SECRET_NAME = /(?:key|token|secret|passw(?:or)?d|credential|auth|cookie|dsn|\bpat\b)/i;

/** True for the name of a variable, flag or header whose value is probably a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** True for a text that looks like a key, or has one in it. */
export function looksSecret(text: string): boolean {
  return SECRET_LOOKS.some((look) => look.test(text));
}

/** Takes values out of a text that is going to be shown, however they are spelled in it. */
export function redact(text: string, secrets: readonly Secret[]): string {
  const found: Span[] = [];
  for (const { label, value } of secrets)
    for (const spelling of spellingsOf(value)) found.push(...spansOf(text, spelling, label));
  if (found.length === 0) return text;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let shown = '';
  let end = 0;
  for (const span of found) {
    // Of two that overlap, nothing of either may stay.
    if (span.start >= end) shown += `${text.slice(end, span.start)}<${span.label}>`;
    end = Math.max(end, span.end);
  }
  return shown + text.slice(end);
}

/** Where a value stands in a text. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

function spansOf(text: string, spelling: string, label: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(spelling); start >= 0; start = text.indexOf(spelling, start + 1)) {
    const end = start + spelling.length;
    if (spelling.length >= LEAST_INSIDE_WORDS || standsAlone(text, start, end))
      spans.push({ start, end, label });
  }
  return spans;
}

function standsAlone(text: string, start: number, end: number): boolean {
  return !/[\w-]/.test(text[start - 1] ?? ' ') && !/[\w-]/.test(text[end] ?? ' ');
}

/** A value as it is, as JSON, an address and a header write it, and each line of a long one: logs break such values up. */
function spellingsOf(value: string): Set<string> {
  const plain = [value, ...value.split(/\r?\n/).filter((line) => line.length >= LEAST_IN_LISTS)];
  const spellings = new Set<string>();
  for (const text of plain) {
    if (text.trim() === '') continue;
    spellings.add(text);
    spellings.add(JSON.stringify(text).slice(1, -1));
    if (text.length < LEAST_INSIDE_WORDS) continue;
    if (isWellFormed(text)) spellings.add(encodeURIComponent(text));
    spellings.add(new URLSearchParams({ v: text }).toString().slice(2));
    const bytes = Buffer.from(text);
    spellings.add(bytes.toString('base64').replace(/=+$/, ''));
    spellings.add(bytes.toString('base64url'));
    spellings.add(bytes.toString('hex'));
  }
  return spellings;
}

/** Half a surrogate pair cannot be written in an address. */
function isWellFormed(text: string): boolean {
  return !/[\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ''));
}

/** Members whose texts are words of the schema or names that calls use: a value that is one of these is no secret. */
const FIXED_MEMBERS = new Set([
  'name',
  'type',
  '$ref',
  '$schema',
  '$id',
  '$anchor',
  'format',
  'pattern',
  'required',
]);

/**
 * Takes values out of a list of tools. Names, keys and the words of schemas stay as they are, so that it is still the same
 * list.
 * @param written the list as JSON @returns the list, and the labels of what was found
 */
export function redactList(
  list: unknown,
  written: string,
  secrets: readonly Secret[],
): { list: unknown; found: ReadonlySet<string> } {
  const found = new Set<string>();
  const usable = secrets.filter(
    ({ value, isCertain }) => isCertain && value.length >= LEAST_IN_LISTS && isIn(written, value),
  );
  if (usable.length === 0) return { list, found };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const shown = redact(value, usable);
      if (shown !== value) for (const { label } of usable) if (shown.includes(`<${label}>`)) found.add(label);
      return shown;
    }
    if (typeof value === 'number') {
      const secret = usable.find((each) => each.value === String(value));
      if (secret) found.add(secret.label);
      return secret ? 0 : value;
    }
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => [
      key,
      FIXED_MEMBERS.has(key) && !isSchema(member) ? member : visit(member),
    ]);
    return Object.fromEntries(members);
  };
  return { list: visit(list), found };
}

/** Most lists hold nothing of the kind, and one look over the whole tells. */
function isIn(written: string, value: string): boolean {
  for (const spelling of spellingsOf(value))
    if (written.includes(JSON.stringify(spelling).slice(1, -1))) return true;
  return false;
}

/** A parameter may have the name of a keyword. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an address holds that no output may show. */
export function secretsInUrl(url: string): Secret[] {
  if (!URL.canParse(url)) return [];
  const { username, password, search, searchParams } = new URL(url);
  const label = 'part of the address';
  const typed = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  // A name without a password is often a key.
  const user = password === '' ? [username] : [`${decoded(username)}:${decoded(password)}`];
  return [...user, decoded(password), password, ...searchParams.values(), ...typed]
    .filter((value) => value !== '')
    .map((value) => ({ label, value, isCertain: true }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without its name, password and the values of its query, which often are keys. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.host === '') return url;
  const query = [...parsed.searchParams.keys()].map((name) => `${name}=…`).join('&');
  const user = parsed.username === '' && parsed.password === '' ? '' : '…@';
  return `${parsed.protocol}//${user}${parsed.host}${parsed.pathname}${query === '' ? '' : `?${query}`}`;
}

/** A text of a server for a place inside a sentence: one line of bearable length, without what is secret. */
export function quoted(text: string, secrets: readonly Secret[], most = 300): string {
  const line = redact(text, secrets).replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
