/** Builds `dist/`: the command line as CommonJS (it starts faster), the library as an ES module with its types. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { writeMetaschemas } from './compile-metaschemas.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Built beside `dist` and put in its place at the end: what runs meanwhile finds the old one whole. */
const dist = join(root, 'dist.new');
const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** What the command line loads only when it needs it. Each is a file of its own, so that a start reads one small file. */
const LAZY = [
  'rules/lexicon/spanish.ts',
  'rules/lexicon/french.ts',
  'rules/lexicon/chinese.ts',
  'rules/lexicon/japanese.ts',
  'rules/shared/build-example.ts',
  'rules/shared/repair-hints.ts',
  'rules/shared/repair-type.ts',
  'src/validate/validator.ts',
  'src/model/text/jsonc.ts',
  'src/model/text/yaml.ts',
  'src/cli/color.ts',
  'src/cli/rules-command.ts',
  'src/cli/configure.ts',
  'src/cli/print-config.ts',
  'src/cli/open-baseline.ts',
  'src/cli/init-command.ts',
  'src/cli/changed-files.ts',
  'src/cli/live-inputs.ts',
  'src/cli/remote-inputs.ts',
  'src/report/html/format.ts',
  'src/cli/rewrite-file.ts',
  'src/cli/unified-diff.ts',
  'src/fix/fixer.ts',
  'src/fix/splice/yaml.ts',
  'src/cli/diff-command.ts',
  'src/cli/probe-command.ts',
  'src/cli/clients-command.ts',
  'fast-glob',
];
const ENTRY = 'src/cli/run.ts';

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'node20',
  legalComments: 'none',
  define: { TOOL_SCORE_VERSION: JSON.stringify(version) },
  logLevel: 'warning',
  metafile: true,
} as const;

/** Leaves a dynamic import of a lazy module outside the bundle and points it at the file that is built from it. */
const splitLazy: Plugin = {
  name: 'split-lazy',
  setup(context) {
    context.onResolve({ filter: /.*/ }, (args) => {
      if (args.kind !== 'dynamic-import') return undefined;
      const path = args.path.startsWith('.')
        ? relative(root, resolve(args.resolveDir, args.path)).replaceAll('\\', '/').replace(/\.js$/, '.ts')
        : args.path;
      return LAZY.includes(path) ? { path: `./${lazyName(path)}`, external: true } : undefined;
    });
  },
};

/**
 * commander can run subcommands as programs of their own and loads `child_process` for it, which costs more than all
 * of the rest of it. This program has none; should it ever ask, the missing function says so.
 */
const noPrograms: Plugin = {
  name: 'no-programs',
  setup(context) {
    context.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('commander') ? { path: 'child_process', namespace: 'nothing' } : undefined,
    );
    context.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};' }));
  },
};

function lazyName(path: string): string {
  return `${path
    .replace(/^(?:src|rules)\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-')}.cjs`;
}

/** @returns the files that went into the bundles */
async function buildCli(): Promise<string[]> {
  const shared = {
    ...common,
    format: 'cjs' as const,
    platform: 'node' as const,
    outdir: join(dist, 'cli'),
    outExtension: { '.js': '.cjs' },
    // A dynamic import that becomes require() loads a CommonJS file without the ES module loader.
    supported: { 'dynamic-import': false },
    plugins: [splitLazy, noPrograms],
  } satisfies BuildOptions;
  const entry = await build({ ...shared, entryPoints: [{ in: ENTRY, out: 'run' }] });
  const inputs = Object.keys(entry.metafile.inputs);
  for (const path of LAZY) {
    const lazy = await build({
      ...shared,
      entryPoints: [{ in: path, out: lazyName(path).replace(/\.cjs$/, '') }],
      mainFields: ['module', 'main'],
    });
    inputs.push(...Object.keys(lazy.metafile.inputs));
  }
  return inputs;
}

/** @returns the files that went into the bundle */
async function buildLibrary(): Promise<string[]> {
  const library = await build({
    ...common,
    entryPoints: { index: 'src/index.ts' },
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    splitting: true,
    outdir: dist,
    chunkNames: 'chunks/[name]-[hash]',
  });
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      'tsconfig.types.json',
      '--outDir',
      join(dist, 'types'),
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  return Object.keys(library.metafile.inputs);
}

/** The licences of the packages in the bundles: their authors ask for them wherever the code goes. */
function writeNotices(inputs: readonly string[]): void {
  const packages = new Set(
    inputs.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );
  const notices = [...packages].sort().map((name) => {
    const folder = join(root, 'node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license: string };
    return `${name}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`}\n`;
  });
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'cli'), { recursive: true });
await writeMetaschemas(join(root, 'src/validate/generated'));
writeNotices([...(await buildCli()), ...(await buildLibrary())]);
rmSync(join(root, 'dist'), { recursive: true, force: true });
renameSync(dist, join(root, 'dist'));
