import { ENGLISH_VERBS } from './english-verbs.js';

/** English verbs by what a text that has one says of its tool: that it only looks, or that it may do more. */

const split = (list: string): string[] => list.split(' ');

/** Verbs of every group that leave things alone wherever a description has them. */
const NEUTRAL = split(
  'allow apply attempt avoid be carry clarify collate collect combine compile concat concatenate contextualise contextualize convert cover debug decide demonstrate depict describe discuss do elaborate elucidate end enhance exclude exhibit expose express facilitate fit focus format go group guess help highlight illustrate include incorporate indicate inform learn let leverage like limit narrate need normalise normalize obtain paraphrase permit qualify reason refer refuse relate return say simplify sort speak specify summarise summarize support talk think track translate transliterate troubleshoot try understand unlike use utilise utilize vary want work',
);

/** Acting verbs that no name or description begins with often enough to be in a group: those that are nouns as often … */
const RARE_NOUNS = split(
  'alert auction award bank beat blank blast bill cache charter clip courier damage dm dry email fake feed fine flood free friend grind hail harm heat hit hop invoice issue label lease levy loan mail message order page park phone place plant pm pop process ration reward ring slot sms spam spill strike tax telephone text tip type wager wash waste water wave wreck zero',
);
/** … and the others. */
const RARE = split(
  'behead bestow breach bury carve cease corrupt counterfeit crush despatch disburse engrave exhaust expend extinguish foreclose forge gamble glue hand haul hug ignite impound jail kiss liberate marry mop offload orphan overspend poison poke pour prod punch pwn quench reap remunerate repossess rinse ruin shave shove shroud siphon smash snatch snip spend stow sunset tow tumble twirl unleash vaporize weld',
);

/** Verbs of looking that leave something behind when they are done to a thing: a booking is confirmed, an owner is pinged. */
const LEAVING = split('confirm ensure grade ping reclassify recategorise recategorize reconfirm regrade');

const neutral: ReadonlySet<string> = new Set(NEUTRAL);

/** Verbs that leave the world as it was. */
export const LOOKING: ReadonlySet<string> = new Set(
  [...split(ENGLISH_VERBS.reads), ...NEUTRAL].filter((verb) => !LEAVING.includes(verb)),
);

/** Verbs that make something new and leave alone what is there. */
export const MAKING: ReadonlySet<string> = new Set(split(ENGLISH_VERBS.creates));

/** Every verb that is none of looking, as the word of a name that it is alone. */
export const ANY_ACT: ReadonlySet<string> = new Set(
  [ENGLISH_VERBS.creates, ENGLISH_VERBS.changes, ENGLISH_VERBS.destroys, ENGLISH_VERBS.acts].flatMap(split),
);

/** Every verb that may do more than look: one of creating, changing or destroying, or one that does not say. */
export const ACTING: ReadonlySet<string> = new Set(
  [...ANY_ACT, ...RARE_NOUNS, ...RARE, ...LEAVING].filter((verb) => !neutral.has(verb)),
);

/** Of the acting verbs, those that change or end what is there: the nouns made of them are acts too ("termination"). */
export const CHANGING: ReadonlySet<string> = new Set([
  ...split(ENGLISH_VERBS.changes),
  ...split(ENGLISH_VERBS.destroys),
]);

/** Acting verbs that are nouns as often ("the release", "two orders"): only their place tells which of the two is meant. */
export const NOUN_LIKE: ReadonlySet<string> = new Set([
  ...RARE_NOUNS,
  ...split(
    'access advance affix aid aim answer archive arm ask attack attempt backup balance ban begin bet bid block blur book bookmark boot branch break bridge broadcast build bump burn bypass call caption capture care cast catch change charge check checkout checkpoint chunk claim clean clear click clock clone close code comment commit compact complete compress contact contract control copy correct cover crack craft crop cut debate debug decrease decrement delay deposit design dial direct discard dispatch display distort dock document double download downvote draft drag drain draw drill drink drive drop dump duplicate edit empty escape exchange exit export favorite favourite fax fight fill finish fire fix flag flash flip flow flush fly fold forage force forge fork forward freeze function fuse grant guide hack halt handoff harvest hash hedge hire hold hover hunt import increase increment index inline input insert install invite join jot journal jump kick kill land launch lead lift light line link load lock log login logout map mark mask match mean measure merge mine mint mirror mix mock mount move mute name note notice object open operate outline overlay override own pace pack paint pair paste patch pause pay pick pickup pin pitch pivot plan play plug polish pool pose post power practice preorder press print progress project promise prompt proof prototype provision proxy pull pump punch purchase purge push queue quit quiz quote raise range rate record redirect refund register release rename rent repair replay reply report request reserve reset rest restore result retreat reverse review rewind rework rewrite ride roll rollback round route rule run sack sail sale scale scan schedule scrap scratch screen scroll seal seat seed seek sense separate set setup shake share shed shelf shift ship shoot shop shot shuffle sign signal signup sketch skip sleep slice slide slip smooth snap snapshot sound spare spark spell spin split spoof spot spray squash stack staff stage stake stamp stand star start state stay steam step stick stir stock stop store strain stream stretch strip stub study style subject supplement supply surface surrender swap sweep swing swipe switch sync tag tailor tap tape target task taste test thaw throttle tick tie tilt tint title toggle topup toss touch track trade train transfer transit transition transport trash travel treat trigger trim trip trust try tune turn tweak twist update upgrade upload upvote value veto void vote walk warm warp watch watermark wind wipe wire wonder wrap yield zap zip zoom',
  ),
]);
