import { child, valueAt } from '../model/pointer.js';
import type { Position } from '../model/text/position.js';
import { type ReadText, readText } from '../model/text/read-text.js';
import { SyntaxFault } from '../model/text/source.js';
import { isObject } from '../model/value.js';
import type { Rule } from '../rule/rule.js';
import { WEIGHTS } from '../score/rubric.js';
import type { Config, RuleSettings } from './config.js';
import { configShape } from './config-shape.js';
import { pointsOf } from './points.js';
import { changed, type RuleChanges } from './rule-book.js';
import type { Fault, Suggest } from './shape.js';

/** A configuration, and where its parts stand. */
export interface ReadConfig {
  readonly config: Config;
  /** @param pointer from the root of the configuration */
  readonly locate: (pointer: string) => Position;
}

/** A fault with its place in the file. */
export interface PlacedFault extends Position {
  readonly message: string;
}

/**
 * Reads a configuration in JSON, JSON with comments or YAML.
 * @param name the file; its extension tells the syntax
 * @param inside the member that holds it: `toolScore` of a package manifest
 * @returns the faults, in the order of the text, when there are any: nothing of a faulty configuration is used
 */
export async function readConfig(
  text: string,
  name: string,
  inside: string | undefined,
  rules: readonly Rule[],
  suggest: Suggest,
): Promise<ReadConfig | { readonly faults: readonly PlacedFault[] }> {
  let read: ReadText;
  try {
    read = await readText(text, name);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const message = `this is not valid ${error.syntax}: ${error.message}`;
    return { faults: [{ ...error.position, message }] };
  }
  const { source } = read;
  const base = inside === undefined ? '' : child('', inside);
  const value = valueAt(source.value, base);
  const locate = (pointer: string) => source.locate(base + pointer);
  const faults = [
    ...source
      .duplicateKeys()
      .filter(({ pointer }) => pointer.startsWith(`${base}/`))
      .map(({ key, pointer }) => ({ at: pointer.slice(base.length), message: `"${key}" stands here twice` })),
    ...configShape(rules).shape.check(value, '', suggest),
    ...worthlessPoints(value, rules),
  ];
  if (faults.length === 0) faults.push(...nothingLeft(value as Config, rules));
  if (faults.length === 0) return { config: value as Config, locate };
  const placed = faults.map(({ at, message }) => ({ ...locate(at), message }));
  return { faults: placed.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** Settings that leave no rule with points: there would be no score. */
function nothingLeft({ rules: settings, overrides = [] }: Config, rules: readonly Rule[]): Fault[] {
  const base = changed(new Map(), settings);
  const isEmpty = (changes: RuleChanges) => rules.every((rule) => pointsOf(rule, changes) === 0);
  const message = 'no rule with points is left, so there is no score';
  if (isEmpty(base)) return [{ at: '/rules', message }];
  return overrides.flatMap((override, index) =>
    isEmpty(changed(base, override.rules)) ? [{ at: `/overrides/${index}/rules`, message }] : [],
  );
}

/** Points where there is no category to earn them in. */
function worthlessPoints(value: unknown, rules: readonly Rule[]): Fault[] {
  if (!isObject(value)) return [];
  const overrides = Array.isArray(value['overrides']) ? value['overrides'] : [];
  return [
    ...worthlessIn(value['rules'], '/rules', rules),
    ...overrides.flatMap((entry, index) =>
      isObject(entry) ? worthlessIn(entry['rules'], `/overrides/${index}/rules`, rules) : [],
    ),
  ];
}

function worthlessIn(settings: unknown, at: string, rules: readonly Rule[]): Fault[] {
  if (!isObject(settings)) return [];
  return Object.entries(settings as RuleSettings).flatMap(([id, setting]) => {
    const rule = rules.find((each) => each.id === id);
    if (!rule || !isObject(setting) || !Object.hasOwn(setting, 'points')) return [];
    if (Object.hasOwn(WEIGHTS, rule.category) && rule.scope === 'tool') return [];
    const message = `"${id}" can have no points: its category, ${rule.category}, is not part of the score`;
    return [{ at: child(child(at, id), 'points'), message }];
  });
}
