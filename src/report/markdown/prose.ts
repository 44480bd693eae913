import { shorten } from '../shorten.js';
import { code } from './code.js';

/** Longer texts of a spec are cut: a comment is no place to read them. */
export const MOST_CHARACTERS = 200;

/** A text of a spec, as code of bearable length. */
export function inline(text: string): string {
  return code(shorten(text, MOST_CHARACTERS));
}

/** What we say ourselves as Markdown that shows it as it is, in a cell too. */
export function prose(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replaceAll('@', '&#64;');
}
