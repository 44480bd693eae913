import { Judge } from '../engine/judge.js';
import type { Namespaces } from '../model/namespaces.js';
import { builtInNote, lookAt, type ReadEntry, readEntries, whyNot } from '../model/read-spec.js';
import type { Shape } from '../model/shapes/shape.js';
import { parseJson } from '../model/text/json.js';
import { type Source, SyntaxFault } from '../model/text/source.js';
import { nameKey } from '../model/tool.js';
import type { InputReport } from '../report/report.js';
import type { ToolReport } from '../report/tool-report.js';
import { failure, MOST_WITH_FIXES, reportTool, sortSetFindings, type Workshop } from './assess.js';

/**
 * Judges the tools of a file with one JSON document a line, without ever holding more than one: every line is given
 * twice, first to {@link survey}, which fixes what depends on the whole set, then to {@link assess}. What is kept is
 * the names, the shapes and how many. The verdicts are those of the same tools in one list.
 */
export class LineAssessor {
  readonly #judge: Judge;
  readonly #names = new Set<string>();
  readonly #firstByName = new Map<string, number>();
  readonly #shapes = new Set<Shape>();
  #namespaces: Namespaces | undefined;
  #surveyed = 0;
  #assessed = 0;
  #holdsTools = false;

  constructor(private readonly workshop: Workshop) {
    this.#judge = new Judge(workshop.rules, workshop.loadValidator, workshop.settings);
  }

  /** Takes note of the names in a line. @param index of the line among those that are not blank, from 0 */
  survey(line: string, index: number): void {
    const found = read(line, index);
    if ('fault' in found) return;
    this.#holdsTools ||= found.isTool;
    for (const shape of found.shapes) this.#shapes.add(shape);
    // The shape of a name with a description is not known yet; they are the same in all that fit it.
    for (const tool of readEntries(found.entries, this.#surveyed, found.shapes).tools) {
      this.#surveyed++;
      if (tool.name === '') continue;
      this.#names.add(tool.name);
      const key = nameKey(tool);
      if (!this.#firstByName.has(key)) this.#firstByName.set(key, tool.index);
    }
  }

  #fixNamespaces(): Namespaces {
    const namespaces = this.workshop.findNamespaces(this.#names);
    this.#names.clear();
    return namespaces;
  }

  /**
   * Judges the tools of a line. @param name what the report calls the file @param number the line's number in the file
   */
  async assess(name: string, line: string, index: number, number: number): Promise<InputReport> {
    const found = read(line, index);
    if ('fault' in found) {
      const { message, position } = found.fault;
      const problem = `is not valid JSON Lines: ${message}`;
      return { ...failure(name, 'unreadable', problem), at: { line: number, column: position.column } };
    }
    if (!this.#holdsTools)
      return { ...failure(name, 'not-a-spec', whyNot(found.source.value)), at: { line: number, column: 1 } };
    const { source } = found;
    const { tools, format } = readEntries(found.entries, this.#assessed, this.#shapes);
    this.#assessed += tools.length;
    this.#namespaces ??= this.#fixNamespaces();
    const prefix = `/${index}`;
    const duplicateKeys = source
      .duplicateKeys()
      .map(({ key, pointer }) => ({ key, pointer: prefix + pointer }));
    const set = {
      tools,
      namespaces: this.#namespaces,
      firstByName: this.#firstByName,
      duplicateKeys,
    };
    const { byTool } = sortSetFindings(await this.#judge.judgeSet(set));
    const reports: ToolReport[] = [];
    const withFixes = (this.workshop.looksForFixes ?? false) && this.#surveyed <= MOST_WITH_FIXES;
    await this.#judge.judgeTools(set, withFixes, (tool, outcomes, proposals) => {
      const offered = withFixes ? proposals : undefined;
      reports.push(reportTool(name, tool, outcomes, byTool.get(tool.index) ?? [], offered, this.workshop));
    });
    return {
      ...failure(name, 'scored', ''),
      format,
      title: 'JSON Lines',
      problem: null,
      tools: reports,
      notes: builtInNote(found.builtIns),
      locate: (pointer) => ({ line: number, column: source.locate(pointer.slice(prefix.length)).column }),
    };
  }
}

type Line = ({ readonly source: Source } & ReadEntry) | { readonly fault: SyntaxFault };

function read(line: string, index: number): Line {
  try {
    const source = parseJson(line);
    return { ...lookAt(source.value, `/${index}`), source };
  } catch (error) {
    if (error instanceof SyntaxFault) return { fault: error };
    throw error;
  }
}
