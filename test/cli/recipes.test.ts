/** The commands of the README's recipes, run as they stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder, GOOD, POOR, run } from './run.js';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

/** The block of code under a heading. */
const recipe = (heading: string): string =>
  new RegExp(`^### ${heading}\\n+\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``, 'm').exec(readme)![1]!;

interface Gitlab {
  readonly 'tool-score': {
    readonly script: readonly string[];
    readonly artifacts: { readonly when: string; readonly reports: Readonly<Record<string, string>> };
  };
}

const gitlab = (parse(recipe('GitLab')) as Gitlab)['tool-score'];
const jenkins = recipe('Jenkins');

const PIPELINES: [string, string, readonly string[]][] = [
  ['GitLab', gitlab.script[1]!, Object.values(gitlab.artifacts.reports)],
  ['Jenkins', /sh '(npx .*)'/.exec(jenkins)![1]!, [/testResults: '([^']+)'/.exec(jenkins)![1]!]],
];

describe.each(PIPELINES)('The recipe for %s', (_, command, reports) => {
  it.each([
    ['passes a good spec', GOOD, 0],
    ['fails on a poor one', POOR, 1],
  ])('%s, and leaves the reports that it collects', async (_what, tool, code) => {
    const cwd = folder({ 'tools.json': { tools: [tool] } });
    const result = await run([], { cwd, shell: command.replace('npx --no ', '') });
    expect(result.stderr).toBe('');
    expect(result.code).toBe(code);
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) expect(readFileSync(join(cwd, report), 'utf8')).toMatch(/^[[<]/);
  });
});

describe('The recipe for GitHub', () => {
  it('gives the action what it takes, and options that there are', async () => {
    const action = parse(readFileSync(fileURLToPath(new URL('../../action.yml', import.meta.url)), 'utf8'));
    const workflow = parse(recipe('GitHub'));
    const { with: given } = workflow.jobs['tool-score'].steps[1];
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    const cwd = folder({ 'mcp-tools.json': { tools: [GOOD] }, 'specs/tools.json': { tools: [GOOD] } });
    const args = [...given.args.trim().split('\n'), ...given.paths.trim().split('\n')];
    expect(await run(args, { cwd })).toMatchObject({ code: 0, stderr: '' });
  });
});
