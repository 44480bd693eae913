import type { Context } from '../../src/rule/context.js';
import type { Resource } from '../../src/rule/resource.js';
import { english } from '../lexicon/english.js';
import type { Lexicon } from '../lexicon/lexicon.js';

/** Languages that are loaded when a spec is written in them; English is always there, for the names. */
const ON_DEMAND: ReadonlyMap<string, Resource<Lexicon>> = new Map([
  ['es', { name: 'Spanish', load: async () => (await import('../lexicon/spanish.js')).spanish }],
  ['fr', { name: 'French', load: async () => (await import('../lexicon/french.js')).french }],
  ['zh', { name: 'Chinese', load: async () => (await import('../lexicon/chinese.js')).chinese }],
  ['ja', { name: 'Japanese', load: async () => (await import('../lexicon/japanese.js')).japanese }],
]);

/** The lexicon for a BCP 47 tag, loaded when it is not at hand; undefined when the language has none. */
export function lexiconFor(tag: string, context: Context): Lexicon | undefined {
  if (tag === english.tag) return english;
  const resource = ON_DEMAND.get(tag);
  return resource && context.need(resource);
}
