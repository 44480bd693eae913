import { inferHints } from '../../../rules/shared/infer-hints.js';
import { child } from '../../model/pointer.js';
import type { Tool } from '../../model/tool.js';
import { isObject, member } from '../../model/value.js';
import type { Edit } from '../../rule/fix.js';
import type { Claim, Measured } from './claim.js';
import { type AuthoredSpec, lookWithout } from './specs.js';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint'] as const;

/** A tool that is claimed to read only although its author says, or lets clients assume, that it destroys. */
export interface Betrayal {
  readonly author: string;
  readonly tool: string;
}

/** Hides all hints of every annotated tool and holds what is inferred against them. */
export async function measureHints(
  specs: readonly AuthoredSpec[],
): Promise<Measured & { readonly betrayals: readonly Betrayal[] }> {
  const claims: Claim[] = [];
  const written: Measured['written'][number][] = [];
  const betrayals: Betrayal[] = [];
  for (const spec of specs) {
    const { author } = spec;
    const annotated = spec.tools.filter((tool) => statedHints(tool).length > 0);
    if (annotated.length === 0) continue;
    for (const tool of annotated)
      for (const hint of statedHints(tool)) written.push({ author, value: `${hint} ${hintOf(tool, hint)}` });
    const inferred = new Map<number, ReturnType<typeof inferHints>>();
    await lookWithout(spec, annotated.flatMap(withoutHints), (tool, context) => {
      inferred.set(tool.index, inferHints(tool, context));
    });
    for (const tool of annotated) {
      const { hints = {}, because } = inferred.get(tool.index)!;
      for (const [hint, value] of Object.entries(hints)) {
        const said = hintOf(tool, hint);
        const verdict = said === undefined ? 'open' : said === value ? 'right' : 'wrong';
        const writtenThere = said === undefined ? undefined : `${hint} ${said}`;
        claims.push({
          author,
          place: tool.name,
          claimed: `${hint} ${value}`,
          written: writtenThere,
          verdict,
          because,
        });
      }
      if (hints.readOnlyHint === true && isDestructive(tool)) betrayals.push({ author, tool: tool.name });
    }
  }
  return { claims, written, betrayals };
}

function hintOf({ fields }: Tool, hint: string): unknown {
  return isObject(fields.annotations.value) ? member(fields.annotations.value, hint) : undefined;
}

/** The hints that an author wrote, of those that are measured. */
export function statedHints(tool: Tool): readonly string[] {
  return HINTS.filter((hint) => hintOf(tool, hint) !== undefined);
}

/** Takes them out. */
export function withoutHints(tool: Tool): Edit[] {
  const { pointer } = tool.fields.annotations;
  return statedHints(tool).map((hint) => ({ kind: 'remove', at: child(pointer, hint) }));
}

/** As a client reads it: what is not read-only destroys unless it says that it does not (MCP 2026-07-28, defaults). */
function isDestructive(tool: Tool): boolean {
  const destructive = hintOf(tool, 'destructiveHint');
  return destructive === true || (hintOf(tool, 'readOnlyHint') === false && destructive !== false);
}
