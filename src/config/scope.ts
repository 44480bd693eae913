import type { Scope } from './config.js';
import { matcher } from './glob.js';

/** Whether something is said of a tool of an input; of the document as a whole without a tool. */
export type InScope = (input: string, tool: string | undefined) => boolean;

/** The test for a scope. @param pathOf the path of an input from the folder of the configuration */
export function scopeOf({ files, tools }: Scope, pathOf: (input: string) => string): InScope {
  const isFile = files && matcher(files);
  const isTool = tools && matcher(tools);
  return (input, tool) =>
    (!isFile || isFile(pathOf(input))) && (!isTool || (tool !== undefined && isTool(tool)));
}
