import type { YAMLError } from 'yaml';

/** An error of the YAML parser as a sentence for the person who wrote the text: what to do about it, where that is known. */
export function sentenceOf({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  const own = SENTENCES[code];
  if (typeof own === 'string') return own;
  const [first = ''] = message.split('\n');
  return own?.find(([part]) => message.includes(part))?.[1] ?? first.charAt(0).toLowerCase() + first.slice(1);
}

type Sentences = Readonly<Record<string, string | readonly (readonly [part: string, sentence: string])[]>>;

/** By the code of the error; where one code has several causes, by a part of the message. */
const SENTENCES: Sentences = {
  BAD_DQ_ESCAPE: 'this escape is not one of YAML: in double quotes a backslash is written \\\\',
  BAD_SCALAR_START: 'a text that begins with this character needs quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'this reads as a key inside a value: a text with ": " needs quotes, and keys below it the same indent',
  MULTILINE_IMPLICIT_KEY: 'a key must stand on one line with its ":"',
  RESOURCE_EXHAUSTION: 'this is nested too deep to be read',
  TAB_AS_INDENT: 'YAML is indented with blanks, not with tabs',
  MISSING_CHAR: [
    ['"quote', 'a text in double quotes is not closed'],
    ["'quote", 'a text in single quotes is not closed'],
    ['followed by map values', 'a key needs a ":" behind it'],
  ],
  UNEXPECTED_TOKEN: [
    ['block-seq-ind', 'a list begins on a line of its own, below its key'],
    ['at node end', 'this does not belong here: the value before it is complete'],
  ],
};
