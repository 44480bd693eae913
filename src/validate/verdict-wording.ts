/** Says in a person's words why a value does not fit its schema. */
import type { Reason } from './explain.js';
import { pointerNames, pointerStep, stepInto, valueAt } from './json-pointer.js';
import { isObject } from './subschemas.js';
import { count, fit, quote, show } from './wording.js';

/** @param root the whole value that was judged */
export function describeReason(reason: Reason, root: unknown): string {
  const value = valueAt(root, reason.pointer);
  const names = pointerNames(reason.pointer);
  return fit((width) => {
    const subject = subjectOf(root, names, width);
    return inRange(reason, subject, value) ?? describe(reason, subject, value, names, width);
  });
}

function describe(
  reason: Reason,
  subject: string,
  value: unknown,
  names: readonly string[],
  width: number,
): string {
  const { keyword, held, schema } = reason;
  const seen = show(value, width);
  switch (keyword) {
    case 'type':
      return `${subject} must be ${listTypes(held)}, not ${kindOf(value, held)}`;
    case 'const':
      return `${subject} is ${seen}, but must be ${show(held, width)}`;
    case 'enum':
      return `${subject} is ${seen}, not ${listValues(held, width)}`;
    case 'pattern':
      return `${subject} is ${seen}, which does not match the pattern ${show(held, width)}`;
    case 'format':
      return `${subject} is ${seen}, not a valid ${String(held)}`;
    case 'multipleOf':
      return `${subject} is ${seen}, not a multiple of ${String(held)}`;
    case 'uniqueItems':
      return `${subject} holds the same item twice`;
    case 'contains':
      return `${subject} holds none of the items it must contain`;
    case 'required':
      return `${quote(missing(held, value), width)} is missing`;
    case 'dependentRequired':
    case 'dependencies':
      return describeDependency(held, value, width);
    case 'propertyNames':
      return `${subject} has a name that is not allowed`;
    case 'anyOf':
      return `${subject} fits none of the alternatives`;
    case 'oneOf':
      return `${subject} fits ${reason.error.includes('(0 matches)') ? 'none' : 'more than one'} of the alternatives`;
    case 'not':
      if (schema === false) return describeRefusal(reason, subject, names, width);
      return held === undefined
        ? `${subject} holds more than its schema provides for`
        : `${subject} fits what "not" rules out`;
    default:
      return `${subject} does not fit "${keyword}"`;
  }
}

/** Bounds on numbers and sizes; `undefined` for every other keyword. */
function inRange({ keyword, held, schema }: Reason, subject: string, value: unknown): string | undefined {
  const isStrict = stepInto(schema, keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum') === true;
  switch (keyword) {
    case 'minimum':
      return isStrict
        ? `${subject} is ${value}, not above ${held}`
        : `${subject} is ${value}, below the minimum ${held}`;
    case 'maximum':
      return isStrict
        ? `${subject} is ${value}, not below ${held}`
        : `${subject} is ${value}, above the maximum ${held}`;
    case 'exclusiveMinimum':
      return `${subject} is ${value}, not above ${held}`;
    case 'exclusiveMaximum':
      return `${subject} is ${value}, not below ${held}`;
    case 'minLength':
    case 'maxLength':
      return `${subject} has ${count(characters(value), 'character')}, ${bound(keyword, held)}`;
    case 'minItems':
    case 'maxItems':
      return `${subject} has ${count(Array.isArray(value) ? value.length : 0, 'item')}, ${bound(keyword, held)}`;
    case 'minProperties':
    case 'maxProperties':
      return `${subject} has ${count(Object.keys(value ?? {}).length, 'property', 'properties')}, ${bound(keyword, held)}`;
    case 'minContains':
    case 'maxContains':
      return `${subject} has too ${keyword === 'minContains' ? 'few' : 'many'} of the items it must contain`;
    default:
      return undefined;
  }
}

function bound(keyword: string, held: unknown): string {
  return `${keyword.startsWith('min') ? 'below the minimum' : 'above the maximum'} ${held}`;
}

/** `false` stands where the value is: it is one too many, or not wanted. */
function describeRefusal(
  { within }: Reason,
  subject: string,
  names: readonly string[],
  width: number,
): string {
  if (within.endsWith('Properties')) {
    const name = quote(names.at(-1) ?? '', width);
    return names.length > 1
      ? `${name} is not a property of ${quote(names.at(-2) ?? '', width)}`
      : `${name} is not a parameter`;
  }
  return within.endsWith('tems') ? `${subject} is one item too many` : `${subject} is not allowed`;
}

/** `dependentRequired` and the lists of `dependencies`: which name calls for which. */
function describeDependency(held: unknown, value: unknown, width: number): string {
  for (const [name, wanted] of Object.entries(isObject(held) ? held : {})) {
    const lacking = stepInto(value, name) === undefined ? '' : missing(wanted, value);
    if (lacking !== '') return `${quote(lacking, width)} is missing, which ${quote(name, width)} calls for`;
  }
  return 'a property is missing that another one calls for';
}

function missing(wanted: unknown, value: unknown): string {
  const names = Array.isArray(wanted) ? wanted : [];
  return String(names.find((name) => stepInto(value, String(name)) === undefined) ?? '');
}

/** The nearest name, with the numbers of the list items that follow it: `"ids[3]"`. */
function subjectOf(root: unknown, names: readonly string[], width: number): string {
  let at = names.length;
  let numbers = '';
  while (
    at > 0 &&
    Array.isArray(
      valueAt(
        root,
        names
          .slice(0, at - 1)
          .map(pointerStep)
          .join(''),
      ),
    )
  ) {
    numbers = `[${names[--at]}]${numbers}`;
  }
  return at === 0 && numbers === '' ? 'the value' : quote((names[at - 1] ?? '') + numbers, width);
}

function listTypes(held: unknown): string {
  const types = Array.isArray(held) ? held.map(String) : [String(held)];
  return types.length < 2 ? types.join('') : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
}

/** The type of a value in the words of JSON Schema; a number that is not whole shows itself when an integer is asked. */
function kindOf(value: unknown, wanted: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const asksInteger = (Array.isArray(wanted) ? wanted : [wanted]).includes('integer');
  return typeof value === 'number' && asksInteger ? String(value) : typeof value;
}

function listValues(held: unknown, width: number): string {
  const values = Array.isArray(held) ? held : [];
  const listed = values.map((each) => show(each, width)).join(', ');
  return listed.length <= 40 && values.length > 1
    ? `one of ${listed}`
    : `one of the ${count(values.length, 'allowed value')}`;
}

function characters(value: unknown): number {
  return Array.from(String(value)).length;
}
