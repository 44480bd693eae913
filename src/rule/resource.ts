/** Something that few runs need and that is loaded when a rule first asks for it. */
export interface Resource<T> {
  readonly name: string;
  readonly load: () => Promise<T>;
}

/** Thrown by {@link Context.need} for a resource that is not loaded yet: the engine loads it and judges again. */
export class ResourceWanted extends Error {
  override readonly name = 'ResourceWanted';

  constructor(readonly resource: Resource<unknown>) {
    super(`${resource.name} is not loaded`);
  }
}
