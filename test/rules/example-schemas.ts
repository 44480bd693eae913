/** An object schema that requires all its properties, or those that are named. */
export const object = (
  properties: object,
  required: readonly string[] = Object.keys(properties),
  rest: object = {},
) => ({ type: 'object', properties, required, ...rest });

/** What `exampleFor` says of a call, by how far it can be trusted. */
export const safe = (call: unknown) => ({ call, trust: 'safe' });
export const guess = (call: unknown) => ({ call, trust: 'guess' });
export const unfinished = (call: unknown) => ({ call, trust: 'unfinished guess' });
