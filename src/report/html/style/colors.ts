/**
 * The colours, light and dark; paper is always light. The tints get stronger from A to F, so that the eye goes to what is wrong, and the
 * order shows without hue. Text on each of them has a contrast of at least 4.5 : 1 (WCAG 2.2, 1.4.3).
 */
export const COLORS = `
:root {
  color-scheme: light dark;
  --paper: #faf9f6;
  --card: #ffffff;
  --ink: #1d1e22;
  --faint: #5f626b;
  --line: #e5e2db;
  --accent: #2b57c4;
  --error: #9a1b14;
  --code: #f4f2ed;
  --mark: #ffe08a;
  --added: #e2f3e6;
  --removed: #fbe3e0;
  --tint-a: #e4f3ea;
  --tint-b: #eef3d6;
  --tint-c: #fcefbd;
  --tint-d: #fbd8b4;
  --tint-f: #f5bfb8;
  --bar-a: #3d9a6b;
  --bar-b: #93a83c;
  --bar-c: #d9ab2b;
  --bar-d: #dd8140;
  --bar-f: #c9483f;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #141518;
    --card: #1b1d21;
    --ink: #e8e7e3;
    --faint: #a3a6ae;
    --line: #2f3238;
    --accent: #93b3ff;
    --error: #ff9b92;
    --code: #15171a;
    --mark: #574511;
    --added: #173524;
    --removed: #44201f;
    --tint-a: #1a3327;
    --tint-b: #2d371c;
    --tint-c: #483b14;
    --tint-d: #5b3816;
    --tint-f: #672927;
    --bar-a: #4fb284;
    --bar-b: #a5b854;
    --bar-c: #dcb443;
    --bar-d: #e08d52;
    --bar-f: #e0695f;
  }
}
.grade-A { --tint: var(--tint-a); --bar: var(--bar-a); }
.grade-B { --tint: var(--tint-b); --bar: var(--bar-b); }
.grade-C { --tint: var(--tint-c); --bar: var(--bar-c); }
.grade-D { --tint: var(--tint-d); --bar: var(--bar-d); }
.grade-F { --tint: var(--tint-f); --bar: var(--bar-f); }
.grade-none, .grade-unknown { --tint: transparent; --bar: var(--faint); }
`;
