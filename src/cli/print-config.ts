import type { Config, RuleSettings } from '../config/config.js';
import type { Options } from './options.js';
import type { Setup } from './setup.js';

/** Members of a configuration that the command line can say, too: the option, and its flag. */
const BY_OPTION = {
  threshold: ['threshold', '--threshold'],
  mean: ['mean', '--mean'],
  categories: ['category', '--category'],
  maxWarnings: ['maxWarnings', '--max-warnings'],
  minTools: ['minTools', '--min-tools'],
  failOn: ['failOn', '--fail-on'],
  advice: ['advice', '--advice'],
  clients: ['client', '--client'],
  serverName: ['serverName', '--server-name'],
  contextWindow: ['contextWindow', '--context-window'],
  baseline: ['baseline', '--baseline'],
} as const satisfies Partial<Record<keyof Config, readonly [keyof Options, string]>>;

/**
 * `--print-config`: the configuration in force as JSON. Without its `sources` and its `rubric` it is a configuration
 * that says the same.
 */
export function printConfig({ options, configured, rubric }: Setup, given: Partial<Options>): string {
  const file = configured?.name;
  const config = configured?.config ?? {};
  const sources: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const take = (key: string, value: unknown, source: string) => {
    values[key] = value;
    sources[key] = source;
  };
  for (const [key, [option, flag]] of Object.entries(BY_OPTION)) {
    const value = options[option];
    const isEmpty = value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
    const own = configured?.written[key as keyof Config];
    const isFromFile = own !== undefined && file !== undefined;
    const isFromPreset = !isFromFile && config[key as keyof Config] !== undefined;
    const inFile = isFromFile ? file : isFromPreset ? `preset ${config.preset}` : 'default';
    if (given[option] !== undefined && !isEmpty) take(key, value, flag);
    else if (!isEmpty) take(key, own ?? value, inFile);
  }
  for (const key of ['namespaces', 'overrides', 'ignore'] as const)
    if (config[key] !== undefined && file !== undefined) take(key, config[key], file);
  // What the command line says holds for every tool: the thresholds of overrides are not in force.
  if (given.threshold !== undefined && config.overrides) {
    const left = config.overrides
      .map(({ threshold: _, ...override }) => override)
      .filter(({ rules: settings }) => settings !== undefined);
    if (left.length > 0) values['overrides'] = left;
    else for (const all of [values, sources]) delete all['overrides'];
  }
  if (config.preset !== undefined && file !== undefined) take('preset', config.preset, file);
  const rules: RuleSettings = config.rules ?? {};
  if (Object.keys(rules).length > 0) values['rules'] = rules;
  for (const id of Object.keys(rules))
    sources[`rules.${id}`] =
      configured?.written.rules?.[id] === undefined ? `preset ${config.preset}` : (file ?? '');
  return `${JSON.stringify({ ...values, sources, rubric }, null, 2)}\n`;
}
