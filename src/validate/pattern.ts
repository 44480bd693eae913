/**
 * Regular expressions of untrusted schemas, run under a bound. Cheap ones go to the engine; the others to a matcher
 * of our own that counts its steps, so `^(a+)+$` costs a moment and not the afternoon.
 */
import { patternCost } from './pattern-cost.js';
import { runProgram } from './pattern-machine.js';
import { compilePattern, type Program } from './pattern-program.js';
import { parsePattern } from './pattern-syntax.js';

/** Below this bound the engine's own matcher answers. */
const CHEAP = 100_000;

/** What our matcher may spend on one text; some hundredths of a second. */
const BUDGET = 2_000_000;

/** One of our steps takes as long as this many of those the bound allows the engine, which it rarely needs. */
const ENGINE_STEPS = 30;

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
  let native: RegExp;
  try {
    native = new RegExp(source, syntax.flags);
  } catch {
    return () => 'invalid'; // The grammar said yes and the engine no: it knows no such Unicode property.
  }
  let program: Program | undefined;
  return (text) => {
    if (meter.left <= 0) return 'too-slow';
    const cost = patternCost(syntax.tree, text.length);
    if (cost <= CHEAP) {
      meter.left -= cost / ENGINE_STEPS;
      const found = testNatively(native, text);
      if (found !== undefined) return found;
    }
    program ??= compilePattern(syntax);
    return searchMetered(program, text, meter);
  };
}

/** `undefined` when the engine finds only now that the pattern is too large for it. */
function testNatively(native: RegExp, text: string): boolean | undefined {
  try {
    return native.test(text);
  } catch {
    return undefined;
  }
}

/** Our own matcher, whatever the pattern costs. Exported because the tests compare it with the engine's. */
export function searchMetered(program: Program, text: string, meter: Meter): boolean | 'too-slow' {
  const characters = program.flags === 'u' ? Array.from(text) : text.split('');
  const { found, steps } = runProgram(program, characters, Math.min(BUDGET, meter.left));
  meter.left -= steps;
  return found;
}
