import { dirname } from 'node:path';
import { findNamespaces } from '../../../rules/shared/namespaces.js';
import { Judge } from '../../engine/judge.js';
import { applyEdits } from '../../fix/apply-edits.js';
import { readTextFile, UnreadableInput } from '../../input/text-file.js';
import { NO_NAMESPACES } from '../../model/namespaces.js';
import { readSpec } from '../../model/read-spec.js';
import { readText } from '../../model/text/read-text.js';
import { SyntaxFault } from '../../model/text/source.js';
import { firstByName, type Tool } from '../../model/tool.js';
import type { Context } from '../../rule/context.js';
import type { Edit } from '../../rule/fix.js';
import { defineRule } from '../../rule/rule.js';
import { findFiles } from '../corpus/find-files.js';

/** One spec file: its document, and the tools as their authors wrote them. */
export interface AuthoredSpec {
  /** Who wrote it: the file; for a file of one tool, the folder that it shares with others. */
  readonly author: string;
  readonly document: unknown;
  readonly tools: readonly Tool[];
}

/** Every spec below the folders; what cannot be read or is none is passed over. */
export async function readSpecs(folders: readonly string[]): Promise<AuthoredSpec[]> {
  const specs: AuthoredSpec[] = [];
  for (const { path } of findFiles(folders)) {
    const document = await readDocument(path);
    const spec = readSpec(document);
    if (!('tools' in spec) || spec.tools.length === 0) continue;
    specs.push({ author: spec.tools.length > 1 ? path : dirname(path), document, tools: spec.tools });
  }
  return specs;
}

async function readDocument(path: string): Promise<unknown> {
  try {
    return (await readText(readTextFile(path), path)).source.value;
  } catch (error) {
    if (error instanceof UnreadableInput || error instanceof SyntaxFault) return undefined;
    throw error;
  }
}

/**
 * Looks at each tool of a spec as if the author had left something out.
 * @param hidden what is taken out of the document first
 * @param look called once for each tool that is left, perhaps again after something was loaded for it
 */
export async function lookWithout(
  { document }: AuthoredSpec,
  hidden: readonly Edit[],
  look: (tool: Tool, context: Context) => void,
): Promise<void> {
  const spec = readSpec(applyEdits(document, hidden));
  if (!('tools' in spec)) return;
  const { tools } = spec;
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
      look(tool, context);
      return [];
    },
  });
  const judge = new Judge([onlooker], async () => (await import('../../validate/validator.js')).validator);
  const namespaces = tools.length > 1 ? findNamespaces(tools.map(({ name }) => name)) : NO_NAMESPACES;
  await judge.judgeTools(
    { tools, namespaces, firstByName: firstByName(tools), duplicateKeys: [] },
    false,
    (tool, [outcome]) => {
      if (outcome?.status === 'crash') throw new Error(`${tool.name}: ${outcome.reason}`);
    },
  );
}
