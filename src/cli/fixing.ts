import { type Assessor, failure } from '../assess/assess.js';
import type { Choice } from '../fix/choice.js';
import type { Fixed } from '../fix/fixed.js';
import type { Fixer } from '../fix/fixer.js';
import type { FoundInput } from '../input/find-inputs.js';
import { readStdinBytes } from '../input/stdin.js';
import {
  bytesAreWide,
  decode,
  encodeLike,
  type OriginalText,
  readOriginal,
  UnreadableInput,
} from '../input/text-file.js';
import { escapeHidden, visible } from '../report/escape.js';
import type { InputReport } from '../report/report.js';
import { anchorsOf } from './anchors.js';
import type { Open } from './assess-inputs.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import type { Anchors } from './unified-diff.js';
import { UsageError } from './usage-error.js';

/** What repairs need to be made and written. */
export interface Workbench {
  readonly assessor: Assessor;
  readonly fixer: Fixer;
  readonly choiceFor: (input: string) => Choice;
  readonly options: Pick<Options, 'fixDryRun' | 'fixOutput' | 'renameMap'>;
  readonly io: Io;
}

/** Repairs inputs one by one, writes them where they belong, and reports on what they are then. */
export class Fixing {
  /** Something could not be written; it was said. */
  hasProblem = false;
  readonly #renames = new Map<string, string>();

  constructor(private readonly bench: Workbench) {}

  /** Reads an input, repairs it, and reports on it as it is afterwards. */
  get open(): Open {
    const read = (found: FoundInput) => this.#read(found);
    const fix = (found: FoundInput, original: OriginalText) => this.#fix(found, original);
    return async function* (found) {
      try {
        const original = await read(found);
        yield { input: await fix(found, original), text: original.text };
      } catch (error) {
        if (!(error instanceof UnreadableInput)) throw error;
        yield { input: failure(found.name, 'unreadable', error.message), text: '' };
      }
    };
  }

  async #read({ path }: FoundInput): Promise<OriginalText> {
    if (path !== '-') return readOriginal(path);
    const bytes = await readStdinBytes();
    try {
      return { bytes, text: decode(bytes) };
    } catch (error) {
      await this.#passOn(bytes);
      throw error;
    }
  }

  async #fix(found: FoundInput, original: OriginalText): Promise<InputReport> {
    const { assessor } = this.bench;
    const before = await assessor.assess(found.name, original.text);
    const fixed = before.tools.length === 0 ? undefined : await this.#attempt(found, original);
    if (!fixed) {
      if (found.path === '-') await this.#passOn(original.bytes);
      return before;
    }
    const after = fixed.text === original.text ? before : await assessor.assess(found.name, fixed.text);
    const problem = await this.#write(found, original, fixed, () => anchorsOf(before, after));
    if (problem !== undefined) {
      this.#complain(found, problem);
      return before;
    }
    for (const { from, to } of fixed.renames) this.#noteRename(found, from, to);
    const { fixDryRun, fixOutput } = this.bench.options;
    return {
      ...after,
      // Places are those of a text that is there: nobody can open what was only shown.
      locate: fixDryRun ? before.locate : after.locate,
      name: fixOutput ?? after.name,
      fixed: { ...fixed, before, isWritten: !fixDryRun },
    };
  }

  /** A fault of ours must not cost the file, nor the report. */
  async #attempt(found: FoundInput, { text }: OriginalText): Promise<Fixed | undefined> {
    const { fixer, choiceFor } = this.bench;
    try {
      const fixed = await fixer.fix(text, found.name, choiceFor(found.name));
      if (fixed && !fixed.isSettled) {
        this.#complain(found, 'its repairs do not settle');
        return undefined;
      }
      return fixed;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#complain(
        found,
        error.name === 'BrokenSplice' ? error.message : `${error.name}: ${error.message}`,
      );
      return undefined;
    }
  }

  #complain({ name }: FoundInput, problem: string): void {
    this.hasProblem = true;
    this.bench.io.warn(`${visible(name)} was not repaired, and is as it was: ${visible(problem)}`);
  }

  /** @returns why it was not written, as a sentence without its final stop */
  async #write(
    found: FoundInput,
    original: OriginalText,
    fixed: Fixed,
    same: () => Anchors,
  ): Promise<string | undefined> {
    const { options, io } = this.bench;
    if (options.fixDryRun) {
      const { unifiedDiff } = await import('./unified-diff.js');
      const diff = unifiedDiff(found.name, original.text, fixed.text, same());
      // Programs get the characters of the spec; people must not be steered by them.
      await io.write(io.isTerminal ? escapeHidden(diff) : diff);
      if (diff !== '' && bytesAreWide(original.bytes))
        io.warn(
          `${visible(found.name)} is UTF-16, and its diff is UTF-8: no program can apply it; use --fix-output`,
        );
      return undefined;
    }
    const { rewriteFile, writeWhole } = await import('./rewrite-file.js');
    const bytes = encodeLike(original.bytes, fixed.text);
    try {
      if (options.fixOutput !== undefined) writeWhole(options.fixOutput, bytes);
      else if (found.path === '-') await this.#passOn(bytes);
      else if (fixed.text !== original.text) rewriteFile(found.path, original.bytes, bytes);
      return undefined;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return options.fixOutput === undefined
        ? problem
        : `"${options.fixOutput}" cannot be written: ${problem}`;
    }
  }

  /** What came in on standard input goes out on standard output, repaired or as it is: a pipe must not lose it. */
  async #passOn(bytes: Buffer): Promise<void> {
    const { fixDryRun, fixOutput } = this.bench.options;
    if (!fixDryRun && fixOutput === undefined) await this.bench.io.write(bytes);
  }

  #noteRename({ name }: FoundInput, from: string, to: string): void {
    const known = this.#renames.get(from);
    if (known !== undefined && known !== to && this.bench.options.renameMap !== undefined)
      this.#complainOfMap(`"${from}" is "${known}" in one spec and "${to}" in ${name}`);
    else this.#renames.set(from, to);
  }

  #complainOfMap(problem: string): void {
    this.hasProblem = true;
    this.bench.io.warn(`--rename-map holds one new name for each old one, but ${visible(problem)}`);
  }

  /** Writes the rename map, when one is asked for. @throws {UsageError} */
  async finish(): Promise<void> {
    const { renameMap } = this.bench.options;
    if (renameMap === undefined) return;
    const { writeWhole } = await import('./rewrite-file.js');
    try {
      writeWhole(renameMap, `${JSON.stringify(Object.fromEntries(this.#renames), null, 2)}\n`);
    } catch (error) {
      throw new UsageError(`The rename map was not written to "${renameMap}": ${(error as Error).message}.`);
    }
  }
}
