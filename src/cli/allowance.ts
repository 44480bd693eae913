import type { Change } from '../diff/change.js';
import { CHANGE_KINDS, type ChangeKind } from '../diff/kinds.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** A kind of change that is expected, in one tool or in all. */
export interface Allowance {
  readonly kind: ChangeKind;
  readonly tool: string | undefined;
}

/** Reads the value of `--allow`: a kind, or a kind and a tool with a colon between. @throws {UsageError} */
export function readAllowance(value: string): Allowance {
  const [, kind = '', tool] = /^([^:]*)(?::(.*))?$/s.exec(value) ?? [];
  if (CHANGE_KINDS.includes(kind as ChangeKind)) return { kind: kind as ChangeKind, tool };
  throw new UsageError(`--allow takes a kind of change, not "${kind}".${didYouMean(kind, CHANGE_KINDS)}`);
}

/** True when the change is one of those that are expected, under the old name of its tool or the new one. */
export function allows({ kind, tool }: Allowance, change: Change): boolean {
  return kind === change.kind && (tool === undefined || tool === change.tool || tool === change.toolBefore);
}

/** An allowance as it was given. */
export function allowanceText({ kind, tool }: Allowance): string {
  return tool === undefined ? kind : `${kind}:${tool}`;
}
