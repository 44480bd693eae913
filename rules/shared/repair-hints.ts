import { child } from '../../src/model/pointer.js';
import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import type { Edit, Fix, NoFix } from '../../src/rule/fix.js';
import { type Hints, inferHints } from './infer-hints.js';

/**
 * Adds the hints that a tool evidently leaves out.
 * @param wanted the hints that are missing, each a finding; all of them together are one. A repair that left more
 *   findings than there were is none.
 */
export function repairHints(tool: Tool, context: Context, wanted: readonly (keyof Hints)[]): Fix | NoFix {
  const at = tool.fields.annotations.pointer;
  const { hints, because } = inferHints(tool, context);
  if (!hints) return { at, because };
  const added = Object.entries(hints).map(([hint, value]) => `"${hint}": ${value}`);
  const left = hints.readOnlyHint === true ? [] : wanted.filter((hint) => hints[hint] === undefined);
  if (left.length > 1)
    return { at, because: `only ${added.join(' and ')} is evident, and what else it does is not` };
  return {
    fixability: 'guess',
    at,
    does: `adds ${added.join(' and ')}, as ${because}`,
    edits: editsFor(tool, hints),
    ...(left.length === 0 ? {} : { leavesFinding: true }),
  };
}

function editsFor(tool: Tool, hints: Hints): Edit[] {
  const { value, pointer } = tool.fields.annotations;
  // A missing field stands for the place of the tool.
  if (value === undefined) return [{ kind: 'set', at: child(pointer, 'annotations'), value: hints }];
  return Object.entries(hints).map(([hint, said]) => ({
    kind: 'set',
    at: child(pointer, hint),
    value: said,
  }));
}
