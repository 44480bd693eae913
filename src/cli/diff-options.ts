import { type Allowance, readAllowance } from './allowance.js';
import { DEFAULTS, OPTIONS, type OptionSpec, oneOf } from './options.js';

export interface DiffOptions {
  readonly since: string | undefined;
  readonly failOn: 'breaking' | 'behavioural' | 'never';
  readonly allow: readonly Allowance[];
  readonly format: 'text' | 'json' | 'markdown';
  readonly output: string | undefined;
  /** Milliseconds for a version that is fetched. */
  readonly timeout: number;
  readonly allowPrivate: boolean;
  readonly color: boolean | undefined;
  readonly debug: boolean;
}

export const DIFF_DEFAULTS: DiffOptions = {
  since: undefined,
  failOn: 'breaking',
  allow: [],
  format: 'text',
  output: undefined,
  timeout: DEFAULTS.timeout,
  allowPrivate: DEFAULTS.allowPrivate,
  color: undefined,
  debug: false,
};

/** Options that mean the same for every command. */
const SHARED = [
  '-o, --output <file>',
  '--timeout <seconds>',
  '--allow-private',
  '--color',
  '--no-color',
  '--debug',
];

/** The options of `tool-score diff`. This table feeds the parser, `diff --help` and the README. */
export const DIFF_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--since <ref>',
    description: 'compare every spec that differs between a version and the working tree; paths restrict it',
  },
  {
    flags: '--fail-on <class>',
    description: 'fail on changes of this class or graver: breaking, behavioural, never',
    defaultText: DIFF_DEFAULTS.failOn,
    parse: oneOf('--fail-on', ['breaking', 'behavioural', 'never']),
  },
  {
    flags: '--allow <kind[:tool]>',
    description: 'do not fail on this kind of change, in one tool or in all; repeat it for more',
    parse: (value, previous) => [...((previous as Allowance[] | undefined) ?? []), readAllowance(value)],
  },
  {
    flags: '-f, --format <format>',
    description: 'report format: text, json, markdown (for a comment on a pull request)',
    defaultText: DIFF_DEFAULTS.format,
    parse: oneOf('--format', ['text', 'json', 'markdown']),
  },
  ...OPTIONS.filter(({ flags }) => SHARED.includes(flags)),
];
