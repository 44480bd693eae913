import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Judge } from '../../src/engine/judge.js';
import type { Proposal } from '../../src/engine/outcome.js';
import { NO_NAMESPACES } from '../../src/model/namespaces.js';
import { readSpec } from '../../src/model/read-spec.js';
import { firstByName, type Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import { defineRule, type Rule } from '../../src/rule/rule.js';

async function judge(document: unknown, catalogue: readonly Rule[]): Promise<Proposal[]> {
  const spec = readSpec(document);
  if (!('tools' in spec)) throw new Error(spec.reason);
  const { tools } = spec;
  const namespaces = tools.length > 1 ? findNamespaces(tools.map(({ name }) => name)) : NO_NAMESPACES;
  const proposals: Proposal[] = [];
  const load = async () => (await import('../../src/validate/validator.js')).validator;
  await new Judge(catalogue, load).judgeTools(
    { tools, namespaces, firstByName: firstByName(tools), duplicateKeys: [] },
    true,
    (tool, outcomes, offered) => {
      for (const outcome of outcomes)
        if (outcome.status === 'crash') throw new Error(`${tool.name}: ${outcome.reason}`);
      proposals.push(...offered);
    },
  );
  return proposals;
}

/** What `see` finds in each tool of a document, with a context as the rules have one. */
export async function look<T>(document: unknown, see: (tool: Tool, context: Context) => T): Promise<T[]> {
  const seen = new Map<number, T>();
  const onlooker = defineRule({
    id: 'spec/onlooker',
    title: 'Looks on',
    since: '0.1.0',
    scope: 'tool',
    points: 0,
    looksAtName: true,
    severity: 'info',
    prevents: [],
    rationale: '',
    source: '',
    cure: '',
    examples: [{ bad: null, good: null }],
    check(tool, context) {
      seen.set(tool.index, see(tool, context));
      return [];
    },
  });
  await judge(document, [onlooker]);
  return [...seen.values()];
}

/** The repairs that one rule offers for a document, and why it has none for the rest. */
export async function repairsOf(rule: string, document: unknown): Promise<Proposal['fix'][]> {
  const own = rules.filter(({ id }) => id === rule);
  return (await judge(document, own)).map(({ fix }) => fix);
}
