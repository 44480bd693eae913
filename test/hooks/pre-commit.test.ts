/** Real commits through the real pre-commit: it clones this checkout, builds and packs it, and installs the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, POOR } from '../cli/run.js';
import { Workplace } from './workplace.js';

/** The same calls are accepted with and without the word "object" at the root. */
const { type: _, ...untyped } = GOOD.inputSchema;
const REPAIRABLE = { ...GOOD, inputSchema: untyped };

let workplace: Workplace;

beforeAll(() => {
  workplace = new Workplace();
  workplace.publish();
  // What is made for the first repository serves all others.
  workplace.repository([{ id: 'tool-score' }, { id: 'tool-score-fix' }]);
}, 600_000);

afterAll(() => workplace?.remove());

describe('The hook tool-score', () => {
  it('lets a good spec pass', () => {
    const repository = workplace.repository([{ id: 'tool-score' }]);
    const { code, output } = workplace.commit(repository, { 'mcp-tools.json': { tools: [GOOD] } });
    expect(output).toMatch(/^tool-score\.+Passed$/m);
    expect(code).toBe(0);
  });

  it('stops a spec below the threshold, and shows the report', () => {
    const repository = workplace.repository([{ id: 'tool-score' }]);
    const { code, output } = workplace.commit(repository, {
      'good.tools.json': { tools: [GOOD] },
      'server/tools.json': { tools: [POOR] },
    });
    expect(output).toMatch(/^tool-score\.+Failed$/m);
    expect(output).toMatch(/^server\/tools\.json · /m);
    expect(output).toContain('fails: 1 of 2 below the threshold of 60');
    expect(code).toBe(1);
  });

  it('lets files pass that are no tool specs, whatever they are called', () => {
    const repository = workplace.repository([{ id: 'tool-score' }]);
    const others = {
      'tsconfig.json': { compilerOptions: {} },
      'package.json': { name: 'lockers', version: '1.0.0', scripts: {} },
    };
    const first = workplace.commit(repository, others);
    expect(first.output).toMatch(/^tool-score\.+\(no files to check\)Skipped$/m);
    expect(first.code).toBe(0);
    const second = workplace.commit(repository, {
      'tools.json': [{ url: 'https://example.com/hammer', rating: 5 }],
      'tools/release.yaml': 'steps:\n  - run: make\n',
      'tools/chart.yaml': '{{- if .Values.on }}\nkind: x\n',
    });
    expect(second.output).toMatch(/^tool-score\.+Passed$/m);
    expect(second.code).toBe(0);
  });

  it('stops a spec that is broken', () => {
    const repository = workplace.repository([{ id: 'tool-score' }]);
    const { code, output } = workplace.commit(repository, { 'tools.json': '{"tools": [' });
    expect(output).toContain('- exit code: 2');
    expect(output).toContain('tools.json:1:12: is not valid JSON');
    expect(code).toBe(1);
  });

  it('takes options under args, and goes on to pass over what is no spec', () => {
    const args = ['--threshold', '100'];
    const repository = workplace.repository([{ id: 'tool-score', args }]);
    const { code, output } = workplace.commit(repository, {
      'tools.json': { tools: [REPAIRABLE] },
      'tools/release.yaml': 'steps:\n  - run: make\n',
    });
    expect(output).toContain('fails: 1 of 1 below the threshold of 100');
    expect(output).not.toContain('release.yaml');
    expect(code).toBe(1);
  });
});

describe('The hook tool-score-fix', () => {
  it('repairs a spec and stops the commit, which passes when the repair is staged', () => {
    const repository = workplace.repository([{ id: 'tool-score-fix' }, { id: 'tool-score' }]);
    const first = workplace.commit(repository, { 'tools.json': { tools: [REPAIRABLE] } });
    expect(first.output).toMatch(/^tool-score-fix\.+Failed$/m);
    expect(first.output).toContain('files were modified by this hook');
    expect(first.code).toBe(1);
    expect(JSON.parse(readFileSync(join(repository, 'tools.json'), 'utf8'))).toEqual({ tools: [GOOD] });
    const second = workplace.commit(repository);
    expect(second.output).toMatch(/^tool-score-fix\.+Passed$/m);
    expect(second.output).toMatch(/^tool-score\.+Passed$/m);
    expect(second.code).toBe(0);
  });

  it('leaves a low score to tool-score', () => {
    const repository = workplace.repository([{ id: 'tool-score-fix' }]);
    const poor = { ...GOOD, name: 'lockerThing', description: 'Locker.' };
    const { code, output } = workplace.commit(repository, { 'tools.json': { tools: [poor] } });
    expect(output).toMatch(/^tool-score-fix\.+Passed$/m);
    expect(code).toBe(0);
  });
});
