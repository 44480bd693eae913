import type { Namespaces } from './namespaces.js';
import type { Spec } from './read-spec.js';
import type { Source } from './text/source.js';
import { firstByName, type ToolSet } from './tool.js';

/** The way to find the namespaces of names; the words of names are for the rules to know. */
export type FindNamespaces = (names: Iterable<string>) => Namespaces;

/** The tools of a spec with what is known of them together. */
export function toolSetOf({ tools, isCut }: Spec, source: Source, findNamespaces: FindNamespaces): ToolSet {
  return {
    tools,
    namespaces: findNamespaces(tools.map((tool) => tool.name)),
    firstByName: firstByName(tools),
    duplicateKeys: source.duplicateKeys(),
    isCut,
  };
}
