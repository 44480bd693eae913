import { valueAt } from '../model/pointer.js';
import type { Tool } from '../model/tool.js';
import { isObject, member } from '../model/value.js';
import { canonical } from './canonical.js';
import { contentOf, pairUp, wordsOf } from './likeness.js';

/** One version of a spec. */
export interface Version {
  readonly tools: readonly Tool[];
  /** The document that the tools stand in; servers have their names there. */
  readonly document: unknown;
}

/** A tool in two versions; undefined in the one that does not have it. */
export interface ToolPair {
  readonly base: Tool | undefined;
  readonly head: Tool | undefined;
}

/**
 * Finds for each tool its other version: the same name at the same server, with the same content first, then a name that only one has left, then
 * the same content under another name. In the order of the new version; what is gone comes last.
 */
export function matchTools(base: Version, head: Version): ToolPair[] {
  const partners = new Map<Tool, Tool>();
  const left = new Set(base.tools);
  const pair = (before: Tool, after: Tool) => {
    partners.set(after, before);
    left.delete(before);
  };
  const unmatched = () => head.tools.filter((tool) => !partners.has(tool));

  const byKey = groups(left, (tool) => keyOf(tool, base.document));
  // Of several that have one name, those of equal content belong together, whatever their order.
  for (const [key, tools] of groups(head.tools, (tool) => keyOf(tool, head.document))) {
    const others = byKey.get(key) ?? [];
    if (tools.length < 2 && others.length < 2) continue;
    const byContent = groups(others, writtenAs);
    for (const tool of tools) {
      const before = byContent.get(writtenAs(tool))?.shift();
      if (before) pair(before, tool);
    }
    byKey.set(
      key,
      others.filter((other) => left.has(other)),
    );
  }
  for (const tool of unmatched()) {
    const before = byKey.get(keyOf(tool, head.document))?.shift();
    if (before) pair(before, tool);
  }
  // A server may have another name or place now.
  const oldByName = groups(left, ({ name }) => name);
  for (const [name, tools] of groups(unmatched(), (tool) => tool.name)) {
    const before = oldByName.get(name);
    if (name !== '' && tools.length === 1 && before?.length === 1) pair(before[0]!, tools[0]!);
  }
  for (const [before, after] of pairUp([...left].map(described), unmatched().map(described)))
    pair(before, after);
  return [
    ...head.tools.map((tool) => ({ base: partners.get(tool), head: tool })),
    ...[...left].map((tool) => ({ base: tool, head: undefined })),
  ];
}

function writtenAs({ raw }: Tool): string {
  return canonical(raw, 'written');
}

function groups(tools: Iterable<Tool>, keyOf: (tool: Tool) => string): Map<string, Tool[]> {
  const found = new Map<string, Tool[]>();
  for (const tool of tools) {
    const key = keyOf(tool);
    const group = found.get(key);
    if (group) group.push(tool);
    else found.set(key, [tool]);
  }
  return found;
}

/** Server and name. A server in a list is known by its name, since its place changes when another one comes. */
function keyOf({ server, name }: Tool, document: unknown): string {
  const at = server === '' ? undefined : valueAt(document, server);
  const written = isObject(at) ? member(at, 'name') : undefined;
  return `${typeof written === 'string' ? written : server}\n${name}`;
}

/** What a tool says apart from its name. */
function described(tool: Tool) {
  const { inputSchema, outputSchema, annotations } = tool.fields;
  const exact = canonical([tool.description, inputSchema.value, outputSchema.value, annotations.value]);
  const { value } = inputSchema;
  const properties = isObject(value) ? member(value, 'properties') : undefined;
  const parameters = isObject(properties)
    ? Object.keys(properties).flatMap((name) => [`"${name}"`, `"${name}": ${canonical(properties[name])}`])
    : [];
  const content = contentOf(exact, [...wordsOf(tool.description), ...parameters]);
  return { name: tool.name, item: tool, content };
}
