/** The page as a whole: type, spacing, buttons, the head. Signs that a style adds have an empty alternative: nobody reads them aloud. */
export const PAGE = `
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 7rem; }
body {
  margin: 0 auto;
  max-width: 76rem;
  padding: 3rem 2rem 6rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 1.75rem; line-height: 1.25; font-weight: 650; letter-spacing: -0.015em; }
h2 { font-size: 1.125rem; font-weight: 650; margin-bottom: 0.75rem; }
h3 { font-size: 0.875rem; font-weight: 650; margin: 1.5rem 0 0.5rem; }
h1, .name, .whole-name, .message, .spec-name, .note, .problem { unicode-bidi: plaintext; }
pre, code, .rule, .place, kbd { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.8125rem; }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
summary { cursor: pointer; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.facts { color: var(--faint); font-size: 0.875rem; }
.facts > span { display: inline-block; margin-right: 0.25em; }
.facts > span:not(:last-child)::after { content: " ·"; }
.hint { color: var(--faint); font-size: 0.875rem; margin-bottom: 0.75rem; }
main > section, .overview { margin-top: 3rem; }
.masthead { display: flex; gap: 1.5rem; align-items: center; }
.masthead > div:last-child { min-width: 0; }
.masthead .facts { margin-top: 0.375rem; }
.product { color: var(--faint); font-size: 0.875rem; }
.verdict {
  flex: none;
  display: grid;
  place-content: center;
  text-align: center;
  width: 6.5rem;
  height: 6.5rem;
  border-radius: 1.25rem;
  background: var(--tint);
  border: 1px solid color-mix(in srgb, var(--bar) 45%, transparent);
  line-height: 1.15;
}
.verdict b { font-size: 2.75rem; font-weight: 700; line-height: 1; }
.verdict span { font-size: 1.125rem; }
.badge, .repair {
  display: inline-block;
  padding: 0 0.5rem;
  border-radius: 1rem;
  background: var(--tint, transparent);
  font-size: 0.8125rem;
  white-space: nowrap;
}
.repair { border: 1px solid var(--line); color: var(--faint); }
@media (max-width: 40rem) {
  body { padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.375rem; }
  .masthead { gap: 1rem; align-items: flex-start; }
  .verdict { width: 4.5rem; height: 4.5rem; border-radius: 1rem; }
  .verdict b { font-size: 1.875rem; }
  .verdict span { font-size: 1rem; }
  main > section, .overview { margin-top: 2rem; }
}
`;
