import { child } from '../pointer.js';
import { isObject } from '../value.js';
import { vendorFields } from './fields.js';
import type { Shape } from './shape.js';
import { strictAbilities } from './strict-mode.js';

/** A tool of OpenAI's Chat Completions: `{"type": "function", "function": {…}}`. Source: openai 6.49 types. */
export const openaiChat: Shape = {
  id: 'openai-chat',
  title: 'an OpenAI Chat Completions tool',
  fits: (entry) => (isObject(entry['function']) ? 'surely' : 'no'),
  read(entry, pointer) {
    const inner = isObject(entry['function']) ? entry['function'] : {};
    return { fields: vendorFields(inner, child(pointer, 'function'), {}), abilities: strictAbilities(inner) };
  },
};
