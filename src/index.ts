/**
 * tool-score as a library: pure, for Node and browsers. It reads no files and opens no connections.
 *
 * ```js
 * import { fix, score } from 'tool-score';
 * const report = await score(text, { name: 'tools.json' });
 * const { text: repaired, changes } = await fix(text, { classes: ['safe'] });
 * ```
 */
import { CLIENT_IDS } from '../rules/clients/profiles.js';
import { rules } from '../rules/index.js';
import { findNamespaces } from '../rules/shared/namespaces.js';
import { Assessor, type Workshop } from './assess/assess.js';
import { buildReport } from './report/build.js';
import { type JsonReport, toJsonReport } from './report/json.js';
import { FIXABILITIES, type Fixability } from './rule/fix.js';
import { rubricOf } from './score/rubric.js';

export type { JsonReport } from './report/json.js';
export type { Fixability } from './rule/fix.js';

/** What {@link score} can be told. */
export interface ScoreOptions {
  /** What the report calls the text. Default: `input`. */
  readonly name?: string;
  /** Ids of the clients that the tools are written for, as `--client` takes them. */
  readonly clients?: readonly string[];
  /** What clients call the server. */
  readonly serverName?: string;
  /** How many tokens the models have room for. */
  readonly contextWindow?: number;
}

const WORKSHOP: Workshop = {
  rules,
  findNamespaces,
  loadValidator: async () => (await import('./validate/validator.js')).validator,
  looksForFixes: true,
};

/**
 * Scores the tools of one spec.
 * @param text the spec as it is written: a `tools/list` result, a list of tools, one tool, or a JSON-RPC answer
 * @returns the report that `--format json` prints. A text that is no spec gives an input without tools whose
 *   `status` and `problem` say why; nothing is thrown for it
 * @throws {TypeError} for a client that is not in the table
 */
export async function score(text: string, options: ScoreOptions = {}): Promise<JsonReport> {
  const { name = 'input', clients = [], serverName, contextWindow } = options;
  const unknown = clients.find((id) => !CLIENT_IDS.includes(id));
  if (unknown !== undefined)
    throw new TypeError(`There is no client "${unknown}"; there are ${CLIENT_IDS.join(', ')}.`);
  const assessor = new Assessor({ ...WORKSHOP, settings: { clients, serverName, contextWindow } });
  const input = await assessor.assess(name, text);
  return toJsonReport(buildReport(rubricOf(rules), [input]));
}

/** What {@link fix} can be told. */
export interface FixOptions {
  /** Its extension tells the syntax, when the text itself does not. Default: `input`. */
  readonly name?: string;
  /** Which repairs are wanted. Default: all three classes. */
  readonly classes?: readonly Fixability[];
  /** Ids of the rules whose repairs are wanted. Default: all. */
  readonly rules?: readonly string[];
}

/** What became of a text, as plain data. */
export interface FixedText {
  /** With only the repaired places changed; the very text that was given when there was nothing to repair. */
  readonly text: string;
  readonly changes: readonly {
    readonly rule: string;
    readonly fixability: Fixability;
    /** The name that the tool had. */
    readonly tool: string;
    /** A phrase without a subject. */
    readonly does: string;
    /** A person must finish it. */
    readonly unfinished: boolean;
  }[];
  /** Tools that have another name now: breaking for callers. */
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  /** Findings that are left although their rules have repairs, and why. */
  readonly refused: readonly { readonly rule: string; readonly tool: string; readonly because: string }[];
}

/**
 * Makes the mechanical repairs of one spec, as `--fix` does.
 * @throws {Error} when the repairs do not settle, so that none can be trusted. A text that is no spec comes back as it is
 */
export async function fix(text: string, options: FixOptions = {}): Promise<FixedText> {
  const { Fixer } = await import('./fix/fixer.js');
  const fixed = await new Fixer(WORKSHOP).fix(text, options.name ?? 'input', {
    classes: new Set(options.classes ?? FIXABILITIES),
    rules: options.rules && new Set(options.rules),
    tools: undefined,
  });
  if (!fixed) return { text, changes: [], renames: [], refused: [] };
  if (!fixed.isSettled) throw new Error('The repairs of this text do not settle.');
  return {
    text: fixed.text,
    changes: fixed.changes.map(({ rule, fixability, name, does, isUnfinished }) => ({
      rule: rule.id,
      fixability,
      tool: name,
      does,
      unfinished: isUnfinished,
    })),
    renames: fixed.renames.map(({ from, to }) => ({ from, to })),
    refused: fixed.refusals.map(({ rule, name, because }) => ({ rule: rule.id, tool: name, because })),
  };
}
