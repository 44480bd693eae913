import { describe, expect, it } from 'vitest';
import { score } from '../../src/index.js';
import { readSpec } from '../../src/model/read-spec.js';

const PARAMETERS = {
  type: 'object',
  properties: {
    port: { type: 'string', description: 'Code of the port, such as OSL.' },
    days: { type: 'integer', description: 'How many days ahead.' },
  },
  required: ['port'],
  additionalProperties: false,
};
const name = 'get_tide_table';
const description =
  'Gets the tides of a port for some days. Returns one entry a tide. Fails when the port is invalid.';

/** The same tool in every shape. */
const SHAPES: Readonly<Record<string, object>> = {
  mcp: { name, description, inputSchema: PARAMETERS },
  'openai-chat': { type: 'function', function: { name, description, parameters: PARAMETERS } },
  'openai-responses': { type: 'function', name, description, parameters: PARAMETERS },
  anthropic: { name, description, input_schema: PARAMETERS },
  function: { name, description, parameters: PARAMETERS },
  vscode: { name, modelDescription: description, inputSchema: PARAMETERS },
};

const format = (document: unknown): string => {
  const spec = readSpec(document);
  return 'reason' in spec ? spec.reason : spec.format;
};

const read = async (document: unknown) => (await score(JSON.stringify(document))).inputs[0]!;

describe('the shape of a tool', () => {
  it.each(Object.entries(SHAPES))('is told by what only it has: %s', (id, tool) => {
    expect(format([tool])).toBe(`${id}-array`);
    expect(format(tool)).toBe(`${id}-tool`);
    expect(format({ tools: [tool, tool] })).toBe(`${id}-list`);
  });

  it.each(Object.entries(SHAPES))('does not change the verdict on what it can say: %s', async (_, tool) => {
    const [mcp] = (await read([SHAPES['mcp']])).tools;
    const [other] = (await read([tool])).tools;
    for (const category of ['description', 'parameters', 'naming', 'examples'] as const)
      expect(other!.categories[category]).toBe(mcp!.categories[category]);
    const rules = (judged: typeof mcp) =>
      judged!.findings.map(({ rule }) => rule).filter((rule) => rule !== 'best-practices/annotated');
    expect(rules(other)).toEqual(rules(mcp));
  });

  it('decides where a finding points: into the file as it is written', async () => {
    const open = { ...PARAMETERS, properties: { port: {} }, required: [] };
    const [tool] = (await read([{ type: 'function', function: { name, description, parameters: open } }]))
      .tools;
    expect(tool!.findings.map(({ pointer }) => pointer)).toContain('/0/function/parameters/properties/port');
  });
});

describe('a tool of Gemini', () => {
  const gemini = {
    name,
    description,
    parameters: {
      type: 'OBJECT',
      properties: {
        port: { type: 'STRING', description: 'Code of the port.', example: 'OSL' },
        days: { type: 'INTEGER', description: 'How many days.', nullable: true },
      },
      required: ['port'],
    },
  };

  it('has its upper-case types and OpenAPI words read as what they mean', async () => {
    const { tools, format: id } = await read({ contents: [], tools: [{ functionDeclarations: [gemini] }] });
    expect(id).toBe('gemini-list');
    expect(tools[0]!.categories.parameters).toBe(100);
    expect(tools[0]!.blocked).toBe(false);
  });

  it('is not blamed for an open schema, which its format cannot close', async () => {
    const [tool] = (await read([gemini])).tools;
    expect(tool!.rules.find(({ rule }) => rule === 'best-practices/closed-schema')!.earned).toBeNull();
  });
});

describe('parameters as a list', () => {
  const list = {
    name,
    description,
    arguments: [
      { name: 'port', type: 'string', desc: 'Code of the port.' },
      { name: 'days', type: 'integer', optional: true },
    ],
  };

  it('are read as the schema they amount to, and found where they stand', async () => {
    const { tools, format: id } = await read([list]);
    expect(id).toBe('docker-array');
    const described = tools[0]!.findings.filter(({ rule }) => rule === 'parameters/described');
    expect(described.map(({ pointer }) => pointer)).toEqual(['/0/arguments/1']);
    expect(tools[0]!.categories.examples).toBeNull();
  });

  it('may be empty, and then the tool takes nothing', async () => {
    const [tool] = (await read([{ ...list, arguments: [] }, list])).tools;
    expect(tool!.categories.parameters).toBe(100);
  });
});

describe('hints', () => {
  const annotations = { readOnlyHint: true };
  const written: Readonly<Record<string, object>> = {
    ...SHAPES,
    docker: { name, description, arguments: [{ name: 'port', type: 'string', desc: 'Code of the port.' }] },
    'parameter-list': {
      name,
      description,
      parameters: [{ name: 'port', type: 'string', description: 'Code of the port.' }],
    },
  };

  it.each(Object.entries(written))('do not make another tool of %s', async (id, tool) => {
    const [plain] = (await read([tool])).tools;
    const hinted = await read([{ ...tool, annotations }]);
    expect(hinted.format).toBe(`${id}-array`);
    expect(hinted.tools[0]!.categories.parameters).toBe(plain!.categories.parameters);
    // Whoever takes out what hints there are must not gain by it.
    for (const hints of [annotations, { title: 'Tides' }, { readOnlyHint: false }])
      if (id !== 'mcp')
        expect((await read([{ ...tool, annotations: hints }])).tools[0]!.score).toBeGreaterThanOrEqual(
          plain!.score!,
        );
  });
});

describe('a function without parameters', () => {
  const bare = { name, description };

  it.each<[string, unknown]>([
    ['gemini-functions', { functionDeclarations: [bare] }],
    ['gemini-array', [{ functionDeclarations: [bare] }]],
    ['gemini-list', { tools: [{ function_declarations: [bare] }] }],
    ['function-functions', { functions: [bare] }],
    ['openai-responses-array', [{ type: 'function', ...bare, parameters: null }]],
  ])('takes none where the list says that it is one: %s', async (id, document) => {
    const { tools, format: found } = await read(document);
    expect(found).toBe(id);
    expect(tools[0]!.categories.parameters).toBe(100);
    expect(tools[0]!.findings.filter(({ rule }) => /annotated|object-schema/.test(rule))).toEqual([]);
  });

  it('is Gemini\u2019s among its declarations, whatever the case of the types', async () => {
    const { format: found, tools } = await read({
      tools: [{ functionDeclarations: [{ ...bare, parameters: { type: 'object', properties: {} } }] }],
    });
    expect(found).toBe('gemini-list');
    expect(tools[0]!.findings.filter(({ rule }) => rule === 'best-practices/closed-schema')).toEqual([]);
  });
});

describe('a tool of the provider', () => {
  const mine = SHAPES['mcp']!;

  it.each<[string, object]>([
    ['googleSearch", "codeExecution', { googleSearch: {}, codeExecution: {} }],
    ['google_search_retrieval', { google_search_retrieval: {} }],
    ['web_search', { type: 'web_search', name: 'web_search', description: 'x' }],
    ['text_editor_20250728', { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool' }],
    ['code_interpreter', { type: 'code_interpreter', container: { type: 'auto' } }],
    ['something_new', { type: 'something_new', budget: 3 }],
  ])('is left out and named: "%s"', async (which, entry) => {
    const { tools, notes } = await read([mine, entry]);
    expect(tools.map((each) => each.name)).toEqual([name]);
    expect(notes.join()).toContain(`judge: "${which}"`);
    expect(format([entry])).toContain('only what the provider itself defines and runs');
    expect(format({ tools: [entry] })).toContain(`"${which}"`);
  });

  it.each<[string, object]>([
    ['with a type of its own', { type: 'http', name: 'fetch_page' }],
    ['whose type is that of a schema', { type: 'object', properties: {} }],
    ['with a schema', { type: 'bash', name: 'run_bash', inputSchema: PARAMETERS }],
  ])('is not a tool %s', async (_, entry) => {
    expect((await read([mine, entry])).tools).toHaveLength(2);
  });

  it('is named beside the functions in the same object', async () => {
    const { tools, notes } = await read([
      { functionDeclarations: [{ name, description }], googleSearch: {} },
    ]);
    expect(tools).toHaveLength(1);
    expect(notes.join()).toContain('"googleSearch"');
  });
});

describe('a container', () => {
  const tool = SHAPES['mcp']!;

  it('may be a map with texts about itself and functions inside', async () => {
    const { tools } = await read({
      $schema: 'https://example.com/tools.json',
      version: 2,
      [name]: { type: 'function', function: { description, parameters: PARAMETERS } },
    });
    expect(tools.map((each) => [each.name, each.blocked])).toEqual([[name, false]]);
  });

  it('may be the answers to several pages', async () => {
    const page = (id: number, result: object) => ({ jsonrpc: '2.0', id, result });
    const pages = [
      page(1, { tools: [tool], nextCursor: 'b' }),
      page(2, { tools: [{ ...tool, name: 'get_b' }] }),
    ];
    const { tools, status } = await read(pages);
    expect(tools.map(({ pointer }) => pointer)).toEqual(['/0/result/tools/0', '/1/result/tools/0']);
    expect(status).toBe('scored');
    expect((await read(pages.slice(0, 1))).status).toBe('incomplete');
  });

  it('that lists servers may have one without tools', async () => {
    for (const document of [
      [{ name: 'north', tools: [tool] }, { name: 'south' }],
      { mcpServers: { north: { command: 'north', tools: [tool] }, south: { command: 'south' } } },
    ]) {
      const { tools, notes, status } = await read(document);
      expect(tools.map((each) => each.name)).toEqual([name]);
      expect(notes).toEqual(['the server "south" lists no tools here']);
      expect(status).toBe('scored');
    }
  });

  it('may hold tools and the functions of the older API', async () => {
    const legacy = { ...SHAPES['function'], name: 'get_b' };
    const { tools } = await read({ tools: [SHAPES['openai-chat']], functions: [legacy] });
    expect(tools.map(({ pointer }) => pointer)).toEqual(['/tools/0', '/functions/0']);
  });

  it('that lists which tools of a server are allowed is no spec', () => {
    expect(format({ mcpServers: { north: { command: 'north', tools: ['*'] } } })).toContain('configuration');
  });

  it.each<[string, unknown]>([
    [
      'servers of one name',
      {
        servers: [
          { name: 'a', tools: [tool] },
          { name: 'a', tools: [tool] },
        ],
      },
    ],
    [
      'namespaces',
      ['north', 'south'].map((each) => ({
        type: 'namespace',
        name: each,
        tools: [SHAPES['openai-responses']],
      })),
    ],
  ])('keeps apart the tools of two %s', async (_, document) => {
    expect((await read(document)).tools.map(({ blocked }) => blocked)).toEqual([false, false]);
  });

  it.each([
    ['hints', { name, description, annotations: { readOnlyHint: 'yes' } }],
    ['functions', { functionDeclarations: [{ name, description, parameters: PARAMETERS }] }],
    ['schemas by another name', { name, description, parametersJsonSchema: PARAMETERS }],
  ])('that presents a server is no card when its tools have %s', async (_, entry) => {
    const { format: found } = await read({ name: 'tides', version: '1.0.0', tools: [entry] });
    expect(found).not.toContain('name-only');
  });

  it('may be a map of names, whose key is the name', async () => {
    const { inputSchema } = { inputSchema: PARAMETERS };
    const { tools, format: id } = await read({ tools: { [name]: { description, inputSchema } } });
    expect(id).toBe('mcp-map');
    expect(tools.map((each) => each.name)).toEqual([name]);
  });

  it('may list servers, whose tools may share a name', async () => {
    const { tools, format: id } = await read([
      { name: 'north', tools: [tool] },
      { name: 'south', tools: [tool] },
    ]);
    expect(id).toBe('mcp-servers');
    expect(tools.map(({ blocked }) => blocked)).toEqual([false, false]);
  });

  it.each([
    ['manifest', { manifest_version: '0.2', name: 'tides', tools: [{ name, description }] }],
    ['card', { name: 'tides', version: '1.0.0', tools: [{ name, description }] }],
  ])('that has no place for schemas is not blamed for it: %s', async (id, document) => {
    const { tools, format: found } = await read(document);
    expect(found).toBe(`name-only-${id}`);
    expect(tools[0]!.categories.parameters).toBeNull();
    expect(tools[0]!.scoredOn).toBe(60);
  });

  it('with mixed shapes and a tool of the provider says so, once each', async () => {
    const { tools, notes, status } = await read([
      SHAPES['anthropic'],
      SHAPES['openai-chat'],
      { type: 'web_search' },
    ]);
    expect(tools).toHaveLength(2);
    expect(status).toBe('scored');
    expect(notes.filter((note) => note.includes('mixes'))).toHaveLength(1);
    expect(notes.filter((note) => note.includes('"web_search"'))).toHaveLength(1);
  });
});
