import type { Parameter } from '../../src/model/schema/arguments.js';
import type { SchemaTree } from '../../src/model/schema/tree.js';
import type { Context } from '../../src/rule/context.js';
import { CHINESE, JAPANESE, KANA } from '../lexicon/languages.js';
import { ANY_OBLIGATION, OBLIGATION } from '../lexicon/obligation.js';
import { prose } from './description.js';
import { lexiconFor } from './lexicons.js';
import { alwaysApplied } from './schema.js';

/** True when a schema that always applies to the parameter gives it a default. */
export function hasDefault({ node }: Parameter, tree: SchemaTree): boolean {
  return !node.isSimple && alwaysApplied(node, tree).some(({ rare }) => rare.hasDefault);
}

/** "Required: false" and the like say the contrary of the word. */
const DENIED = new RegExp(
  `(?:${ANY_OBLIGATION.source})\\p{L}*[*_"'\`]*\\s*[:：=]\\s*["'\`]*(?:false|no|non|none|never|否|不是|いいえ|なし)(?!\\p{L})`,
  'giu',
);

/** True when a text calls its parameter so, in any language: the words tell theirs, whatever the rest of the tool is written in. */
export function isCalled(what: 'optional' | 'required', text: string, context: Context): boolean {
  if (!ANY_OBLIGATION.test(text)) return false;
  const said = text.replace(DENIED, ' ');
  for (const [tag, words] of Object.entries(OBLIGATION))
    if (words.test(said) && mayBe(tag, said, context) && lexiconFor(tag, context)?.[what].test(said))
      return true;
  return false;
}

/** Chinese and Japanese share words of other meanings (任意); a text without kana is in the language of the description. */
function mayBe(tag: string, text: string, context: Context): boolean {
  if (tag !== CHINESE.tag && tag !== JAPANESE.tag) return true;
  if (KANA.test(text)) return tag === JAPANESE.tag;
  return tag === (context.fact(prose).language === JAPANESE ? JAPANESE : CHINESE).tag;
}
