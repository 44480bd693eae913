import type { Rule } from '../rule/rule.js';
import type { Config, Preset } from './config.js';

/** What strict asks of every tool: grade B. */
const STRICT_THRESHOLD = 80;

/**
 * What a preset says. `recommended` says nothing: it is what holds without any configuration. `strict` asks for grade B
 * and makes errors of the warnings against the protocol, so that the default of `failOn` fails on them. The scored
 * rules stay warnings: the threshold speaks for them.
 */
export function presetConfig(preset: Preset, rules: readonly Rule[]): Config {
  if (preset === 'recommended') return {};
  const warnings = rules.filter(({ category, severity }) => category === 'spec' && severity === 'warning');
  return {
    threshold: STRICT_THRESHOLD,
    rules: Object.fromEntries(warnings.map(({ id }) => [id, 'error' as const])),
  };
}
