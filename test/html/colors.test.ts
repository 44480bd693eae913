import { describe, expect, it } from 'vitest';
import { COLORS } from '../../src/report/html/style/colors.js';

type Color = readonly [number, number, number];

const [light, dark] = COLORS.split('@media').map(
  (part) =>
    new Map(
      [...part.matchAll(/--([\w-]+): #(\w{6});/g)].map(([, name, hex]) => [
        name!,
        [0, 2, 4].map((at) => Number.parseInt(hex!.slice(at, at + 2), 16)) as unknown as Color,
      ]),
    ),
) as [Map<string, Color>, Map<string, Color>];

/** How dark and light stand off from each other. Source: WCAG 2.2, contrast ratio. */
function contrast(a: Color, b: Color): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Color): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A colour of which the ground shines through. */
function over(color: Color, ground: Color, opacity: number): Color {
  return color.map((part, at) => part * opacity + ground[at]! * (1 - opacity)) as unknown as Color;
}

const TINTS = ['tint-a', 'tint-b', 'tint-c', 'tint-d', 'tint-f'];

describe.each([
  ['light', light],
  ['dark', dark],
])('In %s colours', (_, colors) => {
  const color = (name: string) => colors.get(name)!;

  it.each([...TINTS, 'paper', 'card', 'code', 'mark', 'added', 'removed'])('text reads on %s', (ground) => {
    expect(contrast(color('ink'), color(ground))).toBeGreaterThanOrEqual(7);
  });

  it.each(TINTS)('the small grade and the mark of an error read on %s', (ground) => {
    expect(contrast(over(color('ink'), color(ground), 0.75), color(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('error'), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'card', 'code'])('faint text, errors and links read on %s', (ground) => {
    for (const name of ['faint', 'error', 'accent'])
      expect(contrast(color(name), color(ground)), name).toBeGreaterThanOrEqual(4.5);
  });

  it('bars stand off from the paper', () => {
    for (const grade of ['a', 'b', 'c', 'd', 'f'])
      expect(contrast(color(`bar-${grade}`), color('card')), grade).toBeGreaterThanOrEqual(2);
  });
});

it('Dark colours replace all light ones', () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
});
