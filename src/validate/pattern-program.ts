/**
 * Turns the syntax tree of a pattern into a flat list of instructions that `pattern-machine.ts` runs with its own
 * stack: nothing recurses over the text, so a long text costs steps, never the call stack.
 */
import type { AST } from '@eslint-community/regexpp';
import type { PatternSyntax } from './pattern-syntax.js';

/** One repeat of the pattern: the bounds, and where its count and the start of its current round are kept. */
export interface Repeat {
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly count: number;
  readonly start: number;
  /** Groups inside the body, forgotten when a round begins: registers from `clearFrom` up to `clearTo`. */
  readonly clearFrom: number;
  readonly clearTo: number;
}

/** Targets (`to`, `body`, `exit`…) are indexes into the program. Lookbehind reads `backward`. */
export type Instruction =
  | { op: 'read'; fits: (character: string) => boolean; backward: boolean }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'edge'; end: boolean }
  | { op: 'word'; negate: boolean }
  | { op: 'save'; register: number }
  | { op: 'reference'; groups: readonly number[]; backward: boolean }
  | { op: 'look'; negate: boolean; body: number; exit: number }
  | { op: 'repeat'; repeat: Repeat }
  | { op: 'decide'; repeat: Repeat; round: number; exit: number }
  | { op: 'round'; repeat: Repeat }
  | { op: 'again'; repeat: Repeat; decide: number }
  | { op: 'matched' };

export interface Program {
  readonly flags: 'u' | '';
  readonly code: readonly Instruction[];
  /** Two a group (begin, end), then two a repeat (count, start of round). */
  readonly registers: number;
}

export function compilePattern({ tree, flags }: PatternSyntax): Program {
  const code: Instruction[] = [];
  const groups = groupsWithin(tree.alternatives);
  const numbers = new Map(groups.map((group, index) => [group, index]));
  let registers = groups.length * 2;

  /** Appends an instruction whose targets are filled in later; `patch` replaces it. */
  const emit = (instruction: Instruction): number => code.push(instruction) - 1;
  const patch = (at: number, instruction: Instruction) => {
    code[at] = instruction;
  };

  function alternatives(list: readonly AST.Alternative[], backward: boolean): void {
    const exits: number[] = [];
    list.forEach((alternative, index) => {
      const isLast = index === list.length - 1;
      const split = isLast ? -1 : emit({ op: 'split', first: -1, second: -1 });
      const elements = backward ? [...alternative.elements].reverse() : alternative.elements;
      for (const each of elements) element(each, backward);
      if (isLast) return;
      exits.push(emit({ op: 'jump', to: -1 }));
      patch(split, { op: 'split', first: split + 1, second: code.length });
    });
    for (const exit of exits) patch(exit, { op: 'jump', to: code.length });
  }

  function element(node: AST.Element, backward: boolean): void {
    switch (node.type) {
      case 'Character':
        emit({ op: 'read', fits: isCharacter(node.value), backward });
        break;
      case 'CharacterClass':
      case 'CharacterSet':
        emit({ op: 'read', fits: isOneOf(node.raw, flags), backward });
        break;
      case 'Group':
        alternatives(node.alternatives, backward);
        break;
      case 'CapturingGroup':
        capture(node, backward);
        break;
      case 'Backreference': {
        const named = Array.isArray(node.resolved) ? node.resolved : [node.resolved];
        emit({ op: 'reference', groups: named.map((group) => numbers.get(group) ?? 0), backward });
        break;
      }
      case 'Quantifier':
        repeated(node, backward);
        break;
      case 'Assertion':
        assertion(node);
        break;
      default:
        throw new TypeError(`unexpected ${node.type} in a pattern`);
    }
  }

  function capture(node: AST.CapturingGroup, backward: boolean): void {
    const begin = (numbers.get(node) ?? 0) * 2;
    emit({ op: 'save', register: backward ? begin + 1 : begin });
    alternatives(node.alternatives, backward);
    emit({ op: 'save', register: backward ? begin : begin + 1 });
  }

  function repeated(node: AST.Quantifier, backward: boolean): void {
    const inside = groupsWithin([node]);
    const clearFrom = inside[0] === undefined ? 0 : (numbers.get(inside[0]) ?? 0) * 2;
    const repeat: Repeat = {
      min: node.min,
      max: node.max,
      greedy: node.greedy,
      count: registers++,
      start: registers++,
      clearFrom,
      clearTo: clearFrom + inside.length * 2,
    };
    emit({ op: 'repeat', repeat });
    const decide = emit({ op: 'decide', repeat, round: -1, exit: -1 });
    const round = emit({ op: 'round', repeat });
    element(node.element, backward);
    emit({ op: 'again', repeat, decide });
    patch(decide, { op: 'decide', repeat, round, exit: code.length });
  }

  function assertion(node: AST.Assertion): void {
    if (!('alternatives' in node)) {
      if (node.kind === 'word') emit({ op: 'word', negate: node.negate });
      else emit({ op: 'edge', end: node.kind === 'end' });
      return;
    }
    const look = emit({ op: 'look', negate: node.negate, body: -1, exit: -1 });
    alternatives(node.alternatives, node.kind === 'lookbehind');
    emit({ op: 'matched' });
    patch(look, { op: 'look', negate: node.negate, body: look + 1, exit: code.length });
  }

  alternatives(tree.alternatives, false);
  emit({ op: 'matched' });
  return { flags, code, registers };
}

/** The capturing groups below some nodes, in the order in which ECMAScript numbers them. */
function groupsWithin(nodes: readonly (AST.Alternative | AST.Element)[]): AST.CapturingGroup[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Alternative') return groupsWithin(node.elements);
    if (node.type === 'Quantifier') return groupsWithin([node.element]);
    const inside = 'alternatives' in node ? groupsWithin(node.alternatives) : [];
    return node.type === 'CapturingGroup' ? [node, ...inside] : inside;
  });
}

function isCharacter(codePoint: number): (character: string) => boolean {
  const wanted = String.fromCodePoint(codePoint);
  return (character) => character === wanted;
}

/** Classes and sets are the engine's own business: it is asked about one character at a time. */
function isOneOf(raw: string, flags: 'u' | ''): (character: string) => boolean {
  const native = new RegExp(`^${raw}$`, flags);
  return (character) => native.test(character);
}
