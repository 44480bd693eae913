import type { Validator } from '../rule/context.js';
import { validateInstance } from './instance.js';
import { validateSchema } from './metaschema.js';

/** The validator that is handed to the engine. */
export const validator: Validator = { validateSchema, validateInstance };
