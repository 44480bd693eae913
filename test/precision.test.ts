import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.js';
import { UNSCORED_CATEGORIES } from '../src/rule/category.js';

/**
 * What people said of findings that they read: `file#pointer<TAB>right|wrong<TAB>why`, a line each, by the sample that
 * `npm run corpus -- FOLDER --sample RULE` shows. A rule that fires fewer than twenty times says how often in its first
 * line, `# fires N times`, and has a verdict for each.
 */

const FOLDER = fileURLToPath(new URL('precision/', import.meta.url));
const ENOUGH = 20;
const LEAST_RIGHT = 0.9;
const VERDICT = /^[^\t#]+#(?:\/[^\t]*)?\t(right|wrong)\t\S[^\t]*$/;
const FIRES = /^# fires (\d+) times?$/;

/** Faults against the protocol are read off the protocol. */
const judged = rules.filter(
  ({ category, points }) =>
    points === 0 && category !== 'spec' && UNSCORED_CATEGORIES.some((known) => known === category),
);

const files = existsSync(FOLDER)
  ? (readdirSync(FOLDER, { recursive: true }) as string[])
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.includes('.'))
  : [];

describe('test/precision', () => {
  it('has a file for each rule beside the number but those on the protocol, and for nothing else', () => {
    expect(files.sort()).toEqual(judged.map(({ id }) => `${id}.tsv`).sort());
  });
});

describe.each(files)('test/precision/%s', (file) => {
  const lines = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split('\n');
  const fires = FIRES.exec(lines[0]!)?.[1];
  const verdicts = fires === undefined ? lines : lines.slice(1);

  it('is a verdict a line: file#pointer, right or wrong, why', () => {
    expect(verdicts.filter((line) => !VERDICT.test(line))).toEqual([]);
    expect(verdicts.filter((line, index) => verdicts.indexOf(line) < index)).toEqual([]);
  });

  it('has twenty verdicts, or one for each time that the rule fires', () => {
    if (fires === undefined) expect(verdicts.length).toBeGreaterThanOrEqual(ENOUGH);
    else expect(verdicts.length).toBeGreaterThanOrEqual(Math.min(Number(fires), ENOUGH));
  });

  it('says that nine in ten findings are right', () => {
    const right = verdicts.filter((line) => VERDICT.exec(line)?.[1] === 'right').length;
    expect(right).toBeGreaterThanOrEqual(verdicts.length * LEAST_RIGHT);
  });
});
