import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import {
  CHOICE_NAMES,
  CHOICE_WORDS,
  DESTINATION_NAME,
  DESTINATION_TEXT,
  isActSwitch,
  isActValue,
  NOUN_NAMES,
  PLACE_NAME,
  PROGRAM_NAMES,
  PROGRAM_TEXT,
  PROGRAM_WORDS,
  REPLACING_NAME,
  SIGN_NAME,
  THING_WORDS,
  WRITING_WORDS,
} from '../lexicon/parameter-words.js';
import { nameWords } from './name-words.js';
import { offeredValues } from './offered-values.js';
import { parameterText } from './parameters.js';

/** The label of the first parameter with which a call can do more than look; undefined when there is none. */
export function writingParameter(tool: Tool): string | undefined {
  return tool.input.arguments.parameters.find((parameter) => canWrite(parameter, tool))?.label;
}

/** The label of the first parameter by which a new thing can take the place of an old one, or anything may be done. */
export function replacingParameter(tool: Tool): string | undefined {
  return tool.input.arguments.parameters.find(({ name }) => {
    const words = nameWords(name);
    const joined = words.join('_');
    return REPLACING_NAME.test(joined) || PLACE_NAME.test(joined) || isChoice(words);
  })?.label;
}

function canWrite(parameter: Parameter, { input }: Tool): boolean {
  const words = nameWords(parameter.name);
  const name = words.join('_');
  const values = offeredValues(parameter.node, input);
  if (values.some((value) => isActValue(nameWords(value), isChoice(words)))) return true;
  if (SIGN_NAME.test(name) || isWritingName(words) || isSwitch(parameter, words)) return true;
  // Values that are listed, none of them a verb of writing, leave nothing open.
  if (values.length > 0) return false;
  const text = parameterText(parameter, input);
  return (
    isChoice(words) ||
    PROGRAM_NAMES.has(name) ||
    words.some((word) => PROGRAM_WORDS.has(word)) ||
    DESTINATION_NAME.test(name) ||
    PROGRAM_TEXT.test(text) ||
    DESTINATION_TEXT.test(text)
  );
}

function isChoice(words: readonly string[]): boolean {
  return CHOICE_WORDS.has(words.at(-1) ?? '') || CHOICE_NAMES.has(words.join('_'));
}

function isSwitch({ node }: Parameter, words: readonly string[]): boolean {
  return (node.type === 'boolean' || node.type === undefined) && isActSwitch(words) && !isThing(words);
}

function isWritingName(words: readonly string[]): boolean {
  return WRITING_WORDS.has(words[0] ?? '') && !isThing(words);
}

function isThing(words: readonly string[]): boolean {
  return words.length > 1 ? THING_WORDS.has(words.at(-1)!) : NOUN_NAMES.has(words[0] ?? '');
}
