import { Judge, type LoadValidator } from '../engine/judge.js';
import type { Outcome, Proposal } from '../engine/outcome.js';
import { readSpec } from '../model/read-spec.js';
import { readText } from '../model/text/read-text.js';
import type { ToolSet } from '../model/tool.js';
import { type FindNamespaces, toolSetOf } from '../model/tool-set.js';
import { mayFollowRepairs } from '../rule/advice.js';
import type { Edit } from '../rule/fix.js';
import type { Rule } from '../rule/rule.js';
import type { Settings } from '../rule/settings.js';
import { applyEdits } from './apply-edits.js';
import type { Choice } from './choice.js';
import type { Fixed } from './fixed.js';
import { isSameValue } from './same-value.js';
import { splicerFor } from './splice/splicer-for.js';
import type { Judged, State } from './state.js';
import { Work } from './work.js';

/** Repairs that call for each other need a few passes; what needs more than this goes round in circles. */
export const MOST_PASSES = 10;

/** The text that came out is not what the edits say: a fault of ours. Nothing may be written. */
export class BrokenSplice extends Error {
  override readonly name = 'BrokenSplice';
}

/** What a fixer is made with. */
interface Parts {
  readonly rules: readonly Rule[];
  readonly findNamespaces: FindNamespaces;
  readonly loadValidator: LoadValidator;
  readonly settings?: Settings | undefined;
}

/** Makes the repairs that rules offer, pass by pass until there are none: one repair can make room for the next. */
export class Fixer {
  readonly #judge: Judge;
  readonly #findNamespaces: FindNamespaces;

  constructor({ rules, findNamespaces, loadValidator, settings }: Parts) {
    this.#judge = new Judge(rules, loadValidator, settings);
    this.#findNamespaces = findNamespaces;
  }

  /**
   * @param syntaxName what tells the syntax by its extension
   * @returns undefined for a text that holds no tools; the report on it says why
   * @throws {BrokenSplice}
   */
  async fix(text: string, syntaxName: string, choice: Choice): Promise<Fixed | undefined> {
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    let state = await this.#read(text, syntaxName);
    if (!state) return undefined;
    const work = new Work(state.set, choice);
    let judged = await this.#judgeAll(state.set);
    let splicer = await splicerFor(state.read);
    for (let pass = 0; ; ) {
      const plan = work.plan(judged.proposals, state, splicer);
      if (plan.edits.length === 0) break;
      if (pass === MOST_PASSES) return { ...work.result(text, state.spec), isSettled: false };
      const next: State | undefined = await this.#pass(
        state,
        splicer.splice(plan.edits),
        plan.edits,
        syntaxName,
      );
      if (!next) throw new BrokenSplice('the repaired text holds no tools');
      const after = await this.#judgeAll(next.set);
      // A repair that costs something elsewhere is taken back, and the pass is made again without it.
      if (work.takeBack(plan, judged, after)) continue;
      work.keep(plan);
      [state, judged] = [next, after];
      splicer = await splicerFor(state.read);
      pass++;
    }
    return work.result(mark + state.read.source.text, state.spec);
  }

  /** undefined for a text without tools; a text that cannot be read is one, too. */
  async #read(text: string, syntaxName: string): Promise<State | undefined> {
    const read = await readText(text, syntaxName).catch(() => undefined);
    const spec = read && readSpec(read.source.value);
    if (!read || !spec || 'reason' in spec || spec.tools.length === 0) return undefined;
    return { read, spec, set: toolSetOf(spec, read.source, this.#findNamespaces) };
  }

  async #judgeAll(set: ToolSet): Promise<Judged> {
    const proposals: Proposal[] = [];
    const counts: ReadonlyMap<string, number>[] = [];
    await this.#judge.judgeTools(set, true, (_tool, outcomes, offered) => {
      proposals.push(...offered);
      counts.push(countFindings(outcomes));
    });
    return { proposals, counts };
  }

  /** @param text the text of `state` after the edits, which must say what they say */
  async #pass(
    { read }: State,
    text: string,
    edits: readonly Edit[],
    syntaxName: string,
  ): Promise<State | undefined> {
    const state = await this.#read(text, syntaxName);
    const expected = applyEdits(read.source.value, edits);
    if (state && !isSameValue(state.read.source.value, expected))
      throw new BrokenSplice('the repaired text does not say what its repairs say');
    return state;
  }
}

/** What a repair must not add to. */
function countFindings(outcomes: readonly Outcome[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const outcome of outcomes)
    if (mayFollowRepairs(outcome.rule)) continue;
    else if (outcome.status === 'fail') counts.set(outcome.rule.id, outcome.findings.length);
    else if (outcome.status === 'crash' || outcome.status === 'not-judged') counts.set(outcome.rule.id, 1);
  return counts;
}
