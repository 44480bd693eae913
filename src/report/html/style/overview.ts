/** What stands above the tools: the distribution, the rules, the specs. */
export const OVERVIEW = `
.overview { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 3rem; align-items: start; }
.overview .specs { margin-top: 2rem; }
.distribution svg { display: block; width: 100%; height: auto; overflow: visible; }
.distribution rect { fill: var(--bar); }
.distribution text { fill: var(--faint); font-size: 13px; text-anchor: middle; }
.distribution .count { fill: var(--ink); }
.distribution .band { fill: var(--ink); font-weight: 650; font-size: 14px; }
.distribution .axis { stroke: var(--line); }
.rules li { border-top: 1px solid var(--line); }
.rules li:last-child { border-bottom: 1px solid var(--line); }
.rules li summary {
  display: grid;
  grid-template-columns: 4.25rem minmax(0, 1fr) 4rem 8.5rem;
  gap: 0.75rem;
  align-items: center;
  padding: 0.4rem 0;
  list-style: none;
}
.rules li summary::-webkit-details-marker { display: none; }
.rules li summary:hover .rule { text-decoration: underline; }
.rules .reach { color: var(--faint); font-size: 0.8125rem; text-align: right; }
.rules .bar { width: 100%; height: 6px; border-radius: 3px; background: var(--line); }
.rules .bar rect { fill: var(--bar-f); }
.rules .why { padding: 0.25rem 0 1rem 5rem; display: grid; gap: 0.5rem; font-size: 0.9375rem; }
.rules .source { color: var(--faint); font-size: 0.8125rem; }
.rules .more > summary { padding: 0.5rem 0; color: var(--accent); font-size: 0.875rem; }
.act button, .open-all {
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--card);
  font-size: 0.875rem;
}
.act button:hover, .open-all:hover { border-color: var(--faint); }
html:not(.scripted) .act { display: none; }
.cost { color: var(--ink); font-weight: 650; text-align: right; white-space: nowrap; }
.cost.error { color: var(--error); }
.cure::before { content: "→ "; content: "→ " / ""; color: var(--faint); }
.specs > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.specs .spec-name { font-weight: 600; }
.specs .note, .specs .problem { margin-top: 0.25rem; font-size: 0.9375rem; }
.specs .problem { color: var(--error); }
.specs details > summary { color: var(--accent); font-size: 0.875rem; }
@media (max-width: 60rem) {
  .overview { grid-template-columns: minmax(0, 1fr); gap: 2rem; }
}
@media (max-width: 40rem) {
  .rules li summary { grid-template-columns: 4rem minmax(0, 1fr); row-gap: 0; }
  .rules .bar { display: none; }
  .rules .reach { grid-column: 2; text-align: left; }
  .rules .why { padding-left: 0; }
  .distribution text { font-size: 18px; }
  .distribution .band { font-size: 20px; }
}
`;
