import type { Tool, ToolSet } from '../../src/model/tool.js';
import type { SetContext } from '../../src/rule/context.js';
import type { Language } from '../lexicon/languages.js';
import { prose } from './description.js';
import { ownNameWords } from './name-verb.js';
import { nameWords } from './name-words.js';
import { tellsWhen } from './tells-when.js';

/** What the rules on the guidance of a set read out of one tool. */
export interface ToolGuidance {
  readonly tool: Tool;
  /** What stands before the words of its name; '' for nothing. */
  readonly namespace: string;
  /** The words of its name behind the namespace. */
  readonly words: readonly string[];
  readonly language: Language;
  /** Its text tells when to use it, or names another tool of the set; undefined in a language that is not known. */
  readonly tells: boolean | undefined;
  /** Indexes of the tools that its description names. */
  readonly named: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Fact: the guidance of each tool, in the order of the set. Time is linear in the length of the texts. */
export function setGuidance(set: ToolSet, context: SetContext): readonly ToolGuidance[] {
  const byName = context.fact(toolsByName);
  return set.tools.map((tool) => {
    const own = context.of(tool);
    const text = own.fact(prose);
    const words = own.fact(ownNameWords);
    const all = nameWords(tool.name);
    const named = namedIn(text.text, tool, byName);
    const tells = tellsWhen(text);
    return {
      tool,
      namespace: all.slice(0, all.length - words.length).join(' '),
      words,
      language: text.language,
      tells: tells === false ? named.size > 0 : tells,
      named,
    };
  });
}

/** Fact: the index of a tool by its name without joints and case, with and without the namespace. */
export function toolsByName({ tools }: ToolSet, context: SetContext): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  for (const tool of tools)
    for (const words of [nameWords(tool.name), context.of(tool).fact(ownNameWords)]) {
      const key = `${tool.server}\n${words.join('')}`;
      // One word is as often a word of the language.
      if (words.length > 1 && !byName.has(key)) byName.set(key, tool.index);
    }
  return byName;
}

const IDENTIFIER = /[A-Za-z][A-Za-z0-9]*(?:[._/-]+[A-Za-z0-9]+)*/g;
const JOINED = /[a-z][A-Z]|[._/-]/;
const JOINTS = /[._/-]+/g;

/** The other tools that a text names. */
export function namedIn(
  text: string,
  { server, index }: Tool,
  byName: ReadonlyMap<string, number>,
): ReadonlySet<number> {
  const named = new Set<number>();
  for (const [word] of text.matchAll(IDENTIFIER)) {
    if (!JOINED.test(word)) continue;
    const found = byName.get(`${server}\n${word.replace(JOINTS, '').toLowerCase()}`);
    if (found !== undefined && found !== index) named.add(found);
  }
  return named.size > 0 ? named : NONE;
}
