import { type JsonReport, type ScoreOptions, score } from '../../src/index.js';

/** What the report says about one input, one tool and one fault. */
export type Input = JsonReport['inputs'][number];
export type Tool = Input['tools'][number];
export type Finding = Tool['findings'][number];

/** The report of a text, by all rules, as `--format json` prints it. */
export async function assessText(text: string, settings: ScoreOptions = {}): Promise<Input> {
  const { inputs } = await score(text, { ...settings, name: 'spec.json' });
  return inputs[0]!;
}

/** The report of a document: a tool, a list of tools, or anything else that JSON can hold. */
export function assess(document: unknown, settings?: ScoreOptions): Promise<Input> {
  return assessText(JSON.stringify(document), settings);
}

/** The report of the first tool of a document. */
export async function assessTool(document: unknown): Promise<Tool> {
  const { tools, problem } = await assess(document);
  if (!tools[0]) throw new Error(`no tool was read: ${problem}`);
  return tools[0];
}

/** Every finding of a report: those of tools and those of the document. */
export function allFindings(report: Input): Finding[] {
  return [...report.tools.flatMap((tool) => tool.findings), ...report.findings];
}

/** What one rule found in a document, as `pointer: message`. */
export async function findingsOf(
  rule: string,
  document: unknown,
  settings?: ScoreOptions,
): Promise<string[]> {
  return allFindings(await assess(document, settings))
    .filter((finding) => finding.rule === rule)
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

/** The points that a rule earned on the first tool of a document; null when it did not apply. */
export async function earned(rule: string, document: unknown): Promise<number | null> {
  const mark = (await assessTool(document)).rules.find((candidate) => candidate.rule === rule);
  if (!mark) throw new Error(`there is no scored rule ${rule}`);
  return mark.earned;
}

/** A tool that scores 100: what a test takes away is then the only thing that is missing. */
export const PERFECT = {
  name: 'find_parcels',
  description:
    'Finds parcels by the postcode they are sent to. Use it before move_parcel to learn the number. Returns number and weight of each parcel. Fails when the postcode is not known.',
  inputSchema: {
    type: 'object',
    properties: {
      postcode: { type: 'string', description: 'Postcode of the receiver, such as 1010.' },
      limit: { type: 'integer', description: 'How many parcels to return at most.' },
    },
    required: ['postcode'],
    additionalProperties: false,
    examples: [{ postcode: '1010', limit: 5 }],
  },
  annotations: { readOnlyHint: true },
};

/** A tool with this input schema and nothing else of interest. */
export function withInput(inputSchema: unknown): Record<string, unknown> {
  return { name: 'find_parcels', inputSchema };
}

/** A tool whose only parameter `value` has this schema; `rest` goes beside its properties. */
export function withParameter(schema: unknown, rest: object = {}): Record<string, unknown> {
  return withInput({ type: 'object', properties: { value: schema }, ...rest });
}

/** A tool with this description and nothing else of interest. */
export function withDescription(description: string): Record<string, unknown> {
  return { name: 'find_parcels', description, inputSchema: { type: 'object' } };
}
