import { describe, expect, it } from 'vitest';
import { MOST_PASSES } from '../../src/fix/fixer.js';
import { defineRule } from '../../src/rule/rule.js';
import { repair, repairValue } from './repair.js';

const tool = (name: string, description = '', more: object = {}) => ({
  name,
  ...(description === '' ? {} : { description }),
  inputSchema: { type: 'object', ...more },
});

const namesOf = (document: unknown) => (document as { name: string }[]).map(({ name }) => name);

/** Renames only, so that a test sees nothing else. */
const NAMING = ['naming/snake-case', 'naming/starts-with-verb'];

describe('a new name', () => {
  it.each([
    ['getUserData', '', 'get_user_data'],
    ['get-user-data', '', 'get_user_data'],
    ['Get User', '', 'get_user'],
    ['createGitHubIssue', '', 'create_github_issue'],
    ['listURLs', '', 'list_urls'],
    ['get_OAuth2Token', '', 'get_oauth_2_token'],
    ['user_search', '', 'search_user'],
    ['user_search', 'Finds users by name.', 'search_user'],
    ['user_search_by_name', 'Search users by name.', 'search_user_by_name'],
    ['weather', 'Returns the weather of a city.', 'get_weather'],
    ['weather', 'Forecasts the weather of a city.', 'forecast_weather'],
    ['settings_page', 'Opens the settings page.', 'open_settings_page'],
    ['sales_figures', 'Retrieves the sales figures.', 'retrieve_sales_figures'],
    ['uploadURLV1', '', 'upload_url_v1'],
    ['iframe_text', 'Clicks a text.', 'click_iframe_text'],
    ['weather', '[beta] This tool returns the weather.', 'get_weather'],
  ])('for %s, described as "%s", is %s', async (name, description, expected) => {
    expect(namesOf(await repairValue([tool(name, description)], { rules: NAMING }))).toEqual([expected]);
  });

  it.each([
    ['weather', ''],
    ['weather', 'Weather of a city.'],
    ['weather', 'Use this when somebody asks for rain.'],
    ['weather', 'Performs a request.'],
    ['weather', 'Devuelve el tiempo de una ciudad.'],
    ['encrypt_decrypt_text_decrypt', 'Works on text.'],
    // Nobody can tell whether the verb in the name is one.
    ['status_update', 'Posts a status update.'],
    ['sales_log', 'Retrieves the sales log.'],
    ['session_replay', 'Opens a session.'],
    // What stands before is not what is acted on.
    ['iframe_click', 'Click an element in an iframe.'],
    ['memory_search', 'Search what was stored.'],
    ['kubectl_get', 'Get resources by name.'],
    ['zscaler_get_services', 'Get the services.'],
    // The verb is more than its word, or not the only one.
    ['cherry_pick', 'Cherry-pick a commit.'],
    ['long_press', 'Long press an element.'],
    ['batch_create', 'Batch create variables.'],
    ['error_reference', 'Look up an error.'],
    ['clipboard', 'Read or replace the clipboard.'],
    ['evaluations', 'Run and read evaluations.'],
    ['template', 'Save a workflow, or create one from it.'],
    ['取引先', 'Gets a partner.'],
    ['', 'Gets a partner.'],
    [`weather_${'of_a_city_'.repeat(6)}`, 'Gets the weather.'],
  ])('is not made up for "%s", described as "%s"', async (name, description) => {
    const fixed = await repair(JSON.stringify([tool(name, description)]), {
      rules: ['naming/starts-with-verb'],
    });
    expect(fixed.changes).toEqual([]);
    expect(fixed.text).toBe(JSON.stringify([tool(name, description)]));
    if (name !== 'encrypt_decrypt_text_decrypt')
      expect(fixed.refusals.map(({ because }) => because).join()).toContain('not renamed');
  });

  it('keeps the namespace of its set', async () => {
    const names = ['slack_list_users', 'slack_post_message', 'slack_channelHistory', 'slack_get_user'];
    const set = names.map((name) => tool(name, 'Gets something.'));
    expect(namesOf(await repairValue(set, { rules: NAMING }))).toEqual([
      'slack_list_users',
      'slack_post_message',
      'slack_get_channel_history',
      'slack_get_user',
    ]);
  });

  it('keeps a namespace that a part of the set shares, so that the others do not lose it', async () => {
    const names = ['todo_list_items', 'todo_add_item', 'todo_history', 'get_a', 'get_b', 'get_c', 'todo_add'];
    const set = names.map((name) => tool(name, 'Gets something.'));
    expect(namesOf(await repairValue(set, { rules: NAMING }))).toEqual([
      'todo_list_items',
      'todo_add_item',
      'todo_get_history',
      'get_a',
      'get_b',
      'get_c',
      'todo_add',
    ]);
  });

  it('is never given to two tools', async () => {
    const set = ['getUser', 'get-user', 'GetUser', 'getOrder', 'get_order'].map((name) => tool(name));
    const fixed = await repair(JSON.stringify(set), { rules: NAMING });
    expect(namesOf(JSON.parse(fixed.text))).toEqual(set.map(({ name }) => name));
    expect(fixed.refusals.map(({ name, because }) => `${name}: ${because}`)).toEqual([
      'getUser: not renamed: "get-user" would have to be called "get_user" too',
      'get-user: not renamed: "getUser" would have to be called "get_user" too',
      'GetUser: not renamed: "getUser" would have to be called "get_user" too',
      'getOrder: not renamed: there is a tool "get_order" already',
    ]);
  });

  it('is not the former name of another tool, whose callers would reach this one', async () => {
    const set = [tool('weather_data', 'Returns weather data.'), tool('weather-data', 'Weather.')];
    const fixed = await repair(JSON.stringify(set), { rules: NAMING });
    expect(namesOf(JSON.parse(fixed.text))).toEqual(['get_weather_data', 'weather-data']);
    expect(fixed.refusals.map(({ because }) => because)).toContain(
      'not renamed: another tool was called "weather_data" before',
    );
  });

  it('says what a tool does that reports or gives something, not that it gets it', async () => {
    const set = [tool('bug', 'Report a bug to the vendor.'), tool('tip', 'Give a tip to the driver.')];
    expect(namesOf(await repairValue(set, { rules: NAMING }))).toEqual(['report_bug', 'give_tip']);
  });

  it('leaves tools alone that share the beginning of their names: one set, one scheme', async () => {
    const names = ['pods_list', 'pods_delete', 'pods_log', 'get_a', 'get_b', 'get_c', 'get_d'];
    const set = names.map((name) => tool(name, 'Lists pods.'));
    expect(namesOf(await repairValue(set, { rules: NAMING }))).toEqual(names);
  });

  it('is not given to one of two tools with the same name', async () => {
    const set = [tool('getUser', 'Gets a user.'), tool('getUser', 'Gets one user.')];
    expect(namesOf(await repairValue(set, { rules: NAMING }))).toEqual(['getUser', 'getUser']);
  });

  it('may be the same on two servers', async () => {
    const servers = {
      servers: [
        { name: 'a', tools: [tool('getUser')] },
        { name: 'b', tools: [tool('getUser')] },
      ],
    };
    const fixed = (await repairValue(servers, { rules: NAMING })) as typeof servers;
    expect(fixed.servers.flatMap(({ tools }) => namesOf(tools))).toEqual(['get_user', 'get_user']);
  });

  it('is a key where tools are kept by name', async () => {
    const map = {
      getUser: { inputSchema: { type: 'object' } },
      listOrders: { inputSchema: { type: 'object' } },
    };
    expect(Object.keys((await repairValue(map, { rules: NAMING })) as object)).toEqual([
      'get_user',
      'list_orders',
    ]);
  });

  it('is reported once, from the first name to the last', async () => {
    const fixed = await repair(JSON.stringify([tool('userSearch', 'Searches users.')]));
    expect(fixed.renames).toEqual([{ tool: 0, from: 'userSearch', to: 'search_user', mentions: 0 }]);
  });
});

describe('mentions of an old name', () => {
  const follow = async (description: string, old = 'listUsers', more: object = {}) => {
    const set = [tool(old, 'Lists the users.'), tool('get_user', description, more)];
    const fixed = (await repairValue(set, { rules: NAMING })) as {
      description: string;
      inputSchema: object;
    }[];
    return fixed[1]!;
  };

  it.each([
    ['Call listUsers first.', 'Call list_users first.'],
    ['See `listUsers` and "listUsers".', 'See `list_users` and "list_users".'],
    [
      'listUsers() gives the id; not listUsersById, myListUsers or listUsers2.',
      'list_users() gives the id; not listUsersById, myListUsers or listUsers2.',
    ],
    ['Ids (from listUsers).', 'Ids (from list_users).'],
    [
      'Use api.listUsers or api/listUsers of another API.',
      'Use api.listUsers or api/listUsers of another API.',
    ],
  ])('follow in "%s"', async (before, after) => {
    expect((await follow(before)).description).toBe(after);
  });

  it('follow in the texts of parameters, wherever they stand', async () => {
    const more = {
      properties: { id: { $ref: '#/$defs/id' } },
      $defs: { id: { type: 'string', description: 'Comes from listUsers.', examples: ['listUsers'] } },
    };
    const { inputSchema } = await follow('Gets one.', 'listUsers', more);
    expect(JSON.stringify(inputSchema)).toContain('"Comes from list_users.","examples":["listUsers"]');
  });

  it('follow a word of the language only where it is quoted', async () => {
    const text = 'Gets the weather. For the `weather` of a city call "weather", not weather.';
    const set = [tool('weather', 'Returns the weather.'), tool('get_user', text)];
    const fixed = (await repairValue(set, { rules: NAMING })) as { description: string }[];
    expect(fixed[1]!.description).toBe(
      'Gets the weather. For the `get_weather` of a city call "get_weather", not weather.',
    );
  });

  it('follow two words with a hyphen only where a tool is spoken of', async () => {
    expect((await follow('During sign-up nothing happens. First use sign-up.', 'sign-up')).description).toBe(
      'During sign-up nothing happens. First use sign_up.',
    );
  });

  it.each([
    ['Use the list-users tool to find one.', 'Use the list_users tool to find one.'],
    ['See also list-users.', 'See also list_users.'],
    [
      'Ask the guest to list-users at noon, or list-users online.',
      'Ask the guest to list-users at noon, or list-users online.',
    ],
  ])('follow two words with a hyphen where a tool is spoken of: "%s"', async (before, after) => {
    expect((await follow(before, 'list-users')).description).toBe(after);
  });

  it('follow in titles, and in what chooses a tool, outside of the tools too', async () => {
    const body = {
      model: 'x',
      tools: [
        { name: 'getUser', input_schema: { type: 'object' } },
        { name: 'weather', description: 'Returns the weather.', input_schema: { type: 'object' } },
      ],
      tool_choice: { type: 'tool', name: 'weather' },
      allow: ['getUser', 'other', 'weather'],
    };
    const fixed = (await repairValue(body, { rules: NAMING })) as typeof body;
    expect(fixed.tool_choice.name).toBe('get_weather');
    expect(fixed.allow).toEqual(['get_user', 'other', 'weather']);
    const titled = [{ ...tool('getUser'), title: 'getUser', annotations: { title: 'getUser' } }];
    expect(JSON.stringify(await repairValue(titled, { rules: NAMING }))).not.toContain('getUser');
  });

  it('follow in the events of a VS Code extension', async () => {
    const manifest = {
      name: 'extension',
      activationEvents: ['onLanguageModelTool:ext_getUser', 'onStartupFinished'],
      contributes: {
        languageModelTools: [
          { name: 'ext_getUser', modelDescription: 'Gets a user.', inputSchema: { type: 'object' } },
        ],
      },
    };
    const fixed = (await repairValue(manifest, { rules: ['naming/snake-case'] })) as typeof manifest;
    expect(fixed.activationEvents[0]).toBe('onLanguageModelTool:ext_get_user');
  });

  it('do not follow where a parameter has that name', async () => {
    const more = { properties: { listUsers: { type: 'boolean' } } };
    expect((await follow('Set listUsers to true.', 'listUsers', more)).description).toBe(
      'Set listUsers to true.',
    );
  });

  it('follow several renames in one text', async () => {
    const set = [tool('listUsers'), tool('getOrder'), tool('get_user', 'After listUsers, before getOrder.')];
    const fixed = await repair(JSON.stringify(set), { rules: NAMING });
    expect(fixed.text).toContain('After list_users, before get_order.');
    expect(fixed.renames.map(({ mentions }) => mentions)).toEqual([1, 1]);
  });

  it('keep the escapes of the text around them', async () => {
    const text = `[{"name":"listUsers","inputSchema":{"type":"object"}},{"name":"get_user","description":"caf\\u00e9\\n \\"listUsers\\" \\/ \\ud83d\\ude00 listUsers","inputSchema":{"type":"object"}}]`;
    const fixed = await repair(text, { rules: NAMING });
    expect(fixed.text).toBe(text.replaceAll('listUsers', 'list_users'));
  });
});

describe('a choice', () => {
  const POOR = [
    {
      name: 'getUser',
      inputSchema: { properties: { limit: { type: 'integer', default: 5 } } },
    },
  ];

  it('of classes leaves the others, and counts them', async () => {
    const fixed = await repair(JSON.stringify(POOR), { classes: ['safe'] });
    expect(new Set(fixed.changes.map(({ fixability }) => fixability))).toEqual(new Set(['safe']));
    expect(JSON.parse(fixed.text)[0].name).toBe('getUser');
    expect(fixed.left.contract).toBe(2);
  });

  it('of rules leaves the repairs of others', async () => {
    const fixed = await repair(JSON.stringify(POOR), { rules: ['parameters/object-schema'] });
    expect(fixed.changes.map(({ rule }) => rule.id)).toEqual(['parameters/object-schema']);
  });

  it('of tools leaves the others as they are, by the names they had', async () => {
    const set = [...POOR, { ...POOR[0]!, name: 'getOrder' }];
    const fixed = (await repairValue(set, { tools: ['getOrder'] })) as { name: string }[];
    expect(namesOf(fixed)).toEqual(['getUser', 'get_order']);
  });
});

describe('what cannot be trusted', () => {
  const restless = defineRule({
    id: 'naming/restless',
    title: 'A rule of a test',
    since: '0.1.0',
    scope: 'tool',
    points: 0,
    severity: 'warning',
    prevents: ['omission'],
    rationale: 'A test needs it.',
    source: 'This test',
    cure: 'Nothing.',
    examples: [{ bad: {}, good: {} }],
    check: (tool) => [{ at: tool.fields.name.pointer, message: 'never right' }],
    fixability: ['guess'],
    fix: (tool) => [
      {
        fixability: 'guess',
        at: tool.fields.name.pointer,
        does: 'adds a letter',
        edits: [{ kind: 'set', at: tool.fields.name.pointer, value: `${tool.name}x` }],
      },
    ],
  });

  it(`is a text that still changes after ${MOST_PASSES} passes: it stays as it was`, async () => {
    const text = '[{"name": "a", "inputSchema": {}}]';
    const fixed = await repair(text, { catalogue: [restless] });
    expect(fixed.isSettled).toBe(false);
    expect(fixed.text).toBe(text);
  });

  it('is a repair that breaks another rule: it is taken back, and the others are made', async () => {
    const text = '[{"name": "getA", "inputSchema": {}}, {"name": "get_b", "inputSchema": {}}]';
    const harmful = defineRule({
      ...restless,
      id: 'naming/harmful',
      looksAtName: true,
      check: (tool) => (tool.name.endsWith('x') ? [] : [{ at: tool.fields.name.pointer, message: 'no x' }]),
    });
    const harmed = defineRule({
      ...restless,
      id: 'naming/harmed',
      looksAtName: true,
      check: (tool) =>
        tool.name.endsWith('Ax') ? [{ at: tool.fields.name.pointer, message: 'an x behind A' }] : [],
    });
    const { fixability: _, fix: __, ...withoutFix } = harmed;
    const fixed = await repair(text, { catalogue: [harmful, withoutFix] });
    expect(namesOf(JSON.parse(fixed.text))).toEqual(['getA', 'get_bx']);
    expect(fixed.refusals.map(({ name, because }) => `${name}: ${because}`)).toEqual([
      'getA: it would break naming/harmed',
    ]);
    expect(fixed.isSettled).toBe(true);
  });

  it('is a repair that crashes: it is said, and the others are made', async () => {
    const crashing = defineRule({
      ...restless,
      id: 'naming/crashing',
      fixability: ['safe'],
      fix: () => {
        throw new Error('broken');
      },
    });
    const fixed = await repair('[{"name": "a", "inputSchema": {}}]', { catalogue: [crashing] });
    expect(fixed.refusals.map(({ because }) => because)).toEqual(['its repair crashed: Error: broken']);
  });

  it('is a place where a key stands twice', async () => {
    const text = '[{"name": "get_a", "inputSchema": {"properties": {}}, "inputSchema": {"properties": {}}}]';
    const fixed = await repair(text, { classes: ['safe'] });
    expect(fixed.text).toBe(text);
    expect(fixed.refusals.map(({ because }) => because)).toContain('the key "inputSchema" stands twice');
  });

  it('is a schema in a notation of its own: nothing is written into it', async () => {
    const gemini = [
      {
        name: 'getUser',
        description: 'Gets a user.',
        parameters: { type: 'OBJECT', properties: { limit: { type: 'INTEGER', nullable: true } } },
      },
    ];
    const fixed = (await repairValue(gemini)) as typeof gemini;
    expect(fixed).toEqual([{ ...gemini[0], name: 'get_user' }]);
  });
});

describe('what is required', () => {
  const HONEST = ['parameters/required-honest', 'parameters/required-declared'];
  const required = async (inputSchema: object) =>
    (
      (await repairValue([tool('get_a', '', inputSchema)], { rules: HONEST })) as {
        inputSchema: { required: string[] };
      }[]
    )[0]!.inputSchema.required;
  const text = (description: string) => ({ type: 'string', description });

  it.each([
    ['Required: false. A nickname.'],
    ['**Required**: no'],
    ['Obligatorio: no'],
    ['Obligatoire : non'],
    ['必填：否'],
    ['必須: いいえ'],
    ['required when b is set'],
  ])('is not what "%s" says', async (description) => {
    expect(
      await required({ properties: { a: text(description), b: text('The b.') }, required: ['b'] }),
    ).toEqual(['b']);
    expect(await required({ properties: { a: text(description) } })).toBeUndefined();
  });

  it.each([['Required. The a.'], ['The a (required)'], ['Required: true'], ['必填。名称']])(
    'is what "%s" says',
    async (description) => {
      expect(
        await required({ properties: { a: text(description), b: text('The b.') }, required: ['b'] }),
      ).toEqual(['b', 'a']);
      expect(await required({ properties: { a: text(description), b: text('Optional.') } })).toEqual(['a']);
    },
  );

  it('is not what has a default as well', async () => {
    expect(
      await required({ properties: { a: { ...text('Required.'), default: 'x' } }, required: [] }),
    ).toEqual([]);
  });

  it('may be a name that is written otherwise, when it can be one only', async () => {
    expect(await required({ properties: { userId: {} }, required: ['user_id'] })).toEqual(['userId']);
    expect(await required({ properties: { userId: {}, user_id: {} }, required: ['USER_ID'] })).toEqual([
      'USER_ID',
    ]);
    expect(await required({ properties: { a: {} }, required: ['b'] })).toEqual([]);
  });

  it('stays where others than the listed are taken, or none is listed', async () => {
    expect(await required({ properties: { a: {} }, required: ['b'], additionalProperties: true })).toEqual([
      'b',
    ]);
    expect(
      await required({ properties: { a: {} }, required: ['b'], additionalProperties: { type: 'string' } }),
    ).toEqual(['b']);
    expect(await required({ required: ['b'] })).toEqual(['b']);
  });

  it('goes up from the parameters that say so themselves', async () => {
    const said = {
      properties: {
        a: { type: 'string', required: true },
        b: { type: 'string', required: false },
        c: { type: 'string', required: true },
      },
    };
    const [fixed] = (await repairValue([tool('get_a', '', said)], { rules: ['spec/valid-schema'] })) as {
      inputSchema: object;
    }[];
    expect(fixed!.inputSchema).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      required: ['a', 'c'],
    });
  });
});

describe('an open schema', () => {
  const closed = async (inputSchema: unknown) => {
    const fixed = (await repairValue([{ name: 'get_a', inputSchema }])) as { inputSchema: object }[];
    return 'additionalProperties' in fixed[0]!.inputSchema;
  };

  it('is closed when it lists parameters', async () => {
    expect(await closed({ type: 'object', properties: { a: {} } })).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['no parameters', { type: 'object', properties: {} }],
    ['a text alone', { description: 'Any arguments are passed through.' }],
    ['branches', { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }] }],
    ['a reference', { type: 'object', properties: { a: {} }, $ref: '#/$defs/b', $defs: { b: {} } }],
    ['patterns', { type: 'object', properties: { a: {} }, patternProperties: { '^x-': {} } }],
  ])('stays open when it has %s', async (_, inputSchema) => {
    expect(await closed(inputSchema)).toBe(false);
  });

  it('is never opened or closed against what it says', async () => {
    for (const additionalProperties of [true, {}, { type: 'string' }]) {
      const before = { type: 'object', properties: { a: {} }, additionalProperties };
      const fixed = (await repairValue([{ name: 'get_a', inputSchema: before }])) as {
        inputSchema: typeof before;
      }[];
      expect(fixed[0]!.inputSchema.additionalProperties).toEqual(additionalProperties);
    }
  });
});

describe('what OpenAPI 3.0 says', () => {
  const rules = ['spec/no-foreign-words'];

  it('keeps the writing of an example', async () => {
    const text =
      '[{"name": "get_a", "inputSchema": {"properties": {"a": {"example": { // from the docs\n  "amount": 1.50, "note": "caf\\u00e9" // accents\n}}}}}]';
    const fixed = await repair(text, { rules, name: 'tools.jsonc' });
    expect(fixed.text).toBe(text.replace('"example": {', '"examples": [{').replace('\n}}}', '\n}]}}'));
  });

  it.each([
    ['example: 1.50', 'examples: [1.50]'],
    ["example: 'a, b'", "examples: ['a, b']"],
    ['example: some text', 'examples: [some text]'],
    ['example: {a: 1}', 'examples: [{a: 1}]'],
  ])('keeps the writing of "%s" in YAML', async (before, after) => {
    const text = `tools:\n  - name: get_a\n    inputSchema:\n      properties:\n        a:\n          type: string\n          ${before} # said\n`;
    expect((await repair(text, { rules, name: 'tools.yaml' })).text).toBe(text.replace(before, after));
  });

  it.each([
    ['example: a, b'],
    ['example: |\n            a\n            b'],
    ['example:\n            b: 1'],
    ['example: "a\n            b"'],
  ])('leaves what cannot stand between brackets as it is written: %j', async (before) => {
    const text = `tools:\n  - name: get_a\n    inputSchema:\n      properties:\n        a:\n          ${before}\n`;
    expect((await repair(text, { rules, name: 'tools.yaml' })).text).toBe(text);
  });

  it('says no number that the file does not get', async () => {
    const text =
      '[{"name": "get_a", "inputSchema": {"properties": {"a": {"maximum": 9007199254740993, "exclusiveMaximum": true}}}}]';
    const fixed = await repair(text, { rules: ['spec/valid-schema'] });
    expect(fixed.text).toContain('{"exclusiveMaximum": 9007199254740993}');
    expect(fixed.changes[0]!.does).toBe(
      'writes "exclusiveMaximum" for "maximum" with "exclusiveMaximum": true',
    );
  });
});

describe('a text with quotes everywhere', () => {
  it('gets its new words in quotes, too', async () => {
    const text =
      '"tools":\n  - "name": "get_a"\n    "title": "A"\n    "description": "Gets a."\n    "icons": "none"\n    "inputSchema":\n      "properties": {}\n';
    const fixed = await repair(text, { classes: ['safe'], name: 'tools.yaml' });
    expect(fixed.text).toContain('      "type": "object"\n      "properties"');
  });
});

describe('the shape of the file', () => {
  const schema = { properties: { limit: { type: 'integer', default: 5 } } };
  const after = { type: 'object', ...schema, required: [] };
  const SAFE = { classes: ['safe'] } as const;

  it.each([
    ['MCP', { inputSchema: schema }, { inputSchema: after }],
    [
      'OpenAI Chat Completions',
      { type: 'function', function: { name: 'get_a', parameters: schema } },
      { type: 'function', function: { name: 'get_a', parameters: after } },
    ],
    ['OpenAI Responses', { type: 'function', parameters: schema }, { type: 'function', parameters: after }],
    ['Anthropic', { input_schema: schema }, { input_schema: after }],
    [
      'VS Code',
      { modelDescription: 'Gets a.', inputSchema: schema },
      { modelDescription: 'Gets a.', inputSchema: after },
    ],
  ])('stays that of %s', async (_, before, expected) => {
    const name = 'function' in before ? {} : { name: 'get_a' };
    expect(await repairValue([{ ...name, ...before }], SAFE)).toEqual([{ ...name, ...expected }]);
  });

  it('stays that of JSON Lines, line by line', async () => {
    const lines = [
      '{"name": "get_a", "inputSchema": {"properties": {"limit": {"type": "integer", "default": 1.0}}}}',
      '',
      '{"name":"get_b","inputSchema":{"type":"object"}}',
      '',
    ].join('\r\n');
    const fixed = await repair(lines, { classes: ['safe'], name: 'tools.jsonl' });
    expect(fixed.text).toBe(
      lines.replace(
        '{"properties": {"limit": {"type": "integer", "default": 1.0}}}',
        '{"type": "object", "properties": {"limit": {"type": "integer", "default": 1.0}}, "required": []}',
      ),
    );
  });

  it('stays that of JSON with comments', async () => {
    const text =
      '// tools\n[\n  {\n    "name": "get_a", // the first\n    "inputSchema": {\n      "properties": { "limit": { "type": "integer", "default": 1e3 } }, // one\n    },\n  },\n]\n';
    const fixed = await repair(text, { classes: ['safe'], name: 'tools.jsonc' });
    expect(fixed.text).toBe(
      text
        .replace('"properties"', '"type": "object",\n      "properties"')
        .replace('}, // one\n', '}, // one\n      "required": [],\n'),
    );
  });

  it('stays that of YAML', async () => {
    const text =
      '# tools\ntools:\n  - name: get_a # the first\n    inputSchema:\n      properties:\n        limit: { type: integer, default: 1_0, maximum: 9007199254740993 }\n\n# the end\n';
    const fixed = await repair(text, { classes: ['safe'], name: 'tools.yaml' });
    expect(fixed.text).toContain('      type: object\n      properties:\n');
    expect(fixed.text.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual([
      '      type: object',
      '      required: []',
    ]);
  });

  it('keeps a byte order mark', async () => {
    const fixed = await repair('\ufeff[{"name": "get_a", "inputSchema": {"properties": {}}}]', SAFE);
    expect(fixed.text.startsWith('\ufeff[')).toBe(true);
    expect(fixed.changes).toHaveLength(1);
  });
});
