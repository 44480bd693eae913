import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../rules/index.js';
import { findNamespaces } from '../rules/shared/namespaces.js';
import { Assessor } from '../src/assess/assess.js';
import { fixtures, runQuietly } from '../src/dev/golden.js';
import { score } from '../src/index.js';
import { buildReport } from '../src/report/build.js';
import { REPORT_VERSION, toJsonReport } from '../src/report/json.js';
import type { ToolRule } from '../src/rule/rule.js';
import { rubricOf } from '../src/score/rubric.js';

const path = fileURLToPath(new URL('../report.schema.json', import.meta.url));
const schema = JSON.parse(readFileSync(path, 'utf8'));
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
const validate = ajv.compile(schema);

function faultsOf(report: unknown): string[] {
  validate(report);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-score-report-'));
  mkdirSync(join(folder, 'without-specs'));
  const files: Record<string, string | Buffer> = {
    'empty.json': '',
    'binary.json': Buffer.from([0, 1, 2, 3]),
    'latin1.json': Buffer.from([0x22, 0xe9, 0x22]),
    'null.json': 'null',
    'without-specs/package.json': '{"name": "a", "version": "1.0.0", "main": "a.js"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('report.schema.json describes', () => {
  it.each(fixtures())('the report on %s', async (fixture) => {
    const { output } = await runQuietly([fixture, '--format', 'json']);
    expect(faultsOf(JSON.parse(output))).toEqual([]);
  });

  it('the report on everything at once, quietly and sorted', async () => {
    const { output } = await runQuietly([...fixtures(), '--format', 'json', '--quiet', '--sort', 'name']);
    expect(faultsOf(JSON.parse(output))).toEqual([]);
  });

  it.each([
    'empty.json',
    'binary.json',
    'latin1.json',
    'null.json',
    'missing.json',
    'without-specs',
    '*.txt',
  ])('the report on what cannot be read: %s', async (name) => {
    const { output, code } = await runQuietly([join(folder, name), '--format', 'json']);
    const report = JSON.parse(output);
    expect(faultsOf(report)).toEqual([]);
    expect(report.inputs).toHaveLength(1);
    expect(report.inputs[0].problem).not.toBe('');
    expect(code).toBe(2);
  });

  it('the report of the library', async () => {
    expect(faultsOf(await score('{"name": "get_user", "inputSchema": {"type": "object"}}'))).toEqual([]);
    expect(faultsOf(await score('not JSON'))).toEqual([]);
  });

  it('the report on a tool that could not be judged', async () => {
    const crashing: ToolRule = {
      ...rules.find((rule): rule is ToolRule => rule.scope === 'tool')!,
      check() {
        throw new Error('broken');
      },
    };
    const assessor = new Assessor({
      rules: [crashing],
      findNamespaces,
      loadValidator: () => Promise.reject(new Error('not wanted')),
    });
    const input = await assessor.assess('a.json', '{"tools": [{"name": "get_user"}]}');
    const report = toJsonReport(buildReport(rubricOf(rules), [input]));
    expect(report.inputs[0]?.tools[0]?.score).toBeNull();
    expect(faultsOf(JSON.parse(JSON.stringify(report)))).toEqual([]);
  });
});

describe('report.schema.json', () => {
  it('names the version that reports carry', () => {
    expect(schema.properties.reportVersion.const).toBe(REPORT_VERSION);
  });

  it('closes every object, and requires every property but the configuration, the baseline, the server, the reason of a rule and what repairs did', () => {
    const open: string[] = [];
    const visit = (node: unknown, at: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { type, properties, required, additionalProperties } = node as {
        type?: unknown;
        properties?: object;
        required?: readonly string[];
        additionalProperties?: unknown;
      };
      if (properties !== undefined && type !== undefined) {
        const optional = Object.keys(properties).filter((key) => !required?.includes(key));
        if (additionalProperties !== false) open.push(at);
        open.push(...optional.map((key) => `${at}/${key}`));
      }
      for (const [key, value] of Object.entries(node)) visit(value, `${at}/${key}`);
    };
    visit(schema, '');
    expect(open).toEqual([
      '/baseline',
      '/config',
      '/$defs/input/server',
      '/$defs/input/fixed',
      '/$defs/tool/properties/rules/items/reason',
    ]);
  });
});
