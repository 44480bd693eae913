import type { Abilities } from '../tool.js';
import { fieldOf, VENDOR_ABILITIES, vendorFields } from './fields.js';
import type { Shape } from './shape.js';

const ANTHROPIC_ABILITIES: Abilities = {
  ...VENDOR_ABILITIES,
  newExamples: { holder: 'tool', key: 'input_examples' },
};

/** A tool of Anthropic's Messages API: `input_schema`, and example calls in `input_examples`. */
export const anthropic: Shape = {
  id: 'anthropic',
  title: 'an Anthropic tool',
  fits: (entry) => (Object.hasOwn(entry, 'input_schema') ? 'surely' : 'no'),
  read(entry, pointer) {
    const fields = vendorFields(entry, pointer, { inputSchema: 'input_schema' });
    const examples = fieldOf(entry, 'input_examples', pointer);
    return {
      fields: { ...fields, examples: examples.value === undefined ? [] : [examples] },
      abilities: ANTHROPIC_ABILITIES,
    };
  },
};
