import type { ArgumentObject, RequiredName } from '../../src/model/schema/parameters.js';

/** The names in the `required` lists of an object that no schema applying there defines. A map takes any name. */
export function undefinedRequired(object: ArgumentObject): RequiredName[] {
  return object.isMap ? [] : object.requiredNames().filter((entry) => !object.defines(entry.name));
}
