import type { Tool, ToolSet } from '../../src/model/tool.js';
import type { SetContext } from '../../src/rule/context.js';
import { nameWords } from './name-words.js';
import { withoutNamespace } from './namespaces.js';

/** A tool among its siblings: what rules on the set need of each, without its schemas. */
export interface SetMember {
  readonly tool: Tool;
  /** The words of its name. */
  readonly words: readonly string[];
  /** Those behind the namespace. */
  readonly own: readonly string[];
  /** Those of the namespace, joined by a blank; '' without one. */
  readonly namespace: string;
}

/**
 * Fact: the tools that have a name, in the order of their names. Which of several tools a finding stands on must not
 * hang on the order of the file.
 */
export function setMembers(set: ToolSet, _context: SetContext): readonly SetMember[] {
  const members = set.tools
    .filter(({ name }) => name !== '')
    .map((tool): SetMember => {
      const words = nameWords(tool.name);
      const own = withoutNamespace(words, set.namespaces);
      return { tool, words, own, namespace: words.slice(0, words.length - own.length).join(' ') };
    });
  return members.sort(byName);
}

function byName({ tool: a }: SetMember, { tool: b }: SetMember): number {
  return (
    compare(a.name, b.name) ||
    compare(a.server, b.server) ||
    compare(a.description, b.description) ||
    a.index - b.index
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
