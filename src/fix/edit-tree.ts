import { tokensOf } from '../model/pointer.js';
import type { Edit } from '../rule/fix.js';

/** Edits by the place they are for: one node for each value on the way to an edit. */
export class EditTree {
  /** What is done to the value at this place itself. */
  readonly own: Edit[] = [];
  /** What is done below it, by member or index. */
  readonly below = new Map<string, EditTree>();

  /** @param edits whose pointers are those of the document before any of them */
  static of(edits: readonly Edit[]): EditTree {
    const root = new EditTree();
    for (const edit of edits) {
      let node = root;
      for (const token of tokensOf(edit.at)) node = node.child(token);
      node.own.push(edit);
    }
    return root;
  }

  private child(token: string): EditTree {
    const known = this.below.get(token);
    if (known) return known;
    const created = new EditTree();
    this.below.set(token, created);
    return created;
  }

  /** The member or entry is taken out. */
  get isRemoved(): boolean {
    return this.own.some((edit) => edit.kind === 'remove');
  }

  /** How the member gets another key; undefined when it keeps its own. */
  get rekeyed(): Extract<Edit, { kind: 'rekey' }> | undefined {
    return this.own.find((edit) => edit.kind === 'rekey');
  }

  /** What shall stand at this place; undefined when nothing new does. */
  get written(): Extract<Edit, { kind: 'set' }> | undefined {
    return this.own.find((edit) => edit.kind === 'set');
  }

  /** The values that are put at the end of the list at this place. */
  get appended(): readonly unknown[] {
    return this.own.flatMap((edit) => (edit.kind === 'append' ? [edit.value] : []));
  }

  /** The parts of the string at this place that change, in order. */
  get reworded(): readonly Extract<Edit, { kind: 'reword' }>['parts'][number][] {
    return this.own
      .flatMap((edit) => (edit.kind === 'reword' ? edit.parts : []))
      .sort((a, b) => a.start - b.start);
  }
}
