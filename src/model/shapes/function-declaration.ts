import type { Abilities } from '../tool.js';
import { isObject } from '../value.js';
import { TRANSLATED, VENDOR_ABILITIES, vendorFields } from './fields.js';
import type { Shape } from './shape.js';
import { strictAbilities } from './strict-mode.js';
import { translateSchema } from './translate-types.js';

const PYTHON_ABILITIES: Abilities = { ...VENDOR_ABILITIES, newExamples: TRANSLATED };

/**
 * A bare function: `{"name", "description", "parameters": {…}}`, as in OpenAI's legacy `functions` and in benchmark
 * sets, where a root of Python's type `dict` marks Python's type names.
 */
export const functionDeclaration: Shape = {
  id: 'function',
  title: 'a function declaration',
  fits(entry) {
    if (typeof entry['name'] !== 'string' || Array.isArray(entry['parameters'])) return 'no';
    return isObject(entry['parameters']) ? 'surely' : 'no';
  },
  read(entry, pointer) {
    const fields = vendorFields(entry, pointer, {});
    const schema = fields.inputSchema.value;
    const isPython = isObject(schema) && schema['type'] === 'dict';
    return {
      fields: isPython
        ? { ...fields, inputSchema: { ...fields.inputSchema, value: translateSchema(schema) } }
        : fields,
      abilities: isPython ? PYTHON_ABILITIES : strictAbilities(entry),
    };
  },
};
