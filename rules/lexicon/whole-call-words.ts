/** Words of names and texts that say what a whole call needs. */

import { loose } from './phrases.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names, by their words, of parameters that say how much of the answer comes back, and in which form. */
export const ASIDE = words(
  'limit page pages size offset cursor sort order direction format timeout verbose pretty expand fields include exclude locale language lang count results top per skip take max include_totals detail debug',
);

const WHICH = 'id ids iid iids uid uuid guid owner repo repository workspace project account';
const WHERE =
  'key keys slug ref number name names alias path paths file filename url handle username email domain channel chat thread room conversation folder table collection database board list sheet';

/** Verbs whose call needs more than the names of the things it is about, each with the last words of such names. */
export const NEEDS_MORE: readonly (readonly [verbs: ReadonlySet<string>, names: ReadonlySet<string>])[] = [
  [
    // What they change a thing into.
    words(
      'update edit patch modify change put set replace upsert configure adjust move rename copy assign transition',
    ),
    words(`${WHICH} ${WHERE}`),
  ],
  // What they put there.
  [words('send post comment reply publish write append insert save'), words(`${WHICH} ${WHERE}`)],
  // What they make; it may have its name alone.
  [words('create add'), words(WHICH)],
];

const any = (...sources: readonly string[]) => new RegExp(sources.map(loose).join('|'), 'iu');

/** The text of a parameter that may be left out says that some calls need it. */
export const NEEDED_SOMETIMES = any(
  '(?:^|[.;(,]\\s*|\\bis |\\bare )(?:conditionally )?(?:required|mandatory|needed|necessary)(?=[ :,]+(?:for|when|if|unless|with|in|by|to|on|only|as)\\b)',
  'must (?:also )?be (?:provided|set|given|specified|passed|present|supplied)',
  '(?:^|[(\\[])required(?:[.):\\]]|$)|\\b(?:this|it|field|parameter|value) is required(?:[.)]|$)',
  '\\b(?:provide|specify|pass|supply|give|use|set) (?:this|it)\\b[^.\\n]{0,40}\\bor\\b',
  '\\bneeds? to (?:be )?(?:set|give|provide|pass|specify|supply|given|provided|passed|specified|supplied)\\b',
  '\\b(?:at least|exactly) one of\\b|\\bone of\\b[^.\\n]{0,60}\\b(?:required|must)\\b|\\beither\\b[^.\\n]{0,60}\\b(?:required|must)\\b',
  'obligatori[oa] (?:si|cuando|para)|requerid[oa] (?:si|cuando|para)|(?:obligatoire|requise?) (?:si|pour|lorsque?|quand)',
  '时(?:为)?(?:必填|必需|必须|必传)|(?:必填|必需|必传)|場合は?必須|必須',
);

/** The text of a tool says that a call needs one of several. */
export const DEMANDS_ONE_OF = any(
  '\\b(?:provide|specify|pass|supply|give|use|set|include|requires?|needs?|with)(?: either\\b| (?:exactly |at least )?one of\\b| at least one\\b)',
  '\\bat least one\\b[^.\\n]{0,60}\\b(?:required|must|needed|provided|set|given|specified)\\b',
  '\\b(?:exactly|at least) one of\\b|\\b(?:one of|either)\\b[^.\\n]{0,80}\\b(?:required|must|needed|provided)\\b',
  'al menos un[oa] de|au moins une? (?:de|des)|至少(?:提供|指定|需要|传)?一|いずれか(?:一つ|1つ)?(?:を|が)(?:指定|必須|必要)',
);

/** It may say so of the parameters that are named in it. */
export const OFFERS_ONE_OF = any(
  '\\b(?:provide|specify|pass|supply|give|requires?)\\b[^.\\n]{0,60}\\bor\\b[^.\\n]{0,40}',
);
