import { child } from '../../src/model/pointer.js';
import type { Field } from '../../src/model/tool.js';
import { isObject, type JsonObject, kindOf } from '../../src/model/value.js';
import { defineRule, type Finding } from '../../src/rule/rule.js';
import { BOOLEAN_HINTS } from '../shared/annotations.js';

export default defineRule({
  id: 'spec/field-types',
  title: 'The fields of the tool have the types of the protocol',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
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
    const { name, title, description, inputSchema, outputSchema, annotations } = tool.fields;
    const findings: Finding[] = [];
    if (name.value === undefined) findings.push({ at: name.pointer, message: 'the tool has no "name"' });
    else if (name.value === '') findings.push({ at: name.pointer, message: '"name" is empty' });
    expect('name', name, 'string', findings);
    expect('title', title, 'string', findings);
    expect('description', description, 'string', findings);
    expect('inputSchema', inputSchema, 'object', findings);
    expect('outputSchema', outputSchema, 'object', findings);
    expect('annotations', annotations, 'object', findings);
    if (isObject(annotations.value)) checkAnnotations(annotations.value, annotations.pointer, findings);
    return findings;
  },
});

type Wanted = 'string' | 'object' | 'boolean';

/** ToolAnnotations: a title and four hints. */
function checkAnnotations(annotations: JsonObject, pointer: string, findings: Finding[]): void {
  for (const key in annotations) {
    const wanted: Wanted | undefined = key === 'title' ? 'string' : HINTS.has(key) ? 'boolean' : undefined;
    if (wanted) expect(key, { value: annotations[key], pointer: child(pointer, key) }, wanted, findings);
  }
}

const HINTS: ReadonlySet<string> = new Set(BOOLEAN_HINTS);

function expect(name: string, { value, pointer }: Field, wanted: Wanted, findings: Finding[]): void {
  if (value === undefined || kindOf(value) === wanted) return;
  const article = wanted === 'object' ? 'an' : 'a';
  findings.push({ at: pointer, message: `"${name}" is ${kind(value)}, not ${article} ${wanted}` });
}

/** A kind of value with its article. */
function kind(value: unknown): string {
  const name = kindOf(value);
  if (name === 'null') return 'null';
  return name === 'object' ? 'an object' : `a ${name}`;
}
