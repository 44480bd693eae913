import { buildExample } from '../../rules/shared/build-example.js';
import { filledWith, ValueFiller } from '../../rules/shared/fill-value.js';
import { invocations } from '../../rules/shared/invocations.js';
import { membersOf, requiredOf } from '../../rules/shared/object-members.js';
import { isConsent } from '../../rules/shared/picked-value.js';
import type { Tool } from '../model/tool.js';
import { isObject, type JsonObject } from '../model/value.js';
import type { Context } from '../rule/context.js';
import { argumentFaults } from './argument-faults.js';

/** A call that the spec says is valid, or why none can be made. */
export type ValidCall =
  | { readonly arguments: JsonObject }
  | { readonly because: string }
  /** The author's own example does not fit the schema. */
  | { readonly misfit: JsonObject; readonly because: string };

/**
 * The arguments of a valid call, of values that the spec itself gives: a whole example of the author, else nothing where
 * nothing is required, else the values that stand at each required parameter. No value is made up: a call with an
 * invented customer number proves nothing, and may do harm.
 */
export function validCall(tool: Tool, context: Context): ValidCall {
  const call = stated(tool, context);
  const consent = 'arguments' in call ? consentIn(call.arguments) : undefined;
  return consent === undefined
    ? call
    : { because: `"${consent}" is for the user to say, and nobody agrees in another's place` };
}

/** The name of an argument with which a call agrees to what it does. */
function consentIn(given: JsonObject): string | undefined {
  return Object.entries(given).find(
    // `accept: text/plain` is a type that is wanted.
    ([name, value]) => isConsent(name) && value !== false && !String(value).includes('/'),
  )?.[0];
}

/** Words by which a description says that what it shows is not to be sent. */
const WARNS = /\b(?:wrong|invalid|incorrect|bad|never|do not|don't|rejected|refused)\b|\u274c|\u2717/i;

/** What such a description shows may be what comes back. */
const SHOWS_RESULT = /\b(?:returns?|respon\w+|outputs?|results?)\b/i;

function stated(tool: Tool, context: Context): ValidCall {
  const nothing = argumentFaults(tool, {}, context.validator);
  if ('notJudged' in nothing) return { because: nothing.notJudged };
  const { description } = tool.fields;
  const isDoubtful = WARNS.test(tool.description);
  const shown = context
    .fact(invocations)
    .filter(({ invocation }) => !(isDoubtful && invocation.at === description.pointer));
  const example = shown.find(({ kind }) => kind === 'valid');
  if (example) return { arguments: example.invocation.arguments as JsonObject };
  const isOfResult = SHOWS_RESULT.test(tool.description);
  const wrong = shown.find(
    ({ kind, invocation }) =>
      kind === 'invalid' && !invocation.isComposed && !(isOfResult && invocation.at === description.pointer),
  );
  if (wrong?.kind === 'invalid' && isObject(wrong.invocation.arguments))
    return { misfit: wrong.invocation.arguments, because: wrong.message };
  if (nothing.faults.length === 0) return { arguments: {} };
  const built = buildExample(tool, context);
  return 'kind' in built && built.kind === 'own' ? { arguments: built.arguments } : ofListed(tool, context);
}

/** The same with the entry of an `enum` where several would do, as long as they do not choose what is done. */
function ofListed(tool: Tool, context: Context): ValidCall {
  const filler = new ValueFiller(tool, context);
  const applied = filler.applied([tool.input.root]);
  const members = membersOf(applied);
  const parts: [string, unknown][] = [];
  for (const name of requiredOf(applied)) {
    const own = members.has(name) ? filler.own(name, members.get(name)!) : undefined;
    const filled = own ? filledWith(name, own) : { because: `nothing says what value "${name}" takes` };
    if ('because' in filled) return filled;
    parts.push([name, filled.value]);
  }
  const composed = Object.fromEntries(parts);
  const judged = argumentFaults(tool, composed, context.validator);
  if ('notJudged' in judged) return { because: judged.notJudged };
  return judged.faults.length === 0
    ? { arguments: composed }
    : { because: 'the values that it gives for its parameters do not make a valid call' };
}
