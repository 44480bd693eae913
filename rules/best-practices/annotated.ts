import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import { defineRule } from '../../src/rule/rule.js';
import { canAnnotate } from '../shared/annotations.js';
import { hintRepair } from '../shared/repairs.js';

/** The hints that matter when a tool is not read-only. */
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint'] as const;

/** What a client assumes without the hint (MCP 2026-07-28, ToolAnnotations, defaults). */
const ASSUMED: Readonly<Record<(typeof HINTS)[number], string>> = {
  readOnlyHint: 'that it writes',
  destructiveHint: 'that it destroys',
  idempotentHint: 'that it must not be retried',
};

export default defineRule({
  id: 'best-practices/annotated',
  title: 'The tool says whether it only reads',
  since: '0.1.0',
  scope: 'tool',
  points: 40,
  needs: 'best-practices/annotations-consistent',
  severity: 'warning',
  prevents: ['unsafe-call', 'rejected-by-client'],
  rationale:
    'A tool without hints counts as writing, destructive and not repeatable: clients ask before every call, and directories refuse it.',
  source:
    'MCP 2026-07-28, ToolAnnotations (defaults); MCP blog 2026-03-16; Connectors Directory review criteria',
  cure: 'State "readOnlyHint"; when it is false, "destructiveHint" and "idempotentHint" too.',
  examples: [
    {
      bad: { name: 'get_invoice', inputSchema: { type: 'object' } },
      good: { name: 'get_invoice', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
    },
    {
      bad: {
        name: 'list_invoices',
        description: 'Lists the invoices of a year.',
        inputSchema: { type: 'object' },
      },
      good: {
        name: 'list_invoices',
        description: 'Lists the invoices of a year.',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      },
      fixed: {
        name: 'list_invoices',
        description: 'Lists the invoices of a year.',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: true },
      },
    },
    {
      bad: { name: 'pay_invoice', inputSchema: { type: 'object' }, annotations: { readOnlyHint: false } },
      good: {
        name: 'pay_invoice',
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      },
    },
  ],
  appliesTo: canAnnotate,
  subjects: () => HINTS.length,
  check(tool) {
    const { pointer } = tool.fields.annotations;
    const missing = missingHints(tool);
    if (missing.length === HINTS.length)
      return [
        {
          at: pointer,
          message: 'no hints: clients assume that it writes, destroys and must not be retried',
          whole: true,
        },
      ];
    return missing.map((hint) => ({
      at: pointer,
      message: `"${hint}" is not stated; clients assume ${ASSUMED[hint]}`,
    }));
  },
  fixability: ['guess'],
  fix: (tool, context) => [context.need(hintRepair)(tool, context, missingHints(tool))],
});

/** The hints that a client would have to assume; none for a tool that says that it only reads. */
function missingHints(tool: Tool): readonly (typeof HINTS)[number][] {
  const { value } = tool.fields.annotations;
  const hints = isObject(value) ? value : {};
  return member(hints, 'readOnlyHint') === true
    ? []
    : HINTS.filter((hint) => member(hints, hint) === undefined);
}
