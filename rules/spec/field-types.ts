import { child } from '../../src/model/pointer.js';
import type { Field, Tool } from '../../src/model/tool.js';
import { isObject, kindOf, member } from '../../src/model/value.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { BOOLEAN_HINTS } from '../shared/annotations.js';

export default defineRule({
  id: 'spec/field-types',
  title: 'The fields of the tool have the types of the protocol',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['rejected-by-client'],
  rationale:
    'The common SDKs parse the list with a schema: one tool with "description": null ends the listing of all tools.',
  source: 'MCP schema 2026-07-28, Tool and ToolAnnotations; behaviour of the TypeScript SDK 1.32 and 2.4',
  cure: 'Give the field the type the protocol names, or leave it out.',
  examples: [
    {
      bad: { name: 'get_user', description: null, inputSchema: { type: 'object' } },
      good: { name: 'get_user', description: 'Gets one user.', inputSchema: { type: 'object' } },
    },
    {
      bad: { name: 'get_user', inputSchema: { type: 'object' }, annotations: { readOnlyHint: 'true' } },
      good: { name: 'get_user', inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } },
    },
    {
      bad: [{ name: 'get_user', inputSchema: { type: 'object' } }, null],
      good: [{ name: 'get_user', inputSchema: { type: 'object' } }],
    },
  ],
  check(tool) {
    if (!isObject(tool.raw))
      return [{ at: tool.pointer, message: `a tool is an object, not ${kind(tool.raw)}` }];
    return [...nameFaults(tool), ...textFaults(tool), ...objectFaults(tool), ...hintFaults(tool)];
  },
});

function nameFaults(tool: Tool): Finding[] {
  const { value, pointer } = tool.fields.name;
  if (value === undefined) return [{ at: pointer, message: 'the tool has no "name"' }];
  if (typeof value !== 'string') return [{ at: pointer, message: `"name" is ${kind(value)}, not a string` }];
  return value === '' ? [{ at: pointer, message: '"name" is empty' }] : [];
}

function textFaults(tool: Tool): Finding[] {
  const hintTitle = isObject(tool.fields.annotations.value)
    ? member(tool.fields.annotations.value, 'title')
    : undefined;
  return [
    ...faults('description', tool.fields.description, 'string'),
    ...faults('title', tool.fields.title, 'string'),
    ...faults(
      'annotations.title',
      { value: hintTitle, pointer: child(tool.fields.annotations.pointer, 'title') },
      'string',
    ),
  ];
}

function objectFaults(tool: Tool): Finding[] {
  return [
    ...faults('inputSchema', tool.fields.inputSchema, 'object'),
    ...faults('outputSchema', tool.fields.outputSchema, 'object'),
    ...faults('annotations', tool.fields.annotations, 'object'),
  ];
}

function hintFaults(tool: Tool): Finding[] {
  const { value, pointer } = tool.fields.annotations;
  if (!isObject(value)) return [];
  return BOOLEAN_HINTS.flatMap((hint) =>
    faults(hint, { value: member(value, hint), pointer: child(pointer, hint) }, 'boolean'),
  );
}

function faults(name: string, field: Field, wanted: 'string' | 'object' | 'boolean'): Finding[] {
  if (field.value === undefined || kindOf(field.value) === wanted) return [];
  const article = wanted === 'object' ? 'an' : 'a';
  return [{ at: field.pointer, message: `"${name}" is ${kind(field.value)}, not ${article} ${wanted}` }];
}

/** A kind of value with its article. */
function kind(value: unknown): string {
  const name = kindOf(value);
  if (name === 'null') return 'null';
  return name === 'object' ? 'an object' : `a ${name}`;
}
