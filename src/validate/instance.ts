/**
 * Does a value fit its schema? Judged by @cfworker/json-schema, an interpreter, on copies of both: see
 * `prepare-schema.ts` and `copy-value.ts` for what the copies protect from.
 *
 * Where the verdict differs from ajv's, with the tests that pin it in test/validate/instance-dialects.test.ts:
 *
 * - `multipleOf` is exact: 0.3 is a multiple of 0.1.
 * - Before 2019-09, what stands beside a `$ref` says nothing, as those drafts have it.
 * - A reference is missed only when the value leads there; ajv refuses the whole schema.
 * - `email` takes a host without a dot, `ipv4` leading zeros; `uuid` takes no `urn:uuid:` before it.
 * - `url`, `byte`, `int32` and the like are in no dialect and pass; nor is `nullable`, which says nothing.
 * - `if` says nothing before draft-07.
 * - In 2019-09, `unevaluatedItems` passes over what `contains` has found. Only 2020-12 has it so; ajv is right.
 */
import { type SchemaDraft, validate } from '@cfworker/json-schema';
import { copyValue } from './copy-value.js';
import { explain } from './explain.js';
import { prepareSchema } from './prepare-schema.js';
import { isTooLarge } from './size.js';
import { DanglingReference, FaultyKeyword, InvalidPattern, NotJudged } from './stops.js';
import { describeReason } from './verdict-wording.js';
import type { Dialect } from './vocabulary.js';
import { fit, quote } from './wording.js';

export type InstanceVerdict =
  | { valid: true }
  /** `pointer` leads into the value, RFC 6901. `isOfSchema`: the fault is that of the schema, whatever the value is. */
  | { valid: false; pointer: string; message: string; isOfSchema?: true }
  /** The reason why there is no verdict. */
  | { notJudged: string };

/** Schemas × values, beyond which a check is not begun. */
const MAX_WORK = 20_000_000;

const TOO_LARGE = 'it is too large or nested too deeply to check';

/** The validator's names for the dialects. Draft-06 is draft-07 with fewer words, and the copy holds none of those. */
const DRAFTS: Readonly<Record<Dialect, SchemaDraft>> = {
  'draft-04': '4',
  'draft-06': '7',
  'draft-07': '7',
  '2019-09': '2019-09',
  '2020-12': '2020-12',
};

/**
 * Whether a value (an example, a default) fits a schema. Neither is changed, nothing is fetched, and no pattern or
 * reference can make it run away: past its bounds the answer is "not judged".
 */
export function validateInstance(schema: unknown, value: unknown, dialect: Dialect): InstanceVerdict {
  try {
    return judge(schema, value, dialect);
  } catch (cause) {
    if (cause instanceof NotJudged) return { notJudged: cause.message };
    if (cause instanceof RangeError)
      return { notJudged: 'it goes in circles or is nested too deeply to check' };
    if (cause instanceof FaultyKeyword) {
      return refused(
        (width) => `nothing can fit: ${quote(cause.keyword, width)} in the schema is not well-formed`,
      );
    }
    if (cause instanceof DanglingReference) {
      return refused((width) => `the schema refers to ${quote(cause.reference, width)}, which is not there`);
    }
    if (cause instanceof InvalidPattern) {
      return refused((width) => `pattern ${quote(cause.pattern, width)} is not a valid regular expression`);
    }
    throw cause;
  }
}

function judge(schema: unknown, value: unknown, dialect: Dialect): InstanceVerdict {
  if (isTooLarge(schema) || isTooLarge(value)) throw new NotJudged(TOO_LARGE);
  const { copy, texts, nodes } = copyValue(value);
  const prepared = prepareSchema(schema, dialect, texts);
  const work = nodes * (prepared.nodes + (prepared.comparesItems ? nodes : 0));
  if (work > MAX_WORK) throw new NotJudged(TOO_LARGE);
  const { valid, errors } = validate(copy, prepared.root, DRAFTS[dialect], prepared.lookup);
  if (valid) return { valid };
  const reason = explain(errors, prepared);
  return { valid, pointer: reason.pointer, message: describeReason(reason, value) };
}

/** A fault of the schema that makes every value unfit. */
function refused(phrase: (width: number) => string): InstanceVerdict {
  return { valid: false, pointer: '', message: fit(phrase), isOfSchema: true };
}
