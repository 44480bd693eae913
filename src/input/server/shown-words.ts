import { isSecretName, looksSecret, secretsInUrl, shownUrl } from './redact.js';

/** The words of a command as they may be shown: without the values behind flags that ask for a key, and without keys. */
export function shownWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const { shown } = lookAt(word, words[index - 1] ?? '');
      return /[\s"'\\]/.test(shown) || shown === '' ? JSON.stringify(shown) : shown;
    })
    .join(' ');
}

/** What {@link shownWords} leaves out, so that nothing else shows it. */
export function hiddenWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => lookAt(word, words[index - 1] ?? '').hidden);
}

interface Look {
  readonly shown: string;
  readonly hidden: readonly string[];
}

/** @param previous the word before, which may be a flag that asks for this one */
function lookAt(word: string, previous: string): Look {
  const whole = { shown: word, hidden: [] };
  // A variable is shown by its name.
  if (word.startsWith('$')) return whole;
  const [, flag = '', value = ''] = /^(--?[\w-]+=)(.+)$/s.exec(word) ?? [];
  if (flag !== '' && isSecretName(flag)) return { shown: `${flag}…`, hidden: [value] };
  if (flag !== '') {
    const look = lookAt(value, '');
    return { shown: flag + look.shown, hidden: look.hidden };
  }
  if (word.startsWith('-')) return whole;
  const isAsked = /^--?\w/.test(previous) && !previous.includes('=') && isSecretName(previous);
  if (isAsked) return { shown: '…', hidden: [word] };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(word) && URL.canParse(word))
    return { shown: shownUrl(word), hidden: secretsInUrl(word).map((secret) => secret.value) };
  // Of `Authorization: Bearer abc` a log may show the last part alone.
  return looksSecret(word) ? { shown: '…', hidden: [word, word.split(/[\s=]+/).at(-1)!] } : whole;
}
