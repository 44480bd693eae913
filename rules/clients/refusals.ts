import type { Tool } from '../../src/model/tool.js';
import type { Finding } from '../../src/rule/rule.js';
import type { Settings } from '../../src/rule/settings.js';
import { applicableHint, hint, oneAct, title } from './directory-checks.js';
import type { Check, Fault, Given } from './fault.js';
import { isHard, type Kind, type Limit, type Profile } from './limit.js';
import { descriptionLength, fullName, nameCharacters, nameLength } from './name-checks.js';
import { profilesOf } from './profiles.js';
import {
  allRequired,
  closed,
  formats,
  items,
  keys,
  keywords,
  objectProperties,
  outputRoot,
  root,
  rootType,
  size,
  textEnum,
  typeLists,
} from './schema-checks.js';
import { isStrict } from './strict.js';
import { headOf, listed } from './wording.js';

/** What a set asks, no tool can answer. */
const nothing = () => [];

/** How each kind of demand is checked on one tool. */
const CHECKS: { readonly [K in Kind]: Check<K> } = {
  name: nameCharacters,
  'name-length': nameLength,
  'full-name': fullName,
  'description-length': descriptionLength,
  'tool-count': nothing,
  'strict-total': nothing,
  keys,
  root,
  'root-type': rootType,
  'output-root': outputRoot,
  items,
  keywords,
  formats,
  'text-enum': textEnum,
  'object-properties': objectProperties,
  'type-lists': typeLists,
  closed,
  'all-required': allRequired,
  size,
  title,
  hint,
  'applicable-hint': applicableHint,
  'one-act': oneAct,
};

/** The members that hold the schema in the formats of OpenAI and Anthropic, whose strict modes a tool may ask for. */
const ASKS: Readonly<Record<string, string>> = { parameters: 'openai', input_schema: 'anthropic' };

/** The clients that were asked for; without any, the one whose strict mode the tool itself asks for in its own format. */
function askedBy(tool: Tool, { clients }: Settings): readonly Profile[] {
  if (clients.length > 0 || !isStrict(tool)) return profilesOf(clients);
  const client =
    ASKS[tool.fields.inputSchema.pointer.slice(tool.fields.inputSchema.pointer.lastIndexOf('/') + 1)];
  return profilesOf(client === undefined ? [] : [client]).map((profile) => ({
    ...profile,
    limits: profile.limits.filter(({ onlyIf }) => onlyIf === 'strict'),
  }));
}

function applies({ onlyIf, kind, mark }: Limit, tool: Tool, { serverName }: Given): boolean {
  // What clients are only reported to put before a name is no reason to guess at it.
  if (kind === 'full-name' && mark === 'uncertain' && serverName === undefined) return false;
  if (onlyIf === 'strict') return isStrict(tool);
  if (onlyIf === 'subset') return !/json_?schema$/i.test(tool.fields.inputSchema.pointer);
  return true;
}

interface Refusal extends Fault {
  readonly client: string;
  readonly limit: Limit;
}

/** What is beyond the limits that a rule looks at, limit by limit. */
function refusalsOf(
  tool: Tool,
  profiles: readonly Profile[],
  isWanted: (limit: Limit) => boolean,
  given: Given,
): Refusal[] {
  return profiles.flatMap(({ id: client, limits }) =>
    limits
      .filter((limit) => isWanted(limit) && applies(limit, tool, given))
      .flatMap((limit) => {
        const check = CHECKS[limit.kind] as Check<Kind>;
        return check(tool, limit, given).map((fault) => ({ ...fault, client, limit }));
      }),
  );
}

/** Which limits a rule looks at: those well enough known to be errors, or the others. */
export interface Look {
  readonly kinds?: readonly Kind[];
  readonly hard: boolean;
}

/** Findings on one tool: each fault once, with the clients that stumble over it. */
export function findRefusals(tool: Tool, settings: Settings, { kinds, hard }: Look): readonly Finding[] {
  if (settings.clients.length === 0 && !isStrict(tool)) return [];
  const isWanted = (limit: Limit) => isHard(limit) === hard && (kinds?.includes(limit.kind) ?? true);
  const all = refusalsOf(tool, askedBy(tool, settings), isWanted, settings);
  return inGroups(hard ? all : withoutBroken(all, tool, settings)).map((group) => ({
    at: group[0]!.at,
    message: messageOf(group),
  }));
}

/** A name that is refused for certain need not be said again with a softer limit of the same client. */
function withoutBroken(soft: readonly Refusal[], tool: Tool, settings: Settings): readonly Refusal[] {
  if (!soft.some(isOfLength)) return soft;
  const isWanted = (limit: Limit) => isHard(limit) && OF_LENGTH.includes(limit.kind);
  const broken = refusalsOf(tool, askedBy(tool, settings), isWanted, settings).map(({ client }) => client);
  return soft.filter((each) => !isOfLength(each) || !broken.includes(each.client));
}

const OF_LENGTH: readonly Kind[] = ['name-length', 'full-name'];

const isOfLength = ({ limit }: Refusal) => OF_LENGTH.includes(limit.kind);

/** Faults that are one for the reader: the same words at the same place, and the same outcome. */
function inGroups(refusals: readonly Refusal[]): readonly Refusal[][] {
  const groups = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    const key = [refusal.limit.effect, dateOf(refusal.limit), refusal.at, refusal.what].join('\n');
    const group = groups.get(key) ?? [];
    if (!group.some(({ client, most }) => client === refusal.client && most === refusal.most))
      group.push(refusal);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** When it was so, for what may have changed since. */
function dateOf({ mark, asOf }: Limit): string {
  return mark === 'uncertain' ? ` as of ${asOf}` : '';
}

const MOST_CHARACTERS = 100;

function messageOf(group: readonly Refusal[]): string {
  const [{ limit, what }] = group as [Refusal, ...Refusal[]];
  const clients = group.map(({ client, most }) => (most === undefined ? client : `${client} (${most})`));
  const [effect, date] = [limit.effect, dateOf(limit)];
  const room = MOST_CHARACTERS - headOf(effect, '', date).length - what.length;
  return headOf(effect, listed(clients, room), date) + what;
}
