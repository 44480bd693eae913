import { bareList } from './containers/bare-list.js';
import type { Container, Entry } from './containers/container.js';
import { jsonRpcAnswer } from './containers/json-rpc-answer.js';
import { singleTool } from './containers/single-tool.js';
import { toolsList } from './containers/tools-list.js';
import { describeUnknown, nameForeign } from './foreign.js';
import { mcp } from './shapes/mcp.js';
import type { Shape } from './shapes/shape.js';
import { Tool } from './tool.js';
import { isObject, kindOf } from './value.js';

/** The format table: how tools are kept in a document. The first that opens it wins. */
const CONTAINERS: readonly Container[] = [toolsList, jsonRpcAnswer, bareList, singleTool];

/** The other half of the table: how one tool is written. */
const SHAPES: readonly Shape[] = [mcp];

/** A document that was recognised as a tool spec. */
export interface Spec {
  /** Id of the container: `mcp-list`, `mcp-array`, `mcp-tool`, `mcp-answer`. */
  readonly format: string;
  /** The same in words. */
  readonly title: string;
  readonly tools: readonly Tool[];
  readonly notes: readonly string[];
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
    const { entries, notes } = contents;
    if (entries.length === 0 || entries.some(({ value }) => isTool(value, container)))
      return { format: container.id, title: container.title, tools: entries.map(toTool), notes };
    if (strangers.length === 0 && container !== singleTool) strangers = entries;
  }
  return nameIt(document, strangers);
}

function isTool(entry: unknown, { takes }: Container): boolean {
  if (!isObject(entry)) return false;
  const fits = SHAPES.map((shape) => shape.fits(entry));
  if (fits.includes('surely')) return true;
  if (nameForeign(entry)) return false;
  return fits.includes('perhaps') || (takes === 'what has a name' && Object.hasOwn(entry, 'name'));
}

/** An entry that has no known shape is judged as MCP: its faults are then named one by one. */
function toTool({ value, pointer }: Entry, index: number): Tool {
  const entry = isObject(value) ? value : {};
  const shape = SHAPES.find((candidate) => candidate.fits(entry) !== 'no') ?? mcp;
  return new Tool(index, pointer, value, shape.fields(entry, pointer), shape.abilities);
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
  return kind === 'object' ? 'an object' : `a ${kind}`;
}
