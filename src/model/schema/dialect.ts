import { isObject } from '../value.js';

/** The JSON Schema dialects that are understood. */
export type Dialect = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';

/** `$schema` identifiers, without scheme, `www.` and a trailing `#`, since specs spell them both ways. */
const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['json-schema.org/draft-04/schema', 'draft-04'],
  ['json-schema.org/draft-06/schema', 'draft-06'],
  ['json-schema.org/draft-07/schema', 'draft-07'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/schema', '2020-12'],
]);

/**
 * The dialect a schema names with `$schema`; 2020-12 when it names none (MCP 2026-07-28, basic, "JSON Schema
 * Usage"); undefined when it names one that is not known here.
 */
export function dialectOf(schema: unknown): Dialect | undefined {
  const named = isObject(schema) ? schema['$schema'] : undefined;
  if (typeof named !== 'string') return '2020-12';
  return DIALECTS.get(named.replace(/^https?:\/\/(?:www\.)?/, '').replace(/#$/, ''));
}
