import type { Version } from '../diff/match-tools.js';
import { readSpec } from '../model/read-spec.js';
import { readText } from '../model/text/read-text.js';
import { type Source, SyntaxFault } from '../model/text/source.js';

/** A text that may hold a version of a spec. */
export interface VersionText {
  /** What reports call it. */
  readonly name: string;
  /** Its path: the extension tells the syntax. */
  readonly path: string;
  readonly text: string;
}

/** A version of a spec that was read. */
export interface ReadVersion extends Version, VersionText {
  readonly format: string;
  readonly source: Source;
  /** What a reader of a comparison must know about it. */
  readonly notes: readonly string[];
}

/** A text that holds none, and why, as the rest of a sentence that begins with its name. */
export interface NoVersion {
  readonly problem: string;
  /** It is clearly something else. */
  readonly isForeign: boolean;
}

/** Reads the tools of one version. A spec without tools is one, too. */
export async function readVersion(given: VersionText): Promise<ReadVersion | NoVersion> {
  try {
    const { source, notes } = await readText(given.text, given.path);
    const spec = readSpec(source.value);
    if ('reason' in spec) return { problem: spec.reason, isForeign: spec.isForeign };
    return {
      ...given,
      tools: spec.tools,
      document: source.value,
      format: spec.format,
      source,
      notes: [...notes, ...spec.notes].map((note) => `${given.name}: ${note}`),
    };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const { line, column } = error.position;
    const problem = `is not valid ${error.syntax}: ${error.message} (line ${line}, column ${column})`;
    return { problem, isForeign: false };
  }
}
