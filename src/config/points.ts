import type { Rule } from '../rule/rule.js';
import type { RuleChanges } from './rule-book.js';

/** What a rule is worth in its category after changes; one that is off is worth nothing. */
export function pointsOf(rule: Rule, changes: RuleChanges): number {
  const change = changes.get(rule.id);
  return change?.isOff ? 0 : (change?.points ?? rule.points);
}
