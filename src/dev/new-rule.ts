/**
 * `npm run new-rule -- category/id [--set]`: writes a rule file to fill in and adds it to the catalogue. Its examples are its
 * first tests: they fail until the check finds something in `bad` and nothing in `good`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../cli/suggest.js';
import type { Rule } from '../rule/rule.js';
import { CATEGORIES, ruleIds } from './catalogue.js';
import { writeDocs } from './docs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Why `id` cannot be the id of a new rule; undefined when it can. */
export function problemWith(id: string, known: readonly string[] = ruleIds(root)): string | undefined {
  const [category = '', name = '', ...more] = id.split('/');
  if (name === '' || more.length > 0) return 'A rule id is category/name, such as parameters/units-named.';
  if (!CATEGORIES.some((known) => known === category))
    return `There is no category "${category}".${didYouMean(category, CATEGORIES)} There are ${CATEGORIES.join(', ')}.`;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not in kebab-case. An id reads true as a pass, such as "described".`;
  return known.includes(id) ? `There is a rule ${id} already.` : undefined;
}

/**
 * The text of the file of a new rule. It starts as advice: no points, so no score moves before it is tried.
 * @param scope what the rule looks at: one tool, or all of them together
 */
export function renderRule(id: string, since: string, scope: Rule['scope'] = 'tool'): string {
  return `import { defineRule } from '../../src/rule/rule.js';

export default defineRule({
  id: '${id}',
  title: 'One line that is true when the rule passes',
  since: '${since}',
  scope: '${scope}',
  points: 0,
  severity: 'info',
  prevents: ['omission'],
  rationale: 'Why it matters to an agent that reads the tool.',
  source: 'The section of a specification, or the study, that it rests on',
  cure: 'What a person does about it, in one sentence.',
  examples: [
    {
      bad: { name: 'get_invoice', inputSchema: { type: 'object' } },
      good: { name: 'get_invoice', inputSchema: { type: 'object' } },
    },
  ],
${CHECKS[scope]}});
`;
}

const CHECKS: Readonly<Record<Rule['scope'], string>> = {
  tool: `  check(tool) {
    const isFault = tool.name === '';
    return isFault ? [{ at: tool.pointer, message: 'one sentence with the "culprit" in quotes' }] : [];
  },
`,
  set: `  check(set) {
    const faulty = set.tools.filter((tool) => tool.name === '');
    return faulty.map(({ index, pointer }) => ({
      tool: index,
      at: pointer,
      message: 'one sentence with the "culprit" in quotes',
    }));
  },
`,
};

async function main(given: readonly string[]): Promise<void> {
  const [id] = given.filter((arg) => arg !== '--set');
  const scope = given.includes('--set') ? 'set' : 'tool';
  const problem = problemWith(id ?? '');
  if (id === undefined || problem !== undefined) {
    console.error(problem ?? 'usage: npm run new-rule -- category/id [--set]');
    process.exitCode = 2;
    return;
  }
  const path = `rules/${id}.ts`;
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), renderRule(id, version, scope));
  await writeDocs();
  console.log(`${path} is there to be filled in: meta first, then check. Then: npm run docs && npm test`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
