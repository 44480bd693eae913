import type { Change, Refusal } from '../../fix/fixed.js';
import type { Fixability } from '../../rule/fix.js';
import { gradeOf } from '../../score/grade.js';
import { meanOf } from '../build.js';
import { visible } from '../escape.js';
import type { FixedInput, InputReport } from '../report.js';
import { count, cut, wrap } from './layout.js';
import { type Page, paintFor } from './tool.js';

const CLASSES: readonly (readonly [Fixability, string])[] = [
  ['safe', 'safe: the same calls are accepted as before'],
  ['guess', 'guess: what the author evidently means, for review'],
  ['contract', 'contract: callers must follow'],
];
/** More names than this behind one repair are counted. */
const MOST_NAMES = 4;
/** A name of more characters says no more than its beginning; what is renamed is written out. */
const LONGEST_NAME = 64;
/** More different refusals than this are read by nobody. */
const MOST_REFUSALS = 12;

/** What repairs have made of an input: each change under its class, what was not done and why. */
export function fixLines(input: InputReport, fixed: FixedInput, page: Page): string[] {
  const { style, width } = page;
  if (fixed.changes.length === 0)
    return ['nothing to repair', ...refusalLines(fixed, page), ...leftLines(fixed, page), ''];
  const done = fixed.isWritten ? 'made' : 'would be made';
  const lines = [
    `${style.strong(`${count(fixed.changes.length, 'repair')} ${done}`)} · mean ${meanText(fixed.before, page)} → ${meanText(input, page)}`,
  ];
  for (const [fixability, title] of CLASSES) {
    const changes = fixed.changes.filter((change) => change.fixability === fixability);
    if (changes.length === 0) continue;
    lines.push(`  ${style.strong(title)}`);
    for (const { from, to, mentions } of fixability === 'contract' ? fixed.renames : []) {
      const follow =
        mentions > 0
          ? ` · ${count(mentions, 'mention')} in this spec ${mentions === 1 ? 'follows' : 'follow'}`
          : '';
      lines.push(...indented(`${visible(from)} → ${visible(to)} · breaking for callers${follow}`, width));
    }
    lines.push(
      ...folded(
        changes.filter(({ isRename }) => !isRename),
        inShort,
        width,
      ),
    );
  }
  if (fixed.isSaved)
    lines.push(
      ...wrap(
        `note: this is an answer that a server gave; the same must change in the server's source${fixed.renames.length > 0 ? ', with the renames above (--rename-map writes them to a file)' : ''}`,
        width,
      ),
    );
  return [...lines, ...refusalLines(fixed, page), ...leftLines(fixed, page), ''];
}

/** What a person must fill in differs from tool to tool, and the file shows it. */
function inShort({ does, isUnfinished }: Change): string {
  if (!isUnfinished) return does;
  return does.startsWith('adds the example ')
    ? 'adds an example with values to be filled in'
    : `${does} (unfinished)`;
}

function meanText({ tools }: InputReport, { style }: Page): string {
  const mean = meanOf(tools);
  return paintFor(mean, style)(`${gradeOf(mean) ?? '?'} ${mean ?? '?'}`);
}

function refusalLines({ refusals }: FixedInput, { style, width }: Page): string[] {
  if (refusals.length === 0) return [];
  const lines = folded<Refusal>(refusals, ({ rule, because }) => `${rule.id}: ${because}`, width);
  const shown = lines.length > MOST_REFUSALS * 2 ? [...lines.slice(0, MOST_REFUSALS * 2), '    …'] : lines;
  return [`  ${style.strong('not done, waits for a person')}`, ...shown];
}

function leftLines({ left }: FixedInput, { width }: Page): string[] {
  const classes = CLASSES.filter(([fixability]) => left[fixability] > 0).map(
    ([fixability]) => `${left[fixability]} ${fixability}`,
  );
  return classes.length === 0 ? [] : wrap(`  more with --fix: ${classes.join(', ')}`, width);
}

/** What is done to several tools alike stands in one line with their names. */
function folded<T extends Pick<Change, 'name'>>(
  items: readonly T[],
  wording: (item: T) => string,
  width: number,
): string[] {
  const names = new Map<string, string[]>();
  for (const item of items) {
    const text = wording(item);
    names.set(text, [...(names.get(text) ?? []), item.name]);
  }
  return [...names].flatMap(([text, all]) => {
    const tools = [...new Set(all)];
    const shown = tools.slice(0, MOST_NAMES).map((name) => cut(visible(name), LONGEST_NAME) || '(no name)');
    const more = tools.length > shown.length ? ` and ${tools.length - shown.length} more` : '';
    return indented(`${visible(text)} · ${shown.join(', ')}${more}`, width);
  });
}

function indented(text: string, width: number): string[] {
  return wrap(text, width - 6).map((line, index) => (index === 0 ? '    ' : '      ') + line);
}
