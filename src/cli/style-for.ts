import { PLAIN, type Style } from '../report/text/style.js';
import { type Io, wantsColor } from './io.js';

/** How a report on standard output, or in a file, is set off. @param color the flag of the command line, if there is one */
export async function styleFor(color: boolean | undefined, toFile: boolean, io: Io): Promise<Style> {
  if (!wantsColor(color, toFile, io)) return PLAIN;
  return (await import('./color.js')).coloredStyle();
}
