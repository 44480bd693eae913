import { limitInWords } from '../../rules/clients/in-words.js';
import { type Profile, severityOf } from '../../rules/clients/limit.js';
import { PROFILES, profilesOf } from '../../rules/clients/profiles.js';
import { wrap } from '../report/text/layout.js';
import type { Style } from '../report/text/style.js';

/** `tool-score clients --list`: what each client takes, since when that is known, and from where. */
export function listClients(clients: readonly string[], style: Style, width: number): string {
  const shown = clients.length > 0 ? profilesOf(clients) : PROFILES;
  return `${shown.map((profile) => entry(profile, style, width).join('\n')).join('\n\n')}\n`;
}

/** The same as data. */
export function clientsAsJson(clients: readonly string[]): string {
  const shown = clients.length > 0 ? profilesOf(clients) : PROFILES;
  const profiles = shown.map(({ id, title, nature, limits }) => ({
    id,
    title,
    nature,
    limits: limits.map((limit) => ({
      kind: limit.kind,
      text: limitInWords(limit),
      severity: severityOf(limit),
      asOf: limit.asOf,
      mark: limit.mark,
      source: limit.source,
    })),
  }));
  return `${JSON.stringify({ clientsVersion: 1, profiles }, null, 1)}\n`;
}

function entry({ id, title, limits }: Profile, style: Style, width: number): string[] {
  return [
    `${style.strong(id)}  ${title}`,
    ...limits.flatMap((limit) => [
      ...wrap(`${limitInWords(limit)} · ${severityOf(limit)}`, width - 2).map((line) => `  ${line}`),
      style.faint(`    ${limit.asOf}, ${limit.mark}: ${limit.source}`),
    ]),
  ];
}
