import { ACTING } from './english-acting.js';

/** Words of parameter names and of the values they offer; names are identifiers, and those are written in English. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Acting verbs that, first in the name of any parameter, say that a call can write. */
export const WRITING_WORDS = words(
  'ack acknowledge add append apply approve archive assign book cancel claim clear close commit consume create delete deploy dequeue destroy disable drop edit enable erase execute force grant insert install invalidate kill lock mark merge modify move overwrite patch pay persist pop post prune publish purge push put redeem reject remove rename replace reserve reset restart restore revoke run save send set start stop store submit subscribe sync toggle transfer trigger truncate uninstall unlock unsubscribe update upload upsert write',
);

/** Acting verbs that a switch has for what is shown: `expand`, `follow_redirects`, `return_total`. */
const SHOWING = words(
  'access count expand export extend fill flatten fold follow ignore join keep load merge match open order present print render return round shorten skip stream strip trim truncate unwrap uppercase lowercase verify wrap zip',
);
/** Words before the verb of a switch. */
const LEADS = words('also and auto automatically do is it must no not now on should then to with will');

/** Values of things that can be the name of an act too: how rows are sorted, what a file is. */
const THING_VALUES = words(
  'access block build call capture card change chart comment contact contract copy cover deposit design display document draft drive email end feed file fill fit fork form group index input invoice issue join label light like line link list load log loop map mask match message model mount name note object open order output page pair play plot point pool pop present press print process project prompt proof pull query quote range rate record release repeat reply report request resize response rest rotate round route sale scale schedule screen sign snapshot sort split stack stage star state step stock stream strip style support surface tag take target task test text thread ticket time title top track trade train transfer transit type unit value view void vote walk watch wave wrap zoom',
);

/** A value that is offered is the name of an act. @param isChoice it is offered for what the call does */
export function isActValue(value: readonly string[], isChoice: boolean): boolean {
  const [first = ''] = value;
  return (ACTING.has(first) || WRITING_WORDS.has(first)) && (isChoice || !THING_VALUES.has(first));
}

/** A switch of this name sets an act going: `ack`, `auto_archive`, `should_delete`. */
export function isActSwitch(name: readonly string[]): boolean {
  const verb = name.find((word) => !LEADS.has(word)) ?? '';
  return verb === 'cleanup' || (ACTING.has(verb) && !SHOWING.has(verb));
}

/** Last words that make a thing of the verb before them: `store_id`, `start_cursor`, `merge_request_iid`. */
export const THING_WORDS = words(
  'at by cursor date day from id ids iid index key line name names number offset page position row slug status time type url uuid version',
);

/** They stand alone as nouns, or as the ends of a range. */
export const NOUN_NAMES = words('start stop store set post run edit close open');

/** Last words of the names of parameters that choose what the call does: `action`, `http_method`, `steps`. */
export const CHOICE_WORDS = words(
  'action actions cmd command commands method methods op operation operations ops steps task tasks verb verbs',
);
/** Whole names of such parameters. */
export const CHOICE_NAMES = words('mode do');

/** Names of parameters that hold a program, which does what it says: the whole name. */
export const PROGRAM_NAMES = words(
  'body cmd code command commands cypher expression function graphql javascript js lua payload program python script shell source sql statement statements mutation mutations callback webhook webhook_url callback_url request_body data js_code python_code source_code',
);

/** A name with one of these words holds one, or says where something is sent. */
export const PROGRAM_WORDS = words(
  'sql script stmt statement cypher plsql javascript shell bash mutation webhook callback',
);

/** Signs of a call that does more than look: it is confirmed, it must not be made twice, it takes something. */
export const SIGN_NAME =
  /(?:^|_)(?:confirm(?:ed|ation)?|idempotency|lease|visibility_timeout|into|notify|recipients?)(?:_|$)|^new_|^(?:email|send|reply)_to$/;

/** What the text of such a parameter speaks of, whatever its name. */
export const PROGRAM_TEXT =
  /\b(?:sql|cypher|plpgsql|aql)\b|\b(?:graphql|javascript|python|shell|bash|kql|promql)\b[^.]{0,40}\b(?:query|queries|statement|code|command|script|expression|mutation)s?\b|\b(?:command|code|script|statement|query|program) to (?:run|execute|evaluate)\b/i;

/** Names of parameters that say where a file is written, their words joined by `_`. */
export const DESTINATION_NAME =
  /^(?:dest|destination|output|out|outfile|save_to|save_as|write_to|download_to|export_to)$|^(?:output|out|dest|destination|download|save|local|export|target|result|results|write|backup|report|log)_(?:dir|directory|path|file|filename|folder|file_path|file_name|bucket|uri|table|location|prefix|key|sheet)$/;
/** The same in a text. */
export const DESTINATION_TEXT =
  /\b(?:where|path|file|folder|directory|bucket|location)\b[^.]{0,30}\b(?:to (?:save|write|store|put|export|download)|(?:is|are|will be|gets?|for the|of the) (?:saved|written|stored|put|exported|downloaded))\b|\b(?:save|write|store|export|download)s? (?:it|them|the \w+|results?|output) (?:to|in|into|as)\b/i;

/** Names of parameters by which a new thing takes the place of an old one, or changes it. */
export const REPLACING_NAME =
  /(?:^|_)(?:overwrite|force|replace|upsert|update|clobber|if_exists|on_conflict|exist_ok|exists|merge|truncate|clear|delete|remove|reset)(?:_|$)/;
/** Names of parameters that say where a thing is put: what is there is lost. */
export const PLACE_NAME = /(?:^|_)(?:path|file|filename|filepath|file_name|dest|destination|target)$/;
