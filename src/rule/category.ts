/**
 * The categories whose rules carry no points: errors and advice beside the number, in the order of a report. `spec` is
 * for faults against the protocol.
 */
export const UNSCORED_CATEGORIES = [
  'spec',
  'guidance',
  'schema',
  'toolset',
  'portability',
  'security',
] as const;

/** The five categories of the rubric, and those without points. */
export type Category =
  | 'description'
  | 'parameters'
  | 'best-practices'
  | 'naming'
  | 'examples'
  | (typeof UNSCORED_CATEGORIES)[number];
