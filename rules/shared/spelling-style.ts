/** How the words of an identifier are joined. */
export type SpellingStyle = 'snake_case' | 'kebab-case' | 'camelCase' | 'PascalCase';

const STYLES: readonly (readonly [SpellingStyle, RegExp])[] = [
  ['snake_case', /^[a-z0-9]+(?:_[a-z0-9]+)+$/],
  ['kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)+$/],
  ['camelCase', /^[a-z][a-z0-9]*(?:[A-Z][a-zA-Z0-9]*)+$/],
  ['PascalCase', /^[A-Z][a-z0-9]+(?:[A-Z][a-zA-Z0-9]*)+$/],
];

/** The style of an identifier of several words; undefined for one word, which fits every style, for dots, which part namespaces, and for a mixture. */
export function spellingStyle(identifier: string): SpellingStyle | undefined {
  return STYLES.find(([, pattern]) => pattern.test(identifier))?.[0];
}
