import {
  EMBEDDINGS,
  FILLERS,
  HARMLESS_ISOLATES,
  IN_A_ROW,
  IN_AN_IDENTIFIER,
  INSIDE_A_WORD,
  MAY_HIDE,
  NEVER_MEANT,
  OPENING_EMBEDDINGS,
  OVERRIDES,
  RIGHT_TO_LEFT,
  SELECTORS_IN_A_ROW,
  TAGS_AND_FLAGS,
  TERMINAL_ORDERS,
} from '../lexicon/hidden-characters.js';

/** What a text hides. */
interface HiddenCharacters {
  readonly kind: string;
  readonly count: number;
  /** The different ones, in their order: `U+E0061`. */
  readonly codePoints: readonly string[];
}

/** The kinds, the one that nobody writes by chance first. */
const KINDS: readonly {
  readonly kind: string;
  readonly find: (text: string, isIdentifier: boolean) => string[];
}[] = [
  {
    kind: 'tag',
    find: (text) => all(text, TAGS_AND_FLAGS).filter((found) => !found.startsWith('\u{1f3f4}')),
  },
  { kind: 'bidirectional', find: (text) => [...all(text, OVERRIDES), ...embeddingsIn(text)] },
  { kind: 'variation', find: (text) => all(text, SELECTORS_IN_A_ROW) },
  { kind: 'terminal', find: (text) => all(text, TERMINAL_ORDERS).map((order) => order[0]!) },
  { kind: 'invisible', find: (text) => [...all(text, NEVER_MEANT), ...all(text, FILLERS)] },
  { kind: 'zero-width', find: zeroWidthIn },
];

/**
 * The characters of a text that only a machine sees.
 * @param isIdentifier it is a name, or a value that is compared letter by letter
 */
export function hiddenIn(text: string, isIdentifier: boolean): HiddenCharacters[] {
  if (!MAY_HIDE.test(text)) return [];
  return KINDS.flatMap(({ kind, find }) => {
    const characters = find(text, isIdentifier).join('');
    if (characters === '') return [];
    const different = new Set<string>();
    let count = 0;
    for (const character of characters) {
      count++;
      different.add(character);
    }
    return [{ kind, count, codePoints: [...different].map(codePoint) }];
  });
}

/** `U+200B`: how a message names a character. */
function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function all(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/** In a text that is read from right to left they are meant, as long as each has its end. */
function embeddingsIn(text: string): string[] {
  const found = all(text, EMBEDDINGS);
  const isMeant = RIGHT_TO_LEFT.test(text) || HARMLESS_ISOLATES.test(found.join(''));
  return isMeant && isBalanced(found) ? [] : found;
}

function isBalanced(controls: readonly string[]): boolean {
  let open = 0;
  for (const control of controls) {
    open += OPENING_EMBEDDINGS.includes(control) ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

function zeroWidthIn(text: string, isIdentifier: boolean): string[] {
  if (isIdentifier) return all(text, IN_AN_IDENTIFIER);
  return [...all(text, INSIDE_A_WORD), ...all(text.replace(INSIDE_A_WORD, ''), IN_A_ROW)];
}
