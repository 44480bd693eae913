import { nameOnly } from '../shapes/name-only.js';
import { isObject } from '../value.js';
import { type Container, entriesOf } from './container.js';

/** The manifest of a desktop extension (mcpb, earlier dxt): it names the tools and has no place for their schemas. */
export const manifest: Container = {
  id: 'manifest',
  title: 'extension manifest (mcpb)',
  takes: 'what has a name',
  open(document) {
    if (!isObject(document) || !Array.isArray(document['tools'])) return undefined;
    if (!Object.hasOwn(document, 'manifest_version') && !Object.hasOwn(document, 'dxt_version'))
      return undefined;
    return { entries: entriesOf(document['tools'], '/tools'), shape: nameOnly };
  },
};
