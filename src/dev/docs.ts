/**
 * `npm run docs`: brings up to date what is generated from the catalogue, the command line and the table of what a
 * configuration may hold: `rules/index.ts`, `rules/README.md`, `rules/clients/README.md`, `config.schema.json` and the marked sections of `README.md`. A test fails when one of them is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderCatalogue } from './catalogue.js';
import { formatted } from './docs/format.js';

const CLIENTS = 'rules/clients/README.md';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path → text of everything generated but the catalogue itself, which must be fresh before this is called. */
export async function renderDocs(): Promise<Map<string, string>> {
  const { renderReadme } = await import('./docs/readme.js');
  const { renderRulesReadme } = await import('./docs/rules-readme.js');
  const { renderClientsReadme } = await import('./docs/client-tables.js');
  const { renderConfigSchema } = await import('./docs/config-schema.js');
  const readme = await renderReadme(readFileSync(join(root, 'README.md'), 'utf8'));
  return new Map([
    ['README.md', formatted(root, 'README.md', readme)],
    ['config.schema.json', formatted(root, 'config.schema.json', renderConfigSchema())],
    ['rules/README.md', formatted(root, 'rules/README.md', renderRulesReadme())],
    [CLIENTS, formatted(root, CLIENTS, renderClientsReadme())],
  ]);
}

/** Writes the generated files. @returns their paths */
export async function writeDocs(): Promise<string[]> {
  writeFileSync(join(root, 'rules/index.ts'), renderCatalogue(root));
  const docs = await renderDocs();
  for (const [path, text] of docs) writeFileSync(join(root, path), text);
  return ['rules/index.ts', ...docs.keys()];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await writeDocs()).join('\n'));
