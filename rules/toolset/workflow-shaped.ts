import type { Tool } from '../../src/model/tool.js';
import { defineRule } from '../../src/rule/rule.js';
import { namedFew } from '../shared/named-few.js';
import { setMembers } from '../shared/set-members.js';

/** Fewer may be chance, or the few that nobody has shaped yet. */
const LEAST_TOOLS = 3;

/** What generators make of a method and a path when an operation has no name of its own. */
const ENDPOINT_NAMES = [
  // get_api_v1_boats_id, post-v2-locks
  /^(?:get|post|put|patch|delete)[_-](?:\w+[_-])?(?:api[_-])?(?:api|v\d+)[_-]\w/i,
  // read_boat_boats__boat_id__get, as FastAPI names operations; mcp__boats__get is a client's prefix
  /^[a-z]\w*__(?:[a-z]\w*_)?(?:id|uuid|slug|name|key)__(?:\w+_)?(?:get|post|put|patch|delete)$/,
  // getBoatsByBoatId, postLocksLockIdOpen
  /^(?:get|post|put|patch|delete)(?:[A-Z]\w*?)?([A-Z][a-z]+?)e?s(?:By)?\1(?:Id|Uuid|Slug)(?![a-z])/,
];

/** "GET /boats/{id}" where a description begins. */
const ENDPOINT_TEXT = /^\W*(?:GET|POST|PUT|PATCH|DELETE)\W+(?:https?:\/)?\/[\w{:-]/;

const schema = { type: 'object' };

export default defineRule({
  id: 'toolset/workflow-shaped',
  title: 'The tools are made for tasks, not copied from the endpoints of an API',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['wrong-tool', 'context-cost'],
  rationale:
    'A path with its method is an address, not a purpose. A model that gets one tool an endpoint must know the API to put a task together, and pays for endpoints that no task needs.',
  source:
    'Anthropic, "Writing effective tools for agents": few tools for tasks; Block, playbook for MCP servers',
  cure: 'Offer what people want done, several calls behind one tool, with names and texts in their words.',
  examples: [
    {
      bad: [
        { name: 'get_api_v1_boats', inputSchema: schema },
        { name: 'get_api_v1_boats_id', inputSchema: schema },
        { name: 'post_api_v1_boats_id_moor', inputSchema: schema },
      ],
      good: [
        { name: 'find_boats', inputSchema: schema },
        { name: 'moor_boat', inputSchema: schema },
        { name: 'post_message', inputSchema: schema },
      ],
    },
    {
      bad: [
        { name: 'boats', description: 'GET /boats', inputSchema: schema },
        { name: 'boat', description: 'GET /boats/{id}', inputSchema: schema },
        { name: 'moor', description: 'POST /boats/{id}/moor', inputSchema: schema },
      ],
      good: [
        { name: 'boats', description: 'Lists boats (GET /boats).', inputSchema: schema },
        { name: 'get_v2_format', description: 'Gets the format of version 2.', inputSchema: schema },
        { name: 'delete_boat', description: 'Deletes a boat.', inputSchema: schema },
      ],
    },
  ],
  check({ tools }, context) {
    const shaped = context.fact(setMembers).filter(({ tool }) => isEndpoint(tool));
    if (shaped.length < LEAST_TOOLS || shaped.length * 2 < tools.length) return [];
    const names = namedFew(
      shaped.map(({ tool }) => tool.name),
      24,
    );
    const { length } = shaped;
    const message = `most tools (${length} of ${tools.length}) are endpoints of an API: ${names}`;
    return [{ tool: undefined, at: '', message }];
  },
});

function isEndpoint({ name, description }: Tool): boolean {
  return ENDPOINT_TEXT.test(description) || ENDPOINT_NAMES.some((shape) => shape.test(name));
}
