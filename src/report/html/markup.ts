import { visible } from '../escape.js';

/** Text that is HTML already. Only {@link html} and the parts of this folder that hold no word of a spec make it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in a template: markup as it is, everything else escaped. */
export type Content = Markup | string | number | undefined | readonly Content[];

/**
 * Puts a page together. Every word that is no markup is untrusted: it is escaped, and its hidden and bidirectional
 * characters are shown as code points, so that it stands in the page as text wherever it is put, attributes included.
 */
export function html(pieces: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = pieces[0]!;
  contents.forEach((content, index) => {
    text += written(content) + pieces[index + 1]!;
  });
  return new Markup(text);
}

function written(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'number') return String(content);
  if (typeof content === 'string') return escaped(visible(content));
  return content.map(written).join('');
}

/** A line of source code: as other text, but its tabs stay tabs. */
export function code(line: string): Markup {
  return new Markup(line.split('\t').map(visible).map(escaped).join('\t'));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
