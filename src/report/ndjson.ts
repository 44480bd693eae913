import { escapeHidden } from './escape.js';
import { inputHead, jsonTool } from './json.js';
import { type Listing, listed, WHOLE_DOCUMENT } from './listing.js';
import type { InputReport } from './report.js';

/**
 * One tool a line, each a JSON object of its own: the tool as in the JSON report, with the name and the format of its
 * input. An input without tools is one line that says why.
 */
export function* formatNdjson(input: InputReport, listing: Listing = WHOLE_DOCUMENT): Generator<string> {
  const write = (value: unknown) => `${escapeHidden(JSON.stringify(value))}\n`;
  const { name, ...head } = inputHead(input);
  if (input.problem !== null) {
    yield write({ input: name, ...head });
    return;
  }
  for (const tool of listed(input, listing))
    yield write({ input: name, format: input.format, ...jsonTool(tool, input) });
}
