import type { Fixability } from '../rule/fix.js';
import { meanOf } from './build.js';
import type { FixedInput, InputReport } from './report.js';

/** What repairs have made of an input, as plain JSON. */
export interface JsonFixed {
  /** False: it was only shown what would be written. */
  readonly written: boolean;
  /** Means of the tools, floored. */
  readonly meanBefore: number | null;
  readonly meanAfter: number | null;
  readonly changes: readonly {
    readonly rule: string;
    readonly fixability: Fixability;
    /** The name that the tool had before. */
    readonly tool: string;
    readonly does: string;
    /** A person must finish it. */
    readonly unfinished: boolean;
  }[];
  readonly renames: readonly { readonly from: string; readonly to: string; readonly mentions: number }[];
  /** Findings that are left although their rules have repairs. */
  readonly refused: readonly {
    readonly rule: string;
    readonly tool: string;
    readonly pointer: string;
    readonly line: number;
    readonly column: number;
    readonly because: string;
  }[];
  /** Repairs of classes that were not asked for. */
  readonly left: Readonly<Record<Fixability, number>>;
  /** A server has written the spec: its source is what must change. */
  readonly savedAnswer: boolean;
}

/** @param input the report on the spec after the repairs */
export function jsonFixed(fixed: FixedInput, input: InputReport): JsonFixed {
  return {
    written: fixed.isWritten,
    meanBefore: meanOf(fixed.before.tools),
    meanAfter: meanOf(input.tools),
    changes: fixed.changes.map(({ rule, fixability, name, does, isUnfinished }) => ({
      rule: rule.id,
      fixability,
      tool: name,
      does,
      unfinished: isUnfinished,
    })),
    renames: fixed.renames.map(({ from, to, mentions }) => ({ from, to, mentions })),
    refused: fixed.refusals.map(({ rule, name, at, because }) => ({
      rule: rule.id,
      tool: name,
      pointer: at,
      ...input.locate(at),
      because,
    })),
    left: fixed.left,
    savedAnswer: fixed.isSaved,
  };
}
