import { PROBE_OPTIONS } from '../../cli/probe-options.js';
import { CHECKS } from '../../probe/checks.js';
import { optionRows } from './diff-tables.js';
import { table } from './markdown.js';

/** The options of `tool-score probe`. */
export function probeOptionTable(): string {
  return optionRows(PROBE_OPTIONS);
}

/** Every check of a probe. */
export function checkTable(): string {
  return table(
    ['check', 'holds when'],
    Object.entries(CHECKS).map(([id, title]) => [`\`${id}\``, title]),
  );
}
