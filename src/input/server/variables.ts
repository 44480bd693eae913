import { homedir } from 'node:os';
import { basename, sep } from 'node:path';
import { isSecretName } from './redact.js';
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
   * `${NAME}`, `${NAME:-default}`, `${env:NAME}`, `${input:id}` and the folders of VS Code. What is not known stays as it is
   * and is missed.
   */
  fill(text: string): string {
    return text.replace(/\$\{([^{}]+)\}/g, (written: string, inner: string) => {
      const value = this.#valueOf(inner);
      if (value === undefined) this.missing.add(written);
      return value ?? written;
    });
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
    const value = own ?? (kind === 'input' ? undefined : environment[name]);
    if (value !== undefined && value !== '') {
      // A path or a port that comes from the environment is no secret; what a prompt would ask for mostly is.
      if (own !== undefined || kind === 'input' || isSecretName(name))
        this.secrets.push({ label: name, value });
      return value;
    }
    return value ?? fallback;
  }
}
