import { dirname, relative, resolve } from 'node:path';
import { Adjustment } from '../config/adjustment.js';
import type { Config, RuleSetting } from '../config/config.js';
import { configuredRubric } from '../config/configured-rubric.js';
import { matcher } from '../config/glob.js';
import { Ignores } from '../config/ignores.js';
import { presetConfig } from '../config/presets.js';
import { readConfig } from '../config/read-config.js';
import { RuleBook } from '../config/rule-book.js';
import type { ConfigFile } from '../input/find-config.js';
import { isAnyFile, specsMatching } from '../input/matching-specs.js';
import type { Position } from '../model/text/position.js';
import { visible } from '../report/escape.js';
import type { Rule } from '../rule/rule.js';
import type { Rubric } from '../score/rubric.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import { slashed } from './slashed.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** A configuration at work. */
export class Configured {
  /** What reports call the file. */
  readonly name: string;
  readonly path: string;
  readonly adjustment: Adjustment;
  readonly rubric: Rubric;
  /** The rubric without what is ignored: what a baseline is recorded with. */
  readonly baselineRubric: Rubric;
  readonly #book: RuleBook;
  readonly #ignores: Ignores;
  readonly #folder: string;
  readonly #missed = new Set<string>();

  /** With its preset in it. */
  readonly config: Config;

  /** @param written the configuration as its file has it */
  constructor(
    { path }: ConfigFile,
    readonly written: Config,
    private readonly locate: (pointer: string) => Position,
    rules: readonly Rule[],
    today: string,
  ) {
    const config = withPreset(written, rules);
    this.config = config;
    this.name = slashed(relative('.', path));
    this.path = path;
    this.#folder = dirname(resolve(path));
    const pathOf = (input: string) => this.#pathOf(input);
    this.#book = new RuleBook(config, pathOf);
    this.#ignores = new Ignores(config, today, pathOf);
    this.adjustment = new Adjustment(this.#book, this.#ignores);
    const inForce = (config.ignore ?? []).filter((_, index) => !this.#ignores.expired.includes(index));
    this.rubric = configuredRubric(rules, config, inForce);
    this.baselineRubric = configuredRubric(rules, config, []);
  }

  /** The path of an input from the folder of the configuration. */
  #pathOf(input: string): string {
    return input === 'stdin' ? input : slashed(relative(this.#folder, resolve(input)));
  }

  /** How many findings were ignored so far. */
  get ignored(): number {
    return this.#ignores.count;
  }

  thresholdFor(input: string, tool: string): number | undefined {
    return this.#book.thresholdFor(input, tool);
  }

  /** What the configuration says about a run, for the options that the command line leaves open. */
  get options(): Partial<Options> {
    const { threshold, failOn, mean, categories, maxWarnings, minTools, baseline } = this.config;
    const { advice, clients, serverName, contextWindow } = this.config;
    return {
      ...(threshold === undefined ? {} : { threshold }),
      ...(failOn === undefined ? {} : { failOn }),
      mean,
      category: categories ?? {},
      maxWarnings,
      minTools,
      ...(advice === undefined ? {} : { advice }),
      client: clients ?? [],
      serverName,
      contextWindow,
      baseline: baseline === undefined ? undefined : relative('.', resolve(this.#folder, baseline)),
    };
  }

  /** Notes an input of which something could not be judged: what an entry is for may be in there. */
  miss(input: string): void {
    this.#missed.add(resolve(input));
  }

  /**
   * Says which entries of `ignore` are over, which are of no use any more, and which entries are for no file at all.
   * @param read paths of what was judged @param isPart more specs may be there than were read
   */
  async complaints(read: readonly string[], isPart: boolean): Promise<string[]> {
    const { ignore = [], overrides = [] } = this.config;
    const lines: { at: string; message: string }[] = [];
    const note = (list: 'ignore' | 'overrides', index: number, message: string) => {
      const what = list === 'ignore' ? `the ignore entry for ${ignore[index]?.rule}` : 'the override';
      lines.push({ at: `/${list}/${index}`, message: `${what} ${message}` });
    };
    for (const index of this.#ignores.expired)
      note(
        'ignore',
        index,
        `held until ${ignore[index]?.until} and ignores nothing any more; mend the tools, or give it another day`,
      );
    for (const { index, isShadowed } of this.#ignores.unused) {
      const files = ignore[index]?.files;
      if (files ? await this.#isMissing(files, read) : isPart || this.#missed.size > 0) continue;
      const orFiles = files ? '' : ', or say with "files" which specs it is for';
      const useless = `matches nothing any more; take it out${orFiles}`;
      note(
        'ignore',
        index,
        isShadowed ? 'matches only what an entry before it ignores; take it out' : useless,
      );
    }
    if (!isPart)
      for (const [list, entries] of [
        ['overrides', overrides],
        ['ignore', ignore],
      ] as const)
        for (const [index, { files }] of entries.entries())
          if (files && (await this.#isForNothing(files, read)))
            note(list, index, 'is for files that are not there; correct its "files", or take it out');
    return lines
      .map(({ at, message }) => ({ ...this.locate(at), message }))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({ line, column, message }) => `${this.name}:${line}:${column}: ${message}`);
  }

  /** True when a file that patterns mean was not judged: what they ignore may be in there. */
  async #isMissing(patterns: readonly string[], read: readonly string[]): Promise<boolean> {
    const known = new Set(read.map((path) => resolve(path)).filter((path) => !this.#missed.has(path)));
    return (await specsMatching(patterns, this.#folder)).some((path) => !known.has(path));
  }

  async #isForNothing(patterns: readonly string[], read: readonly string[]): Promise<boolean> {
    const matches = matcher(patterns);
    if (read.some((path) => matches(this.#pathOf(path === '-' ? 'stdin' : path)))) return false;
    return !(await isAnyFile(patterns, this.#folder));
  }
}

/** Reads a configuration and puts it to work. Its faults are said one by one. @throws {UsageError} */
export async function configure(file: ConfigFile, rules: readonly Rule[], io: Io): Promise<Configured> {
  const read = await readConfig(file.text, file.path, file.member, rules, didYouMean);
  if ('config' in read) return new Configured(file, read.config, read.locate, rules, io.today);
  const name = slashed(relative('.', file.path));
  for (const { line, column, message } of read.faults)
    io.warn(`${visible(name)}:${line}:${column}: ${visible(message)}`);
  const { length } = read.faults;
  throw new UsageError(
    `The configuration has ${length === 1 ? 'a fault' : `${length} faults`}; nothing was judged.`,
  );
}

/** What a file says on top of its preset: a rule that gets other points keeps the severity that the preset gives it. */
function withPreset(config: Config, rules: readonly Rule[]): Config {
  const preset = presetConfig(config.preset ?? 'recommended', rules);
  const settings: Record<string, RuleSetting> = { ...preset.rules, ...config.rules };
  for (const [id, severity] of Object.entries(preset.rules ?? {})) {
    const own = settings[id];
    if (typeof own === 'object' && typeof severity === 'string' && severity !== 'off')
      settings[id] = { severity, ...own };
  }
  return { ...preset, ...config, rules: settings };
}
