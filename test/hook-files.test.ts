import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const manifest = fileURLToPath(new URL('../.pre-commit-hooks.yaml', import.meta.url));
const hooks = parse(readFileSync(manifest, 'utf8')) as { readonly id: string; readonly files: string }[];

/** A verbose pattern of Python, as one of JavaScript. What this one is made of means the same in both. */
function patternOf({ files }: { readonly files: string }): RegExp {
  return new RegExp(files.replace('(?x)', '').replaceAll(/\s/g, ''));
}

describe.each(hooks.map((hook) => [hook.id, patternOf(hook)] as const))('The hook %s', (_, pattern) => {
  it.each([
    'tools.json',
    'tool.json',
    'mcp-tools.json',
    'docs/mcp_tools.json',
    'server.tools.json',
    'a.tools.jsonc',
    'tools.yaml',
    'internal/tooldef/my-tools.yml',
    'registry.tools.jsonl',
    'tools.ndjson',
    'tools-list.json',
    'list-tools-result.json',
    'tool_definitions.json',
    'tests/tools.snapshot.json',
    'servers/github/tools.json',
    'tools/get_user.json',
    'provider/tools/search.yaml',
    'pkg/github/__toolsnaps__/get_me.snap',
  ])('takes %s', (path) => {
    expect(path).toMatch(pattern);
  });

  it.each([
    'package.json',
    'data.json',
    'toolbox.json',
    'tooling.yaml',
    'stools.json',
    'toolset/data.json',
    'mytools/data.json',
    'tools/deep/data.json',
    'tools/build.mjs',
    'tools.md',
    'tools.json.bak',
    'tools.txt',
    'src/tools.ts',
    '__snapshots__/tools.test.ts.snap',
  ])('leaves %s alone', (path) => {
    expect(path).not.toMatch(pattern);
  });
});
