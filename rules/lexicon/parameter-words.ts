/** Words of parameter names and of the values they offer; names are identifiers, and those are written in English. */

/** Verbs that, as the first word of a parameter's name or of a value that it offers, say that a call can write. */
export const WRITING_WORDS: ReadonlySet<string> = new Set(
  'add append apply approve archive assign cancel clear close commit create delete deploy destroy disable drop edit enable erase execute force insert install kill mark merge modify move overwrite patch persist post prune publish purge push put reject remove rename replace reset restart restore revoke run save send set start stop store submit subscribe sync toggle trigger truncate uninstall unsubscribe update upload upsert write'.split(
    ' ',
  ),
);

/** Last words that make a thing of the verb before them: `store_id`, `start_cursor`, `merge_request_iid`. */
export const THING_WORDS: ReadonlySet<string> = new Set(
  'at by cursor date day from id ids iid index key line name names number offset page position row slug status time type url uuid version'.split(
    ' ',
  ),
);

/** They stand alone as nouns, or as the ends of a range. */
export const NOUN_NAMES: ReadonlySet<string> = new Set(
  'start stop store set post run edit close open'.split(' '),
);

/** Names of parameters that choose what the call does. */
export const CHOICE_NAMES: ReadonlySet<string> = new Set(
  'action actions cmd command commands method mode op operation operations verb'.split(' '),
);

/** Names of parameters that hold a program, which does what it says: the whole name. */
export const PROGRAM_NAMES: ReadonlySet<string> = new Set(
  'body cmd code command commands cypher expression function graphql javascript js lua payload program python script shell source sql statement statements mutation mutations callback webhook webhook_url callback_url request_body data'.split(
    ' ',
  ),
);

/** What the text of such a parameter speaks of, whatever its name. */
export const PROGRAM_TEXT =
  /\b(?:sql|cypher|graphql|javascript|python|shell|bash|kql|promql)\b[^.]{0,40}\b(?:query|queries|statement|code|command|script|expression|mutation)s?\b|\b(?:command to|code to|script to) (?:run|execute)\b/i;

/** Names of parameters that say where a file is written: the whole name, its words joined by `_`. */
export const DESTINATION_NAME =
  /^(?:(?:output|dest|destination|download|save|local|export|target)_(?:dir|directory|path|file|filename|folder|file_path)|dest|destination|output|out|save_to|save_path|outfile|output_filename)$/;

/** Names of parameters by which a new thing takes the place of an old one, or changes it. */
export const REPLACING_NAME =
  /(?:^|_)(?:overwrite|force|replace|upsert|update|clobber|if_exists|on_conflict|exist_ok|exists|merge|truncate|clear|delete|remove|reset)(?:_|$)/;
