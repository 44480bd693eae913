import type { Position } from '../model/text/position.js';
import type { InputReport } from './report.js';

/** Where a pointer stands for formats that point into files: in the spec, or at the entry that names its server. */
export function positionIn(input: InputReport, pointer: string): Position {
  return input.shownIn ?? input.locate(pointer);
}

/** The same for people. Lines of a list that only went over a wire tell nobody anything, so there it is the pointer. */
export function placeIn(input: InputReport, pointer: string): string {
  if (input.server) return pointer === '' ? 'the list' : pointer;
  const { line, column } = input.locate(pointer);
  return `${input.name}:${line}:${column}`;
}
