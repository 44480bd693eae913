/** Words of names and texts that say how the parameters of a call go together. */

import { loose } from './phrases.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that name one of two ends: names that differ in them alone mean two things of one kind. */
export const ENDS = words(
  'from to source src target tgt dest dst destination origin orig original dep departure depart arr arrival arrive old new left right start begin beginning end finish before after current previous prev next first second last a b base head sender recipient receiver parent child input output min max minimum maximum low high lower upper since until other another duplicate compare updated replacement search find replace with pickup dropoff pick up drop off quote related linked inward outward follower followee buyer seller winner loser 1 2',
);

/** Words for a beginning, each with those for its end. */
export const RANGES: readonly (readonly [low: ReadonlySet<string>, high: ReadonlySet<string>])[] = [
  [words('min minimum'), words('max maximum')],
  [words('start begin starts starting'), words('end finish stop ends ending')],
  [words('from since'), words('to until till')],
  [words('after since gt gte'), words('before until lt lte')],
  [words('low lower'), words('high upper')],
  [words('first'), words('last')],
  [words('earliest'), words('latest')],
  [words('in checkin'), words('out checkout')],
  [words('departure'), words('return')],
  [words('oldest'), words('newest')],
  [words('floor'), words('ceiling')],
  [words('start issued created open opens'), words('due expire expires expiry expiration close closes')],
];

/** They are places, and none lies before another. */
export const COORDINATES = words('lat lon lng long latitude longitude x y');

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

/** Names of flags that only say what comes back besides: without them there is less of it. */
export const ANSWER_FLAGS = words('include with show return expand verbose detailed pretty extended raw');

/** Names of numbers of which any small one is a call as good as another. */
export const AMOUNTS = words(
  'count limit size page pages top results rows columns items entries copies quantity days hours minutes depth per num',
);

/** A parameter that speaks for the user, who must be asked. */
export const CONSENT =
  /(?:^|_)(?:confirm|confirmed|confirmation|acknowledge|acknowledged|acknowledgement|acknowledgment|consent|agree|agreed|accept|accepted|approve|approved)(?:_|$)/;

/** Entries of a list of choices that are not to be picked for anybody: they take away, open doors, or hit what is live. */
export const NEVER_PICKED = words(
  'delete destroy drop erase purge wipe truncate remove reset kill sigkill terminate revoke uninstall overwrite force clear disable cancel stop shutdown prune reject ban block suspend close hard admin administrator owner root superuser production prod live public everyone anyone all full unrestricted critical yes y true confirm confirmed',
);

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
