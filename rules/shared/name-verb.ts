import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import { nameVerbs } from '../lexicon/english.js';
import { nameWords } from './name-words.js';
import { withoutNamespace } from './namespaces.js';

/** Fact: the words of a tool's name behind its namespace. */
export function ownNameWords(tool: Tool, context: Context): readonly string[] {
  return withoutNamespace(nameWords(tool.name), context.set.namespaces);
}

/** Fact: the verb that a tool's name starts with, in its base form; undefined when it starts with something else. */
export function nameVerb(_tool: Tool, context: Context): string | undefined {
  const first = context.fact(ownNameWords)[0];
  return first !== undefined && nameVerbs.all.has(first) ? first : undefined;
}
