import type { SchemaTree } from '../model/schema/tree.js';
import type { Tool } from '../model/tool.js';
import type { Edit, TextPart } from '../rule/fix.js';

/** Old name → new name, of the tools of one server. */
export type Renames = ReadonlyMap<string, string>;

/** A run of characters that a tool's name may have. What punctuation closes it is no part of the name. */
const RUN = /[\p{L}\p{N}_][\p{L}\p{N}_./:-]*/gu;
const CLOSING = /[./:-]+$/;

/** Joined by underscores, dots, slashes or humps, or with digits: no word of a sentence looks so. */
const IDENTIFIER = /\p{L}[_./:]\p{L}|_\p{N}|\p{N}_|\p{Ll}\p{Lu}|\p{L}\p{N}/u;
/** "sign-up" is a word, "browser-click" a tool; only what stands before tells: "call sign-up". */
const KEBAB = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u;
const CUE = /(?:\b(?:use|call|run|invoke|see|via|from|with|by|or|and|to|tool)|[,:(]) *$/i;

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
]);

/** The edits that let the texts of `tool` follow renames: where the old name is quoted or shaped like an identifier. */
export function mentionsIn(tool: Tool, renames: Renames): Edit[] {
  const edits: Edit[] = [];
  const parameters = new Set(tool.input.arguments.parameters.map(({ name }) => name));
  const follow = (text: unknown, at: string) => {
    if (typeof text !== 'string') return;
    const parts = partsOf(text, renames, parameters);
    if (parts.length > 0) edits.push({ kind: 'reword', at: tool.locate(at), parts });
  };
  follow(tool.fields.description.value, tool.fields.description.pointer);
  for (const tree of [tool.input, tool.output]) eachDescription(tree, follow);
  return edits;
}

function eachDescription(tree: SchemaTree, take: (text: string, at: string) => void): void {
  for (const node of tree.nodes)
    if (node.description !== '') take(node.description, `${node.pointer}/description`);
}

/** @param parameters names that mean something else in this tool */
function partsOf(text: string, renames: Renames, parameters: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  for (const match of text.matchAll(RUN)) {
    const name = match[0].replace(CLOSING, '');
    const replacement = renames.get(name);
    if (replacement === undefined || parameters.has(name)) continue;
    const start = match.index;
    const end = start + name.length;
    if (isMention(text, start, end)) parts.push({ start, end, text: replacement });
  }
  return parts;
}

function isMention(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (IDENTIFIER.test(name)) return true;
  const closing = QUOTES.get(text[start - 1] ?? '');
  if (closing !== undefined && text[end] === closing) return true;
  return KEBAB.test(name) && CUE.test(text.slice(Math.max(0, start - 20), start));
}
