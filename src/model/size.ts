import type { Tool } from './tool.js';
import { isObject } from './value.js';

/** Characters of other scripts that a tokenizer spends about a whole token on: ideographs, kana, Hangul. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g;
const HAS_WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** The name of the estimate, as a report shows it. */
export const TOKEN_ESTIMATOR = 'characters ÷ 4, an ideograph as one';

/** What a tool costs, by where it stands. Together with the name they are the whole. */
export interface TokenParts {
  readonly description: number;
  readonly input: number;
  readonly output: number;
}

/** What a tool costs a model that is told all of it. */
export interface Tokens extends TokenParts {
  /** Name, description and both schemas. */
  readonly whole: number;
  /** The same without the output schema, which many clients keep to themselves: the APIs of models have no place for it. */
  readonly withoutOutput: number;
}

/** Characters as compact JSON, and how many of them are wide. */
interface Weight {
  readonly characters: number;
  readonly wide: number;
}

/**
 * About how many tokens a value costs a model as compact JSON. Four characters a token is the usual rule of thumb for
 * English and JSON; no tokenizer is loaded for it, and the same value gives the same number everywhere.
 */
export function estimateTokens(value: unknown): number {
  return tokensIn([weigh(value)]);
}

/**
 * About how many tokens a tool costs: name, description, input and output schema. Icons, `_meta`, annotations and the
 * title are for clients and people; no model is told them.
 */
export function tokensOf({ name, description, fields }: Tool): Tokens {
  const named = weigh(name);
  const described = weigh(description === '' ? undefined : description);
  const input = weigh(fields.inputSchema.value);
  const output = weigh(fields.outputSchema.value);
  return {
    whole: tokensIn([named, described, input, output]),
    withoutOutput: tokensIn([named, described, input]),
    description: tokensIn([described]),
    input: tokensIn([input]),
    output: tokensIn([output]),
  };
}

function tokensIn(weights: readonly Weight[]): number {
  let narrow = 0;
  let wide = 0;
  for (const weight of weights) {
    narrow += weight.characters - weight.wide;
    wide += weight.wide;
  }
  return Math.ceil(narrow / 4) + wide;
}

function weigh(whole: unknown): Weight {
  let characters = 0;
  let wide = 0;
  const open: unknown[] = [whole];
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
  return { characters, wide };
}
