import { isSecretName, keysIn } from './redact.js';

/** The words of a command as they may be shown: without the values behind flags that ask for a key, and without keys. */
export function shownWords(words: readonly string[]): string {
  return words.map((word, index) => shownWord(word, words[index - 1] ?? '')).join(' ');
}

function shownWord(word: string, previous: string): string {
  const [, flag] = /^(--?[\w-]+=)./s.exec(word) ?? [];
  if (flag !== undefined && isSecretName(flag)) return `${flag}…`;
  const isAsked = /^--?\w/.test(previous) && !previous.includes('=') && isSecretName(previous);
  if (isAsked && !word.startsWith('-') && !word.startsWith('$')) return '…';
  const shown = keysIn(word).reduce((text, key) => text.replaceAll(key, '…'), word);
  return /[\s"'\\]/.test(shown) || shown === '' ? JSON.stringify(shown) : shown;
}

/** What {@link shownWords} leaves out, so that nothing else shows it. */
export function hiddenWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const previous = words[index - 1] ?? '';
    const [, flag = '', value = ''] = /^(--?[\w-]+)=(.+)$/s.exec(word) ?? [];
    if (flag !== '' && isSecretName(flag)) return [value];
    const isAsked = /^--?\w/.test(previous) && !previous.includes('=') && isSecretName(previous);
    return isAsked && !word.startsWith('-') ? [word] : keysIn(word);
  });
}
