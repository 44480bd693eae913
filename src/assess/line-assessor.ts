import { Judge } from '../engine/judge.js';
import type { Namespaces } from '../model/namespaces.js';
import { readEntry } from '../model/read-spec.js';
import { parseJson } from '../model/text/json.js';
import { type Source, SyntaxFault } from '../model/text/source.js';
import { nameKey } from '../model/tool.js';
import type { InputReport } from '../report/report.js';
import { ToolReport } from '../report/tool-report.js';
import { scoreTool } from '../score/score.js';
import { failure, sortSetFindings, type Workshop } from './assess.js';

/**
 * Judges the tools of a file with one JSON document a line, without ever holding more than one: every line is given
 * twice, first to {@link survey}, which fixes what depends on the whole set, then to {@link assess}. What is kept is
 * the names. The verdicts are those of the same tools in one list.
 */
export class LineAssessor {
  readonly #judge: Judge;
  readonly #names: string[] = [];
  readonly #firstByName = new Map<string, number>();
  #namespaces: Namespaces | undefined;

  constructor(private readonly workshop: Workshop) {
    this.#judge = new Judge(workshop.rules, workshop.loadValidator);
  }

  /** Takes note of the name in a line. @param index of the line among those that are not blank, from 0 */
  survey(line: string, index: number): void {
    const tool = read(line, index);
    if (!('tool' in tool) || tool.tool.name === '') return;
    this.#names.push(tool.tool.name);
    const key = nameKey(tool.tool);
    if (!this.#firstByName.has(key)) this.#firstByName.set(key, index);
  }

  /**
   * Judges the tool of a line. @param name what the report calls the file @param number the line's number in the file
   */
  async assess(name: string, line: string, index: number, number: number): Promise<InputReport> {
    const found = read(line, index);
    if ('fault' in found) {
      const { message, position } = found.fault;
      const problem = `is not valid JSON Lines: ${message}`;
      return { ...failure(name, 'unreadable', problem), at: { line: number, column: position.column } };
    }
    if ('reason' in found)
      return { ...failure(name, 'not-a-spec', found.reason), at: { line: number, column: 1 } };
    const { tool, source, format } = found;
    this.#namespaces ??= this.workshop.findNamespaces(this.#names);
    const prefix = `/${index}`;
    const duplicateKeys = source
      .duplicateKeys()
      .map(({ key, pointer }) => ({ key, pointer: prefix + pointer }));
    const set = {
      tools: [tool],
      namespaces: this.#namespaces,
      firstByName: this.#firstByName,
      duplicateKeys,
    };
    const { byTool } = sortSetFindings(this.#judge.judgeSet(set));
    const tools: ToolReport[] = [];
    await this.#judge.judgeTools(set, (_, outcomes) => {
      tools.push(new ToolReport(tool, outcomes, scoreTool(outcomes), byTool.get(tool.index) ?? []));
    });
    return {
      ...failure(name, 'scored', ''),
      format,
      title: 'JSON Lines',
      problem: null,
      tools,
      locate: (pointer) => ({ line: number, column: source.locate(pointer.slice(prefix.length)).column }),
    };
  }
}

type Line =
  | ({ readonly source: Source } & Exclude<ReturnType<typeof readEntry>, { reason: string }>)
  | { readonly reason: string }
  | { readonly fault: SyntaxFault };

function read(line: string, index: number): Line {
  try {
    const source = parseJson(line);
    const entry = readEntry(source.value, `/${index}`, index);
    return 'reason' in entry ? entry : { ...entry, source };
  } catch (error) {
    if (error instanceof SyntaxFault) return { fault: error };
    throw error;
  }
}
