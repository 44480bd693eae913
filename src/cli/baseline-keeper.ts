import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { type Baseline, type Entry, keyOf } from '../baseline/baseline.js';
import { contentOf } from '../baseline/content.js';
import { formatBaseline } from '../baseline/format-baseline.js';
import { isLower, type Standing, standingOf } from '../baseline/standing.js';
import { updateBaseline } from '../baseline/update-baseline.js';
import { repositoryOf } from '../input/find-config.js';
import type { OriginalText } from '../input/text-file.js';
import type { Tool } from '../model/tool.js';
import { escapeHidden, visible } from '../report/escape.js';
import type { InputReport } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import type { Options } from './options.js';
import { slashed } from './slashed.js';
import { UsageError } from './usage-error.js';

/** What a keeper is told. */
export interface BaselineOrder extends Pick<Options, 'updateBaseline' | 'allowLower'> {
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
}

/** Holds the tools of a run against a baseline, and records them when that is asked for. */
export class BaselineKeeper {
  readonly #contents = new WeakMap<ToolReport, string>();
  readonly #stood = new Map<ToolReport, Stood>();
  readonly #copies = new Map<string, number>();
  readonly #whole = new Set<string>();
  readonly #records: ReadonlyMap<string, Entry>;
  readonly #folder: string;
  readonly #repository: string | undefined;

  /** @param baseline undefined when there is no file yet @param original the file as it was read */
  constructor(
    private readonly order: BaselineOrder,
    private readonly baseline: Baseline | undefined,
    private readonly original: OriginalText | undefined,
  ) {
    const known = baseline?.rubric === order.rubric ? baseline.tools : [];
    this.#records = new Map(known.map((entry) => [keyOf(entry), entry]));
    this.#folder = dirname(resolve(order.path));
    this.#repository = repositoryOf(this.#folder);
  }

  /** Notes what tells a tool from another of its name, while the tool is at hand. */
  see(tool: Tool, report: ToolReport): void {
    this.#contents.set(report, contentOf(tool));
  }

  /** Takes in an input that was judged, with all of its tools. @throws {UsageError} for one that cannot be recorded */
  add(input: InputReport): void {
    if (input.problem !== null) return;
    const name = this.#nameOf(input.name);
    if (input.status === 'scored') this.#whole.add(name);
    for (const report of input.tools) {
      if (report.score === null) {
        this.#whole.delete(name);
        continue;
      }
      const now = this.#entryOf(name, report, report.score);
      const standing = standingOf(now, this.#records.get(keyOf(now)));
      this.#stood.set(report, { standing, now, report, input: input.name });
    }
  }

  #entryOf(input: string, report: ToolReport, score: number): Entry {
    const key = JSON.stringify([input, report.name]);
    const copy = (this.#copies.get(key) ?? 0) + 1;
    this.#copies.set(key, copy);
    const errors = report.blocked
      ? report.findings().filter(({ rule }) => rule.severity === 'error').length
      : 0;
    return {
      input,
      tool: report.name,
      ...(copy > 1 ? { copy } : {}),
      score,
      ...(errors > 0 ? { errors } : {}),
      content: this.#contents.get(report) ?? '',
    };
  }

  /** The name of a spec that is the same wherever the repository lies and the command is run. */
  #nameOf(input: string): string {
    if (input === 'stdin') return input;
    const path = resolve(input);
    const fromRoot = relative(this.#repository ?? this.#folder, path);
    if (isAbsolute(fromRoot) || fromRoot.split(/[\\/]/)[0] === '..')
      throw new UsageError(
        `"${input}" lies outside ${this.#repository === undefined ? 'the folder' : 'the repository'} of the baseline, where it has no name that holds on another machine; leave it out, or run it without --baseline.`,
      );
    return slashed(relative(this.#folder, path));
  }

  /** What the gate needs to know of a tool. */
  recordOf(report: ToolReport): 'holds' | 'fails' | 'none' {
    const stood = this.#stood.get(report);
    if (!stood) return 'none';
    const { kind } = stood.standing;
    if (kind === 'held' || kind === 'risen' || this.#isRecorded(stood)) return 'holds';
    return kind === 'fallen' ? 'fails' : 'none';
  }

  /** True for what this run writes down as it is now. */
  #isRecorded({ standing, now }: Stood): boolean {
    const { updateBaseline: isUpdating, allowLower } = this.order;
    if (!isUpdating) return false;
    return allowLower || standing.kind === 'unknown' || !isLower(now, standing.recorded);
  }

  /** Says of single tools how they fail. @param isBelow tells whether a tool fails as any new one would */
  complaints(isBelow: (tool: ToolReport, input: string) => boolean): string[] {
    const lines: string[] = [];
    for (const stood of this.#stood.values()) {
      const { standing, now, report, input } = stood;
      if (standing.kind === 'unknown' || this.#isRecorded(stood)) continue;
      const name = `${visible(input)}: ${visible(report.name) || '(no name)'}`;
      if (standing.kind === 'fallen') lines.push(`${name}: ${fallen(now, standing.recorded)}`);
      if (standing.kind === 'replaced' && isBelow(report, input))
        lines.push(
          `${name}: its parameters and its description are not those of the tool that the baseline knows by this name, so it is judged as a new one`,
        );
    }
    const more = lines.length - MOST_LINES;
    return more > 0 ? [...lines.slice(0, MOST_LINES), `… and ${more} more`] : lines;
  }

  /** Writes the baseline when that was asked for. @returns a line for the report @throws {UsageError} */
  async finish(): Promise<string> {
    const { path, rubric, updateBaseline: isUpdating, allowLower } = this.order;
    const stood = [...this.#stood.values()];
    const count = (...kinds: Standing['kind'][]) =>
      stood.filter(({ standing }) => kinds.includes(standing.kind)).length;
    const name = slashed(path);
    if (!isUpdating) {
      const risen = count('risen');
      const advice = risen > 0 ? ` · ${risen} risen: --update-baseline records it` : '';
      return `baseline ${name} · ${count('held', 'risen', 'fallen')} known · ${count('unknown', 'replaced')} new${advice}`;
    }
    const now = stood.map((each) => each.now);
    const updated = updateBaseline(this.baseline, { rubric, now, inputs: this.#whole, allowLower });
    if (updated.unread.length > 0)
      throw new UsageError(
        `The baseline "${name}" has records of another rubric for ${updated.unread.join(', ')}, which this run has not judged; name all of its specs, or take their lines out.`,
      );
    // Names come from specs: characters that nobody sees are written as escapes.
    await this.#write(escapeHidden(formatBaseline(updated.baseline)));
    const kept = stood.filter((each) => this.recordOf(each.report) !== 'holds').length;
    const refused = kept > 0 ? ` · ${kept} not lowered: --allow-lower does it` : '';
    return `baseline ${name} · ${updated.added} added · ${updated.raised} raised · ${updated.removed} removed${refused}`;
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

function fallen(now: Entry, { score, errors = 0 }: Entry): string {
  const isBelow = now.score < score;
  const more = (now.errors ?? 0) - errors;
  return [
    ...(isBelow ? [`scores ${now.score}, below its ${score} in the baseline`] : []),
    ...(more > 0 ? [`has ${more === 1 ? '1 error' : `${more} errors`} more than in the baseline`] : []),
  ].join(' and ');
}
