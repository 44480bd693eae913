import { rules } from '../../rules/index.js';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { Assessor } from '../../src/assess/assess.js';
import { buildReport } from '../../src/report/build.js';
import type { FileOf } from '../../src/report/file-of.js';
import type { Report } from '../../src/report/report.js';
import { rubricOf } from '../../src/score/rubric.js';

const assessor = new Assessor({
  rules,
  findNamespaces,
  loadValidator: async () => (await import('../../src/validate/validator.js')).validator,
  looksForFixes: true,
});

/** The report on inputs by their names; what is no text is written as JSON, a line a member. */
export async function reportOn(inputs: Readonly<Record<string, unknown>>): Promise<Report> {
  const reports = [];
  for (const [name, content] of Object.entries(inputs))
    reports.push(
      await assessor.assess(name, typeof content === 'string' ? content : JSON.stringify(content, null, 1)),
    );
  return buildReport(rubricOf(rules), reports);
}

/** How many findings the report has on its first input: those of tools and those of the document. */
export function findingsIn({ inputs }: Report): number {
  const { tools, findings } = inputs[0]!;
  return tools.reduce((sum, { findingCount }) => sum + findingCount, findings.length);
}

/** A file for everything but standard input. */
export const fileOf: FileOf = ({ name }) => (name === 'stdin' ? undefined : name);

export const isListed = () => true;

/** A tool below every threshold, with about ten findings. */
export function poor(name: string, extra: Readonly<Record<string, unknown>> = {}) {
  return {
    name,
    description: 'Locker.',
    inputSchema: { type: 'object', properties: { n: {}, m: {} } },
    ...extra,
  };
}

/** A tool that has an error. */
export function blocked(name: string) {
  return poor(name, {
    inputSchema: {
      type: 'object',
      properties: { n: { type: 'string', pattern: '(' } },
      required: ['n'],
    },
  });
}

export function many(count: number) {
  return Array.from({ length: count }, (_, index) => poor(`lockerThing${index}`));
}

/** What a spec may hold to get at the readers of a report. */
export const HOSTILE = [
  '\u001b[2J\u0000\u0008\r\n',
  '\u202e\u2066\u200b\u{e0061}\ufeff\ufffe\uffff\ud800',
  '[a](http://evil.example) ![b](http://evil.example/b.png) http://evil.example www.evil.example',
  '@everyone #1 <script>alert(1)</script> <img src=x> <!-- --> | `` ``` ~~~ **x**',
  '::error::x ##[add-mask]x %0A::error::y ]]> & "\' , : {0}',
].join(' ');

export const HOSTILE_TOOL = {
  name: `get ${HOSTILE}`,
  description: HOSTILE,
  inputSchema: {
    type: HOSTILE,
    properties: {
      [HOSTILE]: { type: HOSTILE, pattern: `(${HOSTILE}`, $ref: `#/${HOSTILE}`, 'x-mcp-header': HOSTILE },
    },
    required: [`${HOSTILE}2`],
    additionalProperties: false,
    examples: [{ [`${HOSTILE}3`]: 1 }],
  },
  [HOSTILE]: 1,
};

/** Characters that no report may hold as they are. */
export const RAW =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\udb40/;

export const OTHER_NAMES = [
  'my specs/tools one.json',
  'werkzeuge/übersicht.json',
  '工具/工具.json',
  'a:b,c%20#?.json',
];
