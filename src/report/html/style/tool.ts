/** What stands below a tool that is open: findings, excerpts, diffs. */
export const TOOL = `
.drill > td { padding: 0; }
.detail {
  margin: 0.5rem 0 1.5rem;
  padding: 1.25rem 1.5rem 1.5rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--card);
  /* What is not on the screen is not laid out, however many tools are open. */
  content-visibility: auto;
  contain-intrinsic-size: auto 36rem;
}
.whole-name { max-height: 12rem; overflow: auto; margin-bottom: 0.75rem; font-size: 0.875rem; }
.not-judged { margin-top: 0.5rem; color: var(--error); }
.nothing { margin-top: 0.75rem; }
.advice { margin-top: 1.125rem; }
.advice > summary { color: var(--faint); font-size: 0.9375rem; }
.advice .cost, .advice .message { color: var(--faint); font-weight: 400; }
.findings { display: grid; gap: 1.125rem; margin-top: 1.125rem; }
.findings > li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); column-gap: 1rem; row-gap: 0.125rem; }
.found { display: contents; }
.found .cost { grid-column: 1; }
.found .rule { color: var(--faint); }
.found .repair { margin-left: 0.5rem; }
.findings .places, .findings .cure { grid-column: 2; }
.findings .cure { color: var(--faint); font-size: 0.9375rem; }
.places { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; }
.found-at { display: flex; flex-wrap: wrap; column-gap: 0.75rem; align-items: baseline; list-style: none; }
.found-at::-webkit-details-marker { display: none; }
.found-at .message { flex: 0 1 auto; }
.share { color: var(--faint); font-size: 0.875rem; white-space: nowrap; }
.place { color: var(--faint); margin-left: auto; }
summary > .place::after { content: " ▸"; content: " ▸" / ""; }
[open] > summary > .place::after { content: " ▾"; content: " ▾" / ""; }
summary:hover > .place { color: var(--accent); }
pre { overflow-x: auto; background: var(--code); border-radius: 0.5rem; line-height: 1.5; tab-size: 2; }
.excerpt { margin: 0.375rem 0 0.5rem; padding: 0.5rem 0; }
.excerpt .line { display: block; padding-right: 0.75rem; }
.excerpt .number { display: inline-block; min-width: 3.5rem; padding-right: 1rem; color: var(--faint); text-align: right; user-select: none; }
mark { background: var(--mark); color: inherit; border-radius: 2px; }
.repairs { display: grid; gap: 0.25rem; font-size: 0.9375rem; }
.diff { padding: 0.5rem 0; max-height: 32rem; overflow: auto; }
.diff code { display: block; width: max-content; min-width: 100%; }
.diff code > * { display: block; padding: 0 0.75rem; text-decoration: none; }
.diff .from { color: var(--faint); }
.diff ins, .added { background: var(--added); }
.diff del, .removed { background: var(--removed); }
@media screen {
  .scripted .tool:not(.open) .drill { display: none; }
}
@media (max-width: 40rem) {
  .detail { padding: 1rem; }
  .findings > li { grid-template-columns: minmax(0, 1fr); }
  .found { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; }
  .findings .places, .findings .cure { grid-column: 1; }
  .place, .found .repair { margin-left: 0; }
  .excerpt .number { min-width: 2.5rem; }
}
`;
