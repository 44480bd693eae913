import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../src/dev/catalogue.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Room {
  readonly name: string;
  readonly isPure: boolean;
  readonly mayImport: ReadonlySet<string>;
  /** undefined: any. */
  readonly packages: ReadonlySet<string> | undefined;
}

interface SourceFile {
  /** From the root of the project, with `/`. */
  readonly path: string;
  readonly ast: ts.SourceFile;
}

interface Import {
  readonly from: string;
  /** The module as written; undefined for one that is computed. */
  readonly specifier: string | undefined;
}

const rooms = readTable(readFileSync(join(root, 'src/README.md'), 'utf8'));
const files = ['src', 'rules'].flatMap((folder) => filesBelow(folder)).map(parse);
const imports = files.flatMap(importsOf);

describe('The import table of src/README.md', () => {
  it('lists the rooms that are there, and none of them is missing or empty', () => {
    expect(rooms.size).toBeGreaterThan(10);
    const empty = [...rooms.keys()].filter((room) => !files.some((file) => roomOf(file.path) === room));
    expect(empty).toEqual([]);
  });

  it('lists every folder and file of src/', () => {
    const there = readdirSync(join(root, 'src')).filter((name) => name !== 'README.md');
    expect(there.filter((name) => !rooms.has(name))).toEqual([]);
  });

  it('lists every folder of rules/ that is no category', () => {
    const folders = readdirSync(join(root, 'rules'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(
      folders.filter((name) => !CATEGORIES.some((known) => known === name) && !rooms.has(`rules/${name}`)),
    ).toEqual([]);
  });

  it('knows the room of every source file', () => {
    expect(files.filter((file) => !rooms.has(roomOf(file.path))).map((file) => file.path)).toEqual([]);
  });

  it('holds for every import', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.flatMap(faultsOf)).toEqual([]);
  });

  it('names no package that its room does not import', () => {
    const unused = [...rooms.values()].flatMap((room) =>
      [...(room.packages ?? [])].filter(
        (name) => !imports.some((each) => roomOf(each.from) === room.name && packageOf(each) === name),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('calls pure what is compiled without the types of Node', () => {
    const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.pure.json'), 'utf8')) as {
      include: string[];
    };
    const compiled = new Set(include.map((path) => path.replace(/^src\//, '')));
    const isNodeRoom = (name: string) => rooms.get(name)?.isPure === false;
    expect([...compiled].filter(isNodeRoom)).toEqual([]);
    // What the library imports is compiled with it.
    const reached = reachableFrom('src/index.ts');
    const loose = files
      .filter((file) => rooms.get(roomOf(file.path))?.isPure && file.path.endsWith('.ts'))
      .filter((file) => !compiled.has(topOf(file.path)) && !reached.has(file.path));
    expect(loose.map((file) => file.path)).toEqual([]);
  });
});

describe('An import that breaks the table is found', () => {
  const faults = (path: string, text: string) =>
    importsOf({ path, ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest) }).flatMap(faultsOf);

  it.each([
    ['a static import', "import { run } from '../cli/run.js';"],
    ['a type-only import', "import type { Options } from '../cli/options.js';"],
    ['an import of a type in place', "let options: import('../cli/options.js').Options;"],
    ['a dynamic import', "const run = () => import('../cli/run.js');"],
    ['a computed import', 'const load = (name: string) => import(name);'],
    ['a require', "const run = require('../cli/run.js');"],
    ['a re-export', "export * from '../cli/run.js';"],
    ['a side effect', "import '../cli/run.js';"],
    ['a package', "import chalk from 'chalk';"],
    ['a module of Node', "import { readFileSync } from 'node:fs';"],
    ['a module of Node without its prefix', "import { readFileSync } from 'fs';"],
  ])('as %s', (_, text) => {
    expect(faults('src/model/example.ts', text)).toHaveLength(1);
  });

  it('but an allowed one is none', () => {
    expect(faults('src/rule/example.ts', "import { child } from '../model/pointer.js';")).toEqual([]);
    expect(faults('src/input/example.ts', "import { readFileSync } from 'node:fs';")).toEqual([]);
    expect(faults('rules/spec/example.ts', "import { child } from '../../src/model/pointer.js';")).toEqual(
      [],
    );
  });

  it('when one rule imports another', () => {
    const text = "import other from './other.js';";
    expect(faults('rules/spec/example.ts', text)).toHaveLength(1);
    expect(faults('rules/index.ts', "import other from './spec/other.js';")).toEqual([]);
  });
});

describe('The house rules', () => {
  const written = files.filter((file) => !file.path.includes('/generated/'));

  it('no file or folder is called utils, helpers or common', () => {
    const banned = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?:\/|\.[^/]*$)/i;
    const all = ['src', 'rules', 'test'].flatMap((folder) => filesBelow(folder));
    expect(all.filter((path) => banned.test(path))).toEqual([]);
  });

  it('no barrel files but src/index.ts and rules/index.ts', () => {
    const barrels = written
      .filter(
        ({ path, ast }) => /(?:^|\/)index\.[jt]s$/.test(path) || ast.statements.every(ts.isExportDeclaration),
      )
      .map((file) => file.path)
      .sort();
    expect(barrels).toEqual(['rules/index.ts', 'src/index.ts']);
  });

  it('no module-level let or var', () => {
    const found = written.filter(({ ast }) =>
      ast.statements.some(
        (statement) =>
          ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.Const),
      ),
    );
    expect(found.map((file) => file.path)).toEqual([]);
  });

  it('nothing ends the process', () => {
    expect(uses(written, (node) => isMember(node, 'process', 'exit'))).toEqual([]);
  });

  it('nothing depends on the locale', () => {
    const isLocal = (node: ts.Node) =>
      ts.isIdentifier(node) && (/^(?:localeCompare|toLocale\w*)$/.test(node.text) || node.text === 'Intl');
    expect(uses(written, isLocal)).toEqual([]);
  });

  it('pure rooms have no clock and no chance', () => {
    const pure = written.filter((file) => rooms.get(roomOf(file.path))?.isPure);
    const isUnsure = (node: ts.Node) =>
      (ts.isIdentifier(node) && ['Date', 'performance', 'crypto'].includes(node.text)) ||
      isMember(node, 'Math', 'random');
    expect(uses(pure, isUnsure)).toEqual([]);
  });

  it('the command is at most 15 lines and executable', () => {
    const bin = 'bin/tool-score.js';
    expect(readFileSync(join(root, bin), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    if (existsSync(join(root, '.git'))) {
      const entry = execFileSync('git', ['ls-files', '--stage', bin], { cwd: root, encoding: 'utf8' });
      expect(entry).toMatch(/^100755 /);
    }
    if (process.platform !== 'win32') expect(statSync(join(root, bin)).mode & 0o111).toBe(0o111);
  });
});

/** The rows of the table under `| room |`. */
function readTable(text: string): Map<string, Room> {
  const lines = text.split('\n');
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  const start = lines.findIndex((line) => /^\| room +\|/.test(line));
  const header = cells(lines[start]!);
  const table = new Map<string, Room>();
  for (let at = start + 2; lines[at]?.startsWith('|'); at++) {
    const row = cells(lines[at]!);
    if (row.length !== header.length) throw new Error(`a row of the import table is torn: ${lines[at]}`);
    const name = row[0]!;
    const kind = row[header.indexOf('kind')]!;
    const packages = row[header.indexOf('packages')]!;
    if (!['pure', 'node'].includes(kind)) throw new Error(`"${name}" is neither pure nor node`);
    table.set(name, {
      name,
      isPure: kind === 'pure',
      mayImport: new Set(header.filter((_, column) => row[column] === 'yes' || row[column] === '–')),
      packages:
        packages === 'any'
          ? undefined
          : new Set([...packages.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)),
    });
  }
  return table;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
  });
}

function parse(path: string): SourceFile {
  return {
    path,
    ast: ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest),
  };
}

/** `src/model/text/json.ts` → `model`; a file of `rules/` that is in no room of its own is a rule. */
function roomOf(path: string): string {
  const top = topOf(path);
  if (top !== 'rules') return top;
  const second = path.split('/').slice(0, 2).join('/');
  return rooms.has(second) ? second : 'rules';
}

function topOf(path: string): string {
  const [first, second] = path.split('/');
  return first === 'src' ? second! : first!;
}

function importsOf({ path, ast }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined) =>
    found.push({ from: path, specifier: node && ts.isStringLiteralLike(node) ? node.text : undefined });
  visit(ast, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isExternalModuleReference(node)) add(node.expression);
    else if (ts.isCallExpression(node) && isLoading(node.expression)) add(node.arguments[0]);
  });
  return found;
}

function isLoading(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require')
  );
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** What the table has against an import. */
function faultsOf(each: Import): string[] {
  const { from, specifier } = each;
  const room = rooms.get(roomOf(from))!;
  if (specifier === undefined) return room.isPure ? [`${from} imports something computed`] : [];
  const target = targetOf(each);
  if (target !== undefined) {
    const to = roomOf(target);
    const isAllowed = to === room.name || room.mayImport.has(to);
    if (!isAllowed) return [`${from} (${room.name}) imports ${target} (${to})`];
    const isRuleToRule = to === 'rules' && room.name === 'rules' && from !== 'rules/index.ts';
    return isRuleToRule ? [`${from} imports the rule ${target}`] : [];
  }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier))
    return room.isPure ? [`${from} (${room.name}, pure) imports ${specifier}`] : [];
  const isKnown = room.packages === undefined || room.packages.has(packageOf(each)!);
  return isKnown ? [] : [`${from} (${room.name}) imports the package ${specifier}`];
}

/** The file that a relative import leads to, as it is imported: `.js` for what is written in `.ts`. */
function targetOf({ from, specifier }: Import): string | undefined {
  if (!specifier?.startsWith('.')) return undefined;
  return relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
}

function packageOf({ specifier }: Import): string | undefined {
  return specifier && /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

/** The files that an entry imports, directly and by way of others. */
function reachableFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached)
    for (const each of imports) {
      const target = each.from === path ? targetOf(each)?.replace(/\.js$/, '.ts') : undefined;
      if (target !== undefined) reached.add(target);
    }
  return reached;
}

/** `path:line` of every node that `isBanned`. */
function uses(among: readonly SourceFile[], isBanned: (node: ts.Node) => boolean): string[] {
  return among.flatMap(({ path, ast }) => {
    const found: string[] = [];
    visit(ast, (node) => {
      if (isBanned(node))
        found.push(`${path}:${ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1}`);
    });
    return found;
  });
}

function isMember(node: ts.Node, object: string, name: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === object &&
    node.name.text === name
  );
}
