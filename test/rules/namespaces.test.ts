import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNamespaces } from '../../rules/shared/namespaces.js';
import { assess } from './assess.js';

const tools = (names: readonly string[]) => names.map((name) => ({ name, inputSchema: { type: 'object' } }));

/** The names of a set that do not start with a verb, in the order of the set. */
async function nounFirst(names: readonly string[]): Promise<string[]> {
  const report = await assess(tools(names));
  return report.tools
    .filter((tool) => tool.findings.some(({ rule }) => rule === 'naming/starts-with-verb'))
    .map((tool) => tool.name);
}

const OTHERS = [
  'get_weather',
  'list_cities',
  'find_route',
  'convert_units',
  'plan_trip',
  'send_postcard',
  'ask_guide',
];

describe('a namespace common to a set', () => {
  it('lets any verb follow, an object or none', async () => {
    expect(await nounFirst(['browser_click', 'browser_close', 'browser_fill_form', 'browser_tabs'])).toEqual([
      'browser_tabs',
    ]);
  });

  it.each([
    ['kebab-case', ['API-post-search', 'API-get-user', 'API-patch-page', 'API-delete-block']],
    ['camelCase behind an underscore', ['DNS_deleteRecords', 'DNS_createRecord', 'DNS_listZones']],
    ['several words', ['mcp_howtocook_getRecipe', 'mcp_howtocook_listRecipes', 'mcp_howtocook_suggestMenu']],
    ['dots', ['notes.create', 'notes.delete', 'notes.search']],
  ])('is found in %s, and the names still have to be snake_case', async (_, names) => {
    expect(await nounFirst(names)).toEqual([]);
    const report = await assess(tools(names));
    for (const tool of report.tools)
      expect(tool.findings.map(({ rule }) => rule)).toContain('naming/snake-case');
  });

  it('is recorded in the report', async () => {
    const report = await assess(
      tools(['mcp_howtocook_getRecipe', 'mcp_howtocook_listRecipes', 'mcp_howtocook_sync']),
    );
    expect(report.namespace).toEqual(['mcp_howtocook']);
  });

  it('needs three tools', async () => {
    expect(await nounFirst(['browser_click', 'browser_close'])).toEqual(['browser_click', 'browser_close']);
  });

  it('needs 80 percent of the set', async () => {
    expect(await nounFirst(['shop_cancel', 'shop_open', 'shop_pay', 'shop_ship', 'get_time'])).toEqual([]);
    expect(await nounFirst(['shop_cancel', 'shop_open', 'shop_pay', 'get_time'])).toEqual([
      'shop_cancel',
      'shop_open',
      'shop_pay',
    ]);
  });

  it('is not counted up by the same name three times', async () => {
    expect(await nounFirst(['shop_pay', 'shop_pay', 'shop_pay'])).toEqual([
      'shop_pay',
      'shop_pay',
      'shop_pay',
    ]);
  });

  it('is never a verb', async () => {
    const report = await assess(tools(['get_user', 'get_order', 'get_invoice']));
    expect(report.namespace).toEqual([]);
    expect(await nounFirst(['get_user', 'get_order', 'get_invoice'])).toEqual([]);
  });

  it('does not take a noun behind it for a verb', async () => {
    expect(await nounFirst(['shop_user_list', 'shop_order_list', 'shop_pay', 'shop_cancel'])).toEqual([
      'shop_user_list',
      'shop_order_list',
    ]);
  });
});

describe('a namespace of a part of a set', () => {
  const slack = ['slack_post_message', 'slack_list_channels', 'slack_add_reaction'];

  it('counts where a verb and an object follow', async () => {
    expect(await nounFirst([...slack, ...OTHERS])).toEqual([]);
  });

  it('leaves nouns behind it nouns', async () => {
    expect(await nounFirst([...slack, 'slack_status', ...OTHERS])).toEqual(['slack_status']);
  });

  it('may have several words', async () => {
    const names = ['data_lake_list_tables', 'data_lake_drop_table', 'data_lake_run_query'];
    expect(await nounFirst([...names, ...OTHERS])).toEqual([]);
  });

  it('needs three tools', async () => {
    expect(await nounFirst([...slack.slice(0, 2), ...OTHERS])).toEqual(slack.slice(0, 2));
  });

  it('leaves an object before its verb noun-first', async () => {
    const names = ['pods_delete', 'pods_get', 'pods_list'];
    expect(await nounFirst([...names, ...OTHERS])).toEqual(names);
    expect(await nounFirst(['user_list', ...OTHERS])).toEqual(['user_list']);
  });
});

describe('the namespaces of a set', () => {
  const word = fc.constantFrom('shop', 'data', 'lake', 'get', 'list', 'user', 'order', 'x1');
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('_'));

  it('do not depend on the order of its tools', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), fc.infiniteStream(fc.nat(1000)), (names, random) => {
        const shuffled = names
          .map((value) => ({ value, key: random.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ value }) => value);
        expect(findNamespaces(shuffled)).toEqual(findNamespaces(names));
      }),
    );
  });

  it('are the same when every tool stands there several times', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        expect(findNamespaces([...names, ...names, ...names])).toEqual(findNamespaces(names));
      }),
    );
  });
});
