import { visible } from '../../report/escape.js';
import { cut, fit } from '../../report/text/layout.js';
import type { Claim, Measured } from './claim.js';

/** What is claimed less surely than this is not written, in percent. */
export const LEAST_PRECISION = 98;

const NAME_WIDTH = 26;
/** `of users`: of the claims on authors who write such a value anywhere, how many are what they wrote. */
const COLUMNS = [
  'claimed',
  'right',
  'narrower',
  'wrong',
  'precision',
  'the same',
  'of users',
  'coverage',
  'not stated',
];
const COLUMN_WIDTH = 11;

/** The claims of which fewer than {@link LEAST_PRECISION} percent hold. */
export function tooUnsure({ claims }: Measured): string[] {
  return [...new Set(claims.map(({ claimed }) => claimed))].filter((claimed) => {
    const precision = precisionOf(claims.filter((claim) => claim.claimed === claimed));
    return precision !== undefined && precision < LEAST_PRECISION;
  });
}

/** A line for each thing that can be claimed, over all authors and over each half of them. */
export function tableLines(title: string, measured: Measured): string[] {
  const kinds = [
    ...new Set([
      ...measured.written.map(({ value }) => value),
      ...measured.claims.map(({ claimed }) => claimed),
    ]),
  ];
  const authors = [...new Set(measured.written.map(({ author }) => author))].sort();
  const halves: readonly (readonly [string, (author: string) => boolean])[] = [
    ['all authors', () => true],
    ['every other author', (author) => authors.indexOf(author) % 2 === 0],
    ['the others', (author) => authors.indexOf(author) % 2 === 1],
  ];
  return halves.flatMap(([name, isIn]) => [
    '',
    `${title}, ${name} (${authors.filter(isIn).length})`,
    `${fit('', NAME_WIDTH)}${COLUMNS.map((column) => column.padStart(COLUMN_WIDTH)).join('')}`,
    ...kinds.sort().map((kind) => row(kind, measured, isIn)),
  ]);
}

function row(kind: string, { claims, written }: Measured, isIn: (author: string) => boolean): string {
  const own = claims.filter(({ author, claimed }) => claimed === kind && isIn(author));
  const count = (verdict: Claim['verdict']) => own.filter((claim) => claim.verdict === verdict).length;
  const judged = own.length - count('open');
  const users = new Set(written.filter(({ value }) => value === kind).map(({ author }) => author));
  const ofUsers = own.filter(({ author, verdict }) => verdict !== 'open' && users.has(author));
  const there = written.filter(({ author, value }) => value === kind && isIn(author)).length;
  const cells = [
    judged,
    count('right'),
    count('narrower'),
    count('wrong'),
    share(count('right') + count('narrower'), judged),
    share(count('right'), judged),
    share(ofUsers.filter(({ verdict }) => verdict === 'right').length, ofUsers.length),
    share(count('right'), there),
    count('open'),
  ];
  return `${fit(kind, NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('')}`;
}

function precisionOf(claims: readonly Claim[]): number | undefined {
  const judged = claims.filter(({ verdict }) => verdict !== 'open');
  const held = judged.filter(({ verdict }) => verdict !== 'wrong');
  return judged.length === 0 ? undefined : (100 * held.length) / judged.length;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** Every claim that does not hold. */
export function wrongLines({ claims }: Measured): string[] {
  return claims
    .filter(({ verdict }) => verdict === 'wrong')
    .map(
      ({ author, place, claimed, written, because }) =>
        `  ${cut(visible(place), 60)}: ${claimed}, the author wrote ${written} — ${visible(because)} (${author})`,
    );
}
