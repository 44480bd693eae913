import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Baseline, Entry } from '../baseline/baseline.js';
import { contentOf } from '../baseline/content.js';
import { formatBaseline } from '../baseline/format-baseline.js';
import { Records } from '../baseline/records.js';
import { type Standing, standingOf } from '../baseline/standing.js';
import { type Updated, updateBaseline } from '../baseline/update-baseline.js';
import { repositoryOf } from '../input/find-config.js';
import type { OriginalText } from '../input/text-file.js';
import type { Tool } from '../model/tool.js';
import { escapeHidden, visible } from '../report/escape.js';
import type { BaselineReport, InputReport } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import { SCORED_CATEGORIES } from '../score/rubric.js';
import { lowerings, updateRemark, worse } from './baseline-wording.js';
import type { Options } from './options.js';
import { slashed } from './slashed.js';
import { UsageError } from './usage-error.js';

/** What a keeper is told. */
export interface BaselineOrder
  extends Pick<Options, 'updateBaseline' | 'allowLower' | 'failOn' | 'category' | 'tool'> {
  readonly path: string;
  /** Fingerprint of the rubric of this run. */
  readonly rubric: string;
}

/** More lines than this on single tools are counted. */
const MOST_LINES = 20;

interface Stood {
  readonly standing: Standing;
  readonly now: Entry;
  readonly report: ToolReport;
  readonly input: string;
  /** It is among the tools that were asked for. */
  readonly isShown: boolean;
}

/** Tells whether a tool fails as any new one would. */
type IsBelow = (tool: ToolReport, input: string) => boolean;

/** Holds the tools of a run against a baseline, and records them when that is asked for. */
export class BaselineKeeper {
  readonly #contents = new WeakMap<ToolReport, string>();
  readonly #stood = new Map<ToolReport, Stood>();
  readonly #seen = new Set<string>();
  /** Specs of which something could not be judged. */
  readonly #broken = new Set<string>();
  readonly #gone = new Map<string, boolean>();
  readonly #records: Records;
  #updated: Updated | undefined;
  readonly #folder: string;
  readonly #repository: string | undefined;

  /** @param baseline undefined when there is no file yet @param original the file as it was read */
  constructor(
    private readonly order: BaselineOrder,
    private readonly baseline: Baseline | undefined,
    private readonly original: OriginalText | undefined,
  ) {
    this.#records = new Records(baseline?.tools ?? []);
    this.#folder = dirname(resolve(order.path));
    this.#repository = repositoryOf(this.#folder);
  }

  /** Notes what tells a tool from another of its name, while the tool is at hand. */
  see(tool: Tool, report: ToolReport): void {
    this.#contents.set(report, contentOf(tool));
  }

  /**
   * Takes in an input, or a line of one, with all of its tools. One that was repaired is found by what it was before.
   * @throws {UsageError} for one that cannot be recorded
   */
  add(input: InputReport): void {
    if (input.problem !== null) {
      this.#broken.add(this.#pathOf(input.name));
      return;
    }
    const name = this.#nameOf(input.name);
    const tools = input.tools.flatMap((report) =>
      report.score === null ? [] : { report, score: report.score },
    );
    this.#seen.add(name);
    if (input.status !== 'scored' || tools.length < input.tools.length) this.#broken.add(name);
    const before = tools.map(({ report }) => input.fixed?.before.tools[report.index] ?? report);
    const former = before.map((report, index) =>
      this.#entryOf(name, report, report.score ?? tools[index]!.score),
    );
    const records = this.#records.takeAll(former, (path) => this.#isGone(path));
    for (const [index, { report, score }] of tools.entries()) {
      const now = report === before[index] ? former[index]! : this.#entryOf(name, report, score);
      const standing = standingOf(now, records[index], this.#records.knowsName(former[index]!));
      const isShown = this.order.tool.length === 0 || this.order.tool.includes(before[index]!.name);
      this.#stood.set(report, { standing, now, report, input: input.name, isShown });
    }
  }

  #contentOf(report: ToolReport): string {
    return this.#contents.get(report) ?? '';
  }

  /** What would be recorded: the score, and what fails whatever the score. */
  #entryOf(input: string, report: ToolReport, score: number): Entry {
    const { failOn, category } = this.order;
    const of = (severity: string) =>
      report.findings().filter(({ rule }) => rule.severity === severity).length;
    const errors = report.blocked ? of('error') : 0;
    const warnings = failOn === 'warning' ? of('warning') : 0;
    const low = SCORED_CATEGORIES.filter((name) => (report.categories[name] ?? 100) < (category[name] ?? 0));
    return {
      input,
      tool: report.name,
      score,
      ...(errors > 0 ? { errors } : {}),
      ...(warnings > 0 ? { warnings } : {}),
      ...(low.length > 0
        ? { categories: Object.fromEntries(low.map((name) => [name, report.categories[name] ?? 0])) }
        : {}),
      content: this.#contentOf(report),
    };
  }

  /** True for a spec of the baseline that is not there any more. */
  #isGone(input: string): boolean {
    const known = this.#gone.get(input) ?? (input !== 'stdin' && !existsSync(join(this.#folder, input)));
    this.#gone.set(input, known);
    return known;
  }

  #pathOf(input: string): string {
    return input === 'stdin' ? input : slashed(relative(this.#folder, resolve(input)));
  }

  /** The name of a spec that is the same wherever the repository lies and the command is run. */
  #nameOf(input: string): string {
    const path = this.#pathOf(input);
    const fromRoot = relative(this.#repository ?? this.#folder, resolve(this.#folder, path));
    if (isAbsolute(fromRoot) || fromRoot.split(/[\\/]/)[0] === '..')
      throw new UsageError(
        `"${input}" lies outside ${this.#repository === undefined ? 'the folder' : 'the repository'} of the baseline, where it has no name that holds on another machine; leave it out, or run it without --baseline.`,
      );
    return path;
  }

  /** What the gate needs to know of a tool. */
  recordOf(report: ToolReport): 'holds' | 'fails' | 'none' {
    const stood = this.#stood.get(report);
    if (!stood) return 'none';
    if (this.#isAccepted(stood)) return 'holds';
    return stood.standing.kind === 'fallen' ? 'fails' : 'none';
  }

  /** True for what holds, or is written down as it is now, however bad. A new tool is, when the baseline is new. */
  #isAccepted({ standing: { kind } }: Stood): boolean {
    if (kind === 'held' || kind === 'risen') return true;
    const { updateBaseline: isUpdating, allowLower } = this.order;
    return isUpdating && (allowLower || (kind !== 'fallen' && !this.baseline));
  }

  /** Says of the tools that were asked for how they fail. */
  complaints(isBelow: IsBelow): string[] {
    const lines: string[] = [];
    for (const stood of this.#stood.values()) {
      const { standing, now, report, input, isShown } = stood;
      if (!isShown || this.#isAccepted(stood)) continue;
      const name = `${visible(input)}: ${visible(report.name) || '(no name)'}`;
      if (standing.kind === 'fallen') lines.push(`${name}: ${worse(now, standing.recorded)}`);
      if (standing.kind === 'replaced' && isBelow(report, input))
        lines.push(
          `${name}: its parameters and its description are not those of the tool that the baseline knows by this name, so it is judged as a new one`,
        );
    }
    const more = lines.length - MOST_LINES;
    return more > 0 ? [...lines.slice(0, MOST_LINES), `… and ${more} more`] : lines;
  }

  /**
   * Writes the baseline when that was asked for.
   * @param isPart there may be more specs than were judged
   * @returns a line for the report @throws {UsageError}
   */
  async finish(isBelow: IsBelow, isPart: boolean): Promise<string> {
    const name = slashed(this.order.path);
    if (this.order.updateBaseline)
      return `baseline ${name} · ${updateRemark(await this.#update(isBelow, isPart))}`;
    const count = (...kinds: Standing['kind'][]) =>
      [...this.#stood.values()].filter(({ standing }) => kinds.includes(standing.kind)).length;
    const risen = count('risen');
    const advice = risen > 0 ? ` · ${risen} risen: --update-baseline records it` : '';
    return `baseline ${name} · ${count('held', 'risen', 'fallen')} known · ${count('unknown', 'replaced')} new${advice}`;
  }

  async #update(isBelow: IsBelow, isPart: boolean): Promise<Updated> {
    const { path, rubric, allowLower } = this.order;
    const tools = [...this.#stood.values()].map(({ standing, now, report, input }) => ({
      now,
      recorded: 'recorded' in standing ? standing.recorded : undefined,
      isBelow: isBelow(report, input),
    }));
    const isSettled = (input: string) =>
      this.#seen.has(input) ? !this.#broken.has(input) : !isPart && this.#isGone(input);
    const updated = updateBaseline(this.baseline, { rubric, tools, isSettled, allowLower });
    const name = slashed(path);
    if (updated.unread.length > 0)
      throw new UsageError(
        `The baseline "${name}" has records of another rubric for ${updated.unread.join(', ')}, which this run has not judged; name all of its specs, or take their lines out.`,
      );
    if (this.baseline && this.baseline.rubric !== rubric && updated.notLowered.length > 0)
      throw new UsageError(
        `The baseline "${name}" was recorded with another rubric, and with this one ${lowerings(updated.notLowered, 'would be recorded')}. Look at the scores, then add --allow-lower.`,
      );
    // Names come from specs: characters that nobody sees are written as escapes.
    await this.#write(escapeHidden(formatBaseline(updated.baseline)));
    this.#updated = updated;
    return updated;
  }

  /** How things stand, as a JSON report says it; complete when the run is finished. */
  get report(): BaselineReport {
    const stood = [...this.#stood.values()];
    const failed = stood.flatMap((each) => {
      const { standing, now, report, input, isShown } = each;
      if (!isShown || standing.kind !== 'fallen' || this.#isAccepted(each)) return [];
      return [{ input, tool: report.name, was: standing.recorded.score, now: now.score }];
    });
    const known = stood.filter(({ standing }) => 'recorded' in standing).length;
    const { added = [], raised = [], removed = [] } = this.#updated ?? {};
    return {
      known,
      new: stood.length - known,
      failed,
      added: added.length,
      raised: raised.length,
      removed: removed.length,
    };
  }

  async #write(text: string): Promise<void> {
    const { path } = this.order;
    const isCrlf = this.original?.text.includes('\r\n') ?? false;
    const bytes = Buffer.from(isCrlf ? text.replaceAll('\n', '\r\n') : text);
    if (this.original?.bytes.equals(bytes)) return;
    const { rewriteFile, writeWhole } = await import('./rewrite-file.js');
    try {
      if (this.original) rewriteFile(path, this.original.bytes, bytes);
      else writeWhole(path, bytes);
    } catch (error) {
      throw new UsageError(`The baseline was not written to "${path}": ${(error as Error).message}.`);
    }
  }
}
