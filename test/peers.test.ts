import { describe, expect, it } from 'vitest';
import { folder, run } from './cli/run.js';
import { allFindings, assess, assessText, assessTool, findingsOf, PERFECT } from './rules/assess.js';

/**
 * Mistakes that other linters of tool specs make, as tests that this one does not. Pipes, exit codes, typing errors
 * and what a file can do to a terminal are tested with the command line (test/cli), verbs with theirs.
 */

const ruleIds = async (document: unknown) => allFindings(await assess(document)).map(({ rule }) => rule);
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

describe('one odd tool', () => {
  it.each<[string, string]>([
    ['a boolean schema', '{"name": "get_a", "inputSchema": {"type": "object", "properties": {"tru": true}}}'],
    [
      'a hint that is no boolean',
      '{"name": "get_a", "inputSchema": {}, "annotations": {"readOnlyHint": "yes"}}',
    ],
    [
      'a parameter called __proto__',
      '{"name": "get_a", "inputSchema": {"type": "object", "properties": {"__proto__": {"type": "string"}}}}',
    ],
    ['no name', '{"description": "Gets.", "inputSchema": {"type": "object"}}'],
    ['null', 'null'],
    ['a description of null', '{"name": "get_a", "description": null, "inputSchema": {"type": "object"}}'],
    [
      '200 levels',
      `{"name": "get_a", "inputSchema": ${'{"type": "object", "properties": {"a": '.repeat(200)}{}${'}}'.repeat(200)}}`,
    ],
  ])('never hides the others: %s', async (_, odd) => {
    const good = JSON.stringify(PERFECT);
    const report = await assessText(
      `{"tools": [${good}, ${odd}, ${good.replace('find_parcels', 'list_parcels')}]}`,
    );
    expect(report.tools.map(({ score }) => score)).toEqual([100, expect.any(Number), 100]);
    expect(report.status).toBe('scored');
  });
});

describe('nothing to lint', () => {
  it.each<[string, string]>([
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty list', '[]'],
    ['no tools', '{"tools": []}'],
    ['tools that are an object', '{"tools": {}}'],
    ['an object of another kind', '{"name": "x", "version": "1.0.0", "dependencies": {}}'],
    ['what is no JSON', 'tools: []'],
  ])('has no score, and says why: %s', async (_, text) => {
    const report = await assessText(text);
    expect(report.tools).toEqual([]);
    expect(report.problem).toMatch(/./);
    expect(report.status).not.toBe('scored');
  });
});

describe('a required name that nothing defines', () => {
  it.each(['missing', 'hasOwnProperty', 'constructor', '__proto__'])('is found: %s', async (name) => {
    const inputSchema = object({ a: { type: 'string' } }, { required: [name] });
    expect(await ruleIds({ name: 'get_a', inputSchema })).toContain('parameters/required-honest');
  });
});

describe('two tools with one name', () => {
  it('are an error', async () => {
    const report = await assess([PERFECT, PERFECT]);
    expect(report.tools.map(({ blocked }) => blocked)).toEqual([false, true]);
  });
});

describe('legal schemas', () => {
  it.each<[string, object]>([
    ['a list of types', { type: ['string', 'null'] }],
    ['integer', { type: 'integer' }],
    ['enum without a type', { enum: ['a', 'b'] }],
    ['const without a type', { const: 'a' }],
    ['oneOf without a type', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['a reference', { $ref: '#/$defs/A' }],
    ['allOf', { allOf: [{ $ref: '#/$defs/A' }] }],
    ['anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ])('have no finding: %s', async (_, schema) => {
    const inputSchema = object(
      { a: { ...schema, description: 'A.' } },
      { required: ['a'], additionalProperties: false, $defs: { A: { type: 'string' } } },
    );
    const found = await ruleIds({ ...PERFECT, inputSchema });
    expect(found).toEqual(['examples/valid-example']);
  });

  it.each([object({}), { type: 'object' }, { type: 'object', additionalProperties: false }])(
    'of a tool without parameters cost nothing in their category: %j',
    async (inputSchema) => {
      expect((await assessTool({ ...PERFECT, inputSchema })).categories.parameters).toBe(100);
    },
  );
});

describe('names that the protocol itself shows', () => {
  it('are no error: getUser, DATA_EXPORT_v2, admin.tools.list', async () => {
    const others = async (name: string) =>
      (await ruleIds({ ...PERFECT, name })).filter((rule) => !rule.startsWith('naming/'));
    for (const name of ['getUser', 'DATA_EXPORT_v2']) expect(await others(name)).toEqual([]);
    // The protocol takes a dot and providers do not: a word beside the number, of severity info.
    expect(await others('admin.tools.list')).toEqual(['portability/taken-everywhere']);
  });

  it('are judged where others let them pass: 2fa_enable, x, __private', async () => {
    for (const name of ['2fa_enable', 'x', '__private'])
      expect((await assessTool({ ...PERFECT, name })).categories.naming).toBeLessThan(100);
  });
});

describe('safety', () => {
  it.each(['delete_user', 'purge_cache', 'drop_table', 'get_and_delete_message', 'list_then_remove_files'])(
    'advice never calls %s read-only',
    async (name) => {
      const { findings } = await assessTool({
        name,
        description: 'Deletes it.',
        inputSchema: { type: 'object' },
      });
      const said = findings.map(({ message }) => message).join();
      expect(said).toContain('clients assume that it writes, destroys');
      expect(said).not.toMatch(/appears? .*read|add .*readOnlyHint.*true/i);
    },
  );
});

describe('other languages', () => {
  it.each([
    ['Spanish', 'Busca los paquetes de un cliente por el código postal y devuelve el número de cada uno.'],
    ['French', 'Cherche les colis par le code postal et renvoie le numéro et le poids de chacun des colis.'],
    ['Chinese', '按邮政编码查找包裹。先用它来得到包裹号，再调用 move_parcel。返回每个包裹的编号和重量。'],
    ['Japanese', '郵便番号で荷物を検索します。番号が分からないときに使います。荷物の番号と重さを返します。'],
    ['Russian', 'Находит посылки по почтовому индексу и возвращает номер и вес каждой из них для курьера.'],
  ])('are judged by their own measure or not at all: %s', async (_, description) => {
    const found = (await ruleIds({ ...PERFECT, description })).filter((rule) =>
      rule.startsWith('description/'),
    );
    expect(found).toEqual([]);
  });
});

describe('the size of a set', () => {
  it('moves no score, and a mean is that of the tools', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...PERFECT, name: `find_parcels_${index}` }));
    expect(new Set((await assess(many)).tools.map(({ score }) => score))).toEqual(new Set([100]));
  });

  it('does not bend the share of bad tools: 1 of 100 is not 100 of 100', async () => {
    const cwd = folder({
      'tools.json': Array.from({ length: 100 }, (_, index) =>
        index === 0 ? { name: 'x' } : { ...PERFECT, name: `find_a${index}` },
      ),
    });
    const { stdout } = await run(['-f', 'json'], { cwd });
    expect(JSON.parse(stdout).summary).toMatchObject({ mean: 99, lowest: { name: 'x' } });
  });
});

describe('a parameter with a dot or a slash in its name', () => {
  it('has a pointer that leads to it', async () => {
    const [found] = await findingsOf('parameters/described', {
      name: 'get_a',
      inputSchema: object({ 'a.b/c~d': {} }),
    });
    expect(found).toBe('/inputSchema/properties/a.b~1c~0d: "a.b/c~d" has no description');
  });
});

describe('places', () => {
  it('are on every finding: the line and column of the property itself', async () => {
    const text = JSON.stringify({ tools: [{ name: 'x', inputSchema: object({ a: {} }) }] }, null, 2);
    const found = allFindings(await assessText(text)).find(({ rule }) => rule === 'parameters/typed');
    const lines = text.split('\n');
    expect(lines[found!.line - 1]!.slice(found!.column - 1)).toMatch(/^"a": \{\}/);
  });
});
