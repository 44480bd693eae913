import { parseJson } from './json.js';
import { parseJsonl } from './jsonl.js';
import { type Source, SyntaxFault } from './source.js';

/** How a text is written. */
export type Syntax = 'json' | 'jsonc' | 'jsonl' | 'yaml';

/** A text that was read. */
export interface ReadText {
  readonly source: Source;
  readonly syntax: Syntax;
  /** Sentences for a report, when the text is not what its name says. */
  readonly notes: readonly string[];
}

const SYNTAX_BY_EXTENSION: Readonly<Record<string, Syntax>> = {
  json: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  yaml: 'yaml',
  yml: 'yaml',
};

/**
 * Reads a text in the syntax that its name promises, or in the one it begins like. The parsers of JSONC and YAML are
 * loaded when a text needs them, so that JSON starts fast.
 * @param name a path or an address; one without a known extension promises nothing
 * @throws {SyntaxFault} of the most plausible syntax
 */
export async function readText(text: string, name: string): Promise<ReadText> {
  const extension = /\.([a-z0-9]+)(?:[?#][^/\\]*)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const promised = Object.hasOwn(SYNTAX_BY_EXTENSION, extension) ? SYNTAX_BY_EXTENSION[extension] : undefined;
  if (promised === 'jsonl') return readLines(text);
  if (promised === 'yaml') return readYaml(text);
  if (promised === undefined && beginsLikeYaml(text)) return readYaml(text);
  return readJson(text, promised);
}

/** JSON, or one of its relatives in its place. */
async function readJson(text: string, promised: Syntax | undefined): Promise<ReadText> {
  const json = attempt(() => parseJson(text));
  if (!(json instanceof SyntaxFault)) return { source: json, syntax: 'json', notes: [] };
  if (SNAPSHOT.test(text)) throw new SyntaxFault(SNAPSHOT_ADVICE, { line: 1, column: 1 });
  if (beginsLikeLines(text)) {
    const source = parseJsonl(text);
    return { source, syntax: 'jsonl', notes: promised ? [LINES_NOTE] : [] };
  }
  if (!BEGINS_LIKE_JSONC.test(text)) throw json;
  const { parseJsonc } = await import('./jsonc.js');
  return { source: parseJsonc(text), syntax: 'jsonc', notes: promised === 'json' ? [JSONC_NOTE] : [] };
}

/** One document over all lines is not what the name says, but it is no riddle either. */
function readLines(text: string): ReadText {
  const lines = attempt(() => parseJsonl(text));
  if (!(lines instanceof SyntaxFault)) return { source: lines, syntax: 'jsonl', notes: [] };
  const json = attempt(() => parseJson(text));
  if (json instanceof SyntaxFault) throw lines;
  return { source: json, syntax: 'json', notes: [ONE_DOCUMENT_NOTE] };
}

/** JSON is YAML, too, and read faster as what it is. */
async function readYaml(text: string): Promise<ReadText> {
  const json = /^\ufeff?\s*[[{]/.test(text) ? attempt(() => parseJson(text)) : undefined;
  if (json && !(json instanceof SyntaxFault)) return { source: json, syntax: 'json', notes: [] };
  const { parseYaml } = await import('./yaml.js');
  return { source: parseYaml(text), syntax: 'yaml', notes: [] };
}

const JSONC_NOTE = 'it has comments or trailing commas, which JSON does not allow; read as JSONC';
const LINES_NOTE = 'it has several JSON documents, one a line; read as JSON Lines';
const ONE_DOCUMENT_NOTE = 'it is one JSON document, not one a line; read as JSON';

/** What the test runners of JavaScript write: a program, whose texts are not JSON either. */
const SNAPSHOT = /^\/\/ (?:Jest|Vitest) Snapshot /;
const SNAPSHOT_ADVICE = 'this is a snapshot of a test runner, which is a program; save the tools as JSON';

const BEGINS_LIKE_JSONC = /^\ufeff?\s*(?:[[{]|\/[/*])/;

/** Behind blank lines and comments: a directive, the start of a document, an entry of a list, or a key. */
const BEGINS_LIKE_YAML =
  /^\ufeff?(?:[ \t]*(?:#.*)?\r?\n)*(?:%YAML|---(?:\s|$)| *- | *(?:[\p{L}\p{N}_$.-]+|"[^"\n]*"|'[^'\n]*') *:(?:\s|$))/u;

function beginsLikeYaml(text: string): boolean {
  return BEGINS_LIKE_YAML.test(text);
}

/** The first line is a whole document and the second begins one. */
function beginsLikeLines(text: string): boolean {
  const [, first, second] = /^\ufeff?\s*([[{].*[\]}])[ \t]*\r?\n\s*([[{])/.exec(text) ?? [];
  if (first === undefined || second === undefined) return false;
  return !(attempt(() => parseJson(first)) instanceof SyntaxFault);
}

function attempt(parse: () => Source): Source | SyntaxFault {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
}
