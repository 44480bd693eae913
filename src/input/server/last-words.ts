import { quoted, redact } from './redact.js';
import type { Secret } from './source.js';

/** Lines that are shown of what a program has said, and characters of each. */
const SHOWN_LINES = 6;
const SHOWN_CHARACTERS = 300;

/** Where a program was when it failed, which is for its author only. */
const STACK = /^\s+at |^\s*[{}[\](),]*$|^\s*(?:code|requireStack): /;

/**
 * The end of what a program has said, without its stack traces, a line each. The bar before a line keeps what a server
 * writes from being read as an order of the system that runs this: GitHub takes lines with `::` behind blanks.
 */
export function lastLines(text: string, secrets: readonly Secret[]): string {
  return linesOf(text, secrets)
    .slice(-SHOWN_LINES)
    .map((line) => `    | ${line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line}`)
    .join('\n');
}

/** The last line that says something, for a place inside a sentence; '' without one. */
export function lastWord(text: string, secrets: readonly Secret[]): string {
  return quoted(linesOf(text, secrets).at(-1) ?? '', secrets);
}

/** What is secret is taken out before anything is cut: half a key is a part of it. */
function linesOf(text: string, secrets: readonly Secret[]): string[] {
  return redact(text, secrets)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !STACK.test(line));
}
