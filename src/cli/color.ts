import { Chalk } from 'chalk';
import type { Style } from '../report/text/style.js';

/** The coloured style. Loaded only when colour is on: chalk costs a tenth of a bare start. */
export function coloredStyle(): Style {
  const chalk = new Chalk({ level: 1 });
  return {
    strong: (text) => chalk.bold(text),
    faint: (text) => chalk.dim(text),
    good: (text) => chalk.green(text),
    fair: (text) => chalk.yellow(text),
    bad: (text) => chalk.red(text),
  };
}
