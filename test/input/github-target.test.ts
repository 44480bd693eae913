import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessFor, accessFrom } from '../../src/input/remote/github/access.js';
import { readTarget } from '../../src/input/remote/github/target.js';
import { isRemote } from '../../src/input/remote/is-remote.js';

/** `owner/repository path@ref | path@ref`, the readings in their order. */
function shown(given: string, enterprise?: string): string {
  const target = readTarget(given, enterprise);
  if (target.kind === 'web') return `web ${target.url.href}`;
  if (target.kind === 'none') return target.problem;
  const readings = target.readings.map(({ path, ref }) => `${path}${ref === undefined ? '' : `@${ref}`}`);
  return `${target.owner}/${target.repository} ${readings.join(' | ')}`.trimEnd();
}

describe('an argument is taken for one on GitHub', () => {
  it.each([
    ['github:o/r', 'o/r'],
    ['github:o/r.git', 'o/r'],
    ['github:o/r/', 'o/r'],
    ['GitHub:o/r', 'o/r'],
    ['github:o/r@v1.2', 'o/r @v1.2'],
    ['github:o/r@feature/x', 'o/r @feature/x'],
    ['github:o/r/tools.json', 'o/r tools.json'],
    ['github:o/r/a/./b//tools.json', 'o/r a/b/tools.json'],
    ['github:o/r/mcp tools ü.json', 'o/r mcp tools ü.json'],
    ['github:o/r/packages/@scope/a', 'o/r packages/@scope/a'],
    ['github:https://github.com/o/r', 'o/r'],
    ['git@github.com:o/r.git', 'o/r'],
    ['ssh://git@github.com/o/r.git', 'o/r'],
    ['ssh://git@ssh.github.com:443/o/r.git', 'o/r'],
    ['git+ssh://git@github.com/o/r.git', 'o/r'],
    ['git+https://github.com/o/r.git', 'o/r'],
    ['git://github.com/o/r.git', 'o/r'],
    ['https://github.com/o/r', 'o/r'],
    ['https://www.github.com/o/r/', 'o/r'],
    ['http://github.com/o/r.git', 'o/r'],
    ['https://github.com/o/r?tab=readme-ov-file#use', 'o/r'],
    ['https://user:secret@github.com/o/r', 'o/r'],
    ['https://github.com/o/r/tree/main', 'o/r @main'],
    ['https://github.com/o/r/tree/main/specs', 'o/r specs@main'],
    ['https://github.com/o/r/blob/main/a/tools.json', 'o/r a/tools.json@main'],
    ['https://github.com/o/r/blob/main/a/tools.json?plain=1#L10-L12', 'o/r a/tools.json@main'],
    ['https://github.com/o/r/blob/main/mcp%20tools%20%C3%BC%40.json', 'o/r mcp tools ü@.json@main'],
    ['https://github.com/o/r/raw/main/tools.json', 'o/r tools.json@main'],
    ['https://github.com/o/r/raw/refs/heads/main/tools.json', 'o/r tools.json@main'],
    ['https://github.com/o/r/blame/main/tools.json', 'o/r tools.json@main'],
    ['https://github.com/o/r/commit/0123abc', 'o/r @0123abc'],
    ['https://github.com/o/r/releases/tag/v1', 'o/r @v1'],
    ['https://raw.githubusercontent.com/o/r/main/tools.json', 'o/r tools.json@main'],
    ['https://raw.githubusercontent.com/o/r/refs/tags/v1/tools.json', 'o/r tools.json@v1'],
  ])('%s', (given, expected) => {
    expect(isRemote(given)).toBe(true);
    expect(shown(given)).toBe(expected);
  });

  it('an @ is read both ways where both may be meant, the likelier first', () => {
    expect(shown('github:o/r/tools.json@main')).toBe('o/r tools.json@main | tools.json@main');
    expect(shown('github:o/r/tools@2.json')).toBe('o/r tools@2.json | tools@2.json');
    const first = (given: string) => {
      const target = readTarget(given, undefined);
      return target.kind === 'github' ? target.readings[0] : undefined;
    };
    expect(first('github:o/r/tools.json@main')).toEqual({ path: 'tools.json', ref: 'main' });
    expect(first('github:o/r/tools@2.json')).toEqual({ path: 'tools@2.json', ref: undefined });
  });

  it('keeps apart what an address joins', () => {
    const target = readTarget('https://github.com/o/r/blob/feature/x/a/tools.json', undefined);
    expect(target).toMatchObject({ joined: ['feature', 'x', 'a', 'tools.json'] });
  });

  it('that belongs to an Enterprise server', () => {
    expect(shown('https://ghe.example/o/r/blob/main/tools.json', 'ghe.example')).toBe('o/r tools.json@main');
    expect(shown('https://ghe.example:8443/o/r', 'ghe.example:8443')).toBe('o/r');
    expect(shown('git@ghe.example:o/r.git', 'ghe.example')).toBe('o/r');
    expect(shown('https://ghe.example/o/r')).toBe('web https://ghe.example/o/r');
    expect(shown('git@ghe.example:o/r.git')).toMatch(/GITHUB_SERVER_URL/);
  });

  it('whatever the path, which comes back as it was written', () => {
    const name = fc.stringMatching(/^[\p{L}\d _.+#%()&=-]{0,20}[\p{L}\d]$/u).filter((text) => text !== '..');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (parts) => {
        const path = parts.filter((part) => part !== '.').join('/');
        const page = `https://github.com/o/r/blob/main/${path.split('/').map(encodeURIComponent).join('/')}`;
        expect(shown(`github:o/r/${path}`)).toBe(`o/r ${path}`);
        expect(shown(page)).toBe(`o/r ${path}@main`);
      }),
    );
  });
});

describe('an argument that names nothing to fetch is told what to write', () => {
  it.each([
    ['github:', /github:owner\/repository/],
    ['github:owner', /github:owner\/repository/],
    ['github:o/r#main', /@ref/],
    ['github:o/r@', /no version/],
    ['github:o/../etc', /no "\.\."|github:owner\/repository/],
    ['github:o/r/../../x', /no "\.\."/],
    ['github:../r', /names no repository/],
    ['https://github.com/', /names no repository/],
    ['https://github.com/owner', /names no repository/],
    ['https://github.com/o/r/pull/12', /pull request: name its branch, such as github:o\/r@BRANCH/],
    ['https://github.com/o/r/issues/3', /without files/],
    ['https://gist.github.com/u/0123', /is a gist.*"Raw"/],
    ['https://github.com/o/r/blob/main/%E0%A4%A', /escapes/],
    ['git@gitlab.com:o/r.git', /no GitHub/],
    ['ssh://git@host.example/o/r.git', /no GitHub/],
    ['https://', /no address/],
    ['http://a b/', /no address/],
  ])('%s', (given, message) => {
    expect(isRemote(given)).toBe(true);
    expect(shown(given)).toMatch(message);
  });
});

describe('an argument is taken for a file of the web', () => {
  it.each([
    'https://example.com/tools.json',
    'http://2130706433/tools.json',
    'https://github.com/o/r/releases/download/v1/tools.json',
    'https://github.com/o/r/releases/latest/download/tools.json',
    'https://gist.githubusercontent.com/u/0123/raw/tools.json',
    'https://github.com.evil.example/o/r',
  ])('%s', (given) => {
    expect(shown(given)).toMatch(/^web /);
  });
});

describe('an argument is a path', () => {
  it.each(['tools.json', './github:o', 'git:main:tools.json', 'github.com/o/r', 'a@b.json', '-', 'C:\\a'])(
    '%s',
    (given) => expect(isRemote(given)).toBe(false),
  );
});

describe('the API that is asked', () => {
  const hostFor = (environment: Record<string, string>) => {
    const access = accessFrom(environment);
    return 'problem' in access ? access.problem : [access.base, access.host, access.token?.value];
  };

  it('is the public one, or that of the environment with the host of its pages', () => {
    expect(hostFor({})).toEqual(['https://api.github.com', 'github.com', undefined]);
    expect(hostFor({ GITHUB_API_URL: 'https://ghe.example/api/v3/', GH_TOKEN: ' t ' })).toEqual([
      'https://ghe.example/api/v3',
      'ghe.example',
      't',
    ]);
    expect(hostFor({ GITHUB_API_URL: 'https://api.corp.ghe.com' })).toEqual([
      'https://api.corp.ghe.com',
      'corp.ghe.com',
      undefined,
    ]);
    expect(
      hostFor({ GITHUB_API_URL: 'https://a.example/x', GITHUB_SERVER_URL: 'https://b.example' }),
    ).toEqual(['https://a.example/x', 'b.example', undefined]);
    expect(hostFor({ GITHUB_API_URL: 'ghe.example' })).toMatch(/GITHUB_API_URL/);
    expect(hostFor({ GITHUB_API_URL: 'http://ghe.example/api/v3', GH_TOKEN: 't' })).toMatch(
      /^GITHUB_API_URL begins with http:/,
    );
    expect(hostFor({ GITHUB_TOKEN: 'a\nb' })).toMatch(/^GITHUB_TOKEN holds no token/);
  });

  it('gets the token of an Enterprise server only when it is that server', () => {
    const access = accessFrom({ GITHUB_API_URL: 'https://ghe.example/api/v3', GH_TOKEN: 't' });
    if ('problem' in access) throw new Error(access.problem);
    expect(accessFor(access, 'ghe.example')).toBe(access);
    expect(accessFor(access, undefined)).toBe(access);
    expect(accessFor(access, 'github.com')).toMatchObject({
      base: 'https://api.github.com',
      token: undefined,
    });
  });
});
