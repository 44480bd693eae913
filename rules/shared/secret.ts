import { SECRET_LOOKS } from '../../src/model/secret-looks.js';
import { isObject, member } from '../../src/model/value.js';
import {
  ABOUT_SECRET,
  FOREIGN_SECRET_NAME,
  PAGING_TOKEN,
  PIN_TEXT,
  SECRET_PHRASE,
  SECRET_TEXT,
  SECRET_WORDS,
} from '../lexicon/secret-words.js';
import { nameWords } from './name-words.js';

/** True for a parameter that by its name or its text holds a password, a token or a key. */
export function isSecret(name: string, text: string): boolean {
  return hasSecretName(name) || SECRET_TEXT.test(text) || PIN_TEXT.test(text);
}

function hasSecretName(name: string): boolean {
  const words = nameWords(name);
  const whole = words.join('_');
  if (SECRET_PHRASE.test(whole) || FOREIGN_SECRET_NAME.test(words.join(' '))) return true;
  if (ABOUT_SECRET.has(words.at(-1) ?? '') || PAGING_TOKEN.test(whole)) return false;
  return words.some((word) => SECRET_WORDS.has(word));
}

/** Names under which a list keeps the name of a header or a variable, and under which its value. */
const NAME_KEYS = ['name', 'key', 'header'] as const;

/** True when a value has something in it that looks like a secret, or has the name of one. */
export function holdsSecret(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let at = 0; at < open.length; at++) {
    const node = open[at];
    if (typeof node === 'string' && SECRET_LOOKS.some((look) => look.test(node))) return true;
    if (Array.isArray(node)) open.push(...node);
    else if (isObject(node)) {
      if (namesSecret(node)) return true;
      open.push(...Object.values(node));
    }
  }
  return false;
}

function namesSecret(object: Readonly<Record<string, unknown>>): boolean {
  const isNamed = NAME_KEYS.some((key) => {
    const name = member(object, key);
    return typeof name === 'string' && hasSecretName(name);
  });
  if (isNamed && member(object, 'value') !== undefined) return true;
  // A flag tells nothing of the secret that it is about.
  return Object.entries(object).some(([key, value]) => typeof value !== 'boolean' && hasSecretName(key));
}
