/**
 * Regular expressions of untrusted schemas, run under a bound. Cheap ones go to the engine; the others to a matcher
 * of our own that counts its steps, so `^(a+)+$` costs a moment and not the afternoon.
 */
import { patternCost } from './pattern-cost.js';
import { runProgram } from './pattern-machine.js';
import { compilePattern } from './pattern-program.js';
import { type PatternSyntax, parsePattern } from './pattern-syntax.js';

/** Below this bound the engine's own matcher answers. */
const CHEAP = 1_000_000;

/** What our matcher may spend on one text; some hundredths of a second. */
const BUDGET = 2_000_000;

/** One of our steps costs about as much as this many of the engine's. */
const ENGINE_STEPS = 10;

export type PatternVerdict = boolean | 'too-slow' | 'invalid';

/** What many tests may spend together, in steps of our matcher. Every test takes its share. */
export interface Meter {
  left: number;
}

/**
 * Whether a text matches a pattern as JSON Schema's `pattern` means it: ECMAScript, unanchored, `u` flag where the
 * pattern allows it. `invalid` when it is no regular expression, `too-slow` when the bound was reached first.
 */
export function testPattern(source: string, text: string): PatternVerdict {
  return patternTester(source, { left: BUDGET })(text);
}

/** The same for one pattern and many texts: parsed once, and bounded by what is left on a common meter. */
export function patternTester(source: string, meter: Meter): (text: string) => PatternVerdict {
  const syntax = parsePattern(source);
  if (syntax === 'invalid') return () => 'invalid';
  if (syntax === 'too-deep') return () => 'too-slow';
  return (text) => {
    if (meter.left <= 0) return 'too-slow';
    const cost = patternCost(syntax.tree, text.length);
    try {
      if (cost > CHEAP) return searchMetered(syntax, text, meter);
      meter.left -= cost / ENGINE_STEPS;
      return new RegExp(source, syntax.flags).test(text);
    } catch (cause) {
      // The grammar said yes and the engine no: it knows no such Unicode property, or calls the pattern too large.
      return cause instanceof SyntaxError ? 'invalid' : 'too-slow';
    }
  };
}

/** Our own matcher, whatever the pattern costs. Exported because the tests compare it with the engine's. */
export function searchMetered(syntax: PatternSyntax, text: string, meter: Meter): boolean | 'too-slow' {
  const characters = syntax.flags === 'u' ? Array.from(text) : text.split('');
  const budget = Math.min(BUDGET, meter.left);
  const { found, steps } = runProgram(compilePattern(syntax), characters, budget);
  meter.left -= steps;
  return found;
}
