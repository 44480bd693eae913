import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.js';
import { Judge } from '../../src/engine/judge.js';
import type { Outcome } from '../../src/engine/outcome.js';
import { NO_NAMESPACES } from '../../src/model/namespaces.js';
import { readSpec } from '../../src/model/read-spec.js';
import { parseJson } from '../../src/model/text/json.js';
import { SyntaxFault } from '../../src/model/text/source.js';
import { validator } from '../../src/validate/validator.js';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

async function judge(tools: readonly unknown[]): Promise<(readonly Outcome[])[]> {
  const spec = readSpec(JSON.parse(JSON.stringify({ tools })));
  if ('reason' in spec) throw new Error(spec.reason);
  const judged: (readonly Outcome[])[] = [];
  const set = { tools: spec.tools, namespaces: NO_NAMESPACES, duplicateKeys: [], firstByName: new Map() };
  await new Judge(rules, async () => validator).judgeTools(set, false, (_, outcomes) =>
    judged.push(outcomes),
  );
  return judged;
}

/** The specs among the fixtures; some are broken or something else on purpose. */
function specOf(file: string) {
  try {
    return readSpec(parseJson(readFileSync(new URL(file, FIXTURES), 'utf8')).value);
  } catch (error) {
    if (error instanceof SyntaxFault) return { reason: error.message };
    throw error;
  }
}

function toolsOfFixtures(): [string, object][] {
  return readdirSync(FIXTURES)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const spec = specOf(file);
      if ('reason' in spec) return [];
      return spec.tools.flatMap((tool): [string, object][] =>
        typeof tool.raw === 'object' && tool.raw !== null ? [[`${file}${tool.pointer}`, tool.raw]] : [],
      );
    });
}

/** What a rule says, with its places seen from the tool. */
function said(outcome: Outcome, pointer: string): unknown {
  if (outcome.status !== 'fail') return { ...outcome, rule: outcome.rule.id };
  const findings = outcome.findings.map(({ at, message }) => ({ at: at.slice(pointer.length), message }));
  return { ...outcome, rule: outcome.rule.id, findings };
}

describe('a tool that differs from an earlier one in its name alone', () => {
  it.each(toolsOfFixtures())('is judged as it would be by itself: %s', async (_, tool) => {
    const other = { ...tool, name: 'zzWeather report/2' };
    const [, behind] = await judge([tool, other]);
    const [alone] = await judge([other]);
    expect(behind!.map((outcome) => said(outcome, '/tools/1'))).toEqual(
      alone!.map((outcome) => said(outcome, '/tools/0')),
    );
  });

  it('is not taken for a twin when a description below differs, or stands elsewhere', async () => {
    const tool = (description: string, first: object = {}) => ({
      ...first,
      name: 'get_tide',
      description: 'Gets the tide.',
      inputSchema: { type: 'object', properties: { port: { type: 'string', description } } },
    });
    const [, second, third] = await judge([
      tool('The port.'),
      tool(''),
      { ...tool('The port.'), annotations: { readOnlyHint: true } },
    ]);
    const status = (outcomes: readonly Outcome[], id: string) =>
      outcomes.find(({ rule }) => rule.id === id)!.status;
    expect(status(second!, 'parameters/described')).toBe('fail');
    expect(status(third!, 'best-practices/annotated')).toBe('pass');
  });
});
