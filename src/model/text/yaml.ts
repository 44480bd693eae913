import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import { child } from '../pointer.js';
import { withoutMark } from './byte-order-mark.js';
import { LineIndex, type Position } from './position.js';
import { type DuplicateKey, type Source, SyntaxFault } from './source.js';
import { sentenceOf } from './yaml-fault.js';
import { type Anchored, isMerge, keyOf, startOf } from './yaml-node.js';
import { YamlLocator } from './yaml-places.js';
import { NoValue, ValueReader } from './yaml-value.js';

/**
 * YAML 1.2 with its core schema, whatever a `%YAML` line says: `NO` and dates are text. Tags of other schemas are
 * passed over. What the package would make of aliases, merges and keys that stand twice is ours to decide.
 */
const OPTIONS = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const satisfies Parameters<typeof parseAllDocuments>[1];

/**
 * Reads a YAML text: the value of its document, or the list of them when there are several; empty ones do not count.
 * It loads a package: import it only for a text that is no JSON.
 * @throws {SyntaxFault}
 */
export function parseYaml(text: string): Source {
  const body = withoutMark(text);
  const { roots, values, anchored } = readNodes(body, false);
  const isOne = roots.length < 2;
  return new YamlSource(body, isOne ? (values[0] ?? null) : values, isOne ? roots[0] : roots, anchored);
}

/** The nodes of a text, one root for each document that is not empty, and what they stand for. */
export interface YamlNodes {
  readonly roots: readonly unknown[];
  /** By document. */
  readonly values: readonly unknown[];
  readonly anchored: Anchored;
}

/**
 * Reads the nodes of a text that has no byte order mark.
 * @param keepSourceTokens with them a node knows where its signs stand (colons, commas), not only its values
 * @throws {SyntaxFault}
 */
export function readNodes(text: string, keepSourceTokens: boolean): YamlNodes {
  const roots = rootsOf(text, keepSourceTokens);
  const reader = new ValueReader(text);
  try {
    const values = roots.map((root) => reader.readDocument(root));
    return { roots, values, anchored: reader.anchored };
  } catch (error) {
    if (error instanceof NoValue) throw faultAt(text, error.offset, error.message);
    throw error;
  }
}

/** The contents of the documents. */
function rootsOf(text: string, keepSourceTokens: boolean): unknown[] {
  const documents = parseAllDocuments(text, { ...OPTIONS, keepSourceTokens });
  const roots: unknown[] = [];
  for (const { contents, errors } of documents) {
    // A tag that cannot be resolved is one of another schema.
    const [first] = errors
      .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')
      .sort((a, b) => a.pos[0] - b.pos[0]);
    if (first) throw faultAt(text, first.pos[0], sentenceOf(first));
    const isEmpty = isScalar(contents) && contents.value === null && contents.source === '';
    if (contents && !isEmpty) roots.push(contents);
  }
  return roots;
}

function faultAt(text: string, offset: number, message: string): SyntaxFault {
  return new SyntaxFault(message, new LineIndex(text).positionOf(Math.min(offset, text.length)), 'YAML');
}

class YamlSource implements Source {
  readonly #locator: YamlLocator;

  constructor(
    readonly text: string,
    readonly value: unknown,
    /** A node, or the list of those of several documents. */
    private readonly root: unknown,
    private readonly anchored: Anchored,
  ) {
    this.#locator = new YamlLocator(text, root, anchored);
  }

  get locate(): (pointer: string) => Position {
    const locator = this.#locator;
    return (pointer) => locator.locate(pointer);
  }

  /** What an alias repeats is named once, at its anchor. `<<` may stand twice. */
  duplicateKeys(): DuplicateKey[] {
    const found = new Map<string, { key: string; offset: number }>();
    const open: { node: unknown; pointer: string }[] = [{ node: this.root, pointer: '' }];
    for (let container = open.pop(); container; container = open.pop()) {
      const { node, pointer } = container;
      if (isMap(node)) {
        const seen = new Set<string>();
        for (const pair of node.items) {
          if (isMerge(pair)) continue;
          const key = keyOf(pair, this.anchored, this.text);
          const here = child(pointer, key);
          if (seen.has(key)) found.set(here, { key, offset: startOf(pair.key) ?? 0 });
          seen.add(key);
          open.push({ node: pair.value, pointer: here });
        }
      }
      const entries: unknown = isSeq(node) ? node.items : node;
      if (Array.isArray(entries))
        entries.forEach((entry, index) => {
          open.push({ node: entry, pointer: child(pointer, index) });
        });
    }
    return [...found]
      .sort(([, a], [, b]) => a.offset - b.offset)
      .map(([pointer, { key }]) => ({ pointer, key }));
  }
}
