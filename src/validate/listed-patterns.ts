/**
 * Replaces patterns by others that match the same among a known set of texts, and are harmless: `^a.*z$` becomes
 * `^(?:abcz|az)$`. So a validator that runs patterns without a bound can be given a schema with any.
 */
import { type Meter, patternTester } from './pattern.js';
import { InvalidPattern, NotJudged } from './stops.js';
import { fit, quote } from './wording.js';

/** What all patterns may spend on all texts; see `pattern.ts`. */
const STEPS = 20_000_000;

export class ListedPatterns {
  private readonly meter: Meter = { left: STEPS };
  private listed = 0;

  constructor(private readonly texts: ReadonlySet<string>) {}

  /**
   * A pattern that lists the texts `pattern` matches. No two are the same, so they can be names in one object.
   *
   * @throws InvalidPattern, or NotJudged when the bound is reached
   */
  list(pattern: string): string {
    const test = patternTester(pattern, this.meter);
    const matched = [...this.texts].filter((text) => {
      const verdict = test(text);
      if (verdict === 'invalid') throw new InvalidPattern(pattern);
      if (verdict !== 'too-slow') return verdict;
      throw new NotJudged(fit((width) => `pattern ${quote(pattern, width)} is too slow to run`));
    });
    const unique = `(?:){${this.listed++}}`;
    if (matched.length === 0) return `(?!)${unique}`;
    return `^(?:${matched.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})$${unique}`;
  }
}
