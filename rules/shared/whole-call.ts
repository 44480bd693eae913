import type { SchemaNode } from '../../src/model/schema/node.js';
import type { Tool } from '../../src/model/tool.js';
import type { Context } from '../../src/rule/context.js';
import { nameVerbs } from '../lexicon/english.js';
import { DEMANDS_ONE_OF, NEEDED_SOMETIMES, NEEDS_MORE, OFFERS_ONE_OF } from '../lexicon/whole-call-words.js';
import { textOf } from './example-values.js';
import type { Filled, ValueFiller } from './fill-value.js';
import { mainMembers } from './main-part.js';
import { ownNameWords } from './name-verb.js';
import { nameWords } from './name-words.js';
import { choosesAct } from './picked-value.js';
import { quote } from './quote.js';
import { alternativesOf } from './schema.js';

/**
 * What speaks against a call of the required parameters being a whole one: a schema may leave out what its texts demand.
 * @param members all parameters
 * @param parts those of the call
 * @returns a clause; undefined when nothing does
 */
export function missingFrom(
  members: ReadonlyMap<string, readonly SchemaNode[]>,
  parts: ReadonlyMap<string, Filled>,
  filler: ValueFiller,
  tool: Tool,
  context: Context,
): string | undefined {
  const omitted = [...members].filter(([name]) => !parts.has(name));
  if (omitted.length === 0) return undefined;
  const needed = omitted.find(([, nodes]) => NEEDED_SOMETIMES.test(textOf(filler.applied(nodes))));
  if (needed) return `some calls need ${quote(needed[0])}`;
  const others = mainMembers(new Map(omitted), filler);
  if (others.length === 0) return undefined;
  if (
    demandsOneOf(
      tool.description,
      others.map(([name]) => name),
    )
  )
    return 'the description demands more than the schema requires';
  const chosen = [...parts].find(([name, { source }]) => source === 'default' && choosesAct(name));
  if (chosen) return `${quote(chosen[0])} decides what else a call needs`;
  if ([...parts.values()].every(({ source }) => source === 'enum' || source === 'default'))
    return 'the required parameters are choices and defaults, and no call is made of them alone';
  const deciding = [...parts].find(
    ([name, { source }]) =>
      source === 'enum' && others.some((other) => dependsOn(members.get(name)!, other, filler)),
  );
  if (deciding) return `${quote(deciding[0])} decides what else a call needs`;
  if (saysOnlyWhich([...parts.keys()], context))
    return 'the required parameters only say which thing it is, not what the call changes';
  return undefined;
}

function demandsOneOf(text: string, names: readonly string[]): boolean {
  if (DEMANDS_ONE_OF.test(text)) return true;
  const offered = new Set(nameWords(OFFERS_ONE_OF.exec(text)?.[0] ?? ''));
  return names.some((name) => nameWords(name).every((word) => offered.has(word)));
}

/** True for a parameter whose name or text speaks of an entry of a list of choices: it goes with that one. */
function dependsOn(
  choice: readonly SchemaNode[],
  [name, nodes]: readonly [string, readonly SchemaNode[]],
  filler: ValueFiller,
): boolean {
  const applied = filler.applied(choice);
  const entries = [...applied, ...alternativesOf(applied)].flatMap(({ rare }) =>
    Array.isArray(rare.enum) ? rare.enum : [],
  );
  const words = ` ${[...nameWords(name), '', ...nameWords(textOf(filler.applied(nodes)))].join(' ')} `;
  return entries.some(
    (entry) => typeof entry === 'string' && words.includes(` ${nameWords(entry).join(' ')} `),
  );
}

/** True for a call that names the thing to change, or to make something for, and nothing more. */
function saysOnlyWhich(names: readonly string[], context: Context): boolean {
  const isOfVerb = (word: string) => NEEDS_MORE.find(([verbs]) => verbs.has(word));
  const verb = context.fact(ownNameWords).find((word) => nameVerbs.all.has(word) || isOfVerb(word));
  const telling = isOfVerb(verb ?? '')?.[1];
  return telling !== undefined && names.every((name) => telling.has(nameWords(name).at(-1) ?? ''));
}
