import {
  EXPLAINED,
  KEY_FORMS,
  NO_KEY,
  NO_PASSWORD,
  NO_SERVER,
  PRIVATE_KEY,
  URL_PASSWORD,
} from '../lexicon/leaked-keys.js';
import type { TextKind } from './model-texts.js';
import { quoteSafely } from './shown-safely.js';

/** Letters of a real key are drawn by lot: it has digits, and many different characters. */
const FEWEST_DIFFERENT = 12;
const FEWEST_DIGITS = 2;
const SHORTEST_SURE = 8;

/** What a text gives away, as a message that does not repeat it; undefined when it is a placeholder or nothing. */
export function leakIn(text: string, kind: TextKind): string | undefined {
  if (PRIVATE_KEY.test(text)) return 'a private key stands in this text';
  for (const { maker, pattern } of KEY_FORMS)
    for (const [key] of text.matchAll(pattern))
      if (isReal(key))
        return `a key of ${maker} stands in this text: "${key.slice(0, 4)}***", ${key.length} characters`;
  for (const [, scheme = '', user = '', password = '', host = ''] of text.matchAll(URL_PASSWORD))
    if (isPassword(password, user, host, kind))
      return `a password stands in the URL ${quoteSafely(`${scheme}://${user.slice(0, 15)}:***@${host.slice(0, 25)}`, 60)}`;
  return undefined;
}

function isReal(key: string): boolean {
  const body = key.replace(/^.{4}/, '');
  const digits = body.match(/\d/g)?.length ?? 0;
  return !NO_KEY.test(key) && digits >= FEWEST_DIGITS && new Set(body).size >= FEWEST_DIFFERENT - 2;
}

/** A default is used as it stands; what explains has the words for it. */
function isPassword(password: string, user: string, host: string, kind: TextKind): boolean {
  if (NO_PASSWORD.test(password) || password.toLowerCase() === user.toLowerCase()) return false;
  const isStrong = password.length >= SHORTEST_SURE && /\d/.test(password) && /[A-Za-z]/.test(password);
  if (kind === 'default') return isStrong || !NO_SERVER.test(host);
  return isStrong && !EXPLAINED.test(password) && !NO_SERVER.test(host);
}
