import type { Parameter } from '../../src/model/schema/arguments.js';
import {
  A_UUID,
  ABSOLUTE_URL_TEXT,
  DATE_TEXT,
  DATE_TIME_TEXT,
  EMAIL_TEXT,
  NOT_A_MOMENT,
  OTHER_ADDRESS,
  OTHER_FORMS,
  UUID_TEXT,
} from '../lexicon/format-words.js';
import { nameWords } from './name-words.js';
import { type OwnSchema, showsOnly } from './own-schema.js';
import { shownTexts } from './shown-texts.js';

type Format = 'date' | 'date-time' | 'uuid' | 'email' | 'uri';

/** What a value of each looks like. A value that does not is no proof against its author, but against our reading. */
const LOOKS: Readonly<Record<Format, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\/\/\S+$/i,
};

/** Anything in a text that looks like a day or a point in time. */
const SHOWN_TIME = /\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?/gi;
const LONGEST_TEXT = 400;

/** The format that a text asks for without leaving another way open; undefined when what is shown does not have it. */
export function provenFormat({ name }: Parameter, own: OwnSchema, text: string): Format | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const format = namedFormat(nameWords(name), text);
  if (format === undefined) return undefined;
  const look = LOOKS[format];
  const shown = [...shownTexts(text).map((each) => each.text)];
  if (format.startsWith('date')) shown.push(...[...text.matchAll(SHOWN_TIME)].map(([time]) => time));
  if (!shown.every((value) => look.test(value))) return undefined;
  return showsOnly([own.raw, own.outer], (value) => typeof value === 'string' && look.test(value))
    ? format
    : undefined;
}

function namedFormat(words: readonly string[], text: string): Format | undefined {
  const last = words.at(-1) ?? '';
  const bare = text.replace(/https?:\/\/[^\s"'`)]*|\be\.g\.?|RFC ?3339\/ISO 8601/gi, '');
  if (OTHER_FORMS.test(bare)) return undefined;
  if (DATE_TEXT.test(bare))
    return /HH|hh:|\btime\b(?! (?:range|period|window))/.test(bare) ? undefined : 'date';
  if (DATE_TIME_TEXT.test(bare)) return NOT_A_MOMENT.test(bare) ? undefined : 'date-time';
  // Services call ids of their own a UUID, too: the name says it, or an article does.
  if (UUID_TEXT.test(bare))
    return words.some((word) => /^[ug]uid$/.test(word)) || A_UUID.test(bare) ? 'uuid' : undefined;
  if (EMAIL_TEXT.test(bare)) return 'email';
  const isAddress = ['url', 'uri', 'webhook', 'link', 'href'].includes(last);
  const isAbsolute = ABSOLUTE_URL_TEXT.test(text) || /\bURL\b.{0,60}https?:\/\//.test(text);
  return isAddress && isAbsolute && !OTHER_ADDRESS.test(`${bare} ${words.join(' ')}`) ? 'uri' : undefined;
}
