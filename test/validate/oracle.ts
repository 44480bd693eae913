/** ajv as the judge of our judgements. It compiles schemas to code, so it may only be used in tests. */

import { createRequire } from 'node:module';
import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Dialect } from '../../src/validate/vocabulary.js';

/** ajv has forgotten draft-04; what is special about that dialect is tested by hand. */
export const ORACLE_DIALECTS: readonly Dialect[] = ['draft-06', 'draft-07', '2019-09', '2020-12'];

/** Own properties only: ajv otherwise takes `toString` for a property of every object. */
const OPTIONS: Options = { strict: false, ownProperties: true, validateSchema: false, logger: false };

export function oracle(dialect: Dialect): Ajv | Ajv2019 | Ajv2020 {
  const ajv = bare(dialect);
  addFormats.default(ajv);
  return ajv;
}

function bare(dialect: Dialect): Ajv | Ajv2019 | Ajv2020 {
  if (dialect === '2020-12') return new Ajv2020(OPTIONS);
  if (dialect === '2019-09') return new Ajv2019(OPTIONS);
  const ajv = new Ajv(OPTIONS);
  if (dialect === 'draft-06') {
    ajv.addMetaSchema(createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-06.json'));
  }
  return ajv;
}
