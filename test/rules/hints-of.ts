import { type Hints, inferHints } from '../../rules/shared/infer-hints.js';
import { look } from './look.js';

/** What a tool may have beside its name and description. */
export interface Parts {
  readonly properties?: object;
  readonly annotations?: object;
  readonly [field: string]: unknown;
}

/** The hints that are inferred for one tool; undefined when there are none. */
export async function hintsOf(
  name: string,
  description: string,
  { properties = {}, ...fields }: Parts = {},
): Promise<Hints | undefined> {
  const tool = { name, description, inputSchema: { type: 'object', properties }, ...fields };
  return (await look(tool, inferHints))[0]!.hints;
}
