import { describe, expect, it } from 'vitest';
import { earned, findingsOf } from './assess.js';

const named = (name: unknown) => ({ name, inputSchema: { type: 'object' } });

describe('naming/snake-case', () => {
  it.each(['get_user', 'get', 'get_2fa', '2_get', 'a1_b2'])('accepts %s', async (name) => {
    expect(await earned('naming/snake-case', named(name))).toBe(35);
  });

  it.each([
    'getUser',
    'get-user',
    'get__user',
    '_get_user',
    'get_user_',
    'Get_user',
    'get.user',
    'get user',
    'gét_user',
    'get_用户',
    'get_user\n',
  ])('refuses %j', async (name) => {
    expect(await earned('naming/snake-case', named(name))).toBe(0);
  });
});

describe('naming/short-enough', () => {
  it('accepts 63 characters and refuses 64', async () => {
    expect(await earned('naming/short-enough', named('a'.repeat(63)))).toBe(15);
    expect(await earned('naming/short-enough', named('a'.repeat(64)))).toBe(0);
  });

  it('counts characters, not code units', async () => {
    expect(await earned('naming/short-enough', named('😀'.repeat(63)))).toBe(15);
  });
});

describe('a tool without a name', () => {
  it.each([undefined, null, '', 7, ['get_user'], {}])(
    'earns nothing for naming when its name is %j',
    async (name) => {
      for (const rule of ['naming/snake-case', 'naming/starts-with-verb', 'naming/short-enough'])
        expect(await earned(rule, [named(name)])).toBe(0);
      expect(await findingsOf('spec/field-types', [named(name)])).toHaveLength(1);
    },
  );
});

describe('spec/name-characters', () => {
  it.each(['a', 'getUser', 'DATA_EXPORT_v2', 'admin.tools.list', 'a'.repeat(128)])(
    'accepts %s',
    async (name) => {
      expect(await findingsOf('spec/name-characters', named(name))).toEqual([]);
    },
  );

  it.each(['a/b', 'a b', 'é', 'a'.repeat(129), 'a:b'])('warns of %s', async (name) => {
    expect(await findingsOf('spec/name-characters', named(name))).toHaveLength(1);
  });
});
