import { describe, expect, it } from 'vitest';
import { allChanges, diff, diffTools, inputChanges, outputChanges, told } from './compare.js';

const text = { type: 'string' };
const tool = (name: string, description: string, properties: object = {}, more: object = {}) => ({
  name,
  description,
  inputSchema: { type: 'object', properties, ...more },
});

const find = tool('find_kiln', 'Finds the kilns of a workshop by their size.', {
  workshop: { type: 'string', description: 'Name of the workshop.' },
  litres: { type: 'integer', description: 'Least volume in litres.' },
});
const light = tool('light_kiln', 'Lights a kiln and returns when it will be hot.', {
  kiln: { type: 'string', description: 'Number on its door.' },
});

describe('tools that come and go', () => {
  it('are new or gone, and the new ones have evals to run', () => {
    const added = diffTools([find], [find, light]);
    expect(told(allChanges(added))).toEqual(['behavioural tool-added']);
    expect(allChanges(added)[0]).toMatchObject({
      tool: 'light_kiln',
      toolBefore: null,
      base: null,
      head: '/tools/1',
    });
    expect(added.evals).toEqual(['light_kiln']);
    const removed = diffTools([find, light], [find]);
    expect(told(allChanges(removed))).toEqual(['breaking tool-removed']);
    expect(allChanges(removed)[0]).toMatchObject({ tool: 'light_kiln', base: '/tools/1', head: null });
    expect(removed.evals).toEqual([]);
  });

  it('are all of them where a version has none', () => {
    expect(told(allChanges(diff({ tools: [] }, { tools: [find, light] })))).toEqual([
      'behavioural tool-added',
      'behavioural tool-added',
    ]);
  });
});

describe('a renamed tool', () => {
  it('is recognised by its content', () => {
    const { tools, evals } = diffTools([find, light], [{ ...find, name: 'search_ovens' }, light]);
    expect(told(tools.flatMap(({ changes }) => changes))).toEqual(['breaking tool-renamed']);
    expect(tools[0]!.changes[0]).toMatchObject({
      tool: 'search_ovens',
      toolBefore: 'find_kiln',
      message: '"find_kiln" is now called "search_ovens"',
      base: '/tools/0/name',
      head: '/tools/0/name',
    });
    expect(evals).toEqual(['search_ovens']);
  });

  it('is recognised when some of its content changed with it, and that is told as well', () => {
    const other = {
      ...find,
      name: 'search_ovens',
      description: 'Finds the kilns of a workshop by their volume.',
    };
    expect(told(allChanges(diffTools([find, light], [other, light])))).toEqual([
      'behavioural description-changed',
      'breaking tool-renamed',
    ]);
  });

  it('is recognised by a name that is only written otherwise, though much else changed', () => {
    const other = tool('findKiln', 'Finds the kilns of a potter, cheapest first.', { workshop: text });
    expect(told(allChanges(diffTools([find], [other])))).toContain('breaking tool-renamed');
  });

  it('is none when two would do', () => {
    const twin = { ...find, name: 'search_ovens' };
    const other = { ...find, name: 'search_stoves' };
    expect(told(allChanges(diffTools([find], [twin, other])))).toEqual([
      'behavioural tool-added',
      'behavioural tool-added',
      'breaking tool-removed',
    ]);
    expect(told(allChanges(diffTools([twin, other], [find])))).toEqual([
      'behavioural tool-added',
      'breaking tool-removed',
      'breaking tool-removed',
    ]);
  });

  it('is none when there is too little to tell it by', () => {
    const kinds = told(allChanges(diffTools([tool('ping', 'Pings.')], [tool('reset', 'Pings.')])));
    expect(kinds).toEqual(['behavioural tool-added', 'breaking tool-removed']);
  });

  it('is none when the content is another', () => {
    expect(told(allChanges(diffTools([find], [light])))).toEqual([
      'behavioural tool-added',
      'breaking tool-removed',
    ]);
  });
});

describe('a renamed parameter', () => {
  const root = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
  const workshop = { type: 'string', description: 'Name of the workshop that has the kiln.' };

  it('is recognised by what it says, at any depth, and then compared', () => {
    expect(told(inputChanges(root({ workshop }), root({ place: workshop })))).toEqual([
      'breaking parameter-renamed',
    ]);
    expect(told(outputChanges(root({ workshop }), root({ place: workshop })))).toEqual([
      'breaking property-renamed',
    ]);
    const nested = (name: string, more: object = {}) =>
      root({
        where: { type: 'array', items: root({ [name]: { ...workshop, ...more }, row: { type: 'integer' } }) },
      });
    const changes = inputChanges(nested('workshop'), nested('place', { minLength: 1, default: 'here' }));
    expect(told(changes)).toEqual([
      'behavioural default-changed',
      'breaking bound-tightened',
      'breaking parameter-renamed',
    ]);
    expect(changes.find(({ kind }) => kind === 'parameter-renamed')!.message).toBe(
      '"workshop" is now called "where[].place"',
    );
  });

  it('is recognised by a name that is only written otherwise', () => {
    expect(told(inputChanges(root({ userId: text }), root({ user_id: text })))).toEqual([
      'breaking parameter-renamed',
    ]);
  });

  it('is none when there is nothing to tell it by', () => {
    expect(told(inputChanges(root({ a: text }), root({ b: text })))).toEqual([
      'behavioural parameter-added',
      'breaking parameter-removed',
    ]);
  });

  it('that must now be sent breaks twice', () => {
    const changes = inputChanges(root({ workshop }), root({ place: workshop }, { required: ['place'] }));
    expect(told(changes)).toEqual(['breaking parameter-renamed', 'breaking parameter-required']);
  });
});

describe('a new parameter', () => {
  const root = (properties: object, required: readonly string[]) => ({
    type: 'object',
    properties,
    required,
  });

  it('that must be sent breaks, and is told once', () => {
    const changes = inputChanges(
      root({ a: text }, ['a']),
      root({ a: text, b: { type: 'integer' } }, ['a', 'b']),
    );
    expect(told(changes)).toEqual(['breaking parameter-required']);
    expect(changes[0]).toMatchObject({
      message: '"b" is new and must be sent',
      base: '/tools/0/inputSchema',
      head: '/tools/0/inputSchema/properties/b',
    });
  });

  it('brings its texts along without a word about each', () => {
    const b = { type: 'string', description: 'B.', default: 'x', examples: ['y'] };
    expect(told(inputChanges(root({ a: text }, []), root({ a: text, b }, [])))).toEqual([
      'behavioural parameter-added',
    ]);
  });

  it('in an object that took any names so far is a schema for one of them', () => {
    const wide = root({ headers: { type: 'object' } }, []);
    const narrow = root({ headers: { type: 'object', properties: { accept: text } } }, []);
    expect(told(inputChanges(wide, narrow))).toEqual(['breaking type-narrowed']);
    expect(told(inputChanges(narrow, wide))).toEqual(['neutral type-widened']);
  });
});

describe('tools of several servers', () => {
  const server = (name: string, ...tools: object[]) => ({ name, tools });

  it('are kept apart by the name of their server, whatever its place', () => {
    const hot = { ...light, description: 'Lights a kiln and says how hot it is.' };
    const base = [server('north', find), server('south', { ...light, name: 'find_kiln' })];
    const head = [server('south', { ...hot, name: 'find_kiln' }), server('north', find)];
    const { tools } = diff(base, head);
    expect(told(tools.flatMap(({ changes }) => changes))).toEqual(['behavioural description-changed']);
  });

  it('are found again under another server when the name is left once', () => {
    const { tools } = diff([server('north', find)], [server('north-1', find)]);
    expect(tools.flatMap(({ changes }) => changes)).toEqual([]);
  });
});

describe('two formats', () => {
  const chat = ({ name, description, inputSchema }: typeof find) => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  });

  it('of one tool have the same contract; what one cannot say is not gone', () => {
    const mcp = {
      ...find,
      annotations: { readOnlyHint: true },
      outputSchema: { type: 'object', properties: { a: text } },
    };
    const { tools } = diff({ tools: [mcp] }, [chat(find)]);
    expect(tools.flatMap(({ changes }) => changes)).toEqual([]);
  });

  it('differ neither by a title that one has no place for, nor by the mark of the other', () => {
    const { inputSchema: parameters, ...rest } = find;
    const flat = { type: 'function', ...rest, parameters };
    const titled = { tools: [{ ...find, title: 'Kilns' }] };
    for (const other of [[chat(find)], [flat]]) {
      expect(allChanges(diff(titled, other))).toEqual([]);
      expect(allChanges(diff(other, titled))).toEqual([]);
    }
    expect(told(allChanges(diff(titled, { tools: [find] })))).toEqual(['behavioural title-changed']);
  });

  it('are compared place by place, each as it is written', () => {
    const wider = {
      ...find,
      inputSchema: {
        ...find.inputSchema,
        properties: { ...find.inputSchema.properties, litres: { type: 'number' } },
      },
    };
    const changes = allChanges(diff([chat(wider)], { tools: [find] }));
    expect(changes.find(({ kind }) => kind === 'type-narrowed')).toMatchObject({
      base: '/0/function/parameters/properties/litres',
      head: '/tools/0/inputSchema/properties/litres',
    });
  });
});

describe('two tools of one name', () => {
  it('are compared in their order', () => {
    const other = { ...find, description: 'Finds one kiln.' };
    expect(allChanges(diffTools([find, other], [find, other]))).toEqual([]);
    expect(told(allChanges(diffTools([find, other], [find, find])))).toEqual([
      'behavioural description-changed',
    ]);
  });
});

describe('several tools of one name', () => {
  const other = { ...find, description: 'Finds one kiln.' };

  it('are told by their content before their order', () => {
    expect(told(allChanges(diffTools([find, other], [other])))).toEqual(['breaking tool-removed']);
    expect(told(allChanges(diffTools([other], [find, other])))).toEqual(['behavioural tool-added']);
    expect(told(allChanges(diffTools([find, other], [other, find])))).toEqual([
      'behavioural tools-reordered',
    ]);
  });
});

describe('names that JavaScript knows', () => {
  it('are parameters like any other', () => {
    const root = (properties: string) => JSON.parse(`{"type": "object", "properties": {${properties}}}`);
    const base = root('"__proto__": {"type": "string"}, "constructor": {"type": "string"}, "toString": {}');
    const head = root('"__proto__": {"type": "integer"}, "constructor": {"type": "string"}');
    expect(told(inputChanges(base, head))).toEqual(['breaking parameter-removed', 'breaking type-changed']);
  });
});
