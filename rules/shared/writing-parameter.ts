import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import {
  CHOICE_NAMES,
  DESTINATION_NAME,
  NOUN_NAMES,
  PROGRAM_NAMES,
  PROGRAM_TEXT,
  REPLACING_NAME,
  THING_WORDS,
  WRITING_WORDS,
} from '../lexicon/parameter-words.js';
import { nameWords } from './name-words.js';
import { parameterText } from './parameters.js';
import { alternativesOf, alwaysApplied } from './schema.js';

/** The label of the first parameter with which a call can do more than look; undefined when there is none. */
export function writingParameter(tool: Tool): string | undefined {
  return tool.input.arguments.parameters.find((parameter) => canWrite(parameter, tool))?.label;
}

/** The label of the first parameter by which a new thing can take the place of an old one, or anything may be done. */
export function replacingParameter(tool: Tool): string | undefined {
  return tool.input.arguments.parameters.find(({ name }) => {
    const words = nameWords(name).join('_');
    return REPLACING_NAME.test(words) || CHOICE_NAMES.has(words);
  })?.label;
}

function canWrite(parameter: Parameter, tool: Tool): boolean {
  const words = nameWords(parameter.name);
  const name = words.join('_');
  const values = offered(parameter, tool);
  if (values.some((value) => WRITING_WORDS.has(nameWords(value)[0] ?? ''))) return true;
  // Values that are listed, none of them a verb of writing, leave nothing open.
  if (values.length > 0) return isWritingName(words);
  return (
    isWritingName(words) ||
    CHOICE_NAMES.has(name) ||
    PROGRAM_NAMES.has(name) ||
    DESTINATION_NAME.test(name) ||
    PROGRAM_TEXT.test(parameterText(parameter, tool.input))
  );
}

function isWritingName(words: readonly string[]): boolean {
  const isThing = words.length > 1 ? THING_WORDS.has(words.at(-1)!) : NOUN_NAMES.has(words[0] ?? '');
  return WRITING_WORDS.has(words[0] ?? '') && !isThing;
}

/** The strings that a parameter can have, where it lists them. */
function offered({ node }: Parameter, { input }: Tool): string[] {
  if (node.isSimple) return [];
  const applied = alwaysApplied(node, input);
  return [...applied, ...alternativesOf(applied)]
    .flatMap(({ rare }) => (Array.isArray(rare.enum) ? rare.enum : rare.hasConst ? [rare.const] : []))
    .filter((value): value is string => typeof value === 'string');
}
