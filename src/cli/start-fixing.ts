import type { Assessor, Workshop } from '../assess/assess.js';
import type { Choice } from '../fix/choice.js';
import type { Fixer } from '../fix/fixer.js';
import type { Search } from '../input/find-inputs.js';
import type { Fixing } from './fixing.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import type { Setup } from './setup.js';

/** Which repairs are wanted in which input: what a configuration ignores stays as it is. */
export type ChoiceFor = (input: string) => Choice;

export function choiceOf(choice: Choice, { configured }: Setup): ChoiceFor {
  if (!configured) return () => choice;
  const { adjustment } = configured;
  return (input) => ({ ...choice, isOff: (rule, tool) => adjustment.isOff(rule, input, tool) });
}

export async function startFixing(
  assessor: Assessor,
  choiceFor: ChoiceFor,
  { options, workshop }: Setup,
  io: Io,
): Promise<Fixing> {
  const { Fixing } = await import('./fixing.js');
  return new Fixing({ assessor, fixer: await loadFixer(workshop), choiceFor, options, io });
}

export async function loadFixer(workshop: Workshop): Promise<Fixer> {
  const { Fixer } = await import('../fix/fixer.js');
  return new Fixer(workshop);
}

/** Standard output carries the repaired spec, or the diff; the report makes way. */
export function takesOutput({ inputs }: Search, { fixDryRun, fixOutput }: Options): boolean {
  return fixDryRun || (inputs.some(({ path }) => path === '-') && fixOutput === undefined);
}

/** The report goes to standard error. */
export function aside(io: Io): Io {
  return { ...io, write: async (text) => io.writeAside(String(text)) };
}
