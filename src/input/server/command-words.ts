import { parse } from 'shell-quote';

/** A command line that was taken apart. */
export interface CommandWords {
  readonly command: string;
  readonly args: readonly string[];
  /** Assignments before the command: `DEBUG=1 node server.js`. */
  readonly env: Readonly<Record<string, string>>;
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/**
 * Takes a command line apart as a shell does, with quotes and variables, but runs no shell: a pipe or a second command
 * is refused, since it is not a server.
 * @param lookUp the value of a variable @returns words, or what is wrong, as the rest of a sentence about the command
 */
export function commandWords(
  line: string,
  lookUp: (name: string) => string | undefined,
): CommandWords | { readonly problem: string } {
  if (hasOpenQuote(line)) return { problem: 'has a quote that is never closed' };
  const unset: string[] = [];
  const options = process.platform === 'win32' ? { escape: '^' } : {};
  const parts = parse(
    line,
    (name) => {
      const value = lookUp(name);
      if (value === undefined) unset.push(name);
      return value ?? '';
    },
    options,
  );
  if (unset.length > 0) return { problem: `names the variable ${unset[0]}, which is not set` };
  const words: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') words.push(part);
    else if ('pattern' in part) words.push(part.pattern);
    else if ('op' in part)
      return {
        problem: `holds "${part.op}", which only a shell understands; put it into a script and name that`,
      };
  }
  const env: Record<string, string> = {};
  while (words.length > 0) {
    const [, name, value] = ASSIGNMENT.exec(words[0]!) ?? [];
    if (name === undefined) break;
    env[name] = value!;
    words.shift();
  }
  const [command, ...args] = words;
  if (command === undefined || command === '') return { problem: 'names no program' };
  return { command, args, env };
}

function hasOpenQuote(line: string): boolean {
  let open = '';
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (character === '\\' && open !== "'" && process.platform !== 'win32') at++;
    else if (open === '' ? character === '"' || character === "'" : character === open)
      open = open === '' ? character : '';
  }
  return open !== '';
}
