import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const NPM_QUIET = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

let folder = '';
let installed = '';

/** npm without the settings that the npm which runs these tests hands down. */
function npm(args: readonly string[], cwd: string): string {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const environment = { ...Object.fromEntries(inherited), ...NPM_QUIET };
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: environment,
    shell: isWindows,
    stdio: 'pipe',
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-score-packed-'));
  // The scripts would build dist once more while other tests use it.
  npm(['pack', '--ignore-scripts', '--pack-destination', folder], root);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  npm(['install', '--offline', '--no-save', join(folder, tarball)], home);
  folder = home;
  installed = join(home, 'node_modules/tool-score');
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function run(...args: string[]): { code: number | null; output: string; warnings: string } {
  const command = ['--no', '--', 'tool-score', ...args];
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: folder,
    encoding: 'utf8',
    shell: isWindows,
  });
  return { code: status, output: stdout, warnings: stderr };
}

describe('The package, installed into an empty folder', () => {
  it('brings no other package', () => {
    const packages = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages).toEqual(['tool-score']);
  });

  it('holds what it needs and nothing else', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(installed, path)).isFile());
    const expected =
      /^(?:package\.json|README\.md|LICENSE|(?:report|diff|probe|config)\.schema\.json|rules\/README\.md|fixtures\/sample\.json|bin\/(?:tool-score\.js|package\.json)|dist\/(?:index\.js|THIRD-PARTY-LICENSES\.txt|chunks\/[\w-]+\.js|cli\/[\w-]+\.cjs|types\/(?:src|rules)\/[\w/-]+\.d\.ts))$/;
    expect(files.filter((path) => !expected.test(path))).toEqual([]);
    for (const path of [
      'README.md',
      'LICENSE',
      'report.schema.json',
      'diff.schema.json',
      'probe.schema.json',
      'config.schema.json',
      'fixtures/sample.json',
      'rules/README.md',
    ])
      expect(files).toContain(path);
  });

  it.skipIf(isWindows)('has an executable command', () => {
    expect(statSync(join(installed, 'bin/tool-score.js')).mode & 0o111).toBe(0o111);
  });

  it('scores its own sample', () => {
    const { code, output, warnings } = run('node_modules/tool-score/fixtures/sample.json');
    expect(warnings).toBe('');
    expect(output).toContain('list_berths');
    expect(code).toBe(1);
  });

  it('exits with 0, 1 and 2', () => {
    copyFileSync(join(installed, 'fixtures/sample.json'), join(folder, 'tools.json'));
    expect(run('--tool', 'list_berths').code).toBe(0);
    expect(run('tools.json', '--threshold', '0', '--fail-on', 'never').code).toBe(0);
    expect(run('tools.json').code).toBe(1);
    expect(run('missing.json').code).toBe(2);
    expect(run('--no-such-option').code).toBe(2);
  });

  it('loads what it loads on demand: the validator, colours, globs, the catalogue', () => {
    expect(run('--color', '--tool', 'list_berths', '*.json').output).toContain('\u001b[');
    expect(run('rules').output).toContain('parameters/typed');
    expect(run('explain', 'parameters/typed').code).toBe(0);
    expect(run('diff', 'tools.json', 'tools.json').output).toContain('no changes');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(run('--version').output.trim()).toBe(version);
  });

  it('prints the same JSON to a pipe as to a file', () => {
    const { output } = run('tools.json', '--format', 'json');
    run('tools.json', '--format', 'json', '--output', 'report.out');
    expect(readFileSync(join(folder, 'report.out'), 'utf8')).toBe(output);
  });

  it('is a library with its schema', () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { score } from 'tool-score';
       import schema from 'tool-score/report.schema.json' with { type: 'json' };
        import diff from 'tool-score/diff.schema.json' with { type: 'json' };
        import probe from 'tool-score/probe.schema.json' with { type: 'json' };
        import config from 'tool-score/config.schema.json' with { type: 'json' };
        import { readFileSync } from 'node:fs';
        const { summary } = await score(readFileSync('tools.json', 'utf8'), { name: 'tools.json' });
        console.log(JSON.stringify([summary.tools, summary.lowest.name, schema.title, diff.title, probe.title, config.title]));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', 'use.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      5,
      'weather',
      'tool-score report',
      'tool-score diff',
      'tool-score probe',
      'tool-score configuration',
    ]);
  });

  it('has types that stand alone, without the types of Node', () => {
    const program = `import { type JsonReport, score } from 'tool-score';
      const report: JsonReport = await score('{}', { name: 'tools.json' });
      const scores: (number | null)[] = report.inputs.flatMap((input) => input.tools.map((tool) => tool.score));
      // @ts-expect-error: the report is read-only
      report.summary.tools = scores.length;`;
    writeFileSync(join(folder, 'use.mts'), program);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.mts'] }));
    const { stdout, status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
