import { isMap, isScalar, isSeq } from 'yaml';
import { lineStart } from './yaml-lines.js';
import { isBlockCollection, isBlockScalar, nodesBelow } from './yaml-parts.js';
import { type Quote, quoteOf } from './yaml-string.js';

/** The habits of a text, for what is new in it. */
export interface YamlStyle {
  readonly lineBreak: string;
  /** By how many columns a map stands deeper than the key it belongs to … */
  readonly mapIndent: number;
  /** … and a list: often not at all. */
  readonly listIndent: number;
  /** A list of a few scalars stands in brackets. */
  readonly hasFlowLists: boolean;
  /** What stands behind `{` and before `}`, and the same for lists. */
  readonly mapPadding: string;
  readonly listPadding: string;
  readonly quote: Quote;
  /** Every text has quotes, needed or not; and every key. */
  readonly quotesValues: boolean;
  readonly quotesKeys: boolean;
}

/** How many texts have quotes. Those below `|` and `>` cannot have any. */
class QuoteCount {
  all = 0;
  quoted = 0;

  add(node: unknown): void {
    if (!isScalar(node) || typeof node.value !== 'string' || isBlockScalar(node)) return;
    this.all++;
    if (quoteOf(node)) this.quoted++;
  }
}

/** A habit needs this many witnesses. */
const LEAST_QUOTED = 4;

/** What a text shows of each habit, in its order. */
class Samples {
  readonly mapIndents: number[] = [];
  readonly listIndents: number[] = [];
  readonly mapPaddings: string[] = [];
  readonly listPaddings: string[] = [];
  readonly quotes: Quote[] = [];
  readonly keys = new QuoteCount();
  /** Keys and values. */
  readonly texts = new QuoteCount();
  flowLists = 0;
  blockLists = 0;

  constructor(private readonly text: string) {}

  readAll(roots: readonly unknown[]): void {
    for (const node of nodesBelow(roots)) this.#read(node);
  }

  #read(node: unknown): void {
    const quote = quoteOf(node);
    if (quote) this.quotes.push(quote);
    this.texts.add(node);
    if (isMap(node)) for (const { key } of node.items) this.keys.add(key);
    if (isSeq(node) && node.items.length > 0 && node.items.every(isScalar)) {
      if (node.flow) this.flowLists++;
      else this.blockLists++;
    }
    if (isBlockCollection(node)) {
      if (isMap(node)) this.#readIndents(node.range![0], node.items);
    } else if (isMap(node) && node.items.length > 0 && node.srcToken)
      this.mapPaddings.push(this.#padding(node.range![0]));
    else if (isSeq(node) && node.items.length > 0) this.listPaddings.push(this.#padding(node.range![0]));
  }

  #readIndents(start: number, pairs: readonly { value: unknown }[]): void {
    const column = this.#column(start);
    for (const { value } of pairs) {
      if (!isBlockCollection(value)) continue;
      const deeper = this.#column(value.range![0]) - column;
      if (isMap(value)) this.mapIndents.push(deeper);
      else this.listIndents.push(deeper);
    }
  }

  #column(at: number): number {
    return at - lineStart(this.text, at);
  }

  #padding(bracket: number): string {
    return this.text[bracket + 1] === ' ' ? ' ' : '';
  }
}

/**
 * Learns the habits of a text. Where it shows none: two columns, lists in brackets only when there are brackets at all,
 * double quotes.
 */
export function styleOf(text: string, roots: readonly unknown[]): YamlStyle {
  const samples = new Samples(text);
  samples.readAll(roots);
  const { flowLists, blockLists, mapPaddings, listPaddings } = samples;
  const positive = (indents: readonly number[]) => indents.filter((indent) => indent > 0);
  const mapIndent = mostFrequent(positive([...samples.mapIndents, ...samples.listIndents])) ?? 2;
  return {
    lineBreak: /\r?\n/.exec(text)?.[0] ?? '\n',
    mapIndent: mostFrequent(positive(samples.mapIndents)) ?? mapIndent,
    listIndent: mostFrequent(samples.listIndents.filter((indent) => indent >= 0)) ?? mapIndent,
    hasFlowLists: flowLists + mapPaddings.length > 0 && flowLists >= blockLists,
    mapPadding: mostFrequent(mapPaddings) ?? '',
    listPadding: mostFrequent(listPaddings) ?? '',
    quote: mostFrequent(samples.quotes) ?? '"',
    quotesValues: isHabit(samples.texts.quoted - samples.keys.quoted, samples.texts.all - samples.keys.all),
    quotesKeys: isHabit(samples.keys.quoted, samples.keys.all),
  };
}

function isHabit(quoted: number, all: number): boolean {
  return quoted === all && all >= LEAST_QUOTED;
}

/** Of several, the one that stands first. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}
