import { child } from '../pointer.js';
import { missingFields } from '../tool.js';
import { isObject, type JsonObject } from '../value.js';
import { fieldOf, LIST_ABILITIES } from './fields.js';
import { isRequiredUnlessSaid, schemaOfLists, textOf } from './parameter-list.js';
import type { Reading, Shape } from './shape.js';

/** A tool of Docker's MCP registry: `arguments: [{"name", "type", "desc", "optional"}]`. */
export const docker: Shape = {
  id: 'docker',
  title: 'a tool of the Docker MCP registry',
  fits: (entry) => (typeof entry['name'] === 'string' && Array.isArray(entry['arguments']) ? 'surely' : 'no'),
  read: (entry, pointer) => readListed(entry, pointer, 'arguments'),
};

/** A tool whose `parameters` are a list of `{name, type, description, required}`, as YAML files have it. */
export const parameterList: Shape = {
  id: 'parameter-list',
  title: 'a tool with a list of parameters',
  fits: (entry) =>
    typeof entry['name'] === 'string' && Array.isArray(entry['parameters']) ? 'surely' : 'no',
  read: (entry, pointer) => readListed(entry, pointer, 'parameters'),
};

function readListed(entry: JsonObject, pointer: string, key: string): Reading {
  const list = entry[key];
  const place = child(pointer, key);
  const { field, relocations } = schemaOfLists(
    [{ list, pointer: place, isRequired: isRequiredUnlessSaid(list) }],
    place,
  );
  const annotations = fieldOf(entry, 'annotations', pointer);
  return {
    fields: {
      ...missingFields(pointer),
      name: fieldOf(entry, 'name', pointer),
      title: fieldOf(entry, 'title', pointer),
      description: fieldOf(entry, 'description', pointer),
      inputSchema: field,
      annotations,
    },
    abilities: LIST_ABILITIES,
    relocations,
  };
}

/** A tool of Dify: `identity`, a description for people and one for the model, a list of form fields. */
export const dify: Shape = {
  id: 'dify',
  title: 'a Dify tool',
  fits: (entry) => (isObject(entry['identity']) && isObject(entry['description']) ? 'surely' : 'no'),
  read(entry, pointer) {
    const identity = isObject(entry['identity']) ? entry['identity'] : {};
    const texts = isObject(entry['description']) ? entry['description'] : {};
    const description = fieldOf(texts, 'llm', child(pointer, 'description'));
    const place = child(pointer, 'parameters');
    const list = entry['parameters'];
    const { field, relocations } = schemaOfLists([{ list, pointer: place, isRequired: false }], place);
    return {
      fields: {
        ...missingFields(pointer),
        name: fieldOf(identity, 'name', child(pointer, 'identity')),
        description: { ...description, value: textOf(description.value) || undefined },
        inputSchema: list === undefined ? { value: field.value, pointer } : field,
      },
      abilities: LIST_ABILITIES,
      relocations,
    };
  },
};

/** An API of ToolBench: `required_parameters` and `optional_parameters`. */
export const toolbench: Shape = {
  id: 'toolbench',
  title: 'a ToolBench API',
  fits: (entry) =>
    Array.isArray(entry['required_parameters']) && Object.hasOwn(entry, 'optional_parameters')
      ? 'surely'
      : 'no',
  read(entry, pointer) {
    const lists = ['required_parameters', 'optional_parameters'].map((key, index) => ({
      list: entry[key],
      pointer: child(pointer, key),
      isRequired: index === 0,
    }));
    const { field, relocations } = schemaOfLists(lists, pointer);
    const has = (key: string) => (Object.hasOwn(entry, key) ? key : key.replace('api_', ''));
    return {
      fields: {
        ...missingFields(pointer),
        name: fieldOf(entry, has('api_name'), pointer),
        description: fieldOf(entry, has('api_description'), pointer),
        inputSchema: field,
      },
      abilities: LIST_ABILITIES,
      relocations,
    };
  },
};
