import type { Search } from '../input/find-inputs.js';
import { findRemote } from '../input/remote/find-remote.js';
import { visible } from '../report/escape.js';
import type { Io } from './io.js';
import type { Options } from './options.js';
import type { VersionText } from './read-version.js';
import { UsageError } from './usage-error.js';
import { VERSION } from './version.js';

export type RemoteChoice = Pick<Options, 'allowPrivate' | 'timeout'>;

/** What arguments that name something elsewhere lead to. What is asked is said on standard error. */
export async function findElsewhere(
  given: readonly string[],
  { allowPrivate, timeout }: RemoteChoice,
  io: Io,
): Promise<Search> {
  const { notes, ...search } = await findRemote({
    given,
    allowPrivate,
    timeout,
    userAgent: `tool-score/${VERSION}`,
    environment: io.environment,
    clock: Date.now,
    onStart: (name) => io.warn(`asking ${visible(name)}`),
  });
  for (const note of notes) io.warn(`note: ${visible(note)}`);
  return search;
}

/** The one file that an argument names. @throws {UsageError} */
export async function readElsewhere(given: string, choice: RemoteChoice, io: Io): Promise<VersionText> {
  const { inputs, missing } = await findElsewhere([given], choice, io);
  const [fault] = missing;
  if (fault) throw new UsageError(`"${fault.name}" ${fault.problem}.`);
  const input = inputs.find(({ isNamed }) => isNamed);
  if (!input?.fetch) {
    const such = inputs[0] ? `, such as "${inputs[0].name}"` : '';
    throw new UsageError(`"${given}" names no single file; name one${such}.`);
  }
  const fetched = await input.fetch();
  if ('problem' in fetched) throw new UsageError(`"${input.name}" ${fetched.problem}.`);
  for (const note of fetched.notes) io.warn(`note: ${visible(input.name)}: ${visible(note)}`);
  return { name: input.name, path: fetched.syntaxName, text: fetched.text };
}
