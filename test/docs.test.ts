import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CLIENTS_OPTIONS } from '../src/cli/clients-options.js';
import { DIFF_OPTIONS } from '../src/cli/diff-options.js';
import { OPTIONS } from '../src/cli/options.js';
import { PROBE_OPTIONS } from '../src/cli/probe-options.js';
import { renderCatalogue } from '../src/dev/catalogue.js';
import { anchorOf } from '../src/dev/docs/markdown.js';
import { fillSections } from '../src/dev/docs/markers.js';
import { renderDocs } from '../src/dev/docs.js';
import { problemWith, renderRule } from '../src/dev/new-rule.js';
import { CHANGE_KINDS } from '../src/diff/kinds.js';
import { CHECKS } from '../src/probe/checks.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isFresh = (path: string, text: string) =>
  expect(read(path), `${path} is stale: run \`npm run docs\``).toBe(text);

describe('What is generated', () => {
  // Without loading the catalogue: a stale one may name a file that is gone.
  it('is fresh: rules/index.ts', () => isFresh('rules/index.ts', renderCatalogue(root)));

  it.each(['README.md', 'config.schema.json', 'rules/README.md', 'rules/clients/README.md'])(
    'is fresh: %s',
    async (path) => {
      isFresh(path, (await renderDocs()).get(path)!);
    },
  );

  it('goes only between the markers, and every marker is known', () => {
    const text = 'before\n<!-- generated: a -->\nold\n<!-- /generated -->\nafter\n';
    expect(fillSections(text, { a: 'new' })).toBe(
      'before\n<!-- generated: a -->\n\nnew\n\n<!-- /generated -->\nafter\n',
    );
    expect(() => fillSections(text, { b: 'new' })).toThrow('no section "a" is generated');
    expect(() => fillSections(text, { a: 'new', b: 'new' })).toThrow('there is no place for b');
  });
});

describe('README.md', () => {
  const readme = read('README.md');

  it('leads with one line that scores the sample and one that runs the tests', () => {
    const lead = readme.slice(0, 1500);
    expect(lead).toContain('npm install && npx --no tool-score fixtures/sample.json');
    expect(lead).toContain('npm install && npm test');
  });

  it('names every rule, every option, and every script it tells people to run', async () => {
    const { rules } = await import('../rules/index.js');
    for (const { id } of rules) expect(readme).toContain(`[\`${id}\`](rules/README.md${anchorOf(id)})`);
    for (const { flags } of [...OPTIONS, ...DIFF_OPTIONS, ...PROBE_OPTIONS, ...CLIENTS_OPTIONS])
      expect(readme).toContain(flags);
    for (const id of Object.keys(CHECKS)) expect(readme).toContain(`\`${id}\``);
    for (const kind of CHANGE_KINDS) expect(readme).toContain(`\`${kind}\``);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const told = [...readme.matchAll(/npm run ([\w-]+)/g)].map((match) => match[1]!);
    expect(told.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it.each(['README.md', 'src/README.md', 'rules/README.md', 'rules/clients/README.md'])(
    'has no link to a file that is not there: %s',
    (path) => {
      const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map((match) => match[1]!);
      expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
    },
  );
});

describe('npm run new-rule', () => {
  it('says what is wrong with an id', () => {
    expect(problemWith('parameters/units-named', [])).toBeUndefined();
    expect(problemWith('described')).toMatch(/^A rule id is category\/name/);
    expect(problemWith('parameter/units-named')).toMatch(/Did you mean "parameters"\?/);
    expect(problemWith('parameters/Units_Named')).toMatch(/not in kebab-case/);
    expect(problemWith('parameters/described', ['parameters/described'])).toBe(
      'There is a rule parameters/described already.',
    );
  });

  it.each(['tool', 'set'] as const)('writes a file that is formatted as the others: a %s rule', (scope) => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const text = renderRule('parameters/units-named', '0.1.0', scope);
    const args = [biome, 'check', '--stdin-file-path', 'rules/parameters/units-named.ts', '--write'];
    const formatted = execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
    expect(formatted).toBe(text);
  });
});
