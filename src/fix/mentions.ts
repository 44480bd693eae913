import { child } from '../model/pointer.js';
import type { SchemaTree } from '../model/schema/tree.js';
import type { Tool } from '../model/tool.js';
import { isObject } from '../model/value.js';
import type { Edit, TextPart } from '../rule/fix.js';

/** Old name → new name, of the tools of one server. */
export type Renames = ReadonlyMap<string, string>;

/** A run of characters that a tool's name may have. What punctuation closes it is no part of the name. */
const RUN = /[\p{L}\p{N}_][\p{L}\p{N}_./:-]*/gu;
const CLOSING = /[./:-]+$/;

/** Joined by underscores, dots, slashes or humps, or with digits: no word of a sentence looks so. */
const IDENTIFIER = /\p{L}[_./:]\p{L}|_\p{N}|\p{N}_|\p{Ll}\p{Lu}|\p{L}\p{N}/u;
/** "sign-up" is a word, "browser-click" a tool; what stands around tells: "call sign-up", "the sign-up tool". */
const KEBAB = /^[\p{L}\p{N}]+-[\p{L}\p{N}]+$/u;
const LONG_KEBAB = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){2,}$/u;
const CUE_BEFORE = /\b(?:use|using|call|calling|run|invoke|see|see also|via|tool|tools) *[(:]? *$/i;
const CUE_BEHIND = /^ (?:tool|command|endpoint|function|first|again|instead)\b/i;

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
  const { description, title, annotations } = tool.fields;
  follow(description.value, description.pointer);
  follow(title.value, title.pointer);
  if (isObject(annotations.value)) follow(annotations.value['title'], `${annotations.pointer}/title`);
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
  if (LONG_KEBAB.test(name)) return true;
  if (!KEBAB.test(name)) return false;
  return (
    CUE_BEFORE.test(text.slice(Math.max(0, start - 20), start)) || CUE_BEHIND.test(text.slice(end, end + 20))
  );
}

/** A whole text that is a reference: a name, or VS Code's event for one (`onLanguageModelTool:name`). */
const REFERENCE = /^((?:onLanguageModelTool:)?)([^\s:]+)$/;
/** Members that hold the name of a tool, whatever it is shaped like. */
const CHOICES: ReadonlySet<string> = new Set(['tool_choice', 'toolChoice', 'allowed_tools', 'allowedTools']);

/**
 * The edits that let the rest of a document follow renames, outside of its tools: `tool_choice`, allow lists, events. A
 * whole text counts, when it is shaped like an identifier or stands where a tool is chosen.
 * @param places of the tools, which {@link mentionsIn} looks after
 */
export function referencesIn(document: unknown, places: ReadonlySet<string>, renames: Renames): Edit[] {
  const edits: Edit[] = [];
  const open: { value: unknown; at: string; isChoice: boolean }[] = [
    { value: document, at: '', isChoice: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, at, isChoice } = next;
    if (places.has(at)) continue;
    if (typeof value === 'string') {
      const [, event = '', name = ''] = REFERENCE.exec(value) ?? [];
      const to = renames.get(name);
      if (to !== undefined && (isChoice || event !== '' || IDENTIFIER.test(name) || LONG_KEBAB.test(name)))
        edits.push({ kind: 'set', at, value: event + to });
    } else if (Array.isArray(value))
      value.forEach((item: unknown, index) => {
        open.push({ value: item, at: child(at, index), isChoice });
      });
    else if (isObject(value))
      for (const key of Object.keys(value))
        open.push({ value: value[key], at: child(at, key), isChoice: isChoice || CHOICES.has(key) });
  }
  return edits;
}
