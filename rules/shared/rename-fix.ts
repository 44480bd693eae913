import type { Tool } from '../../src/model/tool.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';
import type { NewName } from './new-name.js';
import { quote } from './quote.js';

/** The repair that gives a tool another name. */
export function renameFix(tool: Tool, found: NewName): Fix | NoFix {
  const at = tool.fields.name.pointer;
  if ('because' in found) return { at, because: `not renamed: ${found.because}` };
  return {
    fixability: 'contract',
    at,
    does: `renames ${quote(tool.name, 64)} to ${quote(found.name, 64)}`,
    edits: [],
    renames: found.name,
  };
}
