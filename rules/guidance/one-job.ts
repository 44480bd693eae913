import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule } from '../../src/rule/rule.js';
import {
  CARRYING_VERBS,
  JOB_PARAMETER,
  LOOKING_JOBS,
  MANAGING_VERBS,
  SELECTS_JOBS,
  WRITING_JOBS,
} from '../lexicon/job-words.js';
import { nameVerb, ownNameWords } from '../shared/name-verb.js';
import { nameWords } from '../shared/name-words.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'guidance/one-job',
  title: 'No parameter chooses between looking and changing',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  looksAtName: true,
  prevents: ['unsafe-call', 'wrong-tool'],
  rationale:
    'A client asks its user before a call by the hints of the tool, not by its arguments. When "list" and "delete" are one tool, either every look needs a consent or a deletion passes as a look. Directories of servers reject such tools.',
  source: 'Claude connectors directory, review criteria: read and write in separate tools',
  cure: 'Make one tool that only looks and one that changes.',
  examples: [
    {
      bad: {
        name: 'manage_labels',
        inputSchema: {
          type: 'object',
          properties: { action: { type: 'string', enum: ['list', 'rename', 'delete'] } },
        },
      },
      good: {
        name: 'change_label',
        inputSchema: {
          type: 'object',
          properties: { action: { type: 'string', enum: ['rename', 'delete'] } },
        },
      },
    },
    {
      bad: {
        name: 'api_request',
        inputSchema: { type: 'object', properties: { method: { enum: ['GET', 'POST', 'DELETE'] } } },
      },
      good: {
        name: 'create_route',
        description: 'Creates a route of the gateway, for requests of one method.',
        inputSchema: { type: 'object', properties: { method: { enum: ['GET', 'POST', 'DELETE'] } } },
      },
    },
    {
      bad: {
        name: 'depot_tags',
        inputSchema: { type: 'object', properties: { operation: { enum: ['get_all', 'add_one'] } } },
      },
      good: {
        name: 'add_member',
        inputSchema: {
          type: 'object',
          properties: { permissions: { type: 'array', items: { enum: ['read', 'write', 'delete'] } } },
        },
      },
    },
  ],
  check(tool, context) {
    for (const parameter of tool.input.arguments.root) {
      const jobs = jobsOf(parameter, tool, context);
      if (!jobs) continue;
      const [look, write] = jobs.map((job) => quote(job, 20));
      const message = `${quote(parameter.name, 20)} chooses between looking (${look}) and changing (${write})`;
      return [{ at: parameter.pointer, message }];
    }
    return [];
  },
});

/** A value that only looks and one that changes something; undefined when the parameter does not offer both. */
function jobsOf(
  { name, node }: Parameter,
  tool: Tool,
  context: Context,
): readonly [look: string, write: string] | undefined {
  const values = node.rare.enum;
  if (!Array.isArray(values) || !JOB_PARAMETER.test(name)) return undefined;
  const jobs = values.filter((value) => typeof value === 'string');
  if (SELECTS_JOBS.test(node.description) || !leavesJobOpen(tool, context)) return undefined;
  if (jobs.includes('GET') && !carriesRequests(tool, context)) return undefined;
  const look = jobs.find((job) => LOOKING_JOBS.has(nameWords(job)[0] ?? ''));
  const write = jobs.find((job) => WRITING_JOBS.has(nameWords(job)[0] ?? ''));
  return look === undefined || write === undefined ? undefined : [look, write];
}

/** The name says what is worked on, and not what is done: a tool that searches a log takes an action as data. */
function leavesJobOpen(_tool: Tool, context: Context): boolean {
  const verb = context.fact(nameVerb);
  const isNoun = verb === undefined || context.fact(ownNameWords).length === 1;
  return isNoun || MANAGING_VERBS.has(verb) || CARRYING_VERBS.has(verb);
}

/** The name tells of sending requests; a tool that creates a route takes a method as data. */
function carriesRequests(_tool: Tool, context: Context): boolean {
  const verb = context.fact(nameVerb);
  return verb === undefined || CARRYING_VERBS.has(verb);
}
