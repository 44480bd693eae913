import type { ReadText } from '../../model/text/read-text.js';
import { jsonSplicer } from './json.js';
import { linesSplicer } from './lines.js';
import type { Splicer } from './splicer.js';

/** The splicer for a text that was read. Those of JSONC and YAML load a package, as their parsers do. */
export async function splicerFor({ source: { text }, syntax }: ReadText): Promise<Splicer> {
  switch (syntax) {
    case 'json':
      return jsonSplicer(text);
    case 'jsonl':
      return linesSplicer(text);
    case 'jsonc':
      return jsonSplicer(text, (await import('../../model/text/jsonc.js')).blankExtras(text));
    case 'yaml':
      return (await import('./yaml.js')).yamlSplicer(text);
  }
}
