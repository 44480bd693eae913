import { rules } from '../../rules/index.js';
import { Judge } from '../../src/engine/judge.js';
import { applyEdits } from '../../src/fix/apply-edits.js';
import { NO_NAMESPACES } from '../../src/model/namespaces.js';
import { readSpec } from '../../src/model/read-spec.js';
import { firstByName } from '../../src/model/tool.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';
import { validator } from '../../src/validate/validator.js';

const ABOUT_EXAMPLES = rules.filter((rule) => rule.category === 'examples');

/** What the rules on examples offer for the first tool of a document; undefined when they found nothing. */
export async function exampleFix(document: unknown): Promise<Fix | NoFix | undefined> {
  const spec = readSpec(document);
  if ('reason' in spec) throw new Error(spec.reason);
  const { tools } = spec;
  const set = { tools, namespaces: NO_NAMESPACES, duplicateKeys: [], firstByName: firstByName(tools) };
  const fixes: (Fix | NoFix)[] = [];
  await new Judge(ABOUT_EXAMPLES, async () => validator).judgeTools(set, true, (tool, _, proposals) => {
    if (tool.index === 0) fixes.push(...proposals.map(({ fix }) => fix));
  });
  return fixes[0];
}

/** The document after the repair that is offered for it. */
export async function withExample(document: unknown): Promise<unknown> {
  const fix = await exampleFix(document);
  if (!fix || 'because' in fix) throw new Error(`nothing is offered: ${fix?.because}`);
  return applyEdits(document, fix.edits);
}

/** The call that is added to a tool with this input schema, and how far it can be trusted; or why there is none. */
export async function exampleFor(inputSchema: unknown): Promise<{ call: unknown; trust: string } | string> {
  const fix = await exampleFix({ name: 'find_parcels', inputSchema });
  if (!fix) return 'nothing was found';
  if ('because' in fix) return fix.because;
  const [edit] = fix.edits;
  if (edit?.kind !== 'set' && edit?.kind !== 'append') throw new Error('it writes nothing');
  const call = edit.kind === 'append' ? edit.value : (edit.value as unknown[])[0];
  return { call, trust: fix.leavesFinding ? 'unfinished guess' : fix.fixability };
}

/** The value that is shown safely for a required parameter with this schema; undefined when there is none. */
export async function safeValue(schema: unknown, name = 'value'): Promise<unknown> {
  // Values that fill a call by themselves are one already; the text beside it keeps them from that.
  const properties = { [name]: schema, desk: { type: 'string', description: 'Desk, e.g. D-1.' } };
  const built = await exampleFor({ type: 'object', properties, required: [name, 'desk'] });
  if (typeof built === 'string' || built.trust !== 'safe') return undefined;
  return (built.call as Record<string, unknown>)[name];
}
