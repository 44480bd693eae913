import { isObject, type JsonObject } from '../../src/model/value.js';

/** A JSON object that stands in a text. */
export interface EmbeddedJson {
  readonly start: number;
  readonly end: number;
  readonly value: JsonObject;
}

/** How many opening braces of one text are tried, and how far: a text of 100,000 braces must not cost their square. */
const MOST_ATTEMPTS = 64;
const LONGEST = 10_000;
const OBJECT_START = /^\{\s*["}]/;

/** The JSON objects written out in `text`, outermost only, from left to right. */
export function embeddedJson(text: string): EmbeddedJson[] {
  const found: EmbeddedJson[] = [];
  let attempts = 0;
  for (let start = text.indexOf('{'); start !== -1 && attempts < MOST_ATTEMPTS; attempts++) {
    // "{id}" and "{{name}}" are templates: an object goes on with a key or ends at once.
    const end = OBJECT_START.test(text.slice(start, start + 64)) ? closingBrace(text, start) : undefined;
    const value = end === undefined ? undefined : parseObject(text.slice(start, end));
    if (end !== undefined && value) found.push({ start, end, value });
    start = text.indexOf('{', value && end !== undefined ? end : start + 1);
  }
  return found;
}

/** `text` without the JSON objects in it. */
export function withoutJson(text: string): string {
  if (!text.includes('{')) return text;
  let rest = '';
  let from = 0;
  for (const { start, end } of embeddedJson(text)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
}

/** The offset behind the brace that closes the one at `start`; braces inside strings do not count. */
function closingBrace(text: string, start: number): number | undefined {
  const limit = Math.min(text.length, start + LONGEST);
  let depth = 0;
  let inString = false;
  for (let at = start; at < limit; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
