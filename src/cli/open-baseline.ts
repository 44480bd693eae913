import { readBaseline } from '../baseline/read-baseline.js';
import { type OriginalText, readOriginal, UnreadableInput } from '../input/text-file.js';
import { visible } from '../report/escape.js';
import { BaselineKeeper, type BaselineOrder } from './baseline-keeper.js';
import { slashed } from './slashed.js';
import { didYouMean } from './suggest.js';
import { UsageError } from './usage-error.js';

/** Opens a baseline. @throws {UsageError} for a file that cannot be used; it is left as it is */
export async function openBaseline(order: BaselineOrder): Promise<BaselineKeeper> {
  const { path, rubric, updateBaseline: isUpdating } = order;
  const name = visible(slashed(path));
  const original = readIfThere(path, isUpdating);
  if (!original) return new BaselineKeeper(order, undefined, undefined);
  const baseline = await readBaseline(original.text, didYouMean);
  if ('message' in baseline)
    throw new UsageError(
      `${name}:${baseline.line}:${baseline.column}: ${visible(baseline.message)}. The file is left as it is.`,
    );
  if (baseline.rubric !== rubric && !isUpdating)
    throw new UsageError(
      `${name}: recorded with the rubric ${baseline.rubric}, but this run measures with ${rubric}; their scores must not be compared. Look at the scores, then record them anew with --update-baseline.`,
    );
  return new BaselineKeeper(order, baseline, original);
}

function readIfThere(path: string, isUpdating: boolean): OriginalText | undefined {
  try {
    return readOriginal(path);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    const isMissing = error.message === 'does not exist';
    if (isMissing && isUpdating) return undefined;
    const advice = isMissing ? '; --update-baseline writes it' : '';
    throw new UsageError(`The baseline "${path}" ${error.message}${advice}.`);
  }
}
