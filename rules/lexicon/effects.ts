/** What an act does to the world. `changes`: something that is there is other than it was, and is still there. */
export type Effect = 'reads' | 'creates' | 'changes' | 'destroys';

/** An act whose verb leaves no doubt. Verbs that share a kind can stand for each other: "get" and "retrieve". */
export interface Act {
  readonly effect: Effect;
  readonly kinds: readonly string[];
}

/** What a text says against a claim: the words that say it, for a message. */
export type Objection = string | undefined;

/** What the words of one language say of the effect of a tool. */
export interface Effects {
  /** BCP 47 tag of the {@link Lexicon} that it goes with. */
  readonly tag: string;
  /** Evident acts, by the base forms that the lexicon's `opening` gives. A verb that is not here says nothing. */
  readonly acts: ReadonlyMap<string, Act>;
  /** A verb of looking that means something else here: an item that is listed for sale. */
  readonly otherSense: (verb: string, word: string, text: string) => Objection;
  /** The text speaks of an act that a tool which only looks does not do. */
  readonly againstReading: (text: string) => Objection;
  /** The text says that nothing is changed, or that advice is all there is. */
  readonly againstWriting: (text: string) => Objection;
  /** What is made may take the place of something, or undo it. */
  readonly againstAdding: (text: string) => Objection;
  /** What is taken away can come back, or only leaves a place. */
  readonly againstDestroying: (text: string) => Objection;
  /** The text itself says that a second call changes nothing more. */
  readonly saysRepeatable: (text: string) => boolean;
}

/** Acts from rows of an effect, a kind and verbs that are separated by blanks; a verb may stand in several rows. */
export function actsOf(
  rows: readonly (readonly [effect: Effect, kind: string, verbs: string])[],
): ReadonlyMap<string, Act> {
  const acts = new Map<string, Act>();
  for (const [effect, kind, verbs] of rows)
    for (const verb of verbs.split(' '))
      acts.set(verb, { effect, kinds: [...(acts.get(verb)?.kinds ?? []), kind] });
  return acts;
}

/** Verbs of looking that have one sense only. */
export const ONE_SENSE = (): Objection => undefined;

/** An objection wherever `pattern` matches: what it matched. */
export function objectsTo(pattern: RegExp): (text: string) => Objection {
  return (text) => pattern.exec(text)?.[0];
}
