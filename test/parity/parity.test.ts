import { describe, expect, it } from 'vitest';
import { languageOf } from '../../rules/shared/language.js';
import { type JsonReport, score } from '../../src/index.js';
import { type Format, MCP_FORMATS, OTHER_FORMATS, SINGLE_TOOL } from './shapes.js';
import { inLanguage, LANGUAGES, type Language, type McpTool, TOOLS } from './tools.js';

type Input = JsonReport['inputs'][number];
type Judged = Input['tools'][number];
type Category = keyof Judged['categories'];

/** What the score is made of, in percent. */
const WEIGHTS: Readonly<Record<Category, number>> = {
  description: 25,
  parameters: 25,
  'best-practices': 20,
  naming: 15,
  examples: 15,
};
const CATEGORIES = Object.keys(WEIGHTS) as Category[];
/** How far the same tool may land apart in two languages, in points of the score. */
const TOLERANCE = 3;
const PLAIN = MCP_FORMATS[0]!;
/** A returning value that a format without output schemas can say in the description only. */
const RETURNS = 'best-practices/states-returns';

const reports = new Map<string, Promise<Input>>();

/** The report of tools in a format; each is made once. */
function read(format: Format, tools: readonly McpTool[]): Promise<Input> {
  const text = format.write(tools);
  const key = `${format.file}\n${text}`;
  const known = reports.get(key) ?? score(text, { name: format.file }).then(({ inputs }) => inputs[0]!);
  reports.set(key, known);
  return known;
}

const setIn = (language: Language) => TOOLS.map((tool) => inLanguage(tool, language));

/** The tools of a set by themselves, each in a document of its own. */
async function readSingly(format: Format, tools: readonly McpTool[]): Promise<Judged[]> {
  const inputs = await Promise.all(tools.map((tool) => read(format, [tool])));
  return inputs.flatMap((input) => input.tools);
}

/** Everything that is said about a tool, without the places. */
const verdict = ({ name, score, grade, blocked, scoredOn, categories, rules, findings }: Judged) => ({
  name,
  score,
  grade,
  blocked,
  scoredOn,
  categories,
  rules,
  findings: said(findings),
});

const said = (findings: Judged['findings']) =>
  findings.map(({ rule, message }) => `${rule}: ${message}`).sort();

const broken = ({ findings }: Judged) => findings.map(({ rule }) => rule).sort();

/** The rules that say nothing comparable about a tool in a format: what it has no place for, and what it always says. */
function incomparable({ leavesOut, alwaysKeeps = [] }: Format, tool: McpTool): ReadonlySet<string> {
  return new Set([...leavesOut, ...alwaysKeeps, ...(tool.outputSchema ? [RETURNS] : [])]);
}

/** What must be the same in a format that says less: outcome and findings of all rules on what it can say. */
const comparable = (format: Format, tools: readonly McpTool[], judged: readonly Judged[]) =>
  judged.map((each, index) => {
    const except = incomparable(format, tools[index]!);
    const touched = new Set([...except].map((rule) => rule.split('/')[0]));
    return {
      name: each.name,
      categories: CATEGORIES.filter((category) => !touched.has(category)).map((category) => [
        category,
        each.categories[category],
      ]),
      earned: each.rules.filter(({ rule }) => !except.has(rule)).map(({ rule, earned }) => [rule, earned]),
      findings: said(each.findings.filter(({ rule }) => !except.has(rule))),
    };
  });

describe('the twelve tools', () => {
  it('are twelve, of different quality, and break what they are meant to break in a plain list', async () => {
    const { tools, status, notes } = await read(PLAIN, setIn('en'));
    expect(tools).toHaveLength(12);
    expect(status).toBe('scored');
    expect(notes).toEqual([]);
    expect(Object.fromEntries(tools.map((tool) => [tool.name, broken(tool)]))).toEqual(
      Object.fromEntries(TOOLS.map(({ name, breaks }) => [name, breaks])),
    );
    expect(new Set(tools.map((tool) => tool.score)).size).toBeGreaterThan(8);
    expect(new Set(TOOLS.flatMap(({ breaks }) => breaks)).size).toBe(17);
  });

  it.each(LANGUAGES)('have texts of their own in %s', (language) => {
    const texts = setIn(language).map(({ description }) => description);
    expect(new Set(texts).size).toBe(12);
    for (const other of LANGUAGES.filter((each) => each !== language))
      for (const { description } of setIn(other)) expect(texts).not.toContain(description);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const tools = setIn(language);

  it.each(MCP_FORMATS.map((format) => [format.title, format] as const))(
    'the set gets the same scores and findings in %s as in the plain list',
    async (_, format) => {
      const plain = await read(PLAIN, tools);
      const input = await read(format, tools);
      expect(input.format).toBe(format.id);
      expect(input.namespace).toEqual(['garden']);
      expect(input.tools).toHaveLength(12);
      expect(input.tools.map(verdict)).toEqual(plain.tools.map(verdict));
    },
  );

  it.each([...MCP_FORMATS, SINGLE_TOOL].map((format) => [format.title, format] as const))(
    'each tool by itself gets the same score and findings in %s as in a plain list of one',
    async (_, format) => {
      const singly = await readSingly(format, tools);
      expect(singly).toHaveLength(12);
      expect(singly.map(verdict)).toEqual((await readSingly(PLAIN, tools)).map(verdict));
    },
  );

  it.each(OTHER_FORMATS.map((format) => [format.title, format] as const))(
    'the set gets the same findings in %s on all that the format can say',
    async (_, format) => {
      const plain = await read(PLAIN, tools);
      const input = await read(format, tools);
      expect(input.format).toBe(format.id);
      expect(input.status).toBe('scored');
      expect(input.namespace).toEqual(['garden']);
      expect(input.tools).toHaveLength(12);
      expect(comparable(format, tools, input.tools)).toEqual(comparable(format, tools, plain.tools));
    },
  );

  it.each(OTHER_FORMATS.map((format) => [format.title, format] as const))(
    'each tool by itself gets the same findings in %s on all that the format can say',
    async (_, format) => {
      const singly = await readSingly(format, tools);
      expect(singly).toHaveLength(12);
      expect(comparable(format, tools, singly)).toEqual(
        comparable(format, tools, await readSingly(PLAIN, tools)),
      );
    },
  );

  it.each(OTHER_FORMATS.map((format) => [format.title, format] as const))(
    'what cannot be said in %s is left out, and takes nothing from a tool',
    async (_, { leavesOut, alwaysKeeps = [], ...format }) => {
      const input = await read({ ...format, leavesOut }, tools);
      for (const tool of input.tools) {
        const leftOut = tool.rules.filter(({ rule }) => leavesOut.includes(rule));
        expect(leftOut.map(({ rule }) => rule).sort()).toEqual([...leavesOut].sort());
        expect(leftOut.filter(({ earned }) => earned !== null)).toEqual([]);
        expect(broken(tool).filter((rule) => [...leavesOut, ...alwaysKeeps].includes(rule))).toEqual([]);
        expect(tool.notJudged).toEqual([]);
      }
      expect(input.tools[0]!.score).toBe(100);
    },
  );
});

describe('a namespace', () => {
  it('is found by the set, so that its tools have a verb first in the set and not by themselves', async () => {
    const tools = setIn('en');
    const ofNames = (judged: readonly Judged[]) =>
      judged.filter((tool) => broken(tool).includes('naming/starts-with-verb')).map(({ name }) => name);
    expect(ofNames((await read(PLAIN, tools)).tools)).toEqual(['soil_report']);
    expect(ofNames(await readSingly(PLAIN, tools))).toEqual([
      'garden_find_beds',
      'garden_move_plant',
      'garden_read_sensor',
      'soil_report',
    ]);
  });
});

describe('what only MCP can say', () => {
  it('does not excuse a text that is silent: without an output schema it must say what comes back', async () => {
    const [tool] = setIn('en').filter(({ outputSchema }) => outputSchema);
    const [plain] = await readSingly(PLAIN, [tool!]);
    expect(broken(plain!)).not.toContain(RETURNS);
    for (const format of OTHER_FORMATS) {
      const [other] = await readSingly(format, [tool!]);
      expect(broken(other!), format.title).toContain(RETURNS);
    }
  });
});

describe.each(TOOLS.map(({ name }, index) => [name, index] as const))('%s', (name, index) => {
  const languages = LANGUAGES.filter((language) => language !== 'en');

  it.each(languages)('breaks the same rules in %s as in English', async (language) => {
    const english = (await read(PLAIN, setIn('en'))).tools[index]!;
    const other = (await read(PLAIN, setIn(language))).tools[index]!;
    expect(other.name).toBe(name);
    expect(broken(other)).toEqual(broken(english));
    expect(other.notJudged).toEqual([]);
    expect(other.scoredOn).toBe(english.scoredOn);
  });

  it('scores the same in all languages, within three points', async () => {
    const judged = await Promise.all(
      LANGUAGES.map(async (language) => (await read(PLAIN, setIn(language))).tools[index]!),
    );
    const spread = (values: readonly (number | null)[]) =>
      Math.max(...values.map((value) => value ?? 0)) - Math.min(...values.map((value) => value ?? 0));
    expect(judged.map((tool) => tool.score)).not.toContain(null);
    expect(spread(judged.map((tool) => tool.score))).toBeLessThanOrEqual(TOLERANCE);
    for (const category of CATEGORIES) {
      const values = judged.map((tool) => tool.categories[category]);
      const allowed = (TOLERANCE * judged[0]!.scoredOn) / WEIGHTS[category];
      expect(new Set(values.map((value) => value === null)).size, category).toBe(1);
      expect(spread(values), category).toBeLessThanOrEqual(allowed);
    }
  });
});

describe('a set in several languages', () => {
  it('judges each tool as a set in its language alone does', async () => {
    const mixed = TOOLS.map((tool, index) => inLanguage(tool, LANGUAGES[index % LANGUAGES.length]!));
    const input = await read(PLAIN, mixed);
    const alone = await Promise.all(
      TOOLS.map(
        async (_, index) => (await read(PLAIN, setIn(LANGUAGES[index % LANGUAGES.length]!))).tools[index]!,
      ),
    );
    expect(input.tools).toHaveLength(12);
    expect(input.tools.map(verdict)).toEqual(alone.map(verdict));
  });
});

describe('the language of a text', () => {
  it.each(LANGUAGES)('is that of each of the twelve descriptions in %s', (language) => {
    expect(TOOLS.map(({ description }) => languageOf(description[language]).tag)).toEqual(
      TOOLS.map(() => language),
    );
  });

  it.each([
    ['es', 'Convierte un archivo en el formato que se indica.'],
    ['es', 'Lanza un error si dos hileras se solapan.'],
    ['es', 'Crea un evento en el calendario.'],
    ['fr', 'Convertit un fichier en un autre format.'],
    ['fr', 'Ajoute la photo à un album en ligne.'],
    ['fr', 'Crée un événement en ligne que la classe verra.'],
  ])('is %s, although Spanish and French share most of the function words in "%s"', (tag, text) => {
    expect(languageOf(text).tag).toBe(tag);
  });
});
