import type { ArgumentObject, Parameter, RequiredName } from '../../src/model/schema/arguments.js';
import type { Tool } from '../../src/model/tool.js';
import type { Fix, NoFix } from '../../src/rule/fix.js';
import { quote } from './quote.js';

/** The repair for a name in `required` that nothing defines: the parameter that it misspells, or none. */
export function dropRequired(
  { name, pointer, conditional }: RequiredName,
  object: ArgumentObject,
  tool: Tool,
): Fix | NoFix {
  const own = tool.input.arguments.parameters.filter(({ owner }) => owner === object);
  if (own.length === 0)
    return { at: pointer, because: `${quote(name, 40)} is required, and only its author knows what it is` };
  if (conditional)
    return {
      at: pointer,
      because: `${quote(name, 40)} is required in a branch, which would say nothing without it`,
    };
  if (object.takesOthers)
    return { at: pointer, because: `${quote(name, 40)} may come in, since others than the listed are taken` };
  const [meant, second] = own.filter(
    (parameter) => !parameter.required && bare(parameter.name) === bare(name),
  );
  if (second)
    return {
      at: pointer,
      because: `${quote(name, 40)} may mean ${quote(meant!.name, 40)} or ${quote(second.name, 40)}`,
    };
  if (meant)
    return {
      fixability: 'contract',
      at: pointer,
      does: `writes ${quote(meant.name, 40)} for ${quote(name, 40)} in "required"`,
      edits: [{ kind: 'set', at: pointer, value: meant.name }],
    };
  return {
    fixability: 'contract',
    at: pointer,
    does: `takes ${quote(name, 40)}, which is not defined, out of "required"`,
    edits: [{ kind: 'remove', at: pointer }],
  };
}

/** The repair that puts a parameter into the `required` list beside it, if there is one. */
export function addRequired({ node, name, pointer }: Parameter): Fix[] {
  const { up } = node;
  if (!up || node.keyword !== 'properties' || !Array.isArray(up.required)) return [];
  return [
    {
      fixability: 'contract',
      at: pointer,
      does: `puts ${quote(name, 40)}, whose text calls it required, into "required"`,
      edits: [{ kind: 'append', at: `${up.pointer}/required`, value: name }],
    },
  ];
}

/** A name without what people write differently. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[_ -]/g, '');
}
