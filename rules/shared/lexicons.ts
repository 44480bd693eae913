import type { Resource } from '../../src/rule/resource.js';
import { english } from '../lexicon/english.js';
import type { Lexicon } from '../lexicon/lexicon.js';

/** Languages that are loaded when a spec is written in them; English is always there, for the names. */
const LOADED_ON_DEMAND: ReadonlyMap<string, Resource<Lexicon>> = new Map();

/** The lexicon for a BCP 47 tag, at hand or to be loaded; undefined when the language has none. */
export function lexiconFor(tag: string): Lexicon | Resource<Lexicon> | undefined {
  return tag === english.tag ? english : LOADED_ON_DEMAND.get(tag);
}
