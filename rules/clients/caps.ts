import { profilesOf } from './profiles.js';

/** A cap that a set is beyond. */
export interface Cap {
  readonly client: string;
  readonly most: number;
  readonly asOf: string;
}

/** For each asked client the highest of its caps that so many tools are beyond: a client has moved them over time. */
export function toolCaps(clients: readonly string[], tools: number): readonly Cap[] {
  return profilesOf(clients).flatMap(({ id, limits }) => {
    const broken = limits.flatMap((limit) =>
      limit.kind === 'tool-count' && tools > limit.most
        ? [{ client: id, most: limit.most, asOf: limit.asOf }]
        : [],
    );
    return broken.sort((a, b) => b.most - a.most).slice(0, 1);
  });
}
