import { nameOnly } from '../shapes/name-only.js';
import { isObject } from '../value.js';
import { type Container, entriesOf } from './container.js';

/** Members of a tool that a card leaves out. */
const SCHEMAS = ['inputSchema', 'input_schema', 'parameters', 'arguments', 'function'] as const;

/** A card that presents a server with its name, version and tools, but leaves their schemas to the server. */
export const serverCard: Container = {
  id: 'card',
  title: 'server card',
  takes: 'what has a name',
  open(document) {
    if (!isObject(document) || !Array.isArray(document['tools'])) return undefined;
    const presentsServer =
      isObject(document['serverInfo']) ||
      (Object.hasOwn(document, 'name') && Object.hasOwn(document, 'version'));
    const hasSchemas = document['tools'].some(
      (tool: unknown) => isObject(tool) && SCHEMAS.some((key) => Object.hasOwn(tool, key)),
    );
    return presentsServer && !hasSchemas
      ? { entries: entriesOf(document['tools'], '/tools'), shape: nameOnly }
      : undefined;
  },
};
