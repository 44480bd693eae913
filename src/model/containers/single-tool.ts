import { isObject } from '../value.js';
import type { Container } from './container.js';

/** One tool that is the whole document. */
export const singleTool: Container = {
  id: 'tool',
  title: 'single tool',
  takes: 'what has a shape',
  open(document) {
    return isObject(document) ? { entries: [{ value: document, pointer: '' }] } : undefined;
  },
};
