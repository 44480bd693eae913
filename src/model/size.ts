import type { Tool } from './tool.js';
import { isObject } from './value.js';

/** Characters of other scripts that a tokenizer spends about a whole token on: ideographs, kana, Hangul. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g;
const HAS_WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** The name of the estimate, as a report shows it. */
export const TOKEN_ESTIMATOR = 'characters ÷ 4, an ideograph as one';

/**
 * About how many tokens a value costs a model as compact JSON. Four characters a token is the usual rule of thumb for
 * English and JSON; no tokenizer is loaded for it, and the same value gives the same number everywhere.
 */
export function estimateTokens(values: readonly unknown[]): number {
  let characters = 0;
  let wide = 0;
  const open: unknown[] = [...values];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      characters += value.length + 3;
      if (HAS_WIDE.test(value)) wide += value.match(WIDE)!.length;
    } else if (Array.isArray(value)) {
      characters += 2;
      for (const item of value) open.push(item);
    } else if (isObject(value)) {
      characters += 2;
      for (const key in value) {
        characters += key.length + 4;
        open.push(value[key]);
      }
    } else if (value !== undefined) characters += String(value).length + 1;
  }
  return Math.ceil((characters - wide) / 4) + wide;
}

/** About how many tokens a client spends on a tool: name, description and input schema. */
export function tokensOf({ name, description, fields }: Tool): number {
  return estimateTokens([name, description, fields.inputSchema.value]);
}
