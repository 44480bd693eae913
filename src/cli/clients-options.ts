import { OPTIONS, type OptionSpec, type Options, oneOf, SERVER_OPTIONS } from './options.js';

/** What the command line of `tool-score clients` may say. */
export interface ClientsOptions extends Partial<Omit<Options, 'format'>> {
  readonly format?: 'text' | 'json';
  readonly list?: boolean;
}

/** Options that mean the same for every command. */
const SHARED = [
  '--client <ids>',
  '--server-name <name>',
  '--config <file>',
  '--no-config',
  '-o, --output <file>',
  '--color',
  '--no-color',
  '--debug',
];

/** The options of `tool-score clients`. This table feeds the parser, `clients --help` and the README. */
export const CLIENTS_OPTIONS: readonly OptionSpec[] = [
  { flags: '--list', description: 'print the limits of each client, with the date and the source of each' },
  {
    flags: '-f, --format <format>',
    description: 'report format: text, json',
    defaultText: 'text',
    parse: oneOf('--format', ['text', 'json']),
  },
  ...OPTIONS.filter(({ flags }) => SHARED.includes(flags)),
  ...SERVER_OPTIONS,
];
