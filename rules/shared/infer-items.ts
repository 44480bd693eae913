import type { Parameter } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import { isObject, member } from '../../src/model/value.js';
import { namesAlternative } from '../lexicon/alternatives.js';
import { typeOfEntries, typesOfEntriesText } from '../lexicon/type-words.js';
import type { TypeInference } from './infer-type.js';
import { nameWords } from './name-words.js';
import { parameterText } from './parameters.js';
import { asOne, evidenceOf } from './type-evidence.js';

/**
 * The type of the entries of a list that does not say what is in it; undefined when nothing says so surely. The entries
 * of its `default` and `examples` are enough alone, unless the text speaks of others; name and text must agree.
 */
export function inferItems(parameter: Parameter, tool: Tool): TypeInference | undefined {
  const { raw } = parameter.node;
  if (!isObject(raw)) return undefined;
  const examples = member(raw, 'examples');
  const lists = [member(raw, 'default'), ...(Array.isArray(examples) ? examples : [])].filter(Array.isArray);
  const entries: readonly unknown[] = lists.flat();
  const values = asOne(entries.flatMap((entry) => evidenceOf(entry) ?? []));
  const words = nameWords(parameter.name);
  const said = parameterText(parameter, tool.input);
  if (namesAlternative(said)) return undefined;
  const text = typesOfEntriesText(said);
  if (text.size > 1 || values.size > 1) return undefined;
  const [spoken] = text;
  const [shown] = values;
  if (shown === 'array' || shown === 'object') return undefined;
  const because = 'the entries that it shows say so';
  if (shown === 'whole') {
    const isCounted = words.at(-1) === 'ids' || spoken === 'integer';
    return isCounted && (spoken ?? 'integer') === 'integer' ? { type: 'integer', because } : undefined;
  }
  if (shown !== undefined)
    return spoken === undefined || spoken === shown ? { type: shown, because } : undefined;
  const named = typeOfEntries(words);
  const isId = words.at(-1) === 'ids' || words.at(-1) === 'uuids';
  const agrees = named === spoken || (named === undefined && isId && spoken === 'integer');
  return spoken !== undefined && spoken !== 'object' && agrees
    ? { type: spoken as TypeInference['type'], because: 'its name and text say so together' }
    : undefined;
}
