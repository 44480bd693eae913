import type { RequiredName } from '../../src/model/schema/parameters.js';
import type { Tool } from '../../src/model/tool.js';

/** The names in `required` lists that no schema applying there defines. A map takes any name. */
export function undefinedRequired(tool: Tool): RequiredName[] {
  return tool.input.arguments.objects.flatMap((object) =>
    object.isMap ? [] : object.required.filter((entry) => !object.defined.has(entry.name)),
  );
}
