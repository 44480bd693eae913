import { limits, type Profile } from '../limit.js';

/**
 * Function declarations whose schema goes into `parameters`, a subset of OpenAPI. With `parametersJsonSchema` these
 * limits on schemas do not hold. One source says that most words are taken since 2025-11, reports of 2026-09 still show
 * refusals: so all of it is uncertain. `additionalProperties`, `$schema` and `examples` are not in the list: clients take them out.
 */
export const gemini: Profile = {
  id: 'gemini',
  title: 'Gemini API, "parameters"',
  nature: 'client',
  limits: [
    ...limits(
      {
        source: '@google/genai 2.32.0 (npm), types of FunctionDeclaration',
        asOf: '2026-11',
        mark: 'verified',
      },
      {
        kind: 'name',
        pattern: /^(?:[a-zA-Z_][a-zA-Z0-9_.:-]*)?$/,
        allows: 'A-Z a-z 0-9 _ . : -, no digit first',
      },
      { kind: 'name-length', longest: 128 },
      { kind: 'name-length', longest: 64, asOf: '2026-11', mark: 'uncertain' },
    ),
    ...limits(
      { source: '@google/genai 2.32.0 (npm), types of Schema', asOf: '2026-09', mark: 'uncertain' },
      { kind: 'keys', where: 'all', pattern: /^(?:[a-zA-Z_][a-zA-Z0-9_]*)?$/, longest: 64, onlyIf: 'subset' },
      {
        kind: 'keywords',
        keywords: [
          'exclusiveMinimum',
          'exclusiveMaximum',
          'multipleOf',
          'oneOf',
          'allOf',
          'not',
          'const',
          'if',
          'then',
          'else',
          '$ref',
          'patternProperties',
          'propertyNames',
          'prefixItems',
          'contains',
          'uniqueItems',
          'dependentRequired',
          'dependentSchemas',
        ],
        onlyIf: 'subset',
      },
      { kind: 'type-lists', onlyIf: 'subset' },
      {
        kind: 'text-enum',
        source: 'https://github.com/router-for-me/CLIProxyAPI/issues/1075',
        onlyIf: 'subset',
      },
      {
        kind: 'object-properties',
        source: 'https://github.com/mongodb-js/mongodb-mcp-server/issues/715',
        onlyIf: 'subset',
      },
      {
        kind: 'formats',
        takes: ['enum', 'date-time', 'float', 'double', 'int32', 'int64'],
        source: 'https://github.com/anomalyco/opencode/issues/11889',
        onlyIf: 'subset',
      },
    ),
  ],
};
