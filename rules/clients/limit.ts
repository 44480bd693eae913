/**
 * How well a limit is known. `verified`: read in the vendor's own documentation, types or source. `secondary`: the words
 * of the vendor's error, in public reports. `uncertain`: reports disagree, or it may have changed since.
 */
export type Mark = 'verified' | 'secondary' | 'uncertain';

/** What becomes of a tool, or of a part of it, that is beyond a limit. */
export type Effect = 'refused' | 'dropped' | 'renamed' | 'deleted';

/** Where a limit holds: for every tool, or only for one that says `"strict": true`, or that is not in full JSON Schema. */
export type OnlyIf = 'strict' | 'subset';

/** What a client asks of a tool. A closed list: each kind has its check in {@link CHECKS}. */
export type Demand =
  /** What the name is made of. */
  | { readonly kind: 'name'; readonly pattern: RegExp; readonly allows: string }
  | { readonly kind: 'name-length'; readonly longest: number }
  /** The name with that of the server, as the client puts them together: `mcp__{server}__{tool}`. */
  | { readonly kind: 'full-name'; readonly form: string; readonly longest: number }
  | { readonly kind: 'description-length'; readonly longest: number }
  /** Over all servers that are connected. */
  | { readonly kind: 'tool-count'; readonly most: number }
  /** Keys of `properties`: those of the root, or all. */
  | {
      readonly kind: 'keys';
      readonly where: 'root' | 'all';
      readonly pattern: RegExp;
      readonly longest: number;
    }
  /** Keywords beside the root's `properties`. */
  | { readonly kind: 'root'; readonly keywords: readonly string[] }
  | { readonly kind: 'root-type' }
  | { readonly kind: 'output-root' }
  | { readonly kind: 'items' }
  /** Keywords, wherever they stand. */
  | { readonly kind: 'keywords'; readonly keywords: readonly string[] }
  | { readonly kind: 'formats'; readonly takes: readonly string[] }
  | { readonly kind: 'text-enum' }
  | { readonly kind: 'object-properties' }
  | { readonly kind: 'type-lists' }
  /** Every object is closed. */
  | { readonly kind: 'closed' }
  /** Every property is required. */
  | { readonly kind: 'all-required' }
  | {
      readonly kind: 'size';
      readonly properties: number;
      readonly levels: number;
      readonly enumValues: number;
    }
  /** In all tools of a request that are strict, together. */
  | {
      readonly kind: 'strict-total';
      readonly tools: number;
      readonly optional: number;
      readonly unions: number;
    }
  | { readonly kind: 'title'; readonly where: 'anywhere' | 'annotations' }
  | { readonly kind: 'hint'; readonly hint: string }
  /** `readOnlyHint` or `destructiveHint` is true; `some`: at least one of them is there. */
  | { readonly kind: 'applicable-hint'; readonly degree: 'some' | 'true' }
  /** Reads and writes are tools of their own. */
  | { readonly kind: 'one-act' };

export type Kind = Demand['kind'];
export type DemandOf<K extends Kind> = Extract<Demand, { readonly kind: K }>;

/** A demand, with where it is known from and when it was so. */
export type Limit = Demand & {
  /** An address, or the document as one would look for it. */
  readonly source: string;
  /** `2026-09`: the month of the source, or, where it has no date, the month in which it was read. */
  readonly asOf: string;
  readonly mark: Mark;
  readonly effect: Effect;
  readonly onlyIf?: OnlyIf;
};

/** What a profile is of: an API or an editor that calls tools, a mode of one, a directory, a revision of the protocol. */
export type Nature = 'client' | 'mode' | 'directory' | 'protocol';

/** What one client takes, as data. */
export interface Profile {
  readonly id: string;
  readonly title: string;
  readonly nature: Nature;
  readonly limits: readonly Limit[];
}

/** A profile's limits, with what most of them share written once. */
export function limits(
  shared: Pick<Limit, 'source' | 'asOf' | 'mark'> & { readonly effect?: Effect },
  ...own: (Demand & Partial<Pick<Limit, 'source' | 'asOf' | 'mark' | 'effect' | 'onlyIf'>>)[]
): readonly Limit[] {
  return own.map((each) => ({ effect: 'refused', ...shared, ...each }) as Limit);
}

/** True for a limit that ends in a refusal and is known well enough to fail a run. */
export function isHard({ mark, effect, kind }: Limit): boolean {
  return mark !== 'uncertain' && (effect === 'refused' || effect === 'dropped') && kind !== 'tool-count';
}

/** What it is to be beyond a limit. */
export function severityOf(limit: Limit): 'error' | 'warning' {
  return isHard(limit) ? 'error' : 'warning';
}
