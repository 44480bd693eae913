import { tokensOf } from '../model/pointer.js';
import type { Edit } from '../rule/fix.js';

/** Behind the last entry of a list (RFC 6901, 4): several fixes may put something there. */
const LIST_END = '/-';

function placeOf(edit: Edit): string {
  return edit.kind === 'append' ? edit.at + LIST_END : edit.at;
}

class Node {
  isClaimed = false;
  readonly below = new Map<string, Node>();
}

/** The places that the fixes of a pass have claimed. Two fixes clash when a place of one is inside a place of the other. */
export class ClaimedPlaces {
  readonly #root = new Node();

  /** Claims all places of a fix, or none when one of them clashes with what another fix has claimed. */
  claim(edits: readonly Edit[], reads: string | undefined): boolean {
    const places = edits.map(placeOf);
    if (places.some((place) => this.#isTaken(place))) return false;
    if (reads !== undefined && this.#isTaken(reads)) return false;
    for (const place of places) this.#take(place);
    return true;
  }

  #isTaken(pointer: string): boolean {
    let node: Node | undefined = this.#root;
    for (const token of tokensOf(pointer)) {
      if (node.isClaimed) return true;
      node = node.below.get(token);
      if (!node) return false;
    }
    return !pointer.endsWith(LIST_END);
  }

  #take(pointer: string): void {
    let node = this.#root;
    for (const token of tokensOf(pointer)) {
      let next = node.below.get(token);
      if (!next) {
        next = new Node();
        node.below.set(token, next);
      }
      node = next;
    }
    node.isClaimed = true;
  }
}
