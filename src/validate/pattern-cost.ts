/**
 * A sound upper bound on what a backtracking engine can do with a pattern, read off its syntax tree: the ways it can
 * be tried × the characters one way can pass. Counting repeats alone would miss `(a?){30}a{30}` and `(a|a)(a|a)…`.
 */
import type { AST } from '@eslint-community/regexpp';

/** Ways to match a part from one place, and the most characters one way can pass. `Infinity` is an answer. */
interface Cost {
  readonly ways: number;
  readonly reach: number;
}

const NOTHING: Cost = { ways: 1, reach: 0 };

/**
 * The most steps a backtracking engine takes to search a text of `length` characters for the pattern; `Infinity`
 * when a backreference makes the bound meaningless.
 */
export function patternCost(tree: AST.Pattern, length: number): number {
  const { ways, reach } = costOfAlternatives(tree.alternatives, length);
  const starts = length + 1;
  return starts * ways * (Math.min(reach, length) + tree.raw.length + 1);
}

function costOfAlternatives(alternatives: readonly AST.Alternative[], length: number): Cost {
  const each = alternatives.map(({ elements }) =>
    elements
      .map((element) => costOf(element, length))
      .reduce((sum, next) => ({ ways: sum.ways * next.ways, reach: sum.reach + next.reach }), NOTHING),
  );
  return {
    ways: each.reduce((sum, { ways }) => sum + ways, 0),
    reach: each.reduce((most, { reach }) => Math.max(most, reach), 0),
  };
}

function costOf(element: AST.Element, length: number): Cost {
  switch (element.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return { ways: 1, reach: 1 };
    case 'Group':
    case 'CapturingGroup':
      return costOfAlternatives(element.alternatives, length);
    case 'Quantifier':
      return costOfRepeat(element, costOf(element.element, length), length);
    case 'Assertion': {
      if (!('alternatives' in element)) return NOTHING;
      const inside = costOfAlternatives(element.alternatives, length);
      return { ways: inside.ways + 1, reach: inside.reach };
    }
    default:
      return { ways: Infinity, reach: length };
  }
}

/** A repeat stops after any number of rounds it allows, and each round can be matched in every way of its body. */
function costOfRepeat({ min, max }: AST.Quantifier, body: Cost, length: number): Cost {
  const rounds = Math.min(max, Math.max(min, length));
  const stops = rounds - min + 1;
  return {
    ways: body.ways === 1 ? stops : stops * body.ways ** rounds,
    reach: body.reach === 0 ? 0 : body.reach * rounds,
  };
}
