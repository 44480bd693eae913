import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import type { Resource } from '../../src/rule/resource.js';
import type { BuiltExample } from './build-example.js';

/** What builds a whole call: asked for only where a tool shows none. */
export const exampleBuilder: Resource<
  (tool: Tool, context: Context) => BuiltExample | { readonly because: string }
> = {
  name: 'the example builder',
  load: async () => (await import('./build-example.js')).buildExample,
};
