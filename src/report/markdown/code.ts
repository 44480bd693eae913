import { visible } from '../escape.js';

/** A text as inline code, with every sign that Markdown or HTML could take for its own as a character reference. */
export function code(text: string): string {
  const safe = visible(text).replace(/[^\p{L}\p{N} "'(),;?!=…→-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
  return `<code>${safe}</code>`;
}

/** Texts of the spec stand in double quotes; everything else is ours. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/g;

/** The message of a finding or a change: what a spec says in it stands in code. */
export function messageInMarkdown(text: string): string {
  return text.replace(QUOTED, (part) => code(part));
}
