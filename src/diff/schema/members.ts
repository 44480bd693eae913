import { isObject, type JsonObject, member } from '../../model/value.js';
import type { Alternative } from './alternative.js';
import { below, type Located, type Place } from './place.js';

/** What a form of an object says about its members. */
export interface Members {
  /** The names that are listed and that some value fits, each with the schemas that apply to it. */
  readonly listed: ReadonlyMap<string, Place>;
  /** Names that must be there, and where that is said. */
  readonly required: ReadonlyMap<string, string>;
  /** The schemas of names that match a pattern. */
  readonly byPattern: ReadonlyMap<string, Place>;
  /** The schemas of all other names. */
  readonly others: Place;
  /** There may be no other names. */
  readonly isClosed: boolean;
  /** Where that is said, or would be. */
  readonly closedAt: string;
}

type Part = Alternative['parts'][number];

/** Reads the members of a form of an object. */
export function membersOf({ parts, pointer }: Alternative): Members {
  const names = new Set<string>();
  const required = new Map<string, string>();
  const byPattern = new Map<string, Located[]>();
  const others: Located[] = [];
  for (const part of parts) {
    for (const name of Object.keys(mapOf(part, 'properties'))) names.add(name);
    const list = member(part.raw, 'required');
    if (Array.isArray(list))
      for (const [index, name] of list.entries())
        if (typeof name === 'string' && !required.has(name))
          required.set(name, below(part, name, 'required', index).pointer);
    const patterns = mapOf(part, 'patternProperties');
    for (const pattern of Object.keys(patterns)) {
      const schema = below(part, patterns[pattern], 'patternProperties', pattern);
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), schema]);
    }
    // What no schema beside it or below has listed: here all of them are taken into one form.
    for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
      if (Object.hasOwn(part.raw, keyword)) others.push(below(part, part.raw[keyword], keyword));
  }
  const listed = new Map<string, Place>();
  for (const name of names) {
    const place = parts.flatMap((part) => schemasOf(part, name));
    if (!place.some(({ raw }) => raw === false)) listed.set(name, place);
  }
  const closing = others.find(({ raw }) => raw === false);
  return {
    listed,
    required,
    byPattern,
    others,
    isClosed: closing !== undefined,
    closedAt: closing?.pointer ?? others[0]?.pointer ?? pointer,
  };
}

/** What one schema says about the member `name`. A pattern is not run: it may take for ever. */
function schemasOf(part: Part, name: string): Located[] {
  const properties = mapOf(part, 'properties');
  if (Object.hasOwn(properties, name)) return [below(part, properties[name], 'properties', name)];
  const hasPatterns = Object.keys(mapOf(part, 'patternProperties')).length > 0;
  if (hasPatterns || !Object.hasOwn(part.raw, 'additionalProperties')) return [];
  return [below(part, part.raw['additionalProperties'], 'additionalProperties')];
}

function mapOf(part: Part, keyword: string): JsonObject {
  const map = member(part.raw, keyword);
  return isObject(map) ? map : {};
}
