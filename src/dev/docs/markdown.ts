import { escapeHidden } from '../../report/escape.js';

/** Prose of the catalogue as Markdown that shows it as it is: no tags, no emphasis, no cells of its own. */
export function prose(text: string): string {
  return text.replace(/[<*|]/g, (sign) => ({ '<': '&lt;', '*': '\\*', '|': '\\|' })[sign]!);
}

/** A table of cells that are Markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), `|${header.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

export function fenced(text: string, language: string): string {
  return `\`\`\`${language}\n${escapeHidden(text.trimEnd())}\n\`\`\``;
}

/** The anchor that GitHub gives to the heading of a rule. */
export function anchorOf(ruleId: string): string {
  return `#${ruleId.replace('/', '')}`;
}
