import { baseOf } from './english.js';
import { ACTING } from './english-acting.js';

/** How a verb stands in a sentence. */
export type VerbForm = 'base' | 'third' | 'gerund' | 'participle';

/** A word that may be a form of an acting verb. */
export interface ActingForm {
  readonly base: string;
  readonly form: VerbForm;
}

/** Participles that the spelling rules do not give; those like the base form ("put", "set") need no entry. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'begun:begin bent:bend bought:buy broken:break built:build burnt:burn chosen:choose dealt:deal done:do drawn:draw driven:drive eaten:eat fed:feed flown:fly forgotten:forget fought:fight frozen:freeze given:give gone:go grown:grow held:hold hidden:hide kept:keep laid:lay led:lead left:leave lent:lend lit:light lost:lose made:make meant:mean overridden:override overwritten:overwrite paid:pay rebuilt:rebuild redone:redo repaid:repay remade:remake resent:resend retaken:retake rewound:rewind rewritten:rewrite ridden:ride rung:ring sent:send shaken:shake shot:shoot sold:sell resold:resell spent:spend spoken:speak spun:spin stolen:steal struck:strike stuck:stick swept:sweep taken:take taught:teach thrown:throw torn:tear undone:undo unwound:unwind withdrawn:withdraw withheld:withhold woken:wake won:win worn:wear written:write'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The acting verb that `word` is a form of; undefined for any other word. @param word in lower case */
export function actingForm(word: string): ActingForm | undefined {
  const base = baseOf(word);
  const plain = base ?? (ACTING.has(word) ? word : word.endsWith('s') ? word.slice(0, -1) : '');
  if (ACTING.has(plain)) return { base: plain, form: plain === word ? 'base' : 'third' };
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined && ACTING.has(irregular)) return { base: irregular, form: 'participle' };
  return inflected(word, 'ing', 'gerund') ?? inflected(word, 'ed', 'participle');
}

/** "deleting" of "delete", "tagged" of "tag", "copied" of "copy". */
function inflected(word: string, ending: string, form: VerbForm): ActingForm | undefined {
  if (!word.endsWith(ending)) return undefined;
  const stem = word.slice(0, -ending.length);
  const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2);
  const candidates = [
    stem,
    `${stem}e`,
    ...(isDoubled ? [stem.slice(0, -1)] : []),
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  ];
  const base = candidates.find((candidate) => ACTING.has(candidate));
  return base === undefined ? undefined : { base, form };
}
