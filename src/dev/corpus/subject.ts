import { Assessor, type Workshop } from '../../assess/assess.js';
import { type Namespaces, NO_NAMESPACES } from '../../model/namespaces.js';
import { readSpec } from '../../model/read-spec.js';
import { readText } from '../../model/text/read-text.js';
import type { InputReport } from '../../report/report.js';

/** One file under test: its text, its report, and a way to score variants of it. */
export interface Subject {
  readonly name: string;
  /** Without a byte order mark, as positions are counted. */
  readonly text: string;
  readonly report: InputReport;
  /** undefined when it could not be read. */
  readonly document: unknown;
  /** The tools as the file writes them; none when it is no spec. */
  readonly tools: readonly unknown[];
  /** Those that stay what they are in another container: a manifest or a card makes a tool of a mere name. */
  readonly loose: readonly unknown[];
  readonly workshop: Workshop;
  /**
   * Scores other documents with the namespaces of this one, or with given ones: they are fixed for each input, so a
   * tool that moves to another container must take them along.
   */
  readonly assess: (document: unknown, options?: VariantOptions) => Promise<InputReport>;
}

export interface VariantOptions {
  readonly namespaces?: Namespaces;
  readonly indent?: number;
}

/** Reads and scores a text as the command line does. */
export async function subjectOf(name: string, text: string, workshop: Workshop): Promise<Subject> {
  const report = await new Assessor(workshop).assess(name, text);
  const document = report.status === 'unreadable' ? undefined : (await readText(text, name)).source.value;
  const spec = readSpec(document);
  const tools = 'tools' in spec && report.tools.length > 0 ? spec.tools : [];
  const own = tools.length > 1 ? workshop.findNamespaces(tools.map((tool) => tool.name)) : NO_NAMESPACES;
  return {
    name,
    text: text.replace(/^\ufeff/, ''),
    report,
    document,
    tools: tools.map((tool) => tool.raw),
    loose: report.format?.startsWith('name-only') ? [] : tools.map((tool) => tool.raw),
    workshop,
    assess: (variant, { namespaces = own, indent } = {}) =>
      new Assessor({ ...workshop, findNamespaces: (names) => fixedFor(names, namespaces) }).assess(
        name,
        JSON.stringify(variant, null, indent),
        'variant.json',
      ),
  };
}

/** A tool alone has no namespaces. */
function fixedFor(names: Iterable<string>, namespaces: Namespaces): Namespaces {
  return [...names].length > 1 ? namespaces : NO_NAMESPACES;
}
