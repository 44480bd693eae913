import { builtInMembers, builtInNames } from './built-in.js';
import { apiLists } from './containers/api-lists.js';
import { bareList } from './containers/bare-list.js';
import { type Container, type Contents, type Entry, entriesOf } from './containers/container.js';
import { jsonRpcAnswer } from './containers/json-rpc-answer.js';
import { languageModelTools } from './containers/language-model-tools.js';
import { functionsOf, isGeminis, legacyFunctions } from './containers/legacy-functions.js';
import { manifest } from './containers/manifest.js';
import { nameMap } from './containers/name-map.js';
import { serverCard } from './containers/server-card.js';
import { serverLists, toolsOfServer } from './containers/server-lists.js';
import { singleTool } from './containers/single-tool.js';
import { toolsList } from './containers/tools-list.js';
import { describeUnknown, nameForeign } from './foreign.js';
import { anthropic } from './shapes/anthropic.js';
import { functionDeclaration } from './shapes/function-declaration.js';
import { gemini } from './shapes/gemini.js';
import { dify, docker, parameterList, toolbench } from './shapes/listed.js';
import { mcp } from './shapes/mcp.js';
import { openaiChat } from './shapes/openai-chat.js';
import { openaiResponses } from './shapes/openai-responses.js';
import type { Shape } from './shapes/shape.js';
import { vscode } from './shapes/vscode.js';
import { Tool } from './tool.js';
import { isObject, kindOf } from './value.js';

/** The format table: how tools are kept in a document. The first that opens it wins. */
const CONTAINERS: readonly Container[] = [
  manifest,
  serverCard,
  languageModelTools,
  toolsList,
  jsonRpcAnswer,
  legacyFunctions,
  apiLists,
  serverLists,
  bareList,
  singleTool,
  nameMap,
];

/** The other half of the table: how one tool is written. The first that surely fits wins, else the first that perhaps does. */
const SHAPES: readonly Shape[] = [
  vscode,
  mcp,
  openaiChat,
  openaiResponses,
  anthropic,
  gemini,
  functionDeclaration,
  docker,
  parameterList,
  dify,
  toolbench,
];

/** A document that was recognised as a tool spec. */
export interface Spec {
  /** Shape and container: `mcp-list`, `mcp-array`, `mcp-tool`, `mcp-answer`, `openai-chat-array` … */
  readonly format: string;
  /** The same in words. */
  readonly title: string;
  readonly tools: readonly Tool[];
  readonly notes: readonly string[];
  /** The list is known to be cut. */
  readonly isCut: boolean;
  /** A server has written it. */
  readonly isSaved: boolean;
}

/** A document that is none, and why, as the rest of a sentence that begins with its name. */
export interface NoSpec {
  readonly reason: string;
  /** True when it is clearly something else, so that a folder search may pass over it in silence. */
  readonly isForeign: boolean;
}

/** Tells what `document` is and normalises its tools; one malformed entry never hides the others. */
export function readSpec(document: unknown): Spec | NoSpec {
  let strangers: readonly Entry[] = [];
  for (const container of CONTAINERS) {
    const contents = container.open(document);
    if (!contents) continue;
    const entries = contents.entries.flatMap(unfold);
    if (entries.length === 0 || entries.some(({ value }) => isTool(value, container)))
      return toSpec(container, contents, entries);
    if (strangers.length === 0 && container !== singleTool && container !== nameMap) strangers = entries;
  }
  return nameIt(document, strangers);
}

/** What one entry of a list holds, before the list as a whole is known. */
export interface ReadEntry {
  /** Tools, whose shapes may depend on {@link usual} of the others. */
  readonly entries: readonly Entry[];
  readonly builtIns: readonly string[];
  readonly isTool: boolean;
  readonly shapes: readonly Shape[];
}

/** Looks at one entry of a list, such as a line of JSON Lines: a tool, a server with its tools, a list of functions. */
export function lookAt(value: unknown, pointer: string): ReadEntry {
  const listed = isObject(value) ? toolsOfServer(value, pointer) : undefined;
  const unfolded = (listed ?? [{ value, pointer }]).flatMap(unfold);
  const { own, builtIns } = withoutBuiltIns(unfolded);
  return {
    entries: own,
    builtIns,
    isTool: own.some((entry) => isTool(entry.value, listed ? serverLists : bareList)),
    shapes: own.flatMap((entry) => sureShape(entry) ?? []),
  };
}

/** The tools of entries that {@link lookAt} found. @param index of the first of them in its set */
export function readEntries(
  entries: readonly Entry[],
  index: number,
  shapes: Iterable<Shape>,
): { readonly tools: readonly Tool[]; readonly format: string } {
  const read = toTools(entries, index, usualShape(shapes));
  return { tools: read.tools, format: `${idOf(read.shapes)}-${bareList.id}` };
}

/** Why a value is no tool spec, as the rest of a sentence that begins with its name. */
export function whyNot(value: unknown): string {
  return nameIt(value, []).reason;
}

/** Members that hold a list of functions inside an entry: Gemini's, and those of the lines of a benchmark or a log. */
const INNER_LISTS = ['functionDeclarations', 'function_declarations', 'function', 'functions'] as const;

/** Gemini and OpenAI put lists of functions inside a list of tools. */
function unfold(entry: Entry): readonly Entry[] {
  const { value, pointer } = entry;
  if (!isObject(value)) return [entry];
  const key = INNER_LISTS.find((each) => Array.isArray(value[each]));
  if (key) {
    const inner = functionsOf(value[key] as unknown[], `${pointer}/${key}`, key);
    // The functions of two lines are never offered together, so they may share a name; Gemini's lists are.
    if (!isGeminis(key)) return inner.map((each) => ({ ...each, server: pointer }));
    return [...inner, ...builtInMembers(value).map((each) => ({ value: each, pointer }))];
  }
  if (value['type'] === 'namespace' && Array.isArray(value['tools']))
    return entriesOf(value['tools'], `${pointer}/tools`).map((each) => ({ ...each, server: pointer }));
  return [entry];
}

function isTool(entry: unknown, { takes }: Container): boolean {
  if (!isObject(entry)) return false;
  const fits = SHAPES.map((shape) => shape.fits(entry));
  if (fits.includes('surely')) return true;
  if (takes === 'what surely has a shape' || nameForeign(entry) || builtInNames(entry).length > 0)
    return false;
  return fits.includes('perhaps') || (takes === 'what has a name' && Object.hasOwn(entry, 'name'));
}

function toSpec(container: Container, contents: Contents, entries: readonly Entry[]): Spec {
  const { own, builtIns } = withoutBuiltIns(entries);
  const usual = usualShape(own.flatMap((entry) => sureShape(entry) ?? []));
  const { tools, shapes } = toTools(own, 0, usual, contents.shape);
  const shape = idOf(shapes);
  const notes = contents.notes ?? [];
  return {
    format: `${shape}-${container.id}`,
    title: shape === 'mcp' || contents.shape ? container.title : `${titleOf(container)}, ${shape}`,
    tools,
    notes: [...notes, ...mixtureNote(shapes), ...builtInNote(builtIns)],
    isCut: contents.isCut ?? false,
    isSaved: contents.isSaved ?? false,
  };
}

/** What only MCP calls a result is a list of tools in a request to another vendor's model. */
function titleOf(container: Container): string {
  return container === toolsList || container === jsonRpcAnswer ? bareList.title : container.title;
}

function mixtureNote(shapes: ReadonlySet<Shape>): string[] {
  if (shapes.size < 2) return [];
  return [`it mixes ${[...shapes].map((shape) => shape.title).join(', ')}; no client takes them all`];
}

/** Says of which tools nothing is said. */
export function builtInNote(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`tools of the provider itself are left out, there is nothing in them to judge: ${listOf(names)}`];
}

function listOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `"${name}"`).join(', ');
}

function withoutBuiltIns(entries: readonly Entry[]) {
  const builtIns = entries.flatMap(({ value }) => builtInNames(value));
  const own = builtIns.length > 0 ? entries.filter(({ value }) => builtInNames(value).length === 0) : entries;
  return { own, builtIns };
}

/** Types in lower case make a declaration of Gemini look like any function; where it stands tells more. */
function sureShape({ value, usual }: Entry): Shape | undefined {
  const shape = isObject(value) ? SHAPES.find((each) => each.fits(value) === 'surely') : undefined;
  return shape === functionDeclaration && usual ? usual : shape;
}

/**
 * The shape of entries that tell none, such as a name with a description: that of all the others. Among strangers an
 * entry is judged as MCP: its faults are then named one by one.
 */
function usualShape(shapes: Iterable<Shape>): Shape {
  const sure = new Set(shapes);
  const [only = mcp] = sure;
  return sure.size === 1 ? only : mcp;
}

/** The tools of entries, each read in its shape. @param first index of the first @param forced the shape of them all */
function toTools(entries: readonly Entry[], first: number, usual: Shape, forced?: Shape) {
  const shapes = new Set<Shape>();
  const tools = entries.map((entry, offset) => {
    const shape = forced ?? sureShape(entry) ?? entry.usual ?? usual;
    shapes.add(shape);
    return toTool(entry, first + offset, shape);
  });
  return { tools, shapes };
}

function toTool({ value, pointer, server }: Entry, index: number, shape: Shape): Tool {
  return new Tool(index, pointer, value, shape.read(isObject(value) ? value : {}, pointer), server ?? '');
}

function idOf(shapes: ReadonlySet<Shape>): string {
  const [only = mcp] = shapes;
  return shapes.size > 1 ? 'mixed' : only.id;
}

/** Says what a document is that holds no tools. @param strangers what stands where tools would */
function nameIt(document: unknown, strangers: readonly Entry[]): NoSpec {
  for (const { value } of strangers) {
    const kind = nameForeign(value);
    if (kind)
      return {
        reason: `is a list of something else: its entries look like ${withAdvice(kind)}`,
        isForeign: true,
      };
  }
  const builtIns = strangers.flatMap(({ value }) => builtInNames(value));
  if (builtIns.length > 0)
    return {
      reason: `holds no tool of its own, only what the provider itself defines and runs: ${listOf(builtIns)}`,
      isForeign: true,
    };
  if (strangers.length > 0)
    return { reason: 'is a list, but nothing in it looks like a tool', isForeign: true };
  const foreign = nameForeign(document);
  if (foreign) return { reason: `is not a tool spec but ${withAdvice(foreign)}`, isForeign: true };
  if (isObject(document) && Object.hasOwn(document, 'tools'))
    return { reason: `has "tools", but it is ${aKind(document['tools'])}, not a list`, isForeign: false };
  return { reason: `is not a tool spec: it ${describeUnknown(document)}`, isForeign: true };
}

function withAdvice({ title, advice }: { title: string; advice: string | undefined }): string {
  return advice ? `${title}; ${advice}` : title;
}

function aKind(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'null') return 'null';
  return kind === 'object' ? 'an object that holds no tools' : `a ${kind}`;
}
