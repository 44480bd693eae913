import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures, runQuietly } from '../src/dev/golden.js';
import { CHANGE_KINDS } from '../src/diff/kinds.js';
import { DIFF_VERSION } from '../src/report/diff/json.js';

const path = fileURLToPath(new URL('../diff.schema.json', import.meta.url));
const schema = JSON.parse(readFileSync(path, 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);

function faultsOf(report: unknown): string[] {
  validate(report);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-score-diff-'));
  writeFileSync(join(folder, 'none.json'), '{"tools": []}');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Those that can be compared; some fixtures are no spec on purpose. */
const specs = fixtures().filter(
  (name) => !/broken|client-config|no-tools|openapi|package-manifest/.test(name),
);

describe('diff.schema.json describes', () => {
  it.each(specs)('the comparison of %s with the sample, and of the sample with it', async (fixture) => {
    for (const pair of [
      [fixture, 'fixtures/sample.json'],
      ['fixtures/sample.json', fixture],
    ]) {
      const { output, warnings } = await runQuietly(['diff', ...pair, '--format', 'json']);
      expect(warnings).toBe('');
      expect(faultsOf(JSON.parse(output))).toEqual([]);
    }
  });

  it('the comparison with a spec without tools, and with nothing at all', async () => {
    const none = join(folder, 'none.json');
    for (const pair of [
      [none, none],
      [none, 'fixtures/sample.json'],
      ['fixtures/sample.json', none],
    ]) {
      const { output } = await runQuietly(['diff', ...pair, '--format', 'json']);
      expect(faultsOf(JSON.parse(output))).toEqual([]);
    }
  });
});

describe('diff.schema.json', () => {
  it('names the version that reports carry, and every kind of change', () => {
    expect(schema.properties.diffVersion.const).toBe(DIFF_VERSION);
    expect(schema.$defs.change.properties.kind.enum).toEqual(CHANGE_KINDS);
  });
});
