import { describe, expect, it } from 'vitest';
import { allFindings, assess, assessTool, findingsOf, type Input } from './rules/assess.js';

/** Shapes that public bug reports against other tools are about, each with the right answer. */

const specFindings = (report: Input) =>
  allFindings(report)
    .filter(({ category }) => category === 'spec')
    .map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);

const tool = (inputSchema: object, more: object = {}) => ({
  tools: [{ name: 'set_lights', description: 'Sets the lights of a room.', inputSchema, ...more }],
});

describe('arrays without items', () => {
  it('are found at every depth and in definitions, and tuples are none', async () => {
    const document = tool({
      type: 'object',
      properties: {
        lamps: { type: 'array', default: [4, 7] },
        scenes: { type: 'array', items: { type: 'object', properties: { steps: { type: 'array' } } } },
        timer: { $ref: '#/$defs/Timer' },
        span: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false },
      },
      $defs: { Timer: { type: 'object', properties: { days: { type: 'array' } } } },
    });
    expect((await findingsOf('parameters/typed', document)).sort()).toEqual([
      expect.stringMatching(/\/\$defs\/Timer\/properties\/days: "timer\.days" is a list/),
      expect.stringMatching(/^\/tools\/0\/inputSchema\/properties\/lamps: "lamps" is a list/),
      expect.stringMatching(/\/properties\/scenes\/items\/properties\/steps: "scenes\[\]\.steps" is a list/),
    ]);
    expect(specFindings(await assess(document))).toEqual([]);
  });
});

describe('combinators at the root', () => {
  it('are no fault of the protocol, and their parameters are seen', async () => {
    const document = tool({
      type: 'object',
      properties: { room: { type: 'string' } },
      anyOf: [{ required: ['room'] }, { properties: { floor: { type: 'integer' } }, required: ['floor'] }],
      allOf: [{ if: { required: ['room'] }, else: { required: ['floor'] } }],
    });
    expect(specFindings(await assess(document))).toEqual([]);
    expect(await findingsOf('parameters/described', document)).toHaveLength(2);
    expect(await findingsOf('parameters/required-honest', document)).toEqual([]);
  });
});

describe('words of OpenAPI 3.0 and draft-04', () => {
  it('are an error where they are invalid and a warning where they are ignored', async () => {
    const document = tool({
      type: 'object',
      properties: {
        level: { type: 'integer', minimum: 0, exclusiveMinimum: true },
        share: { type: 'number', maximum: 1, exclusiveMaximum: false },
        note: { type: 'string', nullable: true, example: 'evening' },
      },
    });
    expect(specFindings(await assess(document)).sort()).toEqual([
      'error spec/valid-schema /tools/0/inputSchema/properties/level/exclusiveMinimum',
      'error spec/valid-schema /tools/0/inputSchema/properties/share/exclusiveMaximum',
      'warning spec/no-foreign-words /tools/0/inputSchema/properties/note/example',
      'warning spec/no-foreign-words /tools/0/inputSchema/properties/note/nullable',
    ]);
  });
});

describe('parameters named like keywords', () => {
  it('are seen as parameters, each with its own description, and nothing else', async () => {
    const names = [
      'properties',
      'title',
      'type',
      'items',
      'enum',
      'default',
      'description',
      'format',
      '$defs',
    ];
    const schema = (name: string) =>
      name === 'properties'
        ? { type: 'object', properties: {}, additionalProperties: true, description: 'By name.' }
        : { type: 'string', description: `The ${name}.` };
    const properties = Object.fromEntries(names.map((name) => [name, schema(name)]));
    const report = await assess(tool({ type: 'object', properties, required: ['title'] }));
    expect(report.tools[0]!.categories.parameters).toBe(100);
    expect(specFindings(report)).toEqual([]);
    const bare = Object.fromEntries(names.map((name) => [name, {}]));
    expect(await findingsOf('parameters/described', tool({ type: 'object', properties: bare }))).toHaveLength(
      9,
    );
  });
});

describe('references', () => {
  it('are dangling, remote or fine, and a target types and describes', async () => {
    const document = tool({
      type: 'object',
      properties: {
        target: { $ref: '#/$defs/Target' },
        owner: { $ref: '#/$defs/Gone' },
        headers: { type: 'object', description: 'More.', additionalProperties: { type: 'string' } },
        steps: { type: 'array', description: 'Steps.', items: { $ref: '#/properties/headers' } },
        style: { $ref: 'https://style.invalid/style.json' },
      },
      $defs: { Target: { type: 'string', description: 'Room to light.' } },
    });
    expect(specFindings(await assess(document)).sort()).toEqual([
      'error spec/refs-resolve /tools/0/inputSchema/properties/owner/$ref',
      'warning spec/refs-local /tools/0/inputSchema/properties/style/$ref',
    ]);
    const pointers = async (rule: string) =>
      (await findingsOf(rule, document)).map((text) => text.split(':')[0]!.split('/').at(-1));
    expect(await pointers('parameters/typed')).toEqual(['owner', 'style']);
    expect(await pointers('parameters/described')).toEqual(['owner', 'style']);
  });

  it('in circles end, and a shared definition is no circle', async () => {
    const document = tool({
      type: 'object',
      properties: {
        root: { $ref: '#/$defs/Node' },
        a: { $ref: '#/$defs/A' },
        loop: { $ref: '#/$defs/Loop' },
        from: { $ref: '#/$defs/Spot' },
        to: { $ref: '#/$defs/Spot' },
      },
      $defs: {
        Node: { type: 'object', properties: { below: { type: 'array', items: { $ref: '#/$defs/Node' } } } },
        A: { type: 'object', properties: { b: { $ref: '#/$defs/B' } } },
        B: { type: 'object', properties: { a: { $ref: '#/$defs/A' } } },
        Loop: { allOf: [{ $ref: '#/$defs/Loop' }] },
        Spot: { type: 'object', properties: { x: { type: 'number' } } },
      },
    });
    expect(specFindings(await assess(document))).toEqual([
      'warning spec/refs-end /tools/0/inputSchema/$defs/Loop/allOf/0/$ref',
    ]);
    expect(await findingsOf('parameters/typed', document)).toEqual([
      '/tools/0/inputSchema/properties/loop: "loop" does not say what type it takes',
    ]);
    expect(await findingsOf('parameters/described', document)).toHaveLength(9);
  });
});

describe('names outside what the protocol recommends', () => {
  it('are warnings, and dots are none', async () => {
    const names = [
      'admin.rooms.list',
      'rooms/list',
      'list rooms',
      'a'.repeat(128),
      'a'.repeat(129),
      'list--rooms',
    ];
    const report = await assess(names.map((name) => ({ name, inputSchema: { type: 'object' } })));
    expect(specFindings(report)).toEqual([
      'warning spec/name-characters /1/name',
      'warning spec/name-characters /2/name',
      'warning spec/name-characters /4/name',
    ]);
  });
});

describe('a description that says nothing', () => {
  it('scores less than one that says something, and white space scores as none', async () => {
    const score = async (description?: string) =>
      (await assessTool(tool({ type: 'object' }, { description }))).score!;
    const good =
      'Sets the lights of one room. Use list_rooms first. Returns the level. Fails when the room is unknown.';
    expect(await score('Set lights')).toBeLessThan(await score(good));
    expect(await score('set_lights')).toBeLessThan(await score('Set lights'));
    expect(await score('  \n')).toBe(await score(undefined));
    expect(await score(undefined)).toBeLessThan(await score('set_lights'));
  });
});

describe('hints that contradict each other', () => {
  it('are found, and the same hints on other tools are left alone', async () => {
    const annotated = (name: string, annotations: object) => ({
      name,
      annotations,
      inputSchema: { type: 'object' },
    });
    const stamped = { readOnlyHint: false, destructiveHint: true, idempotentHint: true };
    const document = [
      annotated('search_rooms', stamped),
      annotated('delete_room', stamped),
      annotated('list_alarms', { readOnlyHint: true, destructiveHint: true }),
    ];
    expect(await findingsOf('best-practices/annotations-consistent', document)).toEqual([
      '/2/annotations/destructiveHint: "readOnlyHint" and "destructiveHint" are both true',
    ]);
  });
});

describe('an output schema', () => {
  it('may have any root since the revision of July 2026', async () => {
    const outputs = [
      { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      { $id: 'example.meta', description: 'Result.' },
      { type: ['null', 'object'], properties: { ref: { type: 'string' }, type: { type: 'string' } } },
    ];
    for (const outputSchema of outputs)
      expect(specFindings(await assess(tool({ type: 'object' }, { outputSchema })))).toEqual([]);
  });
});

describe('the same tool in another container', () => {
  const one = tool({ type: 'object', properties: { room: { type: 'string' } }, required: ['room'] })
    .tools[0]!;
  const essence = ({ tools }: Input) =>
    tools.map(({ score, categories, findings }) => [score, categories, findings.map(({ rule }) => rule)]);

  it('scores the same and has the same findings', async () => {
    const list = essence(await assess({ tools: [one] }));
    expect(essence(await assess([one]))).toEqual(list);
    expect(essence(await assess(one))).toEqual(list);
    expect(essence(await assess({ jsonrpc: '2.0', id: 9, result: { tools: [one] } }))).toEqual(list);
  });

  it('is known to be only a page of the list', async () => {
    const report = await assess({ jsonrpc: '2.0', id: 9, result: { tools: [one], nextCursor: 'p2' } });
    expect(report.status).toBe('incomplete');
    expect(report.notes).toEqual([expect.stringContaining('incomplete')]);
  });
});

describe('the same meaning in another language', () => {
  const described = (description: string, number: string) => ({
    name: 'ticket_get',
    description,
    inputSchema: {
      type: 'object',
      properties: { number: { type: 'string', description: number } },
      required: ['number'],
    },
    annotations: { readOnlyHint: true },
  });

  it('lands within 3 points', async () => {
    const scores = await Promise.all(
      [
        described(
          'Get one ticket by its number. Use it when the user names a ticket; to search call ticket_list. Returns title, state and owner.',
          'Ticket number such as T-55.',
        ),
        described(
          '按工单号查询一张工单。当用户给出具体工单号时使用；如需按条件查找，请调用 ticket_list。返回标题、状态和负责人。',
          '工单号，例如 T-55。',
        ),
        described(
          'チケット番号を指定してチケットを1件取得します。ユーザーが番号を示したときに使い、探す場合は ticket_list を使ってください。件名、状態、担当者を返します。',
          'チケット番号（例：T-55）。',
        ),
      ].map(async (document) => (await assessTool(document)).score!),
    );
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(3);
  });
});

describe('the naming of a set', () => {
  it('costs a camelCase name less than an error would say, and no more than its category', async () => {
    const schema = { type: 'object', properties: {}, additionalProperties: false };
    const [snake, camel] = (
      await assess([
        { name: 'get_room_data', inputSchema: schema },
        { name: 'getRoomData', inputSchema: schema },
      ])
    ).tools;
    expect(camel!.blocked).toBe(false);
    expect(snake!.score! - camel!.score!).toBeLessThanOrEqual(7);
  });
});
