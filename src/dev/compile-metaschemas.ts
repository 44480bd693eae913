/**
 * Compiles the meta-schemas of JSON Schema into plain functions, ahead of time. At run time nothing then needs
 * `new Function`, so a page under a strict content security policy can judge schemas too.
 *
 *   npx tsx src/dev/compile-metaschemas.ts     writes src/validate/generated/metaschemas.{js,d.ts}
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv, type AnySchemaObject, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'esbuild';
import type { Dialect } from '../validate/vocabulary.js';

const require = createRequire(import.meta.url);

/** All faults, not the first; formats are judged by `validate/`, more leniently than ajv does. */
const OPTIONS: Options = {
  allErrors: true,
  strict: false,
  validateFormats: false,
  messages: false,
  code: { source: true, esm: true },
};

/**
 * Draft-04's own meta-schema in the words of draft-07 (`$id`, a numeric `exclusiveMinimum`), because ajv has
 * forgotten draft-04. It says the same: https://json-schema.org/draft-04/schema
 */
const DRAFT_04: AnySchemaObject = {
  $id: 'draft-04',
  definitions: {
    schemaArray: { type: 'array', minItems: 1, items: { $ref: '#' } },
    positiveInteger: { type: 'integer', minimum: 0 },
    simpleTypes: { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] },
    stringArray: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
    schemaMap: { type: 'object', additionalProperties: { $ref: '#' } },
  },
  type: 'object',
  properties: {
    id: { type: 'string' },
    $schema: { type: 'string' },
    $ref: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    maximum: { type: 'number' },
    exclusiveMaximum: { type: 'boolean' },
    minimum: { type: 'number' },
    exclusiveMinimum: { type: 'boolean' },
    maxLength: { $ref: '#/definitions/positiveInteger' },
    minLength: { $ref: '#/definitions/positiveInteger' },
    pattern: { type: 'string' },
    additionalItems: { anyOf: [{ type: 'boolean' }, { $ref: '#' }] },
    items: { anyOf: [{ $ref: '#' }, { $ref: '#/definitions/schemaArray' }] },
    maxItems: { $ref: '#/definitions/positiveInteger' },
    minItems: { $ref: '#/definitions/positiveInteger' },
    uniqueItems: { type: 'boolean' },
    maxProperties: { $ref: '#/definitions/positiveInteger' },
    minProperties: { $ref: '#/definitions/positiveInteger' },
    required: { $ref: '#/definitions/stringArray' },
    additionalProperties: { anyOf: [{ type: 'boolean' }, { $ref: '#' }] },
    definitions: { $ref: '#/definitions/schemaMap' },
    properties: { $ref: '#/definitions/schemaMap' },
    patternProperties: { $ref: '#/definitions/schemaMap' },
    dependencies: {
      type: 'object',
      additionalProperties: { anyOf: [{ $ref: '#' }, { $ref: '#/definitions/stringArray' }] },
    },
    enum: { type: 'array', minItems: 1, uniqueItems: true },
    type: {
      anyOf: [
        { $ref: '#/definitions/simpleTypes' },
        { type: 'array', items: { $ref: '#/definitions/simpleTypes' }, minItems: 1, uniqueItems: true },
      ],
    },
    format: { type: 'string' },
    allOf: { $ref: '#/definitions/schemaArray' },
    anyOf: { $ref: '#/definitions/schemaArray' },
    oneOf: { $ref: '#/definitions/schemaArray' },
    not: { $ref: '#' },
  },
  dependencies: { exclusiveMaximum: ['maximum'], exclusiveMinimum: ['minimum'] },
};

interface Compiled {
  readonly dialect: Dialect;
  /** The name the checking function is exported under. */
  readonly name: string;
  readonly ajv: Ajv | Ajv2019 | Ajv2020;
  readonly id: string;
}

function compileEach(): Compiled[] {
  const draft04 = new Ajv(OPTIONS).addSchema(DRAFT_04);
  const draft06 = new Ajv(OPTIONS).addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  const of = (dialect: Dialect, name: string, ajv: Compiled['ajv'], id: string) => ({
    dialect,
    name,
    ajv,
    id,
  });
  return [
    of('draft-04', 'draft04', draft04, 'draft-04'),
    of('draft-06', 'draft06', draft06, 'http://json-schema.org/draft-06/schema'),
    of('draft-07', 'draft07', new Ajv(OPTIONS), 'http://json-schema.org/draft-07/schema'),
    of('2019-09', 'draft2019', new Ajv2019(OPTIONS), 'https://json-schema.org/draft/2019-09/schema'),
    of('2020-12', 'draft2020', new Ajv2020(OPTIONS), 'https://json-schema.org/draft/2020-12/schema'),
  ];
}

/** ajv's own deep comparison calls `valueOf` on what it compares, and so trips over data with a key of that name. */
const EQUAL = `export { deepCompareStrict as default } from '@cfworker/json-schema';`;

/** ajv joins lists of errors by copying them, so a hundred thousand faults would cost minutes. */
const APPEND = `export default (all, more) => { for (const each of more) all.push(each); return all; };`;

/** Even as an ES module, ajv's code fetches its run-time parts by `require`; a bundler wants an import. */
function asModule(code: string): string {
  return `import append from 'metaschema:append';\n${code}`
    .replace(/const (\w+) = require\("([^"]+)"\)\.default;/g, 'import $1 from "$2";')
    .replace(/vErrors\.concat\(([\w.]+)\)/g, 'append(vErrors, $1)');
}

/**
 * The text of an ES module that exports `METASCHEMA_CHECKS`, dialect → checking function. ajv's own small run-time
 * files are bundled in: no import and no `require` is left.
 */
export async function compileMetaschemas(): Promise<string> {
  const each = compileEach();
  const sources = new Map([
    ['equal', EQUAL],
    ['append', APPEND],
  ]);
  for (const { name, ajv, id } of each) {
    sources.set(name, asModule(standalone.default(ajv, { [name]: id })));
  }
  const entry = [
    ...each.map(({ name }) => `import { ${name} } from 'metaschema:${name}';`),
    'export const METASCHEMA_CHECKS = {',
    ...each.map(({ dialect, name }) => `  '${dialect}': ${name},`),
    '};',
  ];
  const inMemory: Plugin = {
    name: 'compiled meta-schemas',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^metaschema:/ }, ({ path }) => ({
        path: path.slice(11),
        namespace: 'metaschema',
      }));
      onResolve({ filter: /^ajv\/dist\/runtime\/equal$/ }, () => ({
        path: 'equal',
        namespace: 'metaschema',
      }));
      onLoad({ filter: /.*/, namespace: 'metaschema' }, ({ path }) => ({
        contents: sources.get(path) ?? '',
        resolveDir: HERE,
      }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: HERE },
    bundle: true,
    minifySyntax: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [inMemory],
    legalComments: 'none',
  });
  const text = outputFiles[0]?.text ?? '';
  return `// Generated by src/dev/compile-metaschemas.ts; do not edit.\n${text}`;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

const TYPES = `// Generated by src/dev/compile-metaschemas.ts; do not edit.
import type { Dialect } from '../vocabulary.js';

export interface MetaschemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface MetaschemaCheck {
  (schema: unknown): boolean;
  errors?: MetaschemaError[] | null;
}

export declare const METASCHEMA_CHECKS: Readonly<Record<Dialect, MetaschemaCheck>>;
`;

/** Writes the module and its types into `folder`. */
export async function writeMetaschemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/metaschemas.js`, await compileMetaschemas());
  await writeFile(`${folder}/metaschemas.d.ts`, TYPES);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeMetaschemas(fileURLToPath(new URL('../validate/generated', import.meta.url)));
}
