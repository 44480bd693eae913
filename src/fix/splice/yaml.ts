import { isCollection, isMap } from 'yaml';
import { readNodes } from '../../model/text/yaml.js';
import { EditTree } from '../edit-tree.js';
import type { Splicer } from './splicer.js';
import { applyChanges } from './yaml-change.js';
import { YamlEditor } from './yaml-editor.js';
import { Obstacles } from './yaml-obstacle.js';
import { isBlockScalar } from './yaml-parts.js';

/**
 * Changes a YAML text in the places of edits; see {@link Splicer}. In a stream of several documents the first step of a
 * pointer is the index of the document.
 * @param text without a byte order mark
 * @throws {SyntaxFault}
 */
export function yamlSplicer(text: string): Splicer {
  // Every line ends with a break while it is worked on; a last one without gets its own back.
  const missing = text.endsWith('\n') ? '' : (/\r?\n/.exec(text)?.[0] ?? '\n');
  const body = text + missing;
  const nodes = readNodes(body, true);
  const obstacles = new Obstacles(body, nodes);
  const editor = new YamlEditor(body, nodes);
  return {
    obstacle: (edit) => obstacles.of(edit),
    splice: (edits) => {
      const changes = editor.changes(EditTree.of(edits));
      const result = applyChanges(body, changes);
      if (missing === '') return result;
      const isOldEnd = changes.every(({ to }) => to < body.length);
      return isOldEnd || !endsInBlockScalar(result) ? result.replace(/\r?\n$/, '') : result;
    },
  };
}

/** The line break at the end of such a text belongs to its value, for most readers. */
function endsInBlockScalar(text: string): boolean {
  let node = readNodes(text, false).roots.at(-1);
  while (isCollection(node)) node = isMap(node) ? node.items.at(-1)?.value : node.items.at(-1);
  return isBlockScalar(node);
}
