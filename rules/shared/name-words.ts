import { split } from 'change-case';

const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** The words of an identifier in lower case, however they are joined: snake, kebab, camel, dots, slashes, blanks. */
export function nameWords(name: string): string[] {
  if (SNAKE_CASE.test(name)) return name.split('_');
  return split(name)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}
