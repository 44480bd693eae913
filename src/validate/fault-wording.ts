/** Says what is wrong with a schema in the words of the person who wrote it, not of the validator that found it. */
import type { MetaschemaError } from './generated/metaschemas.js';
import { stepInto, valueAt } from './json-pointer.js';
import { type Place, placeOf } from './subschemas.js';
import type { Dialect, Holds, Vocabulary } from './vocabulary.js';
import { fit, quote, show } from './wording.js';

/** What a keyword must hold, as the end of "must be …". */
const EXPECTED: Readonly<Record<Holds, string>> = {
  schema: 'a schema',
  schemas: 'a list of schemas',
  'named-schemas': 'an object',
  'schema-or-schemas': 'a schema or a list of schemas',
  'schema-or-flag': 'a schema, true or false',
  'named-dependencies': 'an object',
  number: 'a number',
  count: 'a whole number',
  flag: 'true or false',
  text: 'text',
  type: 'a type name or a list of them',
  names: 'a list of names',
  'named-names': 'an object of lists of names',
  values: 'a list',
  value: 'a value',
  'number-or-flag': 'a number',
  'named-flags': 'an object',
};

/**
 * The message for one faulty place.
 *
 * @param schema the whole schema; the faulty value is looked up in it
 * @param error the error that says most about the place
 */
export function describeFault(
  schema: unknown,
  error: MetaschemaError,
  dialect: Dialect,
  vocabulary: Vocabulary,
): string {
  const value = valueAt(schema, error.instancePath);
  const place = placeOf(error.instancePath, vocabulary);
  return fit((width) => {
    const subject = subjectOf(place, width);
    switch (error.keyword) {
      case 'uniqueItems':
        return `${subject} repeats ${show(stepInto(value, String(error.params['i'])), width)}`;
      case 'minItems':
        return `${subject} is an empty list; in ${dialect} it holds at least one ${itemOf(place)}`;
      case 'minimum':
        return `${subject} is ${show(value, width)}, below 0`;
      case 'exclusiveMinimum':
        return `${subject} is ${show(value, width)}, not above 0`;
      case 'pattern':
        return subject.endsWith('nchor"')
          ? `${subject} is ${show(value, width)}, not a plain name`
          : `${subject} is ${show(value, width)}; in ${dialect} it has no "#" part`;
      case 'dependencies':
        return `"${error.params['property']}" needs "${error.params['missingProperty']}" beside it in ${dialect}`;
      default:
        return describeKind(place, subject, value, dialect, width);
    }
  });
}

/** The value is of the wrong kind, or none of those allowed. */
function describeKind(
  place: Place,
  subject: string,
  value: unknown,
  dialect: Dialect,
  width: number,
): string {
  const seen = show(value, width);
  if (place.is === 'schema') return `a schema must be ${schemaKind(dialect)}, not ${seen}`;
  const { keyword, holds } = place;
  if (place.is === 'part') return describePart(subject, holds, seen, place.names);
  if (keyword === 'items' && Array.isArray(value)) {
    return `"items" is a list; in ${dialect} tuples are written "prefixItems"`;
  }
  if (keyword.startsWith('exclusiveM') && (typeof value === 'boolean' || typeof value === 'number')) {
    return `${subject} is ${seen}; in ${dialect} it is ${EXPECTED[holds]}`;
  }
  if (keyword === 'type' && !Array.isArray(value) && (typeof value === 'string' || value === null)) {
    return `"type" is ${seen}, not a JSON Schema type`;
  }
  if (holds === 'count' && typeof value === 'number') return `${subject} is ${seen}, not a whole number`;
  return `${subject} must be ${EXPECTED[holds]}, not ${seen}`;
}

/** Something inside what a keyword holds: `required`'s third name, one list of `dependentRequired`. */
function describePart(subject: string, holds: Holds, seen: string, names: readonly string[]): string {
  if (holds === 'type') return `${subject} holds ${seen}, not a JSON Schema type`;
  if (holds === 'names' || names.length > 1) return `${subject} holds ${seen}, not a name`;
  if (holds === 'named-names') return `${subject} must be a list of names, not ${seen}`;
  if (holds === 'named-dependencies') return `${subject} must be a schema or a list of names, not ${seen}`;
  return `${subject} must be true or false, not ${seen}`;
}

function subjectOf(place: Place, width: number): string {
  if (place.is === 'schema') return 'a schema';
  const keyword = quote(place.keyword, width);
  const isNamed = place.is === 'part' && place.holds.startsWith('named-');
  return isNamed ? `${quote(place.names[0] ?? '', width)} in ${keyword}` : keyword;
}

function itemOf(place: Place): string {
  if (place.is === 'schema') return 'schema';
  if (place.holds === 'type') return 'type';
  if (place.holds === 'values') return 'value';
  return place.holds.startsWith('schema') ? 'schema' : 'name';
}

function schemaKind(dialect: Dialect): string {
  return dialect === 'draft-04' ? 'an object' : 'an object or a boolean';
}
