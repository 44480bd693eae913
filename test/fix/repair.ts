import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import type { Choice } from '../../src/fix/choice.js';
import type { Fixed } from '../../src/fix/fixed.js';
import { Fixer } from '../../src/fix/fixer.js';
import { FIXABILITIES, type Fixability } from '../../src/rule/fix.js';
import type { Rule } from '../../src/rule/rule.js';
import { validator } from '../../src/validate/validator.js';

/** Which repairs a test asks for; all of them without it. */
export interface Asked {
  readonly classes?: readonly Fixability[];
  readonly rules?: readonly string[];
  readonly tools?: readonly string[];
  /** The catalogue, for rules that a test makes up. */
  readonly catalogue?: readonly Rule[];
  readonly name?: string;
}

/** Repairs a text with the rules of the catalogue. */
export async function repair(text: string, asked: Asked = {}): Promise<Fixed> {
  const fixer = new Fixer({
    rules: asked.catalogue ?? rules,
    findNamespaces,
    loadValidator: async () => validator,
  });
  const choice: Choice = {
    classes: new Set(asked.classes ?? FIXABILITIES),
    rules: asked.rules && new Set(asked.rules),
    tools: asked.tools && new Set(asked.tools),
  };
  const fixed = await fixer.fix(text, asked.name ?? 'spec.json', choice);
  if (!fixed) throw new Error('the text holds no tools');
  return fixed;
}

/** Repairs a document, and reads what came out. */
export async function repairValue(document: unknown, asked: Asked = {}): Promise<unknown> {
  return JSON.parse((await repair(JSON.stringify(document), asked)).text);
}
