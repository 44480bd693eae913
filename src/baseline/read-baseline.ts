import {
  type Fault,
  list,
  object,
  record,
  type Shape,
  type Suggest,
  text,
  wholeNumber,
} from '../config/shape.js';
import { child } from '../model/pointer.js';
import { LineIndex, type Position } from '../model/text/position.js';
import { readText } from '../model/text/read-text.js';
import { type Source, SyntaxFault } from '../model/text/source.js';
import { SCORED_CATEGORIES } from '../score/rubric.js';
import { BASELINE_VERSION, type Baseline, type Entry, keyOf } from './baseline.js';

/** Why a baseline cannot be used, and where. */
export interface BaselineFault extends Position {
  /** A sentence without its final stop. */
  readonly message: string;
}

const SHAPE: Shape = object(
  {
    baselineVersion: wholeNumber(BASELINE_VERSION, BASELINE_VERSION),
    rubric: text(/^[0-9a-f]{16}$/, 'the fingerprint of a rubric'),
    tools: list(
      object(
        {
          input: text(),
          tool: text(/^/, 'a name'),
          copy: wholeNumber(2, undefined),
          score: wholeNumber(0, 100),
          errors: wholeNumber(1, undefined),
          warnings: wholeNumber(1, undefined),
          categories: record(SCORED_CATEGORIES, 'category', wholeNumber(0, 100)),
          content: text(/^[0-9a-f]{12}-[0-9a-f]{12}$/, 'two digests of 12 digits'),
        },
        ['input', 'tool', 'score', 'content'],
      ),
      0,
    ),
  },
  ['baselineVersion', 'rubric', 'tools'],
);

/** The lines that git leaves where two sides do not agree. */
const CONFLICT = /^(?:<{7} |\|{7} |={7}\r?$|>{7} )/m;

/** Reads a baseline. @returns its first fault when it has one: nothing of a faulty baseline is believed */
export async function readBaseline(body: string, suggest: Suggest): Promise<Baseline | BaselineFault> {
  const conflict = CONFLICT.exec(body);
  if (conflict)
    return {
      ...new LineIndex(body).positionOf(conflict.index),
      message:
        'this is a merge conflict. Keep the lines of both sides, or take one side, and then run with --update-baseline',
    };
  let source: Source;
  try {
    source = (await readText(body, 'baseline.json')).source;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return { ...error.position, message: `this is not valid JSON: ${error.message}` };
  }
  const value = source.value as Baseline;
  const [double] = source.duplicateKeys();
  const [fault] = double
    ? [{ at: double.pointer, message: `"${double.key}" stands here twice` }]
    : SHAPE.check(value, '', suggest);
  const found = fault ?? repeated(value.tools);
  return found ? { ...source.locate(found.at), message: found.message } : value;
}

/** The first entry for a tool that has one already. */
function repeated(tools: readonly Entry[]): Fault | undefined {
  const seen = new Set<string>();
  for (const [index, entry] of tools.entries()) {
    const key = keyOf(entry);
    if (seen.has(key))
      return {
        at: child('/tools', index),
        message: `"${entry.tool}" of ${entry.input} is recorded twice; keep the line with the higher score`,
      };
    seen.add(key);
  }
  return undefined;
}
