import { Judge, type LoadValidator } from '../engine/judge.js';
import type { Proposal } from '../engine/outcome.js';
import { readSpec, type Spec } from '../model/read-spec.js';
import { type ReadText, readText } from '../model/text/read-text.js';
import type { Tool, ToolSet } from '../model/tool.js';
import { type FindNamespaces, toolSetOf } from '../model/tool-set.js';
import type { Edit, Fix, Fixability } from '../rule/fix.js';
import type { Rule } from '../rule/rule.js';
import { applyEdits } from './apply-edits.js';
import { ClaimedPlaces } from './claimed-places.js';
import type { Change, Fixed, Refusal, Rename } from './fixed.js';
import { mentionsIn } from './mentions.js';
import { NameOffice, renameEdit, type WantedName } from './rename-tools.js';
import { isSameValue } from './same-value.js';
import type { Splicer } from './splice/splicer.js';
import { splicerFor } from './splice/splicer-for.js';

/** Which repairs are wanted. */
export interface Choice {
  readonly classes: ReadonlySet<Fixability>;
  /** Ids of rules; undefined: all. */
  readonly rules: ReadonlySet<string> | undefined;
  /** Names of tools; undefined: all. */
  readonly tools: ReadonlySet<string> | undefined;
}

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
}

/** A document on its way through the passes. */
interface State {
  readonly read: ReadText;
  readonly spec: Spec;
  readonly set: ToolSet;
}

/** Makes the repairs that rules offer, pass by pass until there are none: one repair can make room for the next. */
export class Fixer {
  readonly #judge: Judge;
  readonly #findNamespaces: FindNamespaces;

  constructor({ rules, findNamespaces, loadValidator }: Parts) {
    this.#judge = new Judge(rules, loadValidator);
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
    for (let pass = 0; ; pass++) {
      const proposals = await this.#propose(state.set);
      const plan = work.plan(proposals, state, await splicerFor(state.read));
      if (plan.length === 0) break;
      if (pass === MOST_PASSES) return { ...work.result(text, state.spec), isSettled: false };
      const next: State | undefined = await this.#pass(state, plan, syntaxName);
      if (!next) throw new BrokenSplice('the repaired text holds no tools');
      state = next;
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

  async #propose(set: ToolSet): Promise<Proposal[]> {
    const all: Proposal[] = [];
    await this.#judge.judgeTools(set, true, (_tool, _outcomes, proposals) => {
      all.push(...proposals);
    });
    return all;
  }

  async #pass({ read }: State, edits: readonly Edit[], syntaxName: string): Promise<State | undefined> {
    const splicer = await splicerFor(read);
    const state = await this.#read(splicer.splice(edits), syntaxName);
    const expected = applyEdits(read.source.value, edits);
    if (state && !isSameValue(state.read.source.value, expected))
      throw new BrokenSplice('the repaired text does not say what its repairs say');
    return state;
  }
}

/** What has been done to one text, and what is still to do. */
class Work {
  readonly #changes: Change[] = [];
  readonly #renames = new Map<number, Rename>();
  readonly #originalNames: readonly string[];
  readonly #pastNames = new Map<string, number>();
  #refusals: Refusal[] = [];
  #left: Record<Fixability, number> = { safe: 0, guess: 0, contract: 0 };

  constructor(
    { tools }: ToolSet,
    private readonly choice: Choice,
  ) {
    this.#originalNames = tools.map(({ name }) => name);
  }

  /** The edits of one pass. */
  plan(proposals: readonly Proposal[], state: State, splicer: Splicer): Edit[] {
    this.#refusals = [];
    this.#left = { safe: 0, guess: 0, contract: 0 };
    const wanted: { proposal: Proposal; fix: Fix; tool: Tool }[] = [];
    for (const proposal of proposals) {
      const { fix } = proposal;
      const tool = state.set.tools[proposal.tool]!;
      if (!this.#isChosen(proposal, tool)) continue;
      if ('because' in fix) this.#refuse(proposal, fix.because);
      else if (!this.choice.classes.has(fix.fixability)) this.#left[fix.fixability]++;
      else wanted.push({ proposal, fix, tool });
    }
    const claimed = new ClaimedPlaces();
    const edits = this.#rename(
      wanted.filter(({ fix }) => fix.renames !== undefined),
      state,
      splicer,
      claimed,
    );
    const others = wanted.filter(({ fix }) => fix.renames === undefined);
    // What rests on a part of the document that another fix changes would rest on nothing.
    const waiting = others.filter(({ fix }) => fix.reads !== undefined);
    for (const { proposal, fix, tool } of [
      ...others.filter(({ fix }) => fix.reads === undefined),
      ...waiting,
    ]) {
      const own = fix.edits.map((edit) => ({ ...edit, at: tool.locate(edit.at) }));
      const obstacle = firstObstacle(own, splicer);
      if (obstacle !== undefined) this.#refuse(proposal, obstacle);
      else if (claimed.claim(own, fix.reads)) {
        edits.push(...own);
        this.#note(proposal, fix);
      }
    }
    return edits;
  }

  #isChosen({ rule }: Proposal, tool: Tool): boolean {
    const { rules, tools } = this.choice;
    return (rules?.has(rule.id) ?? true) && (tools?.has(this.#originalNames[tool.index]!) ?? true);
  }

  /** All renames of a pass go together: a text may mention several of the names. */
  #rename(
    wanted: readonly { proposal: Proposal; fix: Fix; tool: Tool }[],
    { read, set }: State,
    splicer: Splicer,
    claimed: ClaimedPlaces,
  ): Edit[] {
    // Two rules may want a name for one tool; the next pass asks the other again.
    const names = new Map<Tool, WantedName & { proposal: Proposal; fix: Fix }>();
    for (const { proposal, fix, tool } of wanted) names.set(tool, { tool, to: fix.renames!, proposal, fix });
    const office = new NameOffice(set, [...names.values()], this.#pastNames);
    const edits: Edit[] = [];
    const granted: (WantedName & { proposal: Proposal; fix: Fix })[] = [];
    for (const name of names.values()) {
      const edit = renameEdit(read.source.value, name);
      const obstacle = office.obstacle(name) ?? (edit ? splicer.obstacle(edit) : 'its name stands nowhere');
      if (obstacle !== undefined || !edit) this.#refuse(name.proposal, `not renamed: ${obstacle}`);
      else {
        edits.push(edit);
        granted.push(name);
      }
    }
    if (granted.length === 0) return [];
    for (const [key, index] of office.names) this.#pastNames.set(key, this.#pastNames.get(key) ?? index);
    const followed = mentions(set, granted, splicer);
    edits.push(...followed.edits);
    claimed.claim(edits, undefined);
    for (const { tool, to, proposal, fix } of granted) {
      this.#note(proposal, fix);
      const before = this.#renames.get(tool.index);
      this.#renames.set(tool.index, {
        tool: tool.index,
        from: this.#originalNames[tool.index]!,
        to,
        mentions: Math.max(before?.mentions ?? 0, followed.counts.get(to) ?? 0),
      });
    }
    return edits;
  }

  #note({ rule, tool }: Proposal, { fixability, does, leavesFinding, renames }: Fix): void {
    this.#changes.push({
      rule,
      fixability,
      tool,
      name: this.#originalNames[tool]!,
      does,
      isUnfinished: leavesFinding ?? false,
      isRename: renames !== undefined,
    });
  }

  #refuse({ rule, tool, fix }: Proposal, because: string): void {
    this.#refusals.push({ rule, tool, name: this.#originalNames[tool]!, at: fix.at, because });
  }

  result(text: string, { isSaved }: Spec): Fixed {
    return {
      text,
      changes: this.#changes,
      renames: [...this.#renames.values()].sort((a, b) => a.tool - b.tool),
      refusals: this.#refusals,
      left: this.#left,
      isSettled: true,
      isSaved,
    };
  }
}

function firstObstacle(edits: readonly Edit[], splicer: Splicer): string | undefined {
  for (const edit of edits) {
    const obstacle = splicer.obstacle(edit);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

/** The edits that let the texts of a set follow its renames, and how many mentions of each new name there are. */
function mentions({ tools }: ToolSet, granted: readonly WantedName[], splicer: Splicer) {
  const byServer = new Map<string, Map<string, string>>();
  for (const { tool, to } of granted) {
    const renames = byServer.get(tool.server) ?? new Map<string, string>();
    byServer.set(tool.server, renames.set(tool.name, to));
  }
  const edits: Edit[] = [];
  const counts = new Map<string, number>();
  for (const tool of tools) {
    const renames = byServer.get(tool.server);
    if (!renames) continue;
    for (const edit of mentionsIn(tool, renames)) {
      if (edit.kind !== 'reword' || splicer.obstacle(edit) !== undefined) continue;
      edits.push(edit);
      for (const { text } of edit.parts) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    tool.release();
  }
  return { edits, counts };
}
