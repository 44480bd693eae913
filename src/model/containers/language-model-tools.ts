import { isObject } from '../value.js';
import { type Container, entriesOf } from './container.js';

/** The tools that a VS Code extension contributes in its package.json. */
export const languageModelTools: Container = {
  id: 'package',
  title: 'VS Code extension with languageModelTools',
  takes: 'what has a name',
  open(document) {
    const contributes = isObject(document) ? document['contributes'] : undefined;
    const tools = isObject(contributes) ? contributes['languageModelTools'] : undefined;
    return Array.isArray(tools)
      ? { entries: entriesOf(tools, '/contributes/languageModelTools') }
      : undefined;
  },
};
