import { actsOf, type Effects, objectsTo } from './effects.js';
import { nameVerbs } from './english.js';
import { ACTING, MAKING } from './english-acting.js';
import { otherSense } from './english-senses.js';
import { writingVerb } from './english-writing.js';

/**
 * Verbs of names and descriptions whose effect is evident. Out are those that are evident in some tools only: "read"
 * may mark what it reads, "query" and "run" do what their argument says, "check" goes with "in" and "out", "generate"
 * may only compute, "download" writes to a disk.
 */
const acts = actsOf([
  ['reads', 'look', 'get list retrieve fetch show view return display enumerate browse'],
  ['reads', 'search', 'search find lookup look'],
  ['reads', 'compare', 'compare'],
  ['reads', 'count', 'count'],
  ['reads', 'describe', 'describe explain'],
  ['reads', 'check', 'check validate verify'],
  ['reads', 'analyze', 'analyze analyse inspect explore'],
  ['creates', 'create', 'create'],
  ['creates', 'add', 'add'],
  ['creates', 'insert', 'insert'],
  ['creates', 'send', 'send'],
  ['changes', 'update', 'update edit modify change patch'],
  // What is uploaded may take the place of a file of that name.
  ['changes', 'upload', 'upload'],
  ['changes', 'move', 'move'],
  ['changes', 'rename', 'rename'],
  ['changes', 'replace', 'replace'],
  ['changes', 'set', 'set'],
  ['changes', 'toggle', 'enable disable activate deactivate'],
  ['changes', 'assign', 'assign unassign'],
  ['changes', 'archive', 'archive unarchive'],
  ['changes', 'publish', 'publish unpublish'],
  ['destroys', 'delete', 'delete destroy erase purge wipe drop'],
  ['destroys', 'remove', 'remove'],
]);

/** The acts that do more than make something new. */
const NOT_ADDING: ReadonlySet<string> = new Set([...ACTING].filter((verb) => !MAKING.has(verb)));

/** What may take the place of something, or be any act. */
const againstAdding = objectsTo(
  /\b(?:overwr\w+|replac\w+|updat\w+|upsert\w*|modif\w+|delet\w+|remov\w+|destroy\w*|destructive|irreversibl\w+|undone|purg\w+|eras\w+|reset\w*|already exists?|if (?:it )?exists|existing|https? requests?|sql|commands?|scripts?|re-?us\w+|only (?:be )?one|unless|in place of|instead of|clobber\w*|ends? (?:the|any|all)|invalid|expires?|no longer|stops? working|oldest|limit|previous|former|or (?:get|return|fetch)s?)\b/i,
);

/** The acts that leave something of what is destroyed, or are only the first step. */
const NOT_DESTROYING: ReadonlySet<string> = new Set(
  [...ACTING].filter((verb) => !nameVerbs.destroys.has(verb)),
);

/** What is taken away can come back, or only leaves a place. */
const againstDestroying = objectsTo(
  /\b(?:soft[ -]?delet\w+|trash\w*|(?:recycle )?bin|archiv\w+|restor\w+|recover\w*|recreat\w+|undo|undone|undelet\w+|revers\w+|unlink\w*|detach\w*|disconnect\w*|deactivat\w+|disabl\w+|hid(?:es?|den|ing)|(?:can|could|may|to) be (?!deleted|removed|empty|used|found)\w+|(?:brought|bring|gets?|getting|put|come) (?:it |them |\w+ )?back|marked as|flag\w*|kept|keeps?|stays?|remains?|retain\w*|retention|grace period|temporar\w+|within \d+|(?:for|after) \d+|after a|untouched|survives?|nothing is lost|soft|draft|cache|selection|link|takes effect|i\.e\.|until|only from|from (?:the )?view|does(?: not|n't) delete|without deleting)\b/i,
);

export const englishEffects: Effects = {
  tag: 'en',
  acts,
  otherSense,
  againstReading: (text) => writingVerb(text),
  againstWriting: objectsTo(
    /\bread-?only\b|\b(?:does|do|will|is|are)(?: not|n't) (?:actually )?(?:chang|modif|writ|creat|sen[dt]|sav|delet|remov|appl)\w*|\bwithout (?:chang|modif|writ|creat|send|sav|delet|remov|apply)\w*|\b(?:dry[ -]?run|preview|simulat\w+|guidance|guidelines?|best practices|instructions|step-by-step|prompts?|validat\w+ only)\b/i,
  ),
  againstAdding: (text) => writingVerb(text, NOT_ADDING) ?? againstAdding(text),
  againstDestroying: (text) => writingVerb(text, NOT_DESTROYING) ?? againstDestroying(text),
  saysRepeatable: (text) =>
    /(?<!\b(?:not|never|non|if|isn't)[ -])\bidempotent(?:ly)?\b/i.test(text) &&
    !/\bnon-?idempotent\b/i.test(text),
};
