import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CHECKS, OUTCOMES } from '../src/probe/checks.js';
import { PROBE_VERSION } from '../src/report/probe/json.js';

const path = fileURLToPath(new URL('../probe.schema.json', import.meta.url));
const schema = JSON.parse(readFileSync(path, 'utf8'));

// That reports fit it is shown where there are servers to probe: test/cli/probe.test.ts.
describe('probe.schema.json', () => {
  it('names the version that reports carry, every check and every outcome', () => {
    expect(schema.properties.probeVersion.const).toBe(PROBE_VERSION);
    expect(schema.$defs.check.properties.check.enum).toEqual(Object.keys(CHECKS));
    expect(schema.$defs.check.properties.outcome.enum).toEqual(OUTCOMES);
    expect(schema.properties.summary.required).toEqual(OUTCOMES);
  });
});
