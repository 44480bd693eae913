import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { formatBadgeJson } from '../../src/report/badge/json.js';
import { formatBadge } from '../../src/report/badge/svg.js';
import type { Report } from '../../src/report/report.js';
import type { Grade } from '../../src/score/grade.js';
import { GOOD } from '../cli/run.js';
import { HOSTILE_TOOL, many, reportOn } from './reports.js';

interface Endpoint {
  readonly message: string;
  readonly color: string;
  readonly isError?: boolean;
}

const endpointOf = (report: Report) => JSON.parse(formatBadgeJson(report)) as Endpoint;

/** A run whose mean is this, made of a report on a good tool. */
async function withMean(mean: number, grade: Grade): Promise<Report> {
  const report = await reportOn({ 'a.json': [GOOD] });
  return { ...report, summary: { ...report.summary, mean, grade } };
}

const BROKEN = {
  ...GOOD,
  name: 'rent_locker',
  inputSchema: { ...GOOD.inputSchema, required: ['number', 'x'] },
};

describe('A badge for shields.io', () => {
  it.each([
    [95, 'A', 'brightgreen'],
    [85, 'B', 'green'],
    [75, 'C', 'yellowgreen'],
    [65, 'D', 'orange'],
    [5, 'F', 'red'],
  ] as const)('of a mean of %i says %s in %s', async (mean, grade, color) => {
    expect(endpointOf(await withMean(mean, grade))).toEqual({
      schemaVersion: 1,
      label: 'tool score',
      message: `${grade} ${mean}`,
      color,
    });
  });

  it('has only the members that the endpoint takes', async () => {
    const known = ['schemaVersion', 'label', 'message', 'color', 'isError'];
    for (const inputs of [{}, { 'a.json': [BROKEN] }, { 'a.json': '{' }, { 'a.json': many(1) }])
      expect(known).toEqual(expect.arrayContaining(Object.keys(endpointOf(await reportOn(inputs)))));
  });

  it('is never green with an error, whatever the mean', async () => {
    const report = await reportOn({ 'a.json': [GOOD, { ...GOOD, name: 'close_locker' }, BROKEN] });
    expect(report.summary.mean).toBeGreaterThanOrEqual(90);
    expect(endpointOf(report)).toMatchObject({ color: 'red', isError: true });
    expect(endpointOf(report).message).toMatch(/^A \d+, errors$/);
  });

  it('says no number when something was not judged', async () => {
    expect(endpointOf(await reportOn({ 'a.json': [GOOD], 'b.json': '{' }))).toMatchObject({
      message: 'not judged',
      color: 'lightgrey',
      isError: true,
    });
    expect(endpointOf(await reportOn({}))).toMatchObject({ message: 'no tools', isError: true });
  });
});

describe('A badge as an image', () => {
  const textsOf = (svg: string) => {
    const document = XmlDocument.fromString(svg);
    try {
      return document.find('//svg:text', { svg: 'http://www.w3.org/2000/svg' }).map((node) => node.content);
    } finally {
      document.dispose();
    }
  };

  it('is well-formed and says what the endpoint says', async () => {
    for (const inputs of [{}, { 'a.json': [GOOD] }, { 'a.json': [BROKEN] }, { 'a.json': [HOSTILE_TOOL] }]) {
      const report = await reportOn(inputs);
      expect(textsOf(formatBadge(report))).toEqual(['tool score', endpointOf(report).message]);
    }
  });

  it('is in another colour with an error', async () => {
    const fillOf = (svg: string) => /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1];
    const [good, broken] = [await reportOn({ 'a.json': [GOOD] }), await reportOn({ 'a.json': [BROKEN] })];
    expect(fillOf(formatBadge(good))).toBe('#2b7a0b');
    expect(fillOf(formatBadge(broken))).toBe('#b3261e');
  });

  it('has letters that can be told from every ground', async () => {
    const grades = ['A', 'B', 'C', 'D', 'F'] as const;
    for (const grade of grades) {
      const svg = formatBadge(await withMean(50, grade));
      for (const [, fill] of svg.matchAll(/fill="#([0-9a-f]{3,6})"/g))
        if (fill !== 'fff') expect([fill, contrastWithWhite(fill!) >= 4.5]).toEqual([fill, true]);
    }
  });
});

/** The contrast of WCAG 2.2 between a colour and white. */
function contrastWithWhite(hex: string): number {
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
