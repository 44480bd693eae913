import { fieldOf, VENDOR_ABILITIES, vendorFields } from './fields.js';
import type { Shape } from './shape.js';

/** A tool that a VS Code extension contributes under `languageModelTools`: the model reads `modelDescription`. */
export const vscode: Shape = {
  id: 'vscode',
  title: 'a VS Code language model tool',
  fits: (entry) => (Object.hasOwn(entry, 'modelDescription') ? 'surely' : 'no'),
  read(entry, pointer) {
    const fields = vendorFields(entry, pointer, {
      description: 'modelDescription',
      inputSchema: 'inputSchema',
    });
    return {
      fields: { ...fields, title: fieldOf(entry, 'displayName', pointer) },
      abilities: VENDOR_ABILITIES,
    };
  },
};
