import { homedir } from 'node:os';
import { basename, sep } from 'node:path';
import { secretInVariable } from './secrets.js';
import type { Secret } from './source.js';

/** Where the variables of a configuration get their values. */
export interface Values {
  /** Those of the command line; they win, and they answer `${input:…}`. */
  readonly given: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder of the project that the configuration belongs to. */
  readonly folder: string;
}

/** Fills in the variables of one server, and keeps account of what it filled in. */
export class Variables {
  /** Without a value, as they were written. */
  readonly missing = new Set<string>();
  readonly secrets: Secret[] = [];

  constructor(private readonly values: Values) {}

  /**
   * `${NAME}`, `${NAME:-default}`, `${env:NAME}`, `{env:NAME}`, `${input:id}` and the folders of VS Code. What is not known
   * stays as it is and is missed. A default may hold a variable; braces that come with a value are none.
   */
  fill(text: string): string {
    const open = [{ sign: '', text: '' }];
    for (const part of text.split(/(\$\{|\{(?=env:)|\})/)) {
      const top = open.at(-1)!;
      if (part === '${' || part === '{') open.push({ sign: part, text: '' });
      else if (part === '}' && open.length > 1) {
        open.pop();
        open.at(-1)!.text += this.#fillOne(top.text, `${top.sign}${top.text}}`);
      } else top.text += part;
    }
    return open.map(({ sign, text: rest }) => sign + rest).join('');
  }

  #fillOne(inner: string, written: string): string {
    const value = this.#valueOf(inner);
    if (value === undefined) this.missing.add(written);
    return value ?? written;
  }

  #valueOf(inner: string): string | undefined {
    const { given, environment, folder } = this.values;
    const places: Readonly<Record<string, string>> = {
      workspaceFolder: folder,
      workspaceRoot: folder,
      workspaceFolderBasename: basename(folder),
      userHome: homedir(),
      pathSeparator: sep,
      '/': sep,
    };
    if (Object.hasOwn(places, inner)) return places[inner];
    const [, kind, name = '', fallback] = /^(?:(env|input):)?([^:]+)(?::-(.*))?$/s.exec(inner) ?? [];
    const own = Object.hasOwn(given, name) ? given[name] : undefined;
    const outer = kind !== 'input' && Object.hasOwn(environment, name) ? environment[name] : undefined;
    const set = own ?? outer;
    // As in a shell, a default is for what is not set and for what is empty.
    const value = set === undefined || set === '' ? (fallback ?? set) : set;
    if (value !== undefined && value !== '')
      this.secrets.push(
        own === undefined ? secretInVariable(name, value) : { label: name, value, isCertain: true },
      );
    return value;
  }
}
