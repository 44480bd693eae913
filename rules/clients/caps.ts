import { profilesOf } from './profiles.js';

/** A cap that a set is beyond. */
export interface Cap {
  readonly client: string;
  readonly most: number;
  readonly asOf: string;
  /** A higher cap that another report gives: which of them holds is not known, or the lower one has been. */
  readonly elsewhere: number | undefined;
}

/** For each asked client the highest of its caps that so many tools are beyond: a client has moved them over time. */
export function toolCaps(clients: readonly string[], tools: number): readonly Cap[] {
  return profilesOf(clients).flatMap(({ id, limits }) => {
    const caps = limits.filter((limit) => limit.kind === 'tool-count').sort((a, b) => b.most - a.most);
    const broken = caps.find(({ most }) => tools > most);
    if (broken === undefined) return [];
    const { most, asOf } = broken;
    return [{ client: id, most, asOf, elsewhere: caps.findLast((cap) => cap.most >= tools)?.most }];
  });
}
