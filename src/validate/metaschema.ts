/**
 * Is a JSON Schema valid for its dialect? The meta-schemas find the faulty places, `fault-wording.ts` says what is
 * wrong there, and this file makes one fault of what a validator reports as five.
 */
import { describeFault } from './fault-wording.js';
import { METASCHEMA_CHECKS, type MetaschemaError } from './generated/metaschemas.js';
import { pointerStep } from './json-pointer.js';
import { parsePattern } from './pattern-syntax.js';
import { isTooLarge } from './size.js';
import { isObject, subschemasOf } from './subschemas.js';
import { type Dialect, type Vocabulary, vocabularyOf } from './vocabulary.js';
import { fit, quote } from './wording.js';

export interface SchemaFault {
  /** Inside the schema, RFC 6901. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * The faults of a schema, one for each faulty place, in the order of their pointers. Unknown keywords, formats and
 * `$schema` values are no faults. Formats are judged only where a schema cannot work otherwise: regular expressions,
 * and blanks in references.
 *
 * @returns `too-deep` when the schema is nested too deeply (or is too large) to be judged
 */
export function validateSchema(schema: unknown, dialect: Dialect): SchemaFault[] | 'too-deep' {
  if (isTooLarge(schema)) return 'too-deep';
  const vocabulary = vocabularyOf(dialect);
  try {
    const check = METASCHEMA_CHECKS[dialect];
    const errors = check(schema) ? [] : (check.errors ?? []);
    const faults = mostSpecific(errors).map((error) => ({
      pointer: error.instancePath,
      message: describeFault(schema, error, dialect, vocabulary),
    }));
    const faulty = new Set(faults.map(({ pointer }) => pointer));
    const more = textFaults(schema, vocabulary).filter(({ pointer }) => !faulty.has(pointer));
    return [...faults, ...more].sort((a, b) => (a.pointer < b.pointer ? -1 : 1));
  } catch (cause) {
    if (cause instanceof RangeError) return 'too-deep';
    throw cause;
  }
}

/** These say only that a place is not what it should be; when something inside is faulty, that is the reason. */
const VAGUE: ReadonlySet<string> = new Set(['anyOf', 'type', 'enum']);

/** One error for each faulty place: the one that says most, and none that only says a child is faulty. */
function mostSpecific(errors: readonly MetaschemaError[]): MetaschemaError[] {
  const byPlace = new Map<string, MetaschemaError>();
  const hasFaultInside = new Set<string>();
  for (const error of errors) {
    const known = byPlace.get(error.instancePath);
    if (known === undefined || VAGUE.has(known.keyword)) byPlace.set(error.instancePath, error);
    for (let parent = parentOf(error.instancePath); parent !== undefined; parent = parentOf(parent)) {
      if (hasFaultInside.has(parent)) break;
      hasFaultInside.add(parent);
    }
  }
  return [...byPlace.values()].filter(
    ({ keyword, instancePath }) => !(VAGUE.has(keyword) && hasFaultInside.has(instancePath)),
  );
}

function parentOf(pointer: string): string | undefined {
  return pointer === '' ? undefined : pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Faults in texts that a meta-schema sees only as text. */
function textFaults(root: unknown, vocabulary: Vocabulary): SchemaFault[] {
  const faults: SchemaFault[] = [];
  for (const { pointer, schema } of subschemasOf(root, vocabulary)) {
    const { pattern, patternProperties } = schema;
    if (typeof pattern === 'string' && parsePattern(pattern) === 'invalid') {
      const message = fit((width) => `"pattern" is ${quote(pattern, width)}, not a valid regular expression`);
      faults.push({ pointer: `${pointer}/pattern`, message });
    }
    for (const name of isObject(patternProperties) ? Object.keys(patternProperties) : []) {
      if (parsePattern(name) !== 'invalid') continue;
      const message = fit(
        (width) => `${quote(name, width)} in "patternProperties" is not a valid regular expression`,
      );
      faults.push({ pointer: `${pointer}/patternProperties${pointerStep(name)}`, message });
    }
    for (const keyword of ['$ref', '$id', 'id']) {
      const reference = vocabulary.has(keyword) ? schema[keyword] : undefined;
      if (typeof reference !== 'string' || !hasBlank(reference)) continue;
      const message = fit(
        (width) => `"${keyword}" is ${quote(reference, width)}; a reference holds no blanks`,
      );
      faults.push({ pointer: `${pointer}/${keyword}`, message });
    }
  }
  return faults;
}

/** No URI holds a blank. A template such as `#/{{ name }}` is not a URI yet, and not judged. */
function hasBlank(reference: string): boolean {
  return /[\s\0-\x1f]/.test(reference) && !/\{\{|\$\{/.test(reference);
}
