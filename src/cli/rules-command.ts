import { rules } from '../../rules/index.js';
import { fit, wrap } from '../report/text/layout.js';
import type { Style } from '../report/text/style.js';
import type { Rule } from '../rule/rule.js';
import { settingFlags } from '../rule/settings.js';
import { type ScoredCategory, WEIGHTS } from '../score/rubric.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** `tool-score rules`: the catalogue, category by category. */
export function listRules(style: Style): string {
  const lines: string[] = [];
  let category = '';
  for (const rule of rules) {
    if (rule.category !== category) {
      category = rule.category;
      const weight = WEIGHTS[category as ScoredCategory];
      lines.push(
        ...(lines.length > 0 ? [''] : []),
        style.strong(weight ? `${category} (weight ${weight})` : `${category} (no points)`),
      );
    }
    const worth = rule.points > 0 ? `${rule.points} points` : rule.severity;
    lines.push(`  ${fit(rule.id, 40)} ${fit(worth, 10)} ${rule.title}`);
  }
  return `${lines.join('\n')}\n`;
}

/** `tool-score explain RULE`: everything the catalogue says about one rule. @throws {UsageError} for an unknown id */
export function explainRule(id: string, style: Style, width: number): string {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule)
    throw new UsageError(
      `There is no rule "${id}".${didYouMean(
        id,
        rules.map((known) => known.id),
      )} See \`tool-score rules\`.`,
    );
  const paragraph = (text: string) => wrap(text, width).join('\n');
  const worth = rule.points > 0 ? `${rule.points} points in ${rule.category}, ` : 'no points, ';
  return `${[
    style.strong(rule.id),
    `${rule.title} · ${worth}${rule.severity} · since ${rule.since}`,
    '',
    paragraph(rule.rationale),
    '',
    paragraph(`Cure: ${rule.cure}`),
    `Prevents: ${rule.prevents.join(', ')}`,
    paragraph(`Source: ${rule.source}`),
    ...(rule.scope === 'tool' && rule.fixability ? [`Repairs: ${rule.fixability.join(', ')}`] : []),
    ...rule.examples.flatMap((example) => [
      '',
      style.bad(`bad${withSettings(example)}`),
      short(example.bad),
      style.good('good'),
      short(example.good),
      ...(example.fixed === undefined ? [] : [style.fair('bad after --fix'), short(example.fixed)]),
    ]),
  ].join('\n')}\n`;
}

function withSettings({ settings = {} }: Rule['examples'][number]): string {
  const flags = settingFlags(settings);
  return flags === '' ? '' : ` with ${flags}`;
}

/** What is longer than this is a list, whose beginning tells the rest. */
const MOST_LINES = 40;
const LONGEST_LINE = 240;

/** An example without what only repeats; `rules/README.md` has the whole. */
function short(example: Rule['examples'][number]['bad']): string {
  const lines = show(example).split('\n');
  const more = lines.length - MOST_LINES;
  return [
    ...lines
      .slice(0, MOST_LINES)
      .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line)),
    ...(more > 0 ? [`… ${more} more ${more === 1 ? 'line' : 'lines'}`] : []),
  ].join('\n');
}

/** An example as the file it would be; a text stands for itself. */
export function show(example: Rule['examples'][number]['bad']): string {
  return typeof example === 'string' ? example : JSON.stringify(example, null, 2);
}
