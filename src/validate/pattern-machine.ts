/**
 * A backtracking matcher with a meter. It tries what ECMAScript tries, in the same order, and gives up after a fixed
 * number of steps: the same answer on every machine, without a clock or a thread to kill.
 */
import type { Instruction, Program, Repeat } from './pattern-program.js';

const UNSET = -1;

/**
 * Whether the program matches somewhere in the text.
 *
 * @param text the characters of the text: code points for a pattern with the `u` flag, code units without it
 * @param budget the number of steps allowed, all starting places together
 */
export function runProgram(program: Program, text: readonly string[], budget: number): Search {
  const machine = new Machine(program, text, budget);
  let found: Search['found'] = false;
  for (let start = 0; start <= text.length && found === false; start++) found = machine.matchesAt(start);
  return { found, steps: budget - machine.budget };
}

interface Search {
  readonly found: boolean | 'too-slow';
  readonly steps: number;
}

class Machine {
  private readonly code: readonly Instruction[];
  private readonly registers: number[];
  /** What to try when the current way fails, three numbers each: instruction, position, height of `undo`. */
  private readonly choices: number[] = [];
  /** Former values of overwritten registers, two numbers each: register, value. */
  private readonly undo: number[] = [];
  private position = 0;
  private next = 0;

  constructor(
    program: Program,
    private readonly text: readonly string[],
    /** Steps left. */
    public budget: number,
  ) {
    this.code = program.code;
    this.registers = new Array<number>(program.registers).fill(UNSET);
  }

  matchesAt(start: number): boolean | 'too-slow' {
    this.rewind(0);
    return this.run(0, start);
  }

  /** Runs from one instruction to `matched`. Only lookarounds call it again, one level each. */
  private run(entry: number, start: number): boolean | 'too-slow' {
    const floor = this.choices.length;
    this.next = entry;
    this.position = start;
    for (;;) {
      if (--this.budget < 0) return 'too-slow';
      const instruction = this.code[this.next]!;
      if (instruction.op === 'matched') {
        this.choices.length = floor;
        return true;
      }
      const went = this.step(instruction);
      if (went === 'too-slow') return went;
      if (went) continue;
      if (this.choices.length === floor) return false;
      this.backtrack();
    }
  }

  /** Carries out one instruction; false when this way leads nowhere. */
  private step(instruction: Exclude<Instruction, { op: 'matched' }>): boolean | 'too-slow' {
    const here = this.next;
    this.next = here + 1;
    switch (instruction.op) {
      case 'read':
        return this.read(instruction.fits, instruction.backward);
      case 'split':
        this.choose(instruction.first, instruction.second);
        return true;
      case 'jump':
        this.next = instruction.to;
        return true;
      case 'edge':
        return this.position === (instruction.end ? this.text.length : 0);
      case 'word':
        return (this.isWord(this.position - 1) !== this.isWord(this.position)) !== instruction.negate;
      case 'save':
        this.set(instruction.register, this.position);
        return true;
      case 'reference':
        return this.readAgain(instruction.groups, instruction.backward);
      case 'look':
        return this.look(instruction.negate, instruction.body, instruction.exit);
      case 'repeat':
        this.set(instruction.repeat.count, 0);
        return true;
      case 'decide':
        this.decide(instruction.repeat, instruction.round, instruction.exit);
        return true;
      case 'round':
        for (let group = instruction.repeat.clearFrom; group < instruction.repeat.clearTo; group++) {
          this.set(group, UNSET);
        }
        this.set(instruction.repeat.start, this.position);
        return true;
      case 'again':
        this.next = instruction.decide;
        return this.endRound(instruction.repeat);
    }
  }

  private read(fits: (character: string) => boolean, backward: boolean): boolean {
    const character = this.text[backward ? this.position - 1 : this.position];
    if (character === undefined || !fits(character)) return false;
    this.position += backward ? -1 : 1;
    return true;
  }

  /** A backreference: the text of the one group of that name that matched, or nothing when none has. */
  private readAgain(groups: readonly number[], backward: boolean): boolean {
    for (const group of groups) {
      const begin = this.registers[group * 2]!;
      const end = this.registers[group * 2 + 1]!;
      if (begin === UNSET || end === UNSET) continue;
      const length = end - begin;
      const from = backward ? this.position - length : this.position;
      if (from < 0 || from + length > this.text.length) return false;
      this.budget -= length;
      for (let i = 0; i < length; i++) if (this.text[begin + i] !== this.text[from + i]) return false;
      this.position = backward ? from : from + length;
      return true;
    }
    return true;
  }

  /** Lookaround is atomic: once it has answered, none of its other ways is tried. */
  private look(negate: boolean, body: number, exit: number): boolean | 'too-slow' {
    const { position } = this;
    const height = this.undo.length;
    const found = this.run(body, position);
    if (found === 'too-slow') return found;
    if (negate) this.rewind(height);
    this.position = position;
    this.next = exit;
    return found !== negate;
  }

  private decide({ min, max, greedy, count }: Repeat, round: number, exit: number): void {
    const rounds = this.registers[count]!;
    if (rounds < min) this.next = round;
    else if (rounds >= max) this.next = exit;
    else if (greedy) this.choose(round, exit);
    else this.choose(exit, round);
  }

  /** ECMAScript: a round beyond the required ones that matched nothing is a dead end, or repeats would never end. */
  private endRound({ min, count, start }: Repeat): boolean {
    const rounds = this.registers[count]!;
    if (rounds >= min && this.registers[start] === this.position) return false;
    this.set(count, rounds + 1);
    return true;
  }

  private choose(first: number, second: number): void {
    this.choices.push(second, this.position, this.undo.length);
    this.next = first;
  }

  private backtrack(): void {
    this.rewind(this.choices.pop()!);
    this.position = this.choices.pop()!;
    this.next = this.choices.pop()!;
  }

  private set(register: number, value: number): void {
    this.undo.push(register, this.registers[register]!);
    this.registers[register] = value;
  }

  private rewind(height: number): void {
    while (this.undo.length > height) {
      const value = this.undo.pop()!;
      this.registers[this.undo.pop()!] = value;
    }
  }

  private isWord(index: number): boolean {
    return /^\w$/.test(this.text[index] ?? '');
  }
}
