import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import { namesAlternative } from '../lexicon/alternatives.js';
import { type SpokenType, typeOfName, typesOfText } from '../lexicon/type-words.js';
import { nameWords } from './name-words.js';
import { parameterText } from './parameters.js';
import {
  asOne,
  type Evidence,
  evidenceOfKeywords,
  evidenceOfValues,
  type InferredType,
} from './type-evidence.js';
import { speaksAgainst } from './type-objections.js';

/** A type and what it rests on, as a clause that can stand behind "as". */
export interface TypeInference {
  readonly type: InferredType;
  readonly because: string;
}

/**
 * The type that a parameter without one evidently takes, unless its text names values of another kind too.
 * See {@link evidentType}.
 */
export function inferType(parameter: Parameter, tool: Tool): TypeInference | undefined {
  const text = parameterText(parameter, tool.input);
  if (namesAlternative(text)) return undefined;
  const found = evidentType(parameter, text);
  const { raw } = parameter.node;
  if (!found || !isObject(raw)) return undefined;
  return speaksAgainst(found.type, parameter.name, raw, text) ? undefined : found;
}

/**
 * The type that a parameter without one evidently takes; undefined when nothing says so surely. A value or a keyword of
 * the schema is enough alone, unless name or text speak of something else; name and text must agree. A whole number
 * says that a number is wanted, not that 1.5 is none, so name or text must tell.
 * `npm run bench:inference` measures it against what authors wrote.
 */
function evidentType(parameter: Parameter, said: string): TypeInference | undefined {
  const { raw } = parameter.node;
  if (!isObject(raw)) return undefined;
  const values = evidenceOfValues(raw);
  const keywords = evidenceOfKeywords(raw);
  const name = typeOfName(nameWords(parameter.name));
  const text = typesOfText(said);
  const shown = asOne([...values, ...keywords]);
  if (shown.size > 1) return undefined;
  const [evidence] = shown;
  if (evidence !== undefined) {
    const type = settle(evidence, name, text);
    return (
      type && { type, because: values.size > 0 ? 'the values that it shows say so' : 'its keywords say so' }
    );
  }
  if (name === undefined || name === 'number' || text.size !== 1 || !text.has(name)) return undefined;
  return { type: name, because: 'its name and text say so together' };
}

/** What values or keywords come to beside name and text; undefined when those deny it, or must tell and do not. */
function settle(
  evidence: Evidence,
  name: SpokenType | undefined,
  text: ReadonlySet<SpokenType>,
): InferredType | undefined {
  const spoken = new Set<Evidence>(text);
  if (name !== undefined) spoken.add(name);
  if (evidence === 'whole') {
    const isNumber = spoken.has('number');
    const denied =
      spoken.has('string') || spoken.has('boolean') || spoken.has('array') || spoken.has('object');
    if (denied || spoken.size === 0) return undefined;
    return isNumber ? 'number' : 'integer';
  }
  if (evidence === 'number') return text.has('string') || text.has('boolean') ? undefined : 'number';
  return denies(evidence, name, text) ? undefined : evidence;
}

/** Name and text are vague where they speak of strings: "the path of …" may be a list of its steps. */
function denies(evidence: Evidence, name: SpokenType | undefined, text: ReadonlySet<SpokenType>): boolean {
  const isSaid = (type: SpokenType) => name === type || text.has(type);
  switch (evidence) {
    case 'string':
      return isSaid('boolean') || isSaid('integer') || isSaid('number') || text.has('array');
    case 'boolean':
      return isSaid('integer') || isSaid('number') || text.has('array');
    case 'integer':
      return isSaid('boolean') || isSaid('array');
    default:
      return isSaid('boolean') || isSaid('integer') || isSaid('number');
  }
}
