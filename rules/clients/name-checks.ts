import { grouped } from '../shared/grouped.js';
import { quote } from '../shared/quote.js';
import type { Check } from './fault.js';
import { strangerIn } from './stranger.js';

/** Names are counted in characters, as the clients' own patterns count them. */
const lengthOf = (text: string) => [...text].length;

export const nameCharacters: Check<'name'> = ({ name, fields }, { pattern }) => {
  const stranger = strangerIn(name, pattern);
  return stranger === undefined ? [] : [{ at: fields.name.pointer, what: `the name holds ${stranger}` }];
};

export const nameLength: Check<'name-length'> = ({ name, fields }, { longest }) => {
  const length = lengthOf(name);
  if (length <= longest) return [];
  return [{ at: fields.name.pointer, what: `the name has ${grouped(length)} characters`, most: longest }];
};

/** A server has a name of one character at least: what is too long with that is too long with any. */
const SHORTEST_SERVER = '·';

export const fullName: Check<'full-name'> = ({ name, fields }, { form, longest }, { serverName }) => {
  const full = fullNameOf(name, form, serverName ?? SHORTEST_SERVER);
  const length = lengthOf(full);
  if (name === '' || length <= longest) return [];
  const what =
    serverName === undefined
      ? `with any server name this one has ${grouped(length)} characters or more`
      : `${quote(full, 24)} has ${grouped(length)} characters`;
  return [{ at: fields.name.pointer, what, most: longest }];
};

/** What a client calls a tool. */
export function fullNameOf(tool: string, form: string, server: string): string {
  return form.replace(/\{(server|tool)\}/g, (_, part: string) => (part === 'tool' ? tool : server));
}

/** How many characters a tool leaves for the name of its server. */
export function roomForServer(tool: string, form: string, longest: number): number {
  return longest - lengthOf(fullNameOf(tool, form, ''));
}

export const descriptionLength: Check<'description-length'> = ({ description, fields }, { longest }) => {
  const length = lengthOf(description);
  if (length <= longest) return [];
  return [
    {
      at: fields.description.pointer,
      what: `the description has ${grouped(length)} characters`,
      most: longest,
    },
  ];
};
