/**
 * `npm run golden`: writes what the command line says about every fixture to `fixtures/golden/`. The test compares;
 * a change of a golden file is a change that users see, to be read before it is committed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main as runCommand } from '../cli/main.js';
import { escapeHidden } from '../report/escape.js';

/** Where the goldens are, from the root of the project. */
export const GOLDEN_FOLDER = 'fixtures/golden';

/** Two versions of one spec, to be compared. */
export const VERSIONS = ['fixtures/versions/before.json', 'fixtures/versions/after.json'] as const;

/** Formats that are shown for the sample alone: what they say of any other is the same in other places. */
const SAMPLE_FORMATS = [
  ['sarif', 'json'],
  ['markdown', 'md'],
  ['agent', 'md'],
] as const;

/** The specs of `fixtures/`, sorted. The paths in reports are those from the root. */
export function fixtures(): string[] {
  return readdirSync('fixtures')
    .filter((name) => /^[^.].*\.(?:jsonc?|jsonl|yaml)$/.test(name))
    .sort()
    .map((name) => `fixtures/${name}`);
}

/** File name → text of every golden there should be. Must run in the root of the project. */
export async function renderGoldens(): Promise<Map<string, string>> {
  const goldens = new Map<string, string>();
  for (const path of fixtures()) {
    // Only the plain ending is left out, so that tools.json and tools.yaml each have their own.
    const name = path.slice('fixtures/'.length).replace(/\.json$/, '');
    const text = await runQuietly([path, '--details', 'all']);
    const json = await runQuietly([path, '--format', 'json']);
    goldens.set(`${name}.txt`, `${text.output}${text.warnings}exit ${text.code}\n`);
    goldens.set(`${name}.json`, json.output);
    const repaired = await runQuietly([path, '--fix-dry-run', '--details', '0']);
    // A diff holds the characters of the spec, for the programs that apply it.
    goldens.set(`${name}.fix`, escapeHidden(repaired.output) + repaired.warnings);
  }
  for (const [format, extension] of SAMPLE_FORMATS) {
    const { output } = await runQuietly(['fixtures/sample.json', '--format', format]);
    goldens.set(`sample.${format}.${extension}`, output);
  }
  for (const [format, extension] of [
    ['text', 'txt'],
    ['json', 'json'],
    ['markdown', 'md'],
  ] as const) {
    const { output } = await runQuietly(['diff', ...VERSIONS, '--format', format]);
    goldens.set(`versions.${extension}`, output);
  }
  return goldens;
}

/** Runs the command line as a pipe of 100 columns sees it: no terminal, no colour, no environment. */
export async function runQuietly(
  args: readonly string[],
): Promise<{ output: string; warnings: string; code: number }> {
  let output = '';
  let warnings = '';
  const code = await runCommand(args, {
    write: async (text) => {
      output += text;
    },
    warn: (text) => {
      warnings += `${text}\n`;
    },
    writeAside: (text) => {
      warnings += text;
    },
    environment: {},
    isTerminal: false,
    columns: 100,
    today: '2026-01-01',
  });
  return { output, warnings, code };
}

async function writeGoldens(): Promise<void> {
  rmSync(GOLDEN_FOLDER, { recursive: true, force: true });
  mkdirSync(GOLDEN_FOLDER, { recursive: true });
  const goldens = await renderGoldens();
  for (const [name, text] of goldens) writeFileSync(`${GOLDEN_FOLDER}/${name}`, text);
  console.log(`${goldens.size} goldens written to ${GOLDEN_FOLDER}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeGoldens();
