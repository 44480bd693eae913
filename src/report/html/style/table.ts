/** The controls and the heat map. On narrow screens a tool is two lines: its name and score, and its categories. */
export const TABLE = `
.controls {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  padding: 0.75rem 0;
  background: var(--paper);
}
.query { position: relative; flex: 1 1 12rem; }
.query input, .order select {
  width: 100%;
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--card);
}
.query input { padding-right: 2.25rem; }
.query kbd {
  position: absolute;
  right: 0.625rem;
  top: 50%;
  translate: 0 -50%;
  padding: 0 0.375rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--faint);
}
.query input:focus + kbd { display: none; }
@media (hover: none) { .query kbd { display: none; } }
.chips { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.chip {
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  background: var(--tint, var(--card));
  font-size: 0.875rem;
}
.chip[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.order { display: flex; gap: 0.5rem; align-items: center; font-size: 0.875rem; color: var(--faint); }
.order select { width: 10.5rem; color: var(--ink); }
.matches { flex: none; min-width: 7rem; text-align: right; color: var(--faint); font-size: 0.875rem; }
.no-match { padding: 2rem 0; text-align: center; color: var(--faint); }
table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
thead th {
  width: 6.25rem;
  padding: 0.5rem 0.25rem;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  font-size: 0.8125rem;
  font-weight: 500;
}
thead .tool-column { width: auto; text-align: left; padding-left: 0; }
thead button { padding: 0; border: 0; background: none; color: var(--faint); }
thead button:hover { color: var(--ink); }
thead [aria-sort] button { color: var(--ink); font-weight: 650; }
thead [aria-sort="ascending"] button::after { content: " ↑"; content: " ↑" / ""; }
thead [aria-sort="descending"] button::after { content: " ↓"; content: " ↓" / ""; }
.numbers > * { border-bottom: 1px solid var(--line); }
.numbers th { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; font-weight: 500; }
.numbers td { padding: 0.3rem 0.25rem; text-align: center; border-left: 3px solid var(--paper); background: var(--tint); }
.numbers td i { font-style: normal; font-size: 0.75rem; opacity: 0.75; }
.grade-none { color: var(--faint); }
.score { white-space: nowrap; }
.blocked { color: var(--error); font-weight: 700; }
.toggle { display: flex; gap: 0.5rem; align-items: baseline; width: 100%; padding: 0; border: 0; background: none; text-align: start; font-weight: inherit; }
.toggle::before { content: "▸"; content: "▸" / ""; flex: none; width: 0.75rem; color: var(--faint); }
.toggle[aria-expanded="true"]::before { content: "▾"; content: "▾" / ""; }
.toggle .name { min-width: 0; }
.numbers:hover .name { text-decoration: underline; text-underline-offset: 3px; }
.scripted .numbers { cursor: pointer; }
th .spec-name { display: block; padding-left: 1.25rem; color: var(--faint); font-size: 0.8125rem; }
@media (min-width: 60rem) {
  .controls { position: sticky; top: 0; z-index: 2; }
}
@media (max-width: 48rem) {
  thead { display: none; }
  table, tbody, .drill, .drill > td { display: block; }
  .numbers { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 2px; padding: 0.625rem 0 0.75rem; border-bottom: 1px solid var(--line); }
  .numbers > * { border: 0; }
  .numbers th { grid-column: 1 / 5; padding: 0 0.5rem 0.25rem 0; }
  .numbers .score { grid-column: 5; align-self: start; border-radius: 4px; }
  .numbers td { border: 0; border-radius: 3px; }
  .numbers td[data-heading] { font-size: 0.875rem; line-height: 1.3; }
  .numbers td[data-heading]::before { content: attr(data-heading); display: block; color: var(--ink); font-size: 0.625rem; overflow: hidden; white-space: nowrap; }
  .query { flex-basis: 100%; }
  .matches { order: 1; min-width: 0; margin-left: auto; }
  .controls { row-gap: 0.5rem; }
}
`;
