import { child } from '../../src/model/pointer.js';
import { isObject, type JsonObject, kindOf, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { nameVerbs } from '../lexicon/english.js';
import { BOOLEAN_HINTS, NO_ANNOTATIONS } from '../shared/annotations.js';
import { prose } from '../shared/description.js';
import { nameVerb } from '../shared/name-verb.js';

export default defineRule({
  id: 'best-practices/annotations-consistent',
  title: 'The hints agree with each other, the name and the text',
  since: '0.1.0',
  scope: 'tool',
  points: 10,
  looksAtName: true,
  severity: 'warning',
  prevents: ['unsafe-call'],
  rationale:
    'A client that trusts "readOnlyHint" calls the tool without asking. A delete that claims to read only is the worst case.',
  source: 'MCP 2026-07-28, ToolAnnotations: destructiveHint means something only when readOnlyHint is false',
  cure: 'Correct the hint, or the name and text, whichever is wrong.',
  examples: [
    {
      bad: { name: 'delete_invoice', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
      good: { name: 'delete_invoice', inputSchema: { type: 'object' }, annotations: { readOnlyHint: false } },
    },
    {
      bad: {
        name: 'update_invoice',
        description: 'Updates one invoice.',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      },
      // Making something up out of the arguments changes nothing.
      good: {
        name: 'generate_chart',
        description: 'Generates a chart.',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      },
    },
    {
      bad: {
        name: 'list_invoices',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, destructiveHint: true },
      },
      good: {
        name: 'list_invoices',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, destructiveHint: false },
      },
      fixed: {
        name: 'list_invoices',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true, destructiveHint: false },
      },
    },
  ],
  fixability: ['safe'],
  fix(tool, context) {
    const { value, pointer } = tool.fields.annotations;
    const hints = value as JsonObject;
    const fault = notBoolean(hints) ?? contradiction(hints, context);
    if (!fault) return [];
    const at = child(pointer, fault.hint);
    // It has no meaning beside "readOnlyHint": true, unless that is the lie.
    const isIdle =
      member(hints, 'readOnlyHint') === true &&
      member(hints, 'destructiveHint') === true &&
      contradiction({ ...hints, destructiveHint: false }, context) === undefined;
    if (!isIdle)
      return [{ at, because: 'only its author knows whether the hint is wrong, or the name and text' }];
    return [
      {
        fixability: 'safe',
        at,
        does: 'writes "destructiveHint": false, since the tool only reads',
        edits: [{ kind: 'set', at, value: false }],
      },
    ];
  },
  appliesTo(tool) {
    const { value } = tool.fields.annotations;
    const hasHints = isObject(value) && BOOLEAN_HINTS.some((hint) => Object.hasOwn(value, hint));
    // Some formats ask for no hints, and yet there are tools in them that have some.
    if (hasHints) return true;
    return tool.abilities.annotations ? 'the tool has no hints' : NO_ANNOTATIONS;
  },
  check(tool, context) {
    const { value, pointer } = tool.fields.annotations;
    const hints = value as JsonObject;
    const fault = notBoolean(hints) ?? contradiction(hints, context);
    return fault
      ? [{ at: child(pointer, fault.hint), message: fault.message, voids: true } satisfies Finding]
      : [];
  },
});

interface Fault {
  readonly hint: string;
  readonly message: string;
}

function notBoolean(hints: JsonObject): Fault | undefined {
  for (const hint of BOOLEAN_HINTS) {
    const value = member(hints, hint);
    if (value !== undefined && typeof value !== 'boolean')
      return {
        hint,
        message: `"${hint}" is ${value === null ? 'null' : `a ${kindOf(value)}`}, not true or false`,
      };
  }
  return undefined;
}

/** Only what the spec itself says twice: hint against hint, or a hint against name or text. */
function contradiction(hints: JsonObject, context: Context): Fault | undefined {
  const reads = member(hints, 'readOnlyHint') === true;
  const destructive = member(hints, 'destructiveHint');
  if (reads && destructive === true)
    return { hint: 'destructiveHint', message: '"readOnlyHint" and "destructiveHint" are both true' };
  if (reads) {
    const verb = destroyingVerb(context) ?? verbOfBoth(nameVerbs.writes, context);
    return verb === undefined
      ? undefined
      : { hint: 'readOnlyHint', message: `"readOnlyHint" is true, but the tool says "${verb}"` };
  }
  const verb = destructive === false ? verbOfBoth(nameVerbs.deletes, context) : undefined;
  return verb === undefined
    ? undefined
    : { hint: 'destructiveHint', message: `"destructiveHint" is false, but the tool says "${verb}"` };
}

/** The verb of destroying that name or text opens with. */
function destroyingVerb(context: Context): string | undefined {
  const inName = context.fact(nameVerb);
  if (inName !== undefined && nameVerbs.destroys.has(inName)) return inName;
  const { text, lexicon } = context.fact(prose);
  const inText = lexicon?.opening(text).verb;
  return inText !== undefined && lexicon?.destroys.has(inText) ? inText : undefined;
}

/**
 * The name's verb, when it is among `verbs` and the text does not say otherwise: "update" and "post" are nouns too, so
 * a text must open with such a verb as well. Without a text the name has the last word, so that none is not better.
 */
function verbOfBoth(verbs: ReadonlySet<string>, context: Context): string | undefined {
  const inName = context.fact(nameVerb);
  if (inName === undefined || !verbs.has(inName)) return undefined;
  const { text, lexicon } = context.fact(prose);
  return text === '' || verbs.has(lexicon?.opening(text).verb ?? '') ? inName : undefined;
}
