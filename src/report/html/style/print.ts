/** On paper: black on white, no controls, every listed tool with all its findings; excerpts where they are open. */
export const PRINT = `
@media print {
  :root {
    color-scheme: light;
    --paper: #ffffff;
    --card: #ffffff;
    --ink: #000000;
    --faint: #444444;
    --line: #cccccc;
    --code: #f5f5f5;
  }
  @page { margin: 15mm; }
  html { font-size: 75%; }
  body { max-width: none; padding: 0; }
  main > section, .overview { margin-top: 2rem; }
  .distribution svg { max-width: 36rem; }
  .controls, .act, .hint, .toggle::before, summary > .place::after { display: none !important; }
  .numbers td, .verdict, .badge, .distribution rect, .rules .bar, mark, ins, del { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .numbers, .findings > li, .rules li, .distribution { break-inside: avoid; }
  .numbers { break-after: avoid; }
  .detail { content-visibility: visible; padding: 0.5rem 0 1rem; border: 0; margin: 0; }
  .diff { max-height: none; }
  .more::details-content { display: block; content-visibility: visible; }
  pre { white-space: pre-wrap; }
  .diff code { width: auto; }
}
`;
