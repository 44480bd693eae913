import type { Resource } from '../../src/rule/resource.js';
import type { repairHints } from './repair-hints.js';
import type { repairType } from './repair-type.js';

/** What is inferred for a repair is loaded when one is asked for: a report does without it. */
export const hintRepair: Resource<typeof repairHints> = {
  name: 'the repair of hints',
  load: async () => (await import('./repair-hints.js')).repairHints,
};

export const typeRepair: Resource<typeof repairType> = {
  name: 'the repair of types',
  load: async () => (await import('./repair-type.js')).repairType,
};
