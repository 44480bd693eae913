import { visible } from '../escape.js';
import { count, cut, widthOf, wrap } from '../text/layout.js';
import { readableWidth, type TextPage } from '../text/page.js';
import type { Style } from '../text/style.js';
import type { Matrix, MatrixCell, MatrixRow, Refused } from './matrix.js';

/** As many refusals of a client are shown. */
const MOST_SHOWN = 5;
const LONGEST_NAME = 40;

/** The matrix, and below it what is refused; nothing when no spec was read. */
export function formatMatrixText(matrix: Matrix, options: TextPage): string {
  // What could not be read was said already, and there is nothing to hold it against.
  if (matrix.rows.length === 0) return '';
  const look = { ...options, width: readableWidth(options.width) };
  const lines = [
    ...tables(matrix, look),
    '',
    look.style.faint('✓ taken · ✗ errors: refused · ! warnings: may be refused, or comes through changed'),
    ...matrix.rows.flatMap((row) => roomLines(row, look)),
    ...matrix.rows.flatMap((row) => refusedLines(row, look)),
    ...(look.verdict === undefined ? [] : ['', look.style.bad(look.verdict)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The columns side by side, in as many tables as the width asks for. */
function tables({ columns, rows }: Matrix, { style, width }: TextPage): string[] {
  const names = rows.map(({ name }) => cut(visible(name), LONGEST_NAME));
  const first = Math.max(0, ...names.map(widthOf));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(({ cells }) => cellText(cells[index]!).length)),
  );
  const lines: string[] = [];
  for (let from = 0; from < columns.length; ) {
    let to = from;
    for (let used = first; to < columns.length && (to === from || used + 2 + widths[to]! <= width); to++)
      used += 2 + widths[to]!;
    const line = (name: string, cells: readonly string[], paint: (text: string, index: number) => string) =>
      [
        name + ' '.repeat(first - widthOf(name)),
        ...cells.map((cell, index) => paint(cell.padEnd(widths[from + index]!), index)),
      ]
        .join('  ')
        .trimEnd();
    if (from > 0) lines.push('');
    lines.push(line('', columns.slice(from, to), style.strong));
    for (const [index, { cells }] of rows.entries()) {
      const shown = cells.slice(from, to);
      lines.push(line(names[index]!, shown.map(cellText), (text, at) => paintOf(shown[at]!, style)(text)));
    }
    from = to;
  }
  return lines;
}

function cellText({ errors, warnings }: MatrixCell): string {
  const parts = [...(errors > 0 ? [`${errors} ✗`] : []), ...(warnings > 0 ? [`${warnings} !`] : [])];
  return parts.length === 0 ? '✓' : parts.join(' ');
}

function paintOf({ errors, warnings }: MatrixCell, style: Style) {
  return errors > 0 ? style.bad : warnings > 0 ? style.fair : style.good;
}

function roomLines({ name, rooms }: MatrixRow, { width, style }: TextPage): string[] {
  const [first] = rooms;
  if (!first) return [];
  const shown = rooms.map(({ client, room }) => `${client} ${Math.max(0, room)}`).join(', ');
  const beside = cut(visible(first.tool), LONGEST_NAME);
  const text = `${visible(name)} leaves this many characters for the name of the server, beside ${beside}: ${shown}`;
  return wrap(text, width).map(style.faint);
}

/** What is refused, once for all clients that refuse the same. */
function refusedLines({ name, cells }: MatrixRow, { style, width }: TextPage): string[] {
  const groups = new Map<string, MatrixCell[]>();
  for (const cell of cells.filter(({ errors }) => errors > 0)) {
    const key = JSON.stringify(cell.refused.map(({ tool, message }) => [tool, message]));
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()].flatMap((group) => {
    const [{ errors, refused }] = group as [MatrixCell, ...MatrixCell[]];
    const tools = new Set(refused.map(({ tool }) => tool)).size;
    const more = errors - MOST_SHOWN;
    const head = `${group.map(({ client }) => client).join(', ')}: ${count(errors, 'error')} in ${count(tools, 'tool')} of ${visible(name)}`;
    return [
      '',
      ...wrap(head, width).map(style.strong),
      ...refused.slice(0, MOST_SHOWN).map((each) => refusedLine(each, width)),
      ...(more > 0 ? [style.faint(`  … ${more} more`)] : []),
    ];
  });
}

function refusedLine({ tool, message, line, column }: Refused, width: number): string {
  const who = cut(visible(tool ?? 'all tools'), LONGEST_NAME);
  const place = `${line}:${column}`;
  return `  ${cut(`${who}  ${visible(message)}`, width - 4 - place.length)}  ${place}`;
}
