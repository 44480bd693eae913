import { type Container, entriesOf } from './container.js';

/** Tools in a list of their own: `[{…}, {…}]`. */
export const bareList: Container = {
  id: 'array',
  title: 'list of tools',
  takes: 'what has a shape',
  open(document) {
    return Array.isArray(document) ? { entries: entriesOf(document, '') } : undefined;
  },
};
