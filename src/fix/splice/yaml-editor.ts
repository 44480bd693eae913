import { isCollection, isMap, type Node, type Pair } from 'yaml';
import type { YamlNodes } from '../../model/text/yaml.js';
import { isMerge, keyOf } from '../../model/text/yaml-node.js';
import type { EditTree } from '../edit-tree.js';
import { blockChanges } from './yaml-block.js';
import { type Change, insertion } from './yaml-change.js';
import { flowChanges } from './yaml-flow.js';
import { before } from './yaml-lines.js';
import {
  type Collection,
  commasOf,
  isBarePair,
  isBlockCollection,
  type Part,
  partsOf,
  rootPart,
} from './yaml-parts.js';
import { YamlPrinter } from './yaml-print.js';
import { rewordChanges } from './yaml-reword.js';
import { type Around, SlotWriter } from './yaml-slot.js';
import { type Quoting, quoteOf, sharedQuote, stringText } from './yaml-string.js';
import { styleOf, type YamlStyle } from './yaml-style.js';

/** A part and what is done to it. */
interface Target {
  readonly part: Part;
  readonly edits: EditTree | undefined;
}

type Member = readonly [key: string, value: unknown];

/** Members that a map gets. */
interface Added {
  readonly first: readonly Member[];
  readonly last: readonly Member[];
}

/** Turns edits into changes of the text. */
export class YamlEditor {
  readonly #style: YamlStyle;
  readonly #printer: YamlPrinter;
  readonly #slots: SlotWriter;

  /** @param text ends with a line break */
  constructor(
    private readonly text: string,
    private readonly nodes: YamlNodes,
  ) {
    this.#style = styleOf(text, nodes.roots);
    this.#printer = new YamlPrinter(this.#style);
    this.#slots = new SlotWriter(text, this.#printer, this.#style.lineBreak);
  }

  /** @param edits that have no obstacle */
  changes(edits: EditTree): Change[] {
    const { roots } = this.nodes;
    const quoting = this.#printer.plain;
    const around: Around = { kind: 'root', isFlow: false, quoting, mapColumn: 0, listColumn: 0 };
    return roots.flatMap((root, index) => {
      const own = roots.length > 1 ? edits.below.get(String(index)) : edits;
      return own ? this.#value(rootPart(root as Node), own, around) : [];
    });
  }

  #value(part: Part, edits: EditTree, around: Around): Change[] {
    const { node } = part;
    const { written, reworded } = edits;
    if (written) return this.#slots.write(part, written.value, around);
    if (reworded.length > 0) return rewordChanges(this.text, node, reworded, this.#style.quote);
    if (!isCollection(node)) return [];
    const collection = node as Collection;
    return isBlockCollection(node)
      ? this.#block(collection, edits, part, around)
      : this.#flow(collection, edits, around);
  }

  #targets(collection: Collection, edits: EditTree): Target[] {
    const { anchored } = this.nodes;
    const tokenOf = ({ pair }: Part, index: number) => {
      if (!pair) return String(index);
      return isMerge(pair) ? undefined : keyOf(pair, anchored, this.text);
    };
    return partsOf(collection).map((part, index) => {
      const token = tokenOf(part, index);
      return { part, edits: token === undefined ? undefined : edits.below.get(token) };
    });
  }

  /** What is done to the parts that stay. */
  #inside(targets: readonly Target[], around: Around): Change[] {
    return targets.flatMap(({ part, edits }) => {
      if (!edits || edits.isRemoved) return [];
      const { rekeyed } = edits;
      const value = this.#value(part, edits, around);
      if (!rekeyed) return value;
      const listed = rekeyed.asList ? this.#listed(part) : [];
      return [this.#rekey(part.pair!, rekeyed.key, around), ...listed, ...value];
    });
  }

  #listed({ node }: Part): Change[] {
    const [from, to] = node!.range!;
    return [insertion(from, '['), insertion(to, ']')];
  }

  #rekey({ key }: Pair, text: string, { isFlow, quoting }: Around): Change {
    const [from, to] = (key as Node).range!;
    const old = quoteOf(key);
    return { from, to, text: stringText(text, isFlow, old ?? quoting.quote, old !== undefined) };
  }

  #added(edits: EditTree, targets: readonly Target[]): Added {
    const known = new Set(targets.map((target) => target.edits));
    const added = [...edits.below].flatMap(([key, below]) => {
      const { written } = below;
      return written && !known.has(below) ? [{ key, written }] : [];
    });
    const members = (isFirst: boolean) =>
      added
        .filter(({ written }) => Boolean(written.first) === isFirst)
        .map(({ key, written }): Member => [key, written.value]);
    return { first: members(true), last: members(false) };
  }

  #block(collection: Collection, edits: EditTree, { after }: Part, { kind }: Around): Change[] {
    const { text } = this;
    const { lineBreak, mapIndent, listIndent } = this.#style;
    const targets = this.#targets(collection, edits);
    const column = before(text, targets[0]!.part.start).length;
    const isList = !isMap(collection);
    const quoting = isList ? quotingOf(collection, this.#printer.plain) : this.#printer.plain;
    const inside: Around = {
      kind: isList ? 'entry' : 'member',
      isFlow: false,
      quoting,
      mapColumn: column + (isList ? 2 : mapIndent),
      listColumn: column + (isList ? 2 : listIndent),
    };
    const { first, last } = this.#added(edits, targets);
    const lines = ([key, value]: Member) => this.#printer.memberLines(key, value);
    const dash = this.#dashOf(targets.at(-1)!.part);
    const appended = edits.appended.map((value) => this.#printer.entryLines(value, dash, quoting));
    const removed = removedOf(targets);
    const changes = this.#inside(targets, inside);
    if (removed.size + first.length + last.length + appended.length === 0) return changes;
    const own = blockChanges(text, lineBreak, {
      parts: targets.map(({ part }) => part),
      isRemoved: (part) => removed.has(part),
      first: first.map(lines),
      last: [...last.map(lines), ...appended],
      isRoot: kind === 'root',
      after,
      brackets: isList ? '[]' : '{}',
    });
    return [...changes, ...own];
  }

  /** A dash with the blanks that stand behind it in this list. */
  #dashOf({ start, node }: Part): string {
    const dash = node ? this.text.slice(start, node.range![0]) : '';
    return /^- +$/.test(dash) ? dash : '- ';
  }

  #flow(collection: Collection, edits: EditTree, around: Around): Change[] {
    const quoting = quotingOf(collection, around.quoting);
    const isList = !isMap(collection);
    const inside: Around = { ...around, kind: isList ? 'entry' : 'member', isFlow: true, quoting };
    const targets = this.#targets(collection, edits);
    const changes = this.#inside(targets, inside);
    const { first, last } = this.#added(edits, targets);
    const member = ([key, value]: Member) => this.#printer.inlineMember(key, value, true, quoting);
    const appended = edits.appended.map((value) => this.#printer.inline(value, true, quoting));
    const removed = removedOf(targets);
    if (removed.size + first.length + last.length + appended.length === 0 || isBarePair(collection))
      return changes;
    const { mapPadding, listPadding, lineBreak } = this.#style;
    const own = flowChanges(this.text, lineBreak, {
      open: collection.range![0],
      close: collection.range![1] - 1,
      parts: targets.map(({ part }) => part),
      commas: commasOf(collection),
      isRemoved: (part) => removed.has(part),
      first: first.map(member),
      last: [...last.map(member), ...appended],
      padding: isList ? listPadding : mapPadding,
    });
    return [...changes, ...own];
  }
}

function removedOf(targets: readonly Target[]): ReadonlySet<Part> {
  return new Set(targets.filter(({ edits }) => edits?.isRemoved).map(({ part }) => part));
}

/** New parts of a collection get quotes where all of the others have some: `{"a": 1}`, `['x', 'y']`. */
function quotingOf(collection: Collection, around: Quoting): Quoting {
  if (collection.items.length === 0) return around;
  if (!isMap(collection)) {
    const quote = sharedQuote(collection.items);
    return quote ? { ...around, quote, values: true } : { ...around, values: false };
  }
  const quote = sharedQuote(collection.items.map(({ key }) => key));
  return quote ? { quote, keys: true, values: quote === '"' } : { ...around, keys: false, values: false };
}
