import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import type { Context } from '../../src/rule/context.js';
import type { Act, Effects } from '../lexicon/effects.js';
import { english } from '../lexicon/english.js';
import { aimOf } from '../lexicon/english-aims.js';
import { englishEffects } from '../lexicon/english-effects.js';
import { actInName } from '../lexicon/name-acts.js';
import { actOfName, isCalledByName, onlyAdds } from './act-of-name.js';
import { prose } from './description.js';
import { denialOfReading, effectsOfText } from './effects-of-text.js';
import { nameWords } from './name-words.js';
import { parameterText } from './parameters.js';
import { quote } from './quote.js';
import { restatesName } from './restates-name.js';
import { standingAgainst } from './standing-hints.js';
import { replacingParameter, writingParameter } from './writing-parameter.js';

/** The hints that can be inferred. */
export interface Hints {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
}

/** What a tool evidently does, as hints that it does not have, or why nothing is claimed. */
export interface InferredHints {
  /** undefined: no claim. */
  readonly hints?: Hints;
  /** Why, as a clause that can stand behind "as". */
  readonly because: string;
}

/**
 * The hints that name and description say together, of those that are missing. Nothing is claimed unless both open with
 * an evident verb of one kind and nothing else in the tool speaks against it, and never against a hint that stands.
 * `npm run bench:inference` measures each hint against what authors wrote.
 */
export function inferHints(tool: Tool, context: Context): InferredHints {
  const name = actOfName(context);
  if (!name) return { because: 'the name does not say one evident act' };
  const effects = effectsOfText(context);
  const { text, lexicon } = context.fact(prose);
  if (text === '') return { because: 'there is no description that would confirm the name' };
  if (!effects || !lexicon)
    return { because: 'the effect of its verbs is not known in the language of the text' };
  const { verb, word } = lexicon.opening(text);
  const act = verb === undefined ? undefined : effects.acts.get(verb);
  if (!act || act.effect !== name.effect || !act.kinds.some((kind) => name.kinds.includes(kind)))
    return { because: `the description does not open with an act like ${quote(name.verb, 20)}` };
  const objection =
    titleAgainst(act, tool) ??
    (act.effect === 'reads' ? effects.otherSense(verb!, word, text) : undefined) ??
    objectionTo(act, text, effects, tool);
  if (objection !== undefined) return { because: `${quote(objection, 40)} speaks against it` };
  const claimed = claims(name, text, effects, tool, context);
  return missing(claimed, tool, `name and description say ${quote(name.verb, 20)}`);
}

function objectionTo({ effect }: Act, text: string, effects: Effects, tool: Tool): string | undefined {
  if (effect !== 'reads') return effects.againstWriting(text);
  return denialOfReading(text, effects) ?? writingParameter(tool) ?? deniedByParameter(tool, effects);
}

/** What a title says of another act. */
function titleAgainst({ effect }: Act, tool: Tool): string | undefined {
  const { title, annotations } = tool.fields;
  const titles = [title.value, isObject(annotations.value) ? member(annotations.value, 'title') : undefined];
  return titles
    .filter((each) => typeof each === 'string')
    .find((each) => {
      const said = englishEffects.acts.get(english.opening(each).verb ?? '');
      const isOther = said !== undefined && said.effect !== effect;
      return isOther || (effect === 'reads' && isActTitle(each));
    });
}

/** "Reset records", "Row deletion". */
function isActTitle(title: string): boolean {
  const words = nameWords(title);
  return (
    denialOfReading(title, englishEffects) !== undefined ||
    words.some((_, at) => at > 0 && actInName(words, at) === 'act')
  );
}

/** What a switch says that it turns on ("Deletes what was read"), and what another parameter is for ("Amount to pay"). */
function deniedByParameter(tool: Tool, effects: Effects): string | undefined {
  for (const parameter of tool.input.arguments.parameters) {
    const text = parameterText(parameter, tool.input);
    const found = parameter.node.type === 'boolean' ? denialOfReading(text, effects) : aimOf(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the act means, each hint on its own evidence. */
function claims({ effect, kinds }: Act, text: string, effects: Effects, tool: Tool, context: Context): Hints {
  if (effect === 'reads') return { readOnlyHint: true };
  const stated = effects.saysRepeatable(text) ? { idempotentHint: true } : {};
  if (kinds.includes('delete'))
    return effects.againstDestroying(text) === undefined
      ? { readOnlyHint: false, destructiveHint: true, ...stated }
      : { readOnlyHint: false, ...stated };
  if (effect === 'creates' && isAdditive(text, effects, tool)) {
    // Clients assume the opposite, so a text that only says the name again is no second witness; whether it does can be
    // told in the language of names only.
    const isWitness = effects.tag === 'en' && !restatesName(text, tool.name) && onlyAdds(context);
    const adds = isWitness ? { destructiveHint: false } : {};
    const grows = kinds.includes('create') && !isCalledByName(context) ? { idempotentHint: false } : {};
    return { readOnlyHint: false, ...adds, ...grows, ...stated };
  }
  return { readOnlyHint: false, ...stated };
}

/** Something comes to what is there, and takes the place of nothing. */
function isAdditive(text: string, effects: Effects, tool: Tool): boolean {
  return effects.againstAdding(text) === undefined && replacingParameter(tool) === undefined;
}

/** Those of `claimed` that the tool does not state; none when it states another than one of them. */
function missing(claimed: Hints, tool: Tool, because: string): InferredHints {
  const { value = {} } = tool.fields.annotations;
  if (!isObject(value)) return { because: 'what stands for annotations is no object' };
  const against = standingAgainst(claimed, tool);
  if (against !== undefined) return { because: `${quote(against, 40)} says otherwise` };
  const entries = Object.entries(claimed) as [keyof Hints, boolean][];
  const hints = Object.fromEntries(entries.filter(([hint]) => member(value, hint) === undefined));
  return Object.keys(hints).length > 0 ? { hints, because } : { because: 'what can be inferred is stated' };
}
