import { defineRule } from '../../src/rule/rule.js';

/** MCP 2026-07-28, server/tools, "Tool Names": all of it SHOULD, so a warning. */
const ALLOWED = /^[A-Za-z0-9_.-]*$/;
const LONGEST = 128;

export default defineRule({
  id: 'spec/name-characters',
  title: 'The name has 1–128 characters of A–Z a–z 0–9 _ - .',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'warning',
  prevents: ['rejected-by-client'],
  rationale:
    'Blanks, slashes and letters of other scripts are outside what the protocol recommends and what providers accept.',
  source: 'MCP 2026-07-28, server/tools, "Tool Names"',
  cure: 'Write the name with letters, digits, underscores and hyphens only.',
  examples: [
    {
      bad: { name: 'create disk/share', inputSchema: { type: 'object' } },
      good: { name: 'create_disk_share', inputSchema: { type: 'object' } },
    },
  ],
  check(tool) {
    const at = tool.fields.name.pointer;
    const characters = [...tool.name];
    if (characters.length > LONGEST)
      return [{ at, message: `the name has ${characters.length} characters, more than ${LONGEST}` }];
    const stranger = characters.find((character) => !ALLOWED.test(character));
    if (stranger === undefined) return [];
    const shown = stranger === ' ' ? 'a blank' : `"${stranger}"`;
    return [{ at, message: `the name holds ${shown}, beyond letters, digits, "_", "-" and "."` }];
  },
});
