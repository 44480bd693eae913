import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import type { Hints } from './infer-hints.js';

/** Fields of other conventions and of other places that say the same as `readOnlyHint`, in lower case … */
const READ_ONLY = /^(?:is)?readonly(?:hint)?$/;
/** … or the contrary. */
const WRITING =
  /^(?:is|has)?(?:destructive|mutat(?:es|ing|ion)|sideeffects?|writ(?:es?|able|eaccess)|requiresconfirmation|dangerous|modifies|unsafe)(?:hint)?$/;
const DESTRUCTIVE = /^(?:is)?destructive(?:hint)?$/;

/**
 * The name of a field that an author wrote and that speaks against a claim; undefined when none does. A hint on what a
 * call destroys, or on what a second call changes, has a meaning for a tool only that does not just read (MCP
 * 2026-07-28, ToolAnnotations): who writes one says that the tool writes, except where everything is said to be kept.
 */
export function standingAgainst(claimed: Hints, tool: Tool): string | undefined {
  const stated = statedFields(tool);
  const own = Object.entries(claimed).find(([hint, claim]) =>
    stated.some(([key, value]) => key === hint && value !== claim),
  );
  if (own) return own[0];
  return stated.find(([key, value]) => speaksAgainst(claimed, key, value))?.[0];
}

function speaksAgainst(claimed: Hints, key: string, value: unknown): boolean {
  const plain = key.toLowerCase().replace(/[^a-z]/g, '');
  if (READ_ONLY.test(plain)) return value !== claimed.readOnlyHint;
  if (claimed.readOnlyHint === true)
    return (
      (plain === 'method' && /^(?:post|put|patch|delete)$/i.test(String(value))) ||
      key === 'destructiveHint' ||
      (key === 'idempotentHint' && value !== true) ||
      (WRITING.test(plain) && value !== false)
    );
  return (
    DESTRUCTIVE.test(plain) && claimed.destructiveHint !== undefined && value !== claimed.destructiveHint
  );
}

/** What stands among the annotations and, by mistake or by another convention, beside them. */
function statedFields({ fields, raw }: Tool): readonly (readonly [string, unknown])[] {
  const nested = isObject(raw)
    ? [raw, member(raw, 'function'), member(raw, '_meta'), member(raw, 'meta'), member(raw, 'metadata')]
    : [];
  return [fields.annotations.value, ...nested].filter(isObject).flatMap((each) => Object.entries(each));
}
