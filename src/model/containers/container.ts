import type { Shape } from '../shapes/shape.js';

/** Something that stands where a tool does, and where. It may be anything: the list's author is not the linter. */
export interface Entry {
  readonly value: unknown;
  readonly pointer: string;
  /** Where the server or namespace stands that it belongs to, in a document with several. */
  readonly server?: string;
  /** The shape of an entry that tells none by itself, where the list it stands in says so. */
  readonly usual?: Shape;
}

/** Tools found in a document. */
export interface Contents {
  readonly entries: readonly Entry[];
  /** What a reader of the report must know about the list itself, a sentence each. */
  readonly notes?: readonly string[];
  /** The list is known to be cut. */
  readonly isCut?: boolean;
  /** A server has written it, so that its next answer is the same again: a repair belongs in the server's source. */
  readonly isSaved?: boolean;
  /** The shape of all entries, where the container decides it. */
  readonly shape?: Shape;
}

/** One way of keeping tools in a document. Every container is one file of this folder. */
export interface Container {
  /** Part of the format's id in a report, behind the shape: `mcp-list`. */
  readonly id: string;
  /** What it is, as a report says it: `tools/list result`. */
  readonly title: string;
  /** What makes an entry a tool here: a list called `tools` vouches for what has a name, elsewhere the shape must tell. */
  readonly takes: 'what has a name' | 'what has a shape' | 'what surely has a shape';
  /** The tools in `document`, or undefined when it is not such a container. */
  open(document: unknown): Contents | undefined;
}

/** The entries of a list that stands at `pointer`. */
export function entriesOf(list: readonly unknown[], pointer: string): Entry[] {
  return list.map((value, index) => ({ value, pointer: `${pointer}/${index}` }));
}
