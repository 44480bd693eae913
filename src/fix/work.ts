import type { Proposal } from '../engine/outcome.js';
import type { Spec } from '../model/read-spec.js';
import type { Tool, ToolSet } from '../model/tool.js';
import type { Edit, Fix, Fixability } from '../rule/fix.js';
import type { Choice } from './choice.js';
import { ClaimedPlaces } from './claimed-places.js';
import type { Change, Fixed, Refusal, Rename } from './fixed.js';
import { mentionsIn, referencesIn } from './mentions.js';
import { NameOffice, type PastNames, renameEdit, type WantedName } from './rename-tools.js';
import type { Splicer } from './splice/splicer.js';
import type { Judged, State } from './state.js';

/** A repair that a pass makes. */
interface Taken {
  readonly proposal: Proposal;
  readonly fix: Fix;
}

/** The repairs of one pass. */
export interface Plan {
  readonly edits: Edit[];
  readonly taken: Taken[];
  readonly renames: Rename[];
  /** The names before it. */
  readonly names: PastNames;
}

/** What has been done to one text, and what is still to do. */
export class Work {
  readonly #changes: Change[] = [];
  readonly #renames = new Map<number, Rename>();
  readonly #originalNames: readonly string[];
  readonly #pastNames = new Map<string, number>();
  /** Repairs that were taken back, with the reason. */
  readonly #banned = new Map<string, string>();
  #refusals: Refusal[] = [];
  #left: Record<Fixability, number> = { safe: 0, guess: 0, contract: 0 };

  constructor(
    { tools }: ToolSet,
    private readonly choice: Choice,
  ) {
    this.#originalNames = tools.map(({ name }) => name);
  }

  /** What a pass would do. */
  plan(proposals: readonly Proposal[], state: State, splicer: Splicer): Plan {
    this.#refusals = [];
    this.#left = { safe: 0, guess: 0, contract: 0 };
    const plan: Plan = { edits: [], taken: [], renames: [], names: state.set.firstByName };
    const wanted = proposals.flatMap((proposal) => this.#wanted(proposal, state.set.tools[proposal.tool]!));
    const claimed = new ClaimedPlaces();
    this.#planRenames(
      wanted.filter(({ fix }) => fix.renames !== undefined),
      state,
      splicer,
      plan,
    );
    claimed.claim(plan.edits, undefined);
    const others = wanted.filter(({ fix }) => fix.renames === undefined);
    // What rests on a part of the document that another fix changes would rest on nothing.
    const waiting = others.filter(({ fix }) => fix.reads !== undefined);
    for (const each of [...others.filter(({ fix }) => fix.reads === undefined), ...waiting]) {
      const { proposal, fix, tool } = each;
      const edits = fix.edits.map((edit) => ({ ...edit, at: tool.locate(edit.at) }));
      const obstacle = firstObstacle(edits, splicer);
      if (obstacle !== undefined) this.#refuse(proposal, obstacle);
      else if (claimed.claim(edits, fix.reads)) {
        plan.edits.push(...edits);
        plan.taken.push(each);
      }
    }
    return plan;
  }

  /** Nothing when the repair was not asked for, or is not to be made. */
  #wanted(proposal: Proposal, tool: Tool): Wanted[] {
    const { fix, rule } = proposal;
    const { rules, tools, classes, isOff } = this.choice;
    const name = this.#originalNames[tool.index]!;
    if (!(rules?.has(rule.id) ?? true) || !(tools?.has(name) ?? true) || isOff?.(rule.id, name)) return [];
    const because = 'because' in fix ? fix.because : this.#banned.get(keyOf({ proposal, fix }));
    if (because !== undefined || 'because' in fix) this.#refuse(proposal, because ?? '');
    else if (classes.has(fix.fixability)) return [{ proposal, fix, tool }];
    else this.#left[fix.fixability]++;
    return [];
  }

  /** All renames of a pass go together: a text may mention several of the names. */
  #planRenames(wanted: readonly Wanted[], { read, set }: State, splicer: Splicer, plan: Plan): void {
    // Two rules may want a name for one tool; the next pass asks the other again.
    const names = new Map<Tool, Wanted & WantedName>();
    for (const each of wanted) names.set(each.tool, { ...each, to: each.fix.renames! });
    const office = new NameOffice(set, [...names.values()], this.#pastNames);
    const granted: (Wanted & WantedName)[] = [];
    for (const name of names.values()) {
      const edit = renameEdit(read.source.value, name);
      const obstacle = office.obstacle(name) ?? (edit ? splicer.obstacle(edit) : 'its name stands nowhere');
      if (obstacle !== undefined || !edit) this.#refuse(name.proposal, `not renamed: ${obstacle}`);
      else {
        plan.edits.push(edit);
        granted.push(name);
      }
    }
    if (granted.length === 0) return;
    const followed = mentions(set, read.source.value, granted, splicer);
    plan.edits.push(...followed.edits);
    plan.taken.push(...granted);
    for (const { tool, to } of granted) {
      const from = this.#originalNames[tool.index]!;
      plan.renames.push({ tool: tool.index, from, to, mentions: followed.counts.get(to) ?? 0 });
    }
  }

  /** Bans what has made a tool worse than it was. @returns true when there is something to make again */
  takeBack({ taken }: Plan, before: Judged, after: Judged): boolean {
    const size = this.#banned.size;
    after.counts.forEach((counts, index) => {
      const worse = [...counts].find(([rule, count]) => count > (before.counts[index]?.get(rule) ?? 0));
      if (!worse) return;
      const own = taken.filter(({ proposal }) => proposal.tool === index);
      // A tool that nobody touched can only be worse off for the names of others.
      const guilty = own.length > 0 ? own : taken.filter(({ fix }) => fix.renames !== undefined);
      for (const each of guilty) this.#banned.set(keyOf(each), `it would break ${worse[0]}`);
    });
    return this.#banned.size > size;
  }

  /** Notes what a pass has done. */
  keep({ taken, renames, names }: Plan): void {
    for (const { proposal, fix } of taken) this.#note(proposal, fix);
    if (renames.length > 0)
      for (const [key, index] of names) this.#pastNames.set(key, this.#pastNames.get(key) ?? index);
    for (const rename of renames) {
      const mentions = Math.max(rename.mentions, this.#renames.get(rename.tool)?.mentions ?? 0);
      this.#renames.set(rename.tool, { ...rename, mentions });
    }
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

interface Wanted extends Taken {
  readonly tool: Tool;
}

function keyOf({ proposal, fix }: Taken): string {
  return JSON.stringify([proposal.rule.id, proposal.tool, fix.at, fix.does]);
}

/** Deeper than this nothing is written: the way there uses the call stack, and nobody reads it. */
const DEEPEST = 400;

function firstObstacle(edits: readonly Edit[], splicer: Splicer): string | undefined {
  for (const edit of edits) {
    if (edit.at.split('/').length > DEEPEST) return 'it is nested too deeply';
    const obstacle = splicer.obstacle(edit);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

/** The edits that let the texts of a set follow its renames, and how many mentions of each new name there are. */
function mentions({ tools }: ToolSet, document: unknown, granted: readonly WantedName[], splicer: Splicer) {
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
  // Of several servers nobody can tell whose tool is meant.
  const [only] = byServer.values();
  if (only && byServer.size === 1 && tools.every(({ server }) => byServer.has(server)))
    for (const edit of referencesIn(document, new Set(tools.map(({ pointer }) => pointer)), only))
      if (edit.kind === 'set' && splicer.obstacle(edit) === undefined) {
        edits.push(edit);
        const to = String(edit.value).replace(/^.*:/, '');
        counts.set(to, (counts.get(to) ?? 0) + 1);
      }
  return { edits, counts };
}
