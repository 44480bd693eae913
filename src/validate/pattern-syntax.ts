/**
 * Reads a regular expression as JSON Schema means it: ECMAScript with the `u` flag, or without it when only that
 * parses (real patterns are full of `\-` and `\_`, which `u` forbids).
 *
 * The grammar is pinned to one edition instead of asking the engine at hand, so that every machine calls the same
 * patterns invalid.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** The newest edition that every supported engine speaks (Node 20). */
const EDITION = 2024;

export interface PatternSyntax {
  readonly source: string;
  readonly flags: 'u' | '';
  readonly tree: AST.Pattern;
}

/** `too-deep`: nested further than a parser's stack can follow. */
export function parsePattern(source: string): PatternSyntax | 'invalid' | 'too-deep' {
  const parser = new RegExpParser({ ecmaVersion: EDITION });
  for (const flags of ['u', ''] as const) {
    try {
      return {
        source,
        flags,
        tree: parser.parsePattern(source, 0, source.length, { unicode: flags === 'u' }),
      };
    } catch (cause) {
      if (cause instanceof RangeError) return 'too-deep';
    }
  }
  return 'invalid';
}
