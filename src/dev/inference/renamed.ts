import { rules } from '../../../rules/index.js';
import { findNamespaces } from '../../../rules/shared/namespaces.js';
import { applyEdits } from '../../fix/apply-edits.js';
import { Fixer } from '../../fix/fixer.js';
import { child } from '../../model/pointer.js';
import { readSpec } from '../../model/read-spec.js';
import { isObject } from '../../model/value.js';
import type { Edit, Fixability } from '../../rule/fix.js';
import { statedHints, withoutHints } from './hints.js';
import type { AuthoredSpec } from './specs.js';

/**
 * Specs as they are after every rename that `--fix` makes of them without their hints, with the hints back in their
 * places. A rename puts the verb of the description in front of the name: what rests on the two being of one mind must
 * hold when they are so by our own doing.
 */
export async function renamed(specs: readonly AuthoredSpec[]): Promise<AuthoredSpec[]> {
  const fixer = new Fixer({
    rules: rules.filter(({ id }) => id.startsWith('naming/')),
    findNamespaces,
    loadValidator: async () => (await import('../../validate/validator.js')).validator,
  });
  const choice = { classes: new Set<Fixability>(['contract']), rules: undefined, tools: undefined };
  const found: AuthoredSpec[] = [];
  for (const spec of specs) {
    const bare = applyEdits(spec.document, spec.tools.flatMap(withoutHints));
    const fixed = await fixer.fix(JSON.stringify(bare), 'spec.json', choice);
    if (fixed) found.push(...withHints(spec, JSON.parse(fixed.text)));
  }
  return found;
}

/** The author's hints in a document in which the tools have other names. */
function withHints({ author, tools }: AuthoredSpec, document: unknown): AuthoredSpec[] {
  const bare = readSpec(document);
  if (!('tools' in bare)) return [];
  const edits = bare.tools.flatMap(({ index, fields }): Edit[] => {
    const written = tools[index]?.fields.annotations.value;
    if (!isObject(written)) return [];
    return statedHints(tools[index]!).map((hint) => ({
      kind: 'set',
      at: child(fields.annotations.pointer, hint),
      value: written[hint],
    }));
  });
  const spec = readSpec(applyEdits(document, edits));
  return 'tools' in spec ? [{ author, document: applyEdits(document, edits), tools: spec.tools }] : [];
}
