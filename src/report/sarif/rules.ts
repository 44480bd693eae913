import type { Rule, Severity } from '../../rule/rule.js';
import { shorten } from '../shorten.js';

/** GitHub takes this many characters in the descriptions of a rule. */
const MOST_CHARACTERS = 1024;

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/** What SARIF calls a severity. */
export function levelOf({ severity }: Rule): (typeof LEVELS)[Severity] {
  return LEVELS[severity];
}

/** A rule as SARIF describes it (2.1.0, section 3.49), with the properties that GitHub code scanning reads. */
export function sarifRule(rule: Rule) {
  const { id, category, title, rationale, source, cure, severity, prevents } = rule;
  return {
    id,
    shortDescription: { text: shorten(title, MOST_CHARACTERS) },
    fullDescription: { text: shorten(rationale, MOST_CHARACTERS) },
    help: {
      text: `${cure}\n\nWhy: ${rationale}\n\nSource: ${source}`,
      markdown: `**${plain(cure)}**\n\n${plain(rationale)}\n\nSource: ${plain(source)}`,
    },
    defaultConfiguration: { level: levelOf(rule) },
    properties: {
      tags: [category, ...prevents],
      precision: 'high',
      'problem.severity': severity === 'info' ? 'recommendation' : severity,
    },
  };
}

/** Prose of the catalogue as Markdown that shows it as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
