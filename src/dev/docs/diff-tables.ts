import { DIFF_OPTIONS } from '../../cli/diff-options.js';
import type { OptionSpec } from '../../cli/options.js';
import { CHANGE_KINDS, classOf, KINDS, type Part } from '../../diff/kinds.js';
import { prose, table } from './markdown.js';

/** The options of a command, from its table. */
export function optionRows(options: readonly OptionSpec[]): string {
  return table(
    ['option', 'what it does', 'default'],
    options.map(({ flags, description, defaultText }) => [
      `\`${flags}\``,
      prose(description),
      prose(defaultText ?? ''),
    ]),
  );
}

/** The options of `tool-score diff`. */
export function diffOptionTable(): string {
  return optionRows(DIFF_OPTIONS);
}

/** Every kind of change with its class, in what a caller sends and in what it gets. */
export function changeTable(): string {
  return table(
    ['change', 'what it is', 'class', 'in the output'],
    CHANGE_KINDS.map((kind) => {
      const [input, output] = (['input', 'output'] satisfies Part[]).map((part) => classOf(kind, part));
      return [`\`${kind}\``, prose(KINDS[kind].title), ...classCells(kind, input!, output!)];
    }),
  );
}

/** Some kinds are found on one side only. */
function classCells(kind: string, input: string, output: string): [string, string] {
  if (/^(?:property|output)-/.test(kind)) return ['', output];
  if (/^(?:tools?|parameter|hint|member)-/.test(kind)) return [input, ''];
  return [input, input === output ? 'the same' : output];
}
