import { hundredths } from '../score/fraction.js';
import type { Listing } from './listing.js';
import type { InputReport, Report } from './report.js';
import { type ReportedFinding, SEVERITIES, type ToolReport } from './tool-report.js';

/** A finding with whose it is, for formats that list findings and not tools. */
export interface PlacedFinding extends ReportedFinding {
  readonly input: InputReport;
  /** undefined for one of the document as a whole. */
  readonly tool: ToolReport | undefined;
  /**
   * Tells it from every other finding of its input. It is made of the rule, the name of the tool and the place inside
   * the tool, so that it stays when lines or whole tools move.
   */
  readonly identity: string;
}

/** Every finding of the listed tools and of the documents, worst first: errors, then by points, then by severity. */
export function worstFirst(report: Report, isListed: Listing['isListed']): PlacedFinding[] {
  return report.inputs.flatMap((input) => placedIn(input, isListed)).sort(byWorth);
}

function placedIn(input: InputReport, isListed: Listing['isListed']): PlacedFinding[] {
  const seen = new Map<string, number>();
  const place = (found: ReportedFinding, tool: ToolReport | undefined): PlacedFinding => {
    const key = JSON.stringify([found.rule.id, tool?.name ?? null, within(found.finding.at, tool)]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...found, input, tool, identity: `${key} ${count}` };
  };
  const ofDocument = input.findings.map((found) => place(found, undefined));
  const ofTools = input.tools.flatMap((tool) => {
    // What is not listed is counted, so that the others keep their identities.
    const placed = tool.findings().map((found) => place(found, tool));
    return isListed(tool, input) ? placed : [];
  });
  return [...ofDocument, ...ofTools];
}

/** The part of a pointer below the tool; all of it for a place outside. */
function within(pointer: string, tool: ToolReport | undefined): string {
  const isInside = tool !== undefined && `${pointer}/`.startsWith(`${tool.pointer}/`);
  return isInside ? pointer.slice(tool.pointer.length) : pointer;
}

/** The sort is stable: the order of the inputs and of their tools decides between equals. */
function byWorth(a: PlacedFinding, b: PlacedFinding): number {
  const isError = ({ rule }: PlacedFinding) => (rule.severity === 'error' ? 0 : 1);
  const severity = ({ rule }: PlacedFinding) => SEVERITIES.indexOf(rule.severity);
  return isError(a) - isError(b) || hundredths(b.lost) - hundredths(a.lost) || severity(a) - severity(b);
}
