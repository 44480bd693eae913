import { ENGLISH_VERBS } from './english-verbs.js';

/** English verbs by what a text that has one says of its tool: that it only looks, or that it may do more. */

const split = (list: string): string[] => list.split(' ');

/** Verbs of every group that leave things alone wherever a description has them. */
const NEUTRAL = split(
  'allow apply attempt avoid be carry clarify collate collect combine compile concat concatenate contextualise contextualize convert cover debug decide demonstrate depict describe discuss do elaborate elucidate end enhance exclude exhibit expose express facilitate fit focus format go group guess help highlight illustrate include incorporate indicate inform learn let leverage like limit narrate need normalise normalize obtain paraphrase permit qualify reason refer refuse relate return say simplify sort speak specify summarise summarize support talk think track translate transliterate troubleshoot try understand unlike use utilise utilize vary want work',
);

/** Nouns in most places that are verbs with an object, and are in no group. */
const NOUN_VERBS = split(
  'bill cache disburse email free invoice issue label message order place process ring text tip type',
);

const neutral: ReadonlySet<string> = new Set(NEUTRAL);

/** Verbs that leave the world as it was. */
export const LOOKING: ReadonlySet<string> = new Set([...split(ENGLISH_VERBS.reads), ...NEUTRAL]);

/** Verbs that make something new and leave alone what is there. */
export const MAKING: ReadonlySet<string> = new Set(split(ENGLISH_VERBS.creates));

/** Every verb that is none of looking, as the word of a name that it is alone. */
export const ANY_ACT: ReadonlySet<string> = new Set(
  [ENGLISH_VERBS.creates, ENGLISH_VERBS.changes, ENGLISH_VERBS.destroys, ENGLISH_VERBS.acts].flatMap(split),
);

/** Every verb that may do more than look: one of creating, changing or destroying, or one that does not say. */
export const ACTING: ReadonlySet<string> = new Set(
  [...ANY_ACT, ...NOUN_VERBS].filter((verb) => !neutral.has(verb)),
);

/** Of the acting verbs, those that change or end what is there: the nouns made of them are acts too ("termination"). */
export const CHANGING: ReadonlySet<string> = new Set([
  ...split(ENGLISH_VERBS.changes),
  ...split(ENGLISH_VERBS.destroys),
]);

/** Acting verbs that are nouns as often ("the release", "two orders"): only their place tells which of the two is meant. */
export const NOUN_LIKE: ReadonlySet<string> = new Set(
  split(
    'access affix begin start advance aid aim answer archive arm ask attack attempt backup balance ban bet bid block blur book bookmark boot branch break bridge broadcast build bump burn bypass call caption capture care cast catch change charge check checkout checkpoint chunk claim clean clear click clock clone close code comment commit compact complete compress contact contract control copy correct cover crack craft crop cut debate debug delay deposit design dial direct discard dispatch display distort dock document double download draft drag drain draw drill drink drive drop dump duplicate edit empty engage escape exchange execute exit export fade favorite favourite fax fight fill finish fire fix flag flash flip flow flush fly fold forage force forge fork forward freeze function fuse grant guide hack halt handle handoff harvest hash hedge hire hold hover hunt import increase increment decrease decrement index initiate inline input insert install invest invite join jot journal jump kick kill label land launch lead leave lend lift light line link load lock log login logout map mark mask match mean measure merge mine mint mirror mix mock mount move mute name note notice object open operate outline overlay override own pace pack page paint pair park paste patch pause pay pick pickup pin pitch pivot place plan plant play plug polish pool pop pose post power practice preorder press print process produce progress project promise prompt proof propose prototype provision proxy pull pump punch purchase purge push queue quit quiz quote raise range rate recall record redirect refund register release rename rent repair replay reply report request reserve reset rest restore result retreat reverse review rework rewrite rewind ride ring roll rollback round route rule run sack sail sale scale scan schedule scrap scratch screen scroll seal seat seed seek select send sense separate set settle setup shake share shed shelf shift ship shoot shop shot shuffle sign signal signup sketch skip sleep slice slide slip smooth snap snapshot sound spare spark spawn spell spin split spoof spot spray squash stack staff stage stake stamp stand star state stay steam step stick stir stock stop store strain stream stretch strike strip stub study style subject submit supplement supply surface surrender swap sweep swing swipe switch sync tag tailor take tap tape target task taste tax tear test text thaw throttle throw tick tie tilt tint tip title toggle topup toss touch track trade train transfer transform transit transition transport trash travel treat trigger trim trip trust try tune turn tweak twist type update upgrade upload upvote downvote value veto void vote walk warm warp waste watch watermark wave wear wear wind wipe wire wonder wrap yield zap zip zoom bill cache email free invoice issue message order',
  ),
);
