import { visible } from '../escape.js';

/** A text as inline code, with every sign that Markdown or HTML could take for its own as a character reference. */
export function code(text: string): string {
  return `<code>${visible(text).replace(SIGN, reference)}</code>`;
}

const SIGN = /[^\p{L}\p{N} "'(),;?!=…→-]/gu;

function reference(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}

/** Texts of the spec stand in double quotes; everything else is ours, and is not trusted either. */
const PARTS = /"(?:[^"\\]|\\.)*"?|[^\p{L}\p{N} '(),;?!=…→-]/gu;

/** The message of a finding or a change: what a spec says in it stands in code. */
export function messageInMarkdown(text: string): string {
  return visible(text).replace(PARTS, (part) => (part.startsWith('"') ? code(part) : reference(part)));
}
