import { rules } from '../../../rules/index.js';
import { configShape } from '../../config/config-shape.js';
import { isObject } from '../../model/value.js';
import { prose, table } from './markdown.js';

/** The text of config.schema.json. */
export function renderConfigSchema(): string {
  return `${JSON.stringify(configShape(rules).schema, null, 2)}\n`;
}

/** What a configuration may hold, key by key, as its schema says it. */
export function configTable(): string {
  const { properties } = configShape(rules).schema;
  const rows = Object.entries(isObject(properties) ? properties : {}).map(([key, schema]) => [
    `\`${key}\``,
    prose(isObject(schema) ? String(schema['description']) : ''),
  ]);
  return table(['key', 'what it says'], rows);
}
