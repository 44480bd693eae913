import type { ToolSet } from '../../src/model/tool.js';
import { isObject } from '../../src/model/value.js';
import type { SetContext } from '../../src/rule/context.js';
import { defineRule } from '../../src/rule/rule.js';
import { nameVerbs } from '../lexicon/english.js';
import { nameWords } from '../shared/name-words.js';
import { withoutNamespace } from '../shared/namespaces.js';
import { quote } from '../shared/quote.js';
import { setMembers } from '../shared/set-members.js';
import { type SpellingStyle, spellingStyle } from '../shared/spelling-style.js';
import { wordStem } from '../shared/word-stem.js';

/** In a smaller set a name may well be that of a tool elsewhere. */
const LEAST_TOOLS = 3;
/** This share of the names has the style of the set, in percent. */
const CUSTOM = 60;

/** Without two words in one there is no identifier to look at. */
const JOINED = /[a-z0-9](?:[_-][a-z0-9]|[A-Z])/;
/** An identifier that a text tells to call, names instead of another, or calls a tool. */
const CALLED =
  /\b(?:use|call|calling|invoke|run|see also|prefer|try|instead of|obtained from|provided by)(?: the)? [`'"]?([A-Za-z][\w-]*[A-Za-z0-9])\b(?![*{=/-]|[.:]\S)|[`'"]?\b([A-Za-z][\w-]*[A-Za-z0-9])(?:\(\))?[`'"]? (?:tool|first|instead)\b/gi;
/** In code marks alone. */
const MARKED = /`([A-Za-z][\w-]*[A-Za-z0-9])(?:\(\))?`/g;
/** It is said to be something else, or to be somewhere else. */
const OTHERWISE =
  /^[`'"]?(?:\([^)]*\))?[`'"]? (?:with|param\w*|arg\w*|field|option|flag|action|mode|value|prompt|resource|command|method|endpoint|operation|skill|script|package|function|hook|from the|in the|on the)\b|^[`'"]? (?:--|-\w)|^[`'"]? ?[=:]/i;

const telling = (text: string) => [
  { name: 'list_locks', description: 'Lists locks.', inputSchema: { type: 'object' } },
  { name: 'open_lock', description: text, inputSchema: { type: 'object' } },
  {
    name: 'close_lock',
    inputSchema: { type: 'object', properties: { keep_open: { type: 'boolean' } } },
  },
];

export default defineRule({
  id: 'toolset/known-siblings',
  title: 'A description names no tool that the set does not have',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'warning',
  prevents: ['wrong-tool', 'hallucinated-arguments'],
  rationale:
    'A model that is told to call another tool first calls it. When it was renamed or taken out, the call fails, and the task stops there.',
  source: 'arXiv 2602.18914: accuracy of descriptions; MCP 2026-07-28, server/tools',
  cure: 'Name the tool as the set has it now, or take the sentence out.',
  examples: [
    {
      bad: telling('Opens a lock. Call find_lock first.'),
      good: telling('Opens a lock. Call list_locks first, and use keep_open to hold it.'),
    },
    {
      bad: telling('Opens a lock. The `search_locks` tool gives its number.'),
      good: telling(
        'Opens a lock, as `git lock_open` does. Run make_lock --all on the shell if it is stuck.',
      ),
    },
  ],
  check(set, context) {
    if (set.isCut) return [];
    const known = context.fact(setMembers);
    const style = customOf(known.map(({ tool }) => tool.name));
    if (known.length < LEAST_TOOLS || style === undefined) return [];
    const { isKnown, isAbout, spelled } = context.fact(knownNames);
    return known.flatMap(({ tool }) => {
      const { description } = tool;
      if (!JOINED.test(description)) return [];
      const called = matchesOf(CALLED, description).filter(
        (name) => spellingStyle(name) === style && isToolName(name, set) && isAbout(name) && !isKnown(name),
      );
      const respelled = [...matchesOf(CALLED, description), ...matchesOf(MARKED, description)].filter(
        (name) => spellingStyle(name) !== undefined && spelled(name) !== undefined,
      );
      return [...new Set([...called, ...respelled])].map((name) => {
        const right = spelled(name);
        const but =
          right === undefined ? 'which the set does not have' : `which is called ${quote(right, 30)}`;
        const message = `the text sends the model to ${quote(name, 30)}, ${but}`;
        return { tool: tool.index, at: tool.fields.description.pointer, message };
      });
    });
  },
});

function matchesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)]
    .filter((match) => !OTHERWISE.test(text.slice(match.index + match[0].length)))
    .map((match) => match[1] ?? match[2] ?? '');
}

/** The style of most names of several words. */
function customOf(names: readonly string[]): SpellingStyle | undefined {
  const styles = names.filter((name) => nameWords(name).length > 1).map(spellingStyle);
  return styles.find(
    (style) => styles.filter((other) => other === style).length * 100 >= CUSTOM * styles.length,
  );
}

/** It begins as names of the set do: with a verb, or with their namespace. */
function isToolName(name: string, { namespaces }: ToolSet): boolean {
  const own = withoutNamespace(nameWords(name), namespaces);
  return own.length > 1 && nameVerbs.all.has(own[0]!);
}

/** What names mean in a set. */
interface KnownNames {
  /** A tool has it, with or without its prefix, or a schema does. */
  readonly isKnown: (name: string) => boolean;
  /** It has a word of the set's own names that is no verb: what the set is not about is somewhere else. */
  readonly isAbout: (name: string) => boolean;
  /** How the set spells the name of a tool; undefined when it spells it so, or has no such tool. */
  readonly spelled: (name: string) => string | undefined;
}

/** Fact: tells the names of the set, short or long, and of whatever its schemas name. */
function knownNames({ tools }: ToolSet, context: SetContext): KnownNames {
  const endings = new Set<string>();
  const byWords = new Map<string, string>();
  const written = new Set<string>();
  const objects = new Set<string>();
  for (const { tool, words, own } of context.fact(setMembers)) {
    written.add(tool.name);
    for (const word of own) if (!nameVerbs.all.has(word)) objects.add(wordStem(word));
    byWords.set(words.join(' '), tool.name);
    // A client's prefix or that of the set may be left out, or be one that we do not know.
    for (let from = 0; from < words.length; from++) endings.add(words.slice(from).join(' '));
  }
  let others: ReadonlySet<string> | undefined;
  const isInSchemas = (name: string) => {
    others ??= new Set(
      tools.flatMap(({ fields }) => namesIn([fields.inputSchema.value, fields.outputSchema.value])),
    );
    return others.has(name);
  };
  return {
    isKnown: (name) => {
      const words = nameWords(name);
      const isEnding = words.some(
        (_, from) => words.length - from > 1 && endings.has(words.slice(from).join(' ')),
      );
      return isEnding || isInSchemas(name);
    },
    isAbout: (name) => nameWords(name).some((word) => objects.has(wordStem(word))),
    spelled: (name) => {
      if (written.has(name)) return undefined;
      const right = byWords.get(nameWords(name).join(' '));
      return right === undefined || isInSchemas(name) ? undefined : right;
    },
  };
}

/** Every key and every text without blanks in a schema. */
function namesIn(schemas: readonly unknown[]): string[] {
  const names: string[] = [];
  const open: unknown[] = [...schemas];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!value.includes(' ')) names.push(value);
    } else if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (isObject(value))
      for (const key in value) {
        names.push(key);
        open.push(value[key]);
      }
  }
  return names;
}
