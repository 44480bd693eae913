import type { Path } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import { type Dialect, dialectOf } from './dialect.js';
import { KEYWORDS } from './keywords.js';

/** A string that a keyword holds, and the place of that keyword. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** An `x-mcp-header`: where it stands, on what, and whether only `properties` lead from the root to it. */
export interface Header extends Place {
  readonly owner: JsonObject;
  readonly reachable: boolean;
}

/** Everything that is written in a schema, whether or not a caller can reach it: definitions, branches, negations. */
export interface Survey {
  readonly dialect: Dialect | undefined;
  /** Beyond doubt valid for its dialect; false = ask the meta-schema. */
  readonly plain: boolean;
  /** Levels of schemas inside schemas; the root alone is 1. */
  readonly depth: number;
  readonly refs: readonly Place[];
  readonly patterns: readonly Place[];
  readonly headers: readonly Header[];
  /** `nullable` and `example`: words of OpenAPI 3.0 that JSON Schema ignores. */
  readonly foreignWords: readonly Place[];
  /** Schemas that can be referred to by name: `$id`, `id`, `$anchor`, `$dynamicAnchor`. */
  readonly named: readonly { readonly name: string; readonly schema: JsonObject; readonly path: Path }[];
}

interface Visit {
  readonly schema: unknown;
  readonly path: Path;
  readonly depth: number;
  readonly chain: boolean;
}

/** Dialects whose meta-schemas the screen does not know. */
const UNSCREENED: ReadonlySet<Dialect | undefined> = new Set<Dialect | undefined>(['draft-04', 'draft-06']);

/**
 * Reads every schema below `root` once, in the order of the text. Nesting does not use the call stack.
 * @param root the schema
 * @param path where it stands in the document
 */
export function surveySchema(root: unknown, path: Path): Survey {
  const dialect = dialectOf(root);
  const survey = {
    dialect,
    plain: !UNSCREENED.has(dialect),
    depth: 0,
    refs: [] as Place[],
    patterns: [] as Place[],
    headers: [] as Header[],
    foreignWords: [] as Place[],
    named: [] as { name: string; schema: JsonObject; path: Path }[],
  };
  const screened: Dialect = dialect ?? '2020-12';
  const open: Visit[] = [{ schema: root, path, depth: 1, chain: true }];
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { schema, depth } = visit;
    if (depth > survey.depth) survey.depth = depth;
    if (!isObject(schema)) {
      if (typeof schema !== 'boolean') survey.plain = false;
      continue;
    }
    const first = open.length;
    for (const key in schema) {
      const value = schema[key];
      const keyword = KEYWORDS.get(key);
      if (!keyword) {
        noteUnknown(survey, visit, schema, key, value);
        continue;
      }
      if (survey.plain && !keyword.fits(value, screened)) survey.plain = false;
      if (keyword.nesting !== 'none') {
        const inside = { up: visit.path, token: key };
        // A nested `$schema` or a draft-04 `id` inside an embedded resource is beyond the screen; the validator sees it.
        openNested(open, value, inside, depth + 1, visit.chain && key === 'properties');
        continue;
      }
      if (typeof value !== 'string') continue;
      if (key === '$ref') survey.refs.push({ path: { up: visit.path, token: key }, value });
      else if (key === 'pattern') survey.patterns.push({ path: { up: visit.path, token: key }, value });
      else if (key === '$id' || key === '$anchor' || key === '$dynamicAnchor')
        survey.named.push({ name: key === '$id' ? value : `#${value}`, schema, path: visit.path });
    }
    if (isObject(schema['patternProperties']))
      for (const pattern in schema['patternProperties'])
        survey.patterns.push({
          path: { up: { up: visit.path, token: 'patternProperties' }, token: pattern },
          value: pattern,
        });
    reverse(open, first);
  }
  return survey;
}

function noteUnknown(
  survey: {
    foreignWords: Place[];
    headers: Header[];
    named: { name: string; schema: JsonObject; path: Path }[];
  },
  visit: Visit,
  schema: JsonObject,
  key: string,
  value: unknown,
): void {
  if (key === 'x-mcp-header')
    survey.headers.push({
      path: { up: visit.path, token: key },
      value,
      owner: schema,
      reachable: visit.chain,
    });
  else if (key === 'nullable' || key === 'example')
    survey.foreignWords.push({ path: { up: visit.path, token: key }, value });
  else if (key === 'id' && typeof value === 'string')
    survey.named.push({ name: value, schema, path: visit.path });
}

function openNested(open: Visit[], value: unknown, path: Path, depth: number, chain: boolean): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (typeof value[index] !== 'string')
        open.push({ schema: value[index], path: { up: path, token: index }, depth, chain: false });
    return;
  }
  if (!isObject(value)) {
    // A boolean has nothing inside; anything else has made the screen doubtful already.
    return;
  }
  if (KEYWORDS.get(String(path.token))?.nesting.startsWith('map')) {
    for (const key in value) open.push({ schema: value[key], path: { up: path, token: key }, depth, chain });
    return;
  }
  open.push({ schema: value, path, depth, chain });
}

/** The stack gives back the last first; turned round, the order of the text is kept. */
function reverse(open: Visit[], from: number): void {
  for (let low = from, high = open.length - 1; low < high; low++, high--) {
    const visit = open[low]!;
    open[low] = open[high]!;
    open[high] = visit;
  }
}
