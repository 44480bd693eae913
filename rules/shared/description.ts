import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import type { Applicability } from '../../src/rule/rule.js';
import type { Language } from '../lexicon/languages.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { withoutJson } from './embedded-json.js';
import { languageOf } from './language.js';
import { lexiconFor } from './lexicons.js';
import { countWords } from './words.js';

/** What several rules read out of a description. */
export interface Prose {
  /** The description without the JSON in it; '' when there is none. */
  readonly text: string;
  /** The same in lower case. */
  readonly lower: string;
  readonly words: number;
  readonly language: Language;
  /** undefined: the language has none, and its rules are left out. */
  readonly lexicon: Lexicon | undefined;
}

/** Fact: the description of a tool as prose. */
export function prose(tool: Tool, context: Context): Prose {
  const text = withoutJson(tool.description);
  const language = languageOf(text);
  return {
    text,
    lower: text.toLowerCase(),
    words: countWords(text),
    language,
    lexicon: lexiconFor(language.tag, context),
  };
}

/** A rule on prose applies when the language has a lexicon. A missing description is judged: deleting must not pay. */
export function hasLexicon(tool: Tool, context: Context): Applicability {
  const { language, lexicon } = context.fact(prose);
  if (lexicon || tool.description === '') return true;
  return {
    notable: `the description is in ${language.name}, which has no lexicon yet; its rules on wording are left out`,
  };
}
