import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { prose, table } from './markdown.js';

interface Input {
  readonly description: string;
  readonly default: string;
}

/** What the action takes, from `action.yml`. */
export function actionTable(): string {
  const text = readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8');
  const { inputs } = parse(text) as { readonly inputs: Readonly<Record<string, Input>> };
  return table(
    ['input', 'what it does', 'default'],
    Object.entries(inputs).map(([name, input]) => [
      `\`${name}\``,
      prose(input.description),
      input.default === '' ? '' : `\`${input.default}\``,
    ]),
  );
}
