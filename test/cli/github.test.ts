import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Asked, type Content, type FakeRepository, fakeGitHub, refuse, send } from './github-server.js';
import { folder, GOOD, POOR, type Run, reportOf, run } from './run.js';

const SPEC = JSON.stringify({ tools: [GOOD] });
const OTHER = JSON.stringify({ name: 'a', version: '1.0.0', scripts: {} });
const TOKEN = 'ghp_0123456789abcdefghij';

type Files = Readonly<Record<string, Content>>;
const of = (files: Files, more: Partial<FakeRepository> = {}) => ({
  'o/r': { refs: { main: files }, ...more },
});

/** The inputs of a run with what they came to. */
const shown = (result: Run) => reportOf(result).inputs.map(({ name, status }) => `${name} ${status}`);

/** What a run said on standard error, without what it was doing. */
const said = ({ stderr }: Run) => stderr.replace(/^asking .*\n/gm, '').trim();

const paths = (asked: readonly Asked[]) => asked.map(({ path }) => path.replace(/[0-9a-f]{20,}/, 'ID'));

const json = (argument: string | string[], env: Readonly<Record<string, string>>) =>
  run([...[argument].flat(), '-f', 'json', '-t', '0'], { env });

describe('a repository', () => {
  it('is searched for files that may hold tools, in few requests', async () => {
    const files: Files = {
      'packages/a/mcp tools.json': SPEC,
      'package.json': OTHER,
      'package-lock.json': SPEC,
      'node_modules/x/tools.json': SPEC,
      'vendor/y/tools.json': SPEC,
      '.github/tools.yml': SPEC,
      'link.json': { link: 'tools.json' },
      'other.json': { submodule: true },
      'README.md': '# r',
    };
    const github = await fakeGitHub({ 'o/r': { branch: 'trunk', refs: { trunk: files } } });
    const result = await json('github:o/r', github.env);
    expect(shown(result)).toEqual(['github:o/r/packages/a/mcp tools.json scored']);
    expect([result.code, said(result)]).toEqual([0, '']);
    expect(paths(github.asked)).toEqual([
      '/repos/o/r',
      '/repos/o/r/git/trees/trunk?recursive=1',
      '/repos/o/r/git/blobs/ID',
      '/repos/o/r/git/blobs/ID',
    ]);
    expect(github.asked[0]!.userAgent).toMatch(/^tool-score\//);
    expect(github.connections()).toBe(1);
  });

  it.each([
    'https://github.com/o/r',
    'https://github.com/o/r.git',
    'git@github.com:o/r.git',
    'ssh://github.com/o/r',
    'https://github.com/o/r/tree/main',
    'github:o/r@main',
  ])('may be written %s', async (argument) => {
    const github = await fakeGitHub(of({ 'tools.json': SPEC }));
    const result = await json(argument, github.env);
    expect(shown(result)).toEqual([`github:o/r/tools.json${/main/.test(argument) ? '@main' : ''} scored`]);
  });

  it('with many files: those whose names speak of tools, and a word on the others', async () => {
    const others = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`data/${at}.json`, OTHER]));
    const github = await fakeGitHub(of({ ...others, 'src/tools.json': SPEC, 'mcp.json': OTHER }));
    const result = await json('github:o/r', github.env);
    expect(shown(result)).toEqual(['github:o/r/src/tools.json scored']);
    expect([result.code, said(result)]).toEqual([
      0,
      expect.stringMatching(/^note: github:o\/r: the 2 likeliest files were looked into, 30 more were not/),
    ]);
    expect(github.asked).toHaveLength(4);
  });

  it('with many files and no spec among the likely ones: others, too, and how many were not', async () => {
    const others = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`data/${at}.json`, OTHER]));
    const github = await fakeGitHub(of({ ...others, 'mcp.json': OTHER }));
    const result = await json('github:o/r', github.env);
    expect(result.code).toBe(2);
    expect(said(result)).toMatch(
      /github:o\/r: holds no tool spec: none of the 12 files that were looked into, of 31 in it, is one; the first, github:o\/r\/mcp\.json, /,
    );
    expect(github.asked).toHaveLength(14);
  });

  it('with more likely files than are looked into is not judged whole', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}/tools.json`, SPEC]));
    const github = await fakeGitHub(of(files));
    const result = await json('github:o/r', github.env);
    expect(result.code).toBe(2);
    expect(said(result)).toMatch(/^github:o\/r: was not searched to its end: 12 files .* 8 more/);
  });

  it('whose list is cut is not judged whole, and its top is still looked at', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`a/${at}.txt`, 'x']));
    const github = await fakeGitHub(of({ ...many, 'tools.json': SPEC }, { cutAt: 5 }));
    const result = await json('github:o/r', github.env);
    expect(result.code).toBe(2);
    expect(shown(result)).toEqual(['github:o/r unreadable', 'github:o/r/tools.json scored']);
    expect(said(result)).toMatch(
      /^github:o\/r: was not searched to its end: .* incomplete.*github:o\/r\/FOLDER$/,
    );
    expect(github.asked).toHaveLength(4);
  });

  it('whose list is cut before any spec is not said to have none', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`a/${at}.txt`, 'x']));
    const github = await fakeGitHub(of({ ...many, 'z/tools.json': SPEC }, { cutAt: 5 }));
    const result = await json('github:o/r', github.env);
    expect(result.code).toBe(2);
    expect(said(result)).toMatch(/incomplete.*the part that came has no file that may hold tools/);
    expect(said(result)).not.toMatch(/holds no tool spec|has no \.json/);
  });

  it('without a file that may hold tools is said to have none', async () => {
    const github = await fakeGitHub(of({ 'README.md': '# r' }));
    const result = await json('github:o/r', github.env);
    expect([result.code, said(result)]).toEqual([2, 'github:o/r: has no .json, .jsonl or .yaml files in it']);
  });

  it('that has moved is followed, and its new name is said', async () => {
    const github = await fakeGitHub(
      { 'new/name': { refs: { main: { 'tools.json': SPEC } } } },
      (request, response) => {
        const { url = '' } = request;
        if (url.startsWith('/repos/old/name'))
          return refuse(response, 301, 'Moved Permanently', {
            location: `http://${request.headers.host}${url.replace('/repos/old/name', '/repositories/7')}`,
          });
        request.url = url.replace('/repositories/7', '/repos/new/name');
        return false;
      },
    );
    const result = await json('github:old/name', github.env);
    expect(shown(result)).toEqual(['github:old/name/tools.json scored']);
    expect([result.code, said(result)]).toEqual([0, 'note: github:old/name has moved to github:new/name']);
    expect(github.asked).toHaveLength(4);
    expect((await json('github:old/name/tools.json', github.env)).stderr).toContain('github:new/name');
  });
});

describe('names that a repository chooses', () => {
  it.each(['text', 'sarif', 'markdown', 'ndjson'])('are no commands for the runner: %s', async (format) => {
    const files = {
      'a\n::error::tools.json': SPEC,
      '   ::error::tools.json': '{',
      'b ::error:: mcp.json': SPEC,
    };
    const github = await fakeGitHub(of(files));
    const { stdout, stderr } = await run(['github:o/r', '-f', format, '-t', '0'], { env: github.env });
    expect(stdout + stderr).toContain('::error');
    expect(stdout).not.toMatch(/^\s*::/m);
    expect(stderr).not.toMatch(/^\s*::/m);
  });
});

describe('a path in a repository', () => {
  it('is a file, in one request', async () => {
    const github = await fakeGitHub(of({ 'a b/ü@1.json': SPEC, 'x.yaml': `tools: ${SPEC.slice(9, -1)}` }));
    expect(shown(await json('github:o/r/a b/ü@1.json', github.env))).toEqual([
      'github:o/r/a b/ü@1.json scored',
    ]);
    expect(github.asked).toHaveLength(1);
    expect(shown(await json('github:o/r/x.yaml@main', github.env))).toEqual([
      'github:o/r/x.yaml@main scored',
    ]);
    expect(github.asked).toHaveLength(2);
  });

  it('that is named must be a spec', async () => {
    const github = await fakeGitHub(of({ 'a.json': OTHER, 'b.json': '{broken' }));
    const result = await json(['github:o/r/a.json', 'github:o/r/b.json'], github.env);
    expect([result.code, said(result).split('\n')]).toEqual([
      2,
      [
        expect.stringMatching(/^github:o\/r\/a\.json: is not a tool spec/),
        expect.stringMatching(/^github:o\/r\/b\.json:1:2: is not valid JSON/),
      ],
    ]);
  });

  it('may be a folder, which behaves as one of this machine does', async () => {
    const files: Files = {
      'specs/a.json': SPEC,
      'specs/deep/b.yaml': `tools: ${SPEC.slice(9, -1)}`,
      'specs/package.json': OTHER,
      'specs/x.json': '{broken',
      'specs/bad.tools.json': '{"tools": [',
      'else/c.json': SPEC,
    };
    const github = await fakeGitHub(of(files));
    const result = await json('github:o/r/specs', github.env);
    expect(shown(result)).toEqual([
      'github:o/r/specs/bad.tools.json unreadable',
      'github:o/r/specs/a.json scored',
      'github:o/r/specs/deep/b.yaml scored',
    ]);
    expect(paths(github.asked.slice(0, 2))).toEqual([
      '/repos/o/r/contents/specs',
      '/repos/o/r/git/trees/ID?recursive=1',
    ]);
    const page = await json('https://github.com/o/r/tree/main/else', github.env);
    expect(shown(page)).toEqual(['github:o/r/else/c.json@main scored']);
  });

  it('may be a folder of which the API gives only a list', async () => {
    const files: Files = { 'flat/a.json': SPEC, 'specs/a.json': SPEC, 'specs/deep/b.json': SPEC };
    const github = await fakeGitHub(of(files), (request) => {
      request.headers.accept = 'application/json';
      return false;
    });
    expect(shown(await json('github:o/r/flat', github.env))).toEqual(['github:o/r/flat/a.json scored']);
    expect(github.asked).toHaveLength(2);
    expect(shown(await json('github:o/r/specs', github.env))).toEqual([
      'github:o/r/specs/a.json scored',
      'github:o/r/specs/deep/b.json scored',
    ]);
  });

  it('in a folder without a spec is not passed over in silence', async () => {
    const github = await fakeGitHub(of({ 'specs/a.json': OTHER, 'tools.json': SPEC }));
    const result = await json('github:o/r/specs', github.env);
    expect([result.code, said(result)]).toEqual([
      2,
      expect.stringMatching(/^github:o\/r\/specs: holds no tool spec: none of the 1 file in it is one/),
    ]);
  });

  it.each([
    ['blob/feature/x/a/tools.json', 'github:o/r/a/tools.json@feature/x scored', 3],
    ['raw/refs/heads/feature/x/a/tools.json', 'github:o/r/a/tools.json@feature/x scored', 3],
    ['blob/v1/rc/a/tools.json?plain=1#L10', 'github:o/r/a/tools.json@v1/rc scored', 4],
    ['tree/feature/x', 'github:o/r/a/tools.json@feature/x scored', 4],
    ['blob/main/a/tools.json', 'github:o/r/a/tools.json@main scored', 1],
  ])('may be pasted with a branch or tag that has slashes: %s', async (way, expected, requests) => {
    const files = { 'a/tools.json': SPEC };
    const github = await fakeGitHub({
      'o/r': { refs: { main: files, 'feature/x': files, 'feature/xy': {}, 'v1/rc': files } },
    });
    const result = await json(`https://github.com/o/r/${way}`, github.env);
    expect(shown(result)).toEqual([expected]);
    expect(github.asked).toHaveLength(requests);
  });

  it('may be pasted as a raw address', async () => {
    const github = await fakeGitHub(of({ 'a/tools.json': SPEC }));
    const result = await json('https://raw.githubusercontent.com/o/r/main/a/tools.json', github.env);
    expect(shown(result)).toEqual(['github:o/r/a/tools.json@main scored']);
  });

  it('may be larger than the API gives inline', async () => {
    const long = JSON.stringify({ tools: [{ ...GOOD, title: 'x'.repeat(1_200_000) }] });
    const github = await fakeGitHub(of({ 'tools.json': long }));
    expect(shown(await json('github:o/r/tools.json', github.env))).toEqual(['github:o/r/tools.json scored']);
    expect(github.asked).toHaveLength(2);
  });

  it.each([
    ['big.json', { bytes: 200 * 1_048_576 }, /big\.json: has 200 MB: .* at most 100 MB/],
    [
      'lfs.json',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n',
      /is a pointer of git-lfs/,
    ],
    ['link.json', { link: '../a.json' }, /is a symbolic link to "\.\.\/a\.json"/],
    ['sub', { submodule: true }, /is a submodule/],
    ['empty.json', '', /is empty/],
    ['binary.json', Buffer.from([0, 1, 2]), /is a binary file/],
  ] as [string, Content, RegExp][])('that cannot be judged says why: %s', async (path, content, message) => {
    const github = await fakeGitHub(of({ [path]: content }));
    const result = await json(`github:o/r/${path}`, github.env);
    expect([result.code, said(result)]).toEqual([2, expect.stringMatching(message)]);
  });

  it('that is not there is told from a version and from a repository that is not', async () => {
    const github = await fakeGitHub(of({ 'tools.json': SPEC }));
    const no = async (argument: string) => said(await json(argument, github.env));
    expect(await no('github:o/r/other.json')).toBe(
      'github:o/r/other.json: does not exist: there is no "other.json" on its default branch, "main"',
    );
    expect(await no('github:o/r/tools.json@nowhere')).toContain('no branch, tag or commit "nowhere"');
    expect(await no('github:o/r@nowhere')).toContain('no branch, tag or commit "nowhere"');
    expect(await no('https://github.com/o/r/blob/main/a/b.json')).toContain(
      'there is no "a/b.json" on "main"',
    );
    expect(await no('github:o/none/tools.json')).toContain('not found or no access');
  });
});

describe('what GitHub refuses is said', () => {
  const soon = () => String(Math.floor(Date.now() / 1000) + 1800);
  const cases: [string, number, string, () => Record<string, string>, RegExp, RegExp][] = [
    [
      'the rate limit',
      403,
      'API rate limit exceeded for 1.2.3.4.',
      () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }),
      /rate limit of 60 requests an hour .* resets at \d\d:\d\d UTC, in (?:29|30|31) minutes; set GITHUB_TOKEN or GH_TOKEN/,
      /rate limit .* for the token in GITHUB_TOKEN is reached; it resets at .*; try again then/,
    ],
    [
      'the rate limit as 429',
      429,
      'Too many',
      () => ({ 'x-ratelimit-remaining': '0' }),
      /rate limit/,
      /rate limit/,
    ],
    [
      'the secondary rate limit',
      403,
      'You have exceeded a secondary rate limit.',
      () => ({ 'retry-after': '60' }),
      /secondary rate limit.*try again in 60 s/,
      /secondary rate limit.*try again in 60 s/,
    ],
    [
      'a token that is wrong',
      401,
      'Bad credentials',
      () => ({}),
      /wants a token; set GITHUB_TOKEN or GH_TOKEN/,
      /does not accept the token in GITHUB_TOKEN/,
    ],
    [
      'single sign-on',
      403,
      'Resource protected by organization SAML enforcement.',
      () => ({ 'x-github-sso': 'required; url=https://github.com/orgs/o/sso?authorization_request=A' }),
      /single sign-on/,
      /token in GITHUB_TOKEN to be authorized for single sign-on/,
    ],
    [
      'access',
      403,
      'Resource not accessible by personal access token',
      () => ({}),
      /denies access .*set GITHUB_TOKEN or GH_TOKEN/,
      /denies access \("Resource not .*"\); the token in GITHUB_TOKEN needs the right to read/,
    ],
    [
      'a private repository',
      404,
      'Not Found',
      () => ({}),
      /not found or no access: .* private; set GITHUB_TOKEN or GH_TOKEN/,
      /not found or no access: .* the token in GITHUB_TOKEN may not read it/,
    ],
    [
      'an empty repository',
      409,
      'Git Repository is empty.',
      () => ({}),
      /empty repository/,
      /empty repository/,
    ],
    ['what the law forbids', 451, 'Blocked', () => ({}), /legal reasons/, /legal reasons/],
    [
      'a fault of its own',
      502,
      '<html>Bad Gateway</html>',
      () => ({}),
      /HTTP 502; try again later/,
      /HTTP 502/,
    ],
  ];

  it.each(cases)('%s', async (_, status, message, headers, without, withToken) => {
    const github = await fakeGitHub({}, (_request, response) => refuse(response, status, message, headers()));
    for (const [token, expected] of [
      ['', without],
      [TOKEN, withToken],
    ] as const) {
      github.asked.length = 0;
      const result = await json('github:o/r', { ...github.env, GITHUB_TOKEN: token });
      expect(result.code).toBe(2);
      expect(said(result)).toMatch(expected);
      expect(said(result).split('\n')).toHaveLength(1);
      expect(reportOf(result).inputs).toMatchObject([{ status: 'unreadable', tools: [] }]);
      expect(github.asked).toHaveLength(1);
      expect(result.stdout + result.stderr).not.toContain(TOKEN);
    }
  });

  it('also when the limit is reached on the way: nothing more is asked, and no file is passed over', async () => {
    let blobs = 0;
    const files = { 'a/tools.json': SPEC, 'b/data.json': SPEC, 'c/data.json': SPEC };
    const github = await fakeGitHub(of(files), (request, response) => {
      if (!request.url?.includes('/blobs/') || blobs++ === 0) return false;
      return refuse(response, 403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' });
    });
    const result = await json('github:o/r', github.env);
    expect(result.code).toBe(2);
    expect(shown(result)).toEqual([
      'github:o/r/a/tools.json scored',
      'github:o/r/b/data.json unreadable',
      'github:o/r/c/data.json unreadable',
    ]);
    expect(github.asked).toHaveLength(4);
  });

  it('but not that a connection was closed which was kept: it is opened again', async () => {
    const files = { 'tools.json': SPEC };
    const github = await fakeGitHub(of(files), (request, response) => {
      if (!request.url?.includes('/blobs/') || github.connections() > 1) return false;
      response.socket?.destroy();
      return true;
    });
    expect(shown(await json('github:o/r', github.env))).toEqual(['github:o/r/tools.json scored']);
    expect(github.asked).toHaveLength(4);
  });

  it('by something that is no API of GitHub', async () => {
    const github = await fakeGitHub({}, (_, response) =>
      send(response, 200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
    );
    expect(said(await json('github:o/r', github.env))).toMatch(/does not answer as GitHub's REST API does/);
  });

  it('by nobody: nothing listens, or the time is up', async () => {
    const nobody = { GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_TOKEN: '', GH_TOKEN: '' };
    expect(said(await json('github:o/r', nobody))).toBe(
      'github:o/r: could not be reached: nothing listens there',
    );
    const github = await fakeGitHub({}, () => true);
    const began = performance.now();
    const slow = await json(['github:o/r', '--timeout', '0.5'], github.env);
    expect(performance.now() - began).toBeLessThan(8000);
    expect([slow.code, said(slow)]).toEqual([
      2,
      'github:o/r: did not come within 0.5 s; give it more time with --timeout',
    ]);
  });
});

describe('a token', () => {
  it('is sent to the API, from GH_TOKEN or GITHUB_TOKEN', async () => {
    const github = await fakeGitHub(of({ 'tools.json': SPEC }));
    await json('github:o/r', { ...github.env, GITHUB_TOKEN: TOKEN });
    await json('github:o/r/tools.json', { ...github.env, GH_TOKEN: TOKEN });
    expect(github.asked.map(({ authorization }) => authorization)).toEqual(Array(4).fill(`Bearer ${TOKEN}`));
  });

  it('is not sent to another host that the API redirects to', async () => {
    const heard: string[] = [];
    const other = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/repos/o/r`;
    const github = await fakeGitHub({}, (_, response) => send(response, 301, {}, { location }));
    const result = await json('github:o/r', { ...github.env, GITHUB_TOKEN: TOKEN });
    expect([result.code, said(result)]).toEqual([2, expect.stringMatching(/redirects to another host/)]);
    expect(heard).toEqual([]);
  });

  it('that an answer repeats is not shown, nor does what it says begin a line', async () => {
    const echo = `Bearer ${TOKEN}\n  ::error::${TOKEN}`;
    const answers: Parameters<typeof fakeGitHub>[1][] = [
      (_, response) => refuse(response, 400, echo),
      (_, response) => refuse(response, 403, echo),
      (_, response) => send(response, 200, { type: 'symlink', target: echo }),
      (_, response) => send(response, 301, {}, { location: `http://${TOKEN}.example/` }),
      (_, response) => send(response, 200, { default_branch: echo, full_name: echo }),
    ];
    for (const answer of answers)
      for (const argument of ['github:o/r', 'github:o/r/tools.json']) {
        const github = await fakeGitHub({}, answer);
        const { code, stdout, stderr } = await run([argument], { env: { ...github.env, GH_TOKEN: TOKEN } });
        expect(code).toBe(2);
        expect(stdout + stderr).not.toContain(TOKEN);
        expect(stdout + stderr).not.toMatch(/^\s*::/m);
      }
  });

  it('that is none, and an API that is no address, are said', async () => {
    const broken = await json('github:o/r', { GITHUB_TOKEN: 'a\nb', GH_TOKEN: '' });
    expect([broken.code, said(broken)]).toEqual([2, expect.stringMatching(/GITHUB_TOKEN holds no token/)]);
    const url = await json('github:o/r', { GITHUB_API_URL: 'ghe.example', GITHUB_TOKEN: '', GH_TOKEN: '' });
    expect([url.code, said(url)]).toEqual([2, expect.stringMatching(/GITHUB_API_URL holds no address/)]);
  });
});

describe('an Enterprise server', () => {
  it('is asked for what lies on its pages', async () => {
    const github = await fakeGitHub(of({ 'tools.json': SPEC }), (request) => {
      request.url = request.url?.replace(/^\/api\/v3/, '');
      return false;
    });
    const env = { ...github.env, GITHUB_API_URL: `${github.url}/api/v3/` };
    const result = await json(`${github.url}/o/r/blob/main/tools.json`, env);
    expect(shown(result)).toEqual(['github:o/r/tools.json@main scored']);
    expect(paths(github.asked)).toEqual(['/api/v3/repos/o/r/contents/tools.json?ref=main']);
  });
});

describe('what is on GitHub', () => {
  it('is not taken for a path, nor a path for it', async () => {
    const result = await run(['github.com/o/r'], { cwd: folder() });
    expect([result.code, result.stderr]).toEqual([2, expect.stringMatching(/has https:\/\/ before it$/m)]);
    const cwd = folder({ 'github.com/o/r/tools.json': SPEC });
    expect((await run(['github.com/o/r'], { cwd })).code).toBe(0);
  });

  it('stands beside files, and is read once', async () => {
    const github = await fakeGitHub(of({ 'tools.json': SPEC }));
    const cwd = folder({ 'a.json': SPEC });
    const args = ['github:o/r', 'a.json', 'github:o/r/tools.json', '-f', 'json'];
    const result = await run(args, { cwd, env: github.env });
    expect(shown(result)).toEqual(['a.json scored', 'github:o/r/tools.json scored']);
  });

  it('has its places in lines, and lines of its own in ndjson', async () => {
    const github = await fakeGitHub(of({ 'tools.json': JSON.stringify({ tools: [POOR] }, null, 2) }));
    const text = await run(['github:o/r/tools.json', '-t', '0'], { env: github.env });
    expect(text.stdout).toMatch(/github:o\/r\/tools\.json:\d+:\d+/);
    expect(text.stdout).not.toContain('fixable');
    const lines = await run(['github:o/r/tools.json', '-f', 'ndjson', '-t', '0'], { env: github.env });
    expect(JSON.parse(lines.stdout)).toMatchObject({ name: 'lockerThing' });
  });

  it('is kept with --save as it came, and not repaired', async () => {
    const own = `\n${SPEC}\n`;
    const github = await fakeGitHub(of({ 'a/tools.json': own, 'b/tools.json': SPEC, 'c.json': OTHER }));
    const cwd = folder();
    const saved = await run(['github:o/r/a', '--save', 'kept.json'], { cwd, env: github.env });
    expect(saved.code).toBe(0);
    expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(own);
    const both = await run(['github:o/r', '--save', 'both.json'], { cwd, env: github.env });
    expect([both.code, said(both)]).toEqual([2, expect.stringMatching(/--save keeps one file/)]);
    const fix = await run(['github:o/r/a/tools.json', '--fix'], { cwd, env: github.env });
    expect([fix.code, said(fix)]).toEqual([2, expect.stringMatching(/Nor is a file that was fetched/)]);
  });

  it('is compared by diff', async () => {
    const changed = JSON.stringify({ tools: [{ ...GOOD, name: 'open_box' }] });
    const github = await fakeGitHub({
      'o/r': { refs: { main: { 'tools.json': SPEC }, next: { 'tools.json': changed } } },
    });
    const versions = ['github:o/r/tools.json', 'github:o/r/tools.json@next'];
    const result = await run(['diff', ...versions], { env: github.env });
    expect([result.code, result.stdout]).toEqual([1, expect.stringContaining('open_box')]);
    const repository = await run(['diff', 'github:o/r', versions[0]!], { env: github.env });
    expect([repository.code, said(repository)]).toEqual([
      2,
      expect.stringMatching(/names no single file; name one, such as "github:o\/r\/tools\.json"/),
    ]);
  });

  it('is no matter for --since', async () => {
    const result = await run(['github:o/r', '--changed']);
    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining('--since looks at files')]);
  });
});
