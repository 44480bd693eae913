import { isSecretName, looksSecret } from './redact.js';
import type { Secret } from './source.js';

/** The values that `--env` gives. */
export function secretsInEnv(env: Readonly<Record<string, string>>): Secret[] {
  return Object.entries(env).map(([label, value]) => ({ label, value, isCertain: true }));
}

/** The value of a variable that a configuration sets or names. */
export function secretInVariable(label: string, value: string): Secret {
  return { label, value, isCertain: isSecretName(label) || looksLikeKey(value) };
}

/** Letters and digits together, and no path, address or sentence. */
function looksLikeKey(value: string): boolean {
  return (
    looksSecret(value) ||
    (/^[\w+/=.-]{12,}$/.test(value) &&
      /\d/.test(value) &&
      /[a-z]/i.test(value) &&
      !/^[./~]|[/.][a-z]+$/i.test(value))
  );
}

/** Headers are secret as a whole, and so is each part of them that a log may show alone. */
export function secretsInHeaders(headers: Readonly<Record<string, string>>): Secret[] {
  return Object.entries(headers).flatMap(([label, value]) =>
    [value, ...partsOf(label, value)].map((part) => ({ label, value: part, isCertain: true })),
  );
}

function partsOf(name: string, value: string): string[] {
  if (/^cookie$/i.test(name)) return value.split(/;\s*/).map((pair) => pair.slice(pair.indexOf('=') + 1));
  const [, scheme, key] = /^(\w+) +(\S+)$/.exec(value) ?? [];
  if (key === undefined) return [];
  if (!/^basic$/i.test(scheme ?? '')) return [key];
  const pair = Buffer.from(key, 'base64').toString('utf8');
  return [key, pair, pair.slice(pair.indexOf(':') + 1)].filter((part) => part !== '');
}
