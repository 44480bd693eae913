import { isObject } from '../../model/value.js';
import { canonical } from '../canonical.js';
import { CONSTRAINING, STRUCTURAL } from './keywords.js';

/** Levels of JSON that are looked at: what differs only further down counts as equal. */
const DEEPEST = 40;

/** Keywords whose value is an object of schemas under names. */
const MAPS: ReadonlySet<string> = new Set(
  'properties patternProperties $defs definitions dependentSchemas dependencies'.split(' '),
);
const VALUES: ReadonlySet<string> = new Set(['enum', 'const']);

/** What a schema asks for, without any word that is only read: what two versions of a branch are recognised by. */
export function signatureOf(schema: unknown): string {
  return canonical(bare(schema, 0));
}

function bare(schema: unknown, level: number): unknown {
  if (level > DEEPEST) return null;
  if (Array.isArray(schema)) return schema.map((each) => bare(each, level + 1));
  if (!isObject(schema)) return schema;
  return entriesOf(schema, (key, value) => {
    if (!CONSTRAINING.has(key) && !STRUCTURAL.has(key)) return undefined;
    if (VALUES.has(key)) return canonical(value);
    if (MAPS.has(key) && isObject(value)) return entriesOf(value, (_, each) => bare(each, level + 2));
    return bare(value, level + 1);
  });
}

function entriesOf(object: object, map: (key: string, value: unknown) => unknown): object {
  const entries = Object.entries(object).map(([key, value]) => [key, map(key, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
