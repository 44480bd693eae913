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
    --error: #9c1c15;
    --code: #f5f5f5;
    --mark: #ffe08a;
    --added: #e2f3e6;
    --removed: #fbe3e0;
    --tint-a: #e4f3ea;
    --tint-b: #eef3d6;
    --tint-c: #fcefbd;
    --tint-d: #fbd8b4;
    --tint-f: #f5bfb8;
  }
  @page { margin: 15mm; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .controls, .act, .toggle::before { display: none !important; }
  .numbers td, .verdict, .badge, .distribution rect, .rules .bar, mark, ins, del { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .numbers, .findings > li, .rules li, .distribution { break-inside: avoid; }
  .numbers { break-after: avoid; }
  .detail { content-visibility: visible; padding: 0.5rem 0 1rem; border: 0; margin: 0; }
  .diff { max-height: none; }
  pre { white-space: pre-wrap; }
  .diff code { width: auto; }
}
`;
