import { bareList } from './containers/bare-list.js';
import type { Container, Contents, Entry } from './containers/container.js';
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
  const foreign = nameForeign(document);
  for (const container of CONTAINERS) {
    const contents = container.open(document);
    if (!contents) continue;
    if (container === singleTool && foreign) break;
    if (contents.entries.length > 0 && !contents.entries.some((entry) => isTool(entry.value, container))) {
      if (container === singleTool || container === bareList) break;
      return strangers(contents);
    }
    return {
      format: container.id,
      title: container.title,
      tools: contents.entries.map(toTool),
      notes: contents.notes,
    };
  }
  if (foreign) return { reason: foreignReason(foreign), isForeign: true };
  return noSpec(document);
}

function noSpec(document: unknown): NoSpec {
  if (Array.isArray(document))
    return strangers({ entries: document.map((value) => ({ value, pointer: '' })), notes: [] });
  if (isObject(document) && Object.hasOwn(document, 'tools'))
    return { reason: `has "tools", but it is ${aKind(document['tools'])}, not a list`, isForeign: false };
  return { reason: `is not a tool spec: it ${describeUnknown(document)}`, isForeign: true };
}

/** A list whose entries are no tools; the first of a known kind names them all. */
function strangers(contents: Contents): NoSpec {
  for (const entry of contents.entries) {
    const foreign = nameForeign(entry.value);
    if (foreign)
      return {
        reason: `is a list of something else: its entries look like ${foreignTitle(foreign)}`,
        isForeign: true,
      };
  }
  return { reason: 'is a list, but nothing in it looks like a tool', isForeign: true };
}

function foreignReason(foreign: { title: string; advice: string | undefined }): string {
  return `is not a tool spec but ${foreignTitle(foreign)}`;
}

function foreignTitle(foreign: { title: string; advice: string | undefined }): string {
  return foreign.advice ? `${foreign.title}; ${foreign.advice}` : foreign.title;
}

function aKind(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'null') return 'null';
  return kind === 'object' ? 'an object' : `a ${kind}`;
}

function shapeOf(entry: unknown): Shape | undefined {
  return isObject(entry) ? SHAPES.find((shape) => shape.fits(entry)) : undefined;
}

/** A list called `tools` vouches for its entries: there a name is enough. Anywhere else the shape must tell. */
function isTool(entry: unknown, container: Container): boolean {
  if (shapeOf(entry)) return true;
  const isVouched = container === toolsList || container === jsonRpcAnswer;
  return isVouched && isObject(entry) && Object.hasOwn(entry, 'name') && !nameForeign(entry);
}

/** An entry that has no known shape is judged as MCP: its faults are then named one by one. */
function toTool(entry: Entry, index: number): Tool {
  const shape = shapeOf(entry.value) ?? mcp;
  const object = isObject(entry.value) ? entry.value : {};
  return new Tool(index, entry.pointer, entry.value, shape.fields(object, entry.pointer), shape.abilities);
}
