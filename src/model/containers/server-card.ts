import { nameOnly } from '../shapes/name-only.js';
import { holdsParameters } from '../shapes/schema-members.js';
import { isObject } from '../value.js';
import { type Container, entriesOf } from './container.js';

/** Members of a tool that a card leaves out, as it does the parameters. */
const DETAILS = ['outputSchema', 'annotations', 'execution'] as const;

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
    const hasDetails = document['tools'].some(
      (tool: unknown) =>
        isObject(tool) && (holdsParameters(tool) || DETAILS.some((key) => Object.hasOwn(tool, key))),
    );
    return presentsServer && !hasDetails
      ? { entries: entriesOf(document['tools'], '/tools'), shape: nameOnly }
      : undefined;
  },
};
