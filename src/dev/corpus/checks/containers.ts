import { NO_NAMESPACES } from '../../../model/namespaces.js';
import { isObject } from '../../../model/value.js';
import type { Check } from '../check.js';
import { differences } from '../compare.js';
import type { Subject } from '../subject.js';

/** The ways in which MCP tools are kept, but for the single tool. */
const CONTAINERS: Readonly<Record<string, (tools: readonly unknown[]) => unknown>> = {
  'tools/list result': (tools) => ({ tools }),
  'list of tools': (tools) => tools,
  'JSON-RPC answer': (tools) => ({ jsonrpc: '2.0', id: 1, result: { tools } }),
};

export const containers: Check = {
  title: 'a tool scores the same in every container',
  async run(subject) {
    if (subject.loose.length === 0) return [];
    const found: string[] = [];
    for (const [title, wrap] of Object.entries(CONTAINERS)) {
      // Only a list called "tools" vouches for entries that do not look like tools.
      if (title === 'list of tools' && !subject.loose.some(isClearlyMcp)) continue;
      const variant = await subject.assess(wrap(subject.loose));
      found.push(...differences(subject.report, variant).map((each) => `as a ${title}: ${each}`));
    }
    return [...found, ...(await aloneOrInCompany(subject))];
  },
};

/** A tool alone has no namespaces, so it is held against the set judged without any. */
async function aloneOrInCompany({ loose, assess }: Subject): Promise<string[]> {
  const together = await assess({ tools: loose }, { namespaces: NO_NAMESPACES });
  const found: string[] = [];
  for (const [index, tool] of loose.entries()) {
    if (!isClearlyMcp(tool)) continue;
    const alone = await assess(tool);
    found.push(...differences(together, alone, () => together.tools[index]).map((each) => `alone: ${each}`));
  }
  return found.slice(0, 3);
}

function isClearlyMcp(tool: unknown): boolean {
  return isObject(tool) && typeof tool['name'] === 'string' && isObject(tool['inputSchema']);
}
