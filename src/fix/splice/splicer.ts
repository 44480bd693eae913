import type { Edit } from '../../rule/fix.js';

/**
 * Changes a text in the places of edits and nowhere else: comments, the order of keys, indentation, the spelling of
 * numbers and strings, and line ends stay as they are.
 */
export interface Splicer {
  /**
   * Why an edit cannot be made in this text without touching more than it says, as a sentence without its final stop:
   * an anchor that other places repeat, a key that stands twice. undefined when it can.
   */
  obstacle(edit: Edit): string | undefined;
  /**
   * The text after the edits. None of them has an obstacle; no pointer of one is a prefix of another's, but for members
   * of one object, which may be taken out, added, given other keys and changed together.
   */
  splice(edits: readonly Edit[]): string;
}
