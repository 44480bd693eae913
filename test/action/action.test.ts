/** The steps of action.yml, run as GitHub runs them, from a clone of this checkout that the action builds itself. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folder, GOOD, POOR } from '../cli/run.js';
import { type Job, type Outcome, runAction } from './github-runner.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const action = mkdtempSync(join(tmpdir(), 'tool-score-action-'));

async function act(job: Job): Promise<Outcome> {
  const outcome = await runAction(action, job);
  onTestFinished(() => rmSync(outcome.temp, { recursive: true }));
  return outcome;
}

/** A checkout with these files. */
function checkout(files: Readonly<Record<string, unknown>>): string {
  const workspace = folder(files);
  execFileSync('git', ['init', '--quiet', workspace]);
  return workspace;
}

beforeAll(async () => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((each) => each !== '' && existsSync(join(root, each)))) {
    cpSync(join(root, file), join(action, file));
  }
  expect(existsSync(join(action, 'dist'))).toBe(false);
  const workspace = mkdtempSync(join(tmpdir(), 'tool-score-first-'));
  const { temp } = await runAction(action, {
    workspace,
    inputs: { paths: join(root, 'fixtures/sample.json') },
  });
  rmSync(temp, { recursive: true });
  rmSync(workspace, { recursive: true });
}, 600_000);

afterAll(() => rmSync(action, { recursive: true, force: true }));

describe('The action', () => {
  it('passes a good spec, and hands out the reports', async () => {
    const workspace = checkout({ 'tools.json': { tools: [GOOD] } });
    const { failed, outputs, summary, log } = await act({ workspace });
    expect(log).not.toContain('::error');
    expect(failed).toBe(false);
    expect(outputs['exit-code']).toBe('0');
    expect(JSON.parse(readFileSync(outputs['json']!, 'utf8')).summary.tools).toBe(1);
    expect(JSON.parse(readFileSync(outputs['sarif']!, 'utf8')).version).toBe('2.1.0');
    expect(summary).toBe(readFileSync(outputs['markdown']!, 'utf8'));
  });

  it('fails on a poor one, with annotations at the file from the root of the repository', async () => {
    const workspace = checkout({ 'ser ver/tools.json': { tools: [POOR] } });
    const { failed, outputs, log } = await act({ workspace, inputs: { 'working-directory': 'ser ver' } });
    expect(failed).toBe(true);
    expect(outputs['exit-code']).toBe('1');
    expect(log).toMatch(/^::(?:error|warning) file=ser ver\/tools\.json,line=1/m);
  });

  it('takes options and paths by the line, and runs nothing that stands in them', async () => {
    const workspace = checkout({
      '$(touch owned) `touch owned`.json': { tools: [POOR] },
      'b c.json': { tools: [GOOD] },
    });
    const paths = '$(touch owned) `touch owned`.json\r\n\n  b c.json\n';
    const { failed, outputs, log } = await act({
      workspace,
      inputs: { paths, args: '--threshold=0\n--mean=1' },
    });
    expect(log).not.toContain('error:');
    expect(failed).toBe(false);
    expect(JSON.parse(readFileSync(outputs['json']!, 'utf8')).summary.tools).toBe(2);
    expect(existsSync(join(workspace, 'owned'))).toBe(false);
  });

  it('does not take a path for an option', async () => {
    const workspace = checkout({ 'tools.json': { tools: [GOOD] } });
    const { log, outputs } = await act({ workspace, inputs: { paths: '--fix' } });
    expect(log).toContain('--fix: does not exist');
    expect(outputs['exit-code']).toBe('2');
  });

  it('says what could not be run, and uploads nothing then', async () => {
    const workspace = checkout({});
    const inputs = { 'upload-sarif': 'true', comment: 'true' };
    const { failed, log, outputs, steps } = await act({ workspace, inputs });
    expect(failed).toBe(true);
    expect(log).toContain('Nothing to score');
    expect(outputs).toMatchObject({ 'exit-code': '2', sarif: '', markdown: '' });
    expect(Object.keys(steps)).toEqual(['build', 'score']);
  });

  it.each(['annotations', 'summary'])('leaves out %s when told to, and only that', async (name) => {
    const workspace = checkout({ 'tools.json': { tools: [POOR] } });
    const { log, summary } = await act({ workspace, inputs: { [name]: 'false' } });
    expect(/^::(?:error|warning)/m.test(log)).toBe(name !== 'annotations');
    expect(summary.startsWith('<!-- tool-score -->')).toBe(name !== 'summary');
  });

  it('uploads SARIF when asked, of a run that failed too', async () => {
    const workspace = checkout({ 'tools.json': { tools: [POOR] } });
    const { outputs, steps } = await act({ workspace, inputs: { 'upload-sarif': 'true' } });
    expect(steps['upload']).toEqual({ sarif_file: outputs['sarif'], category: 'tool-score' });
    expect((await act({ workspace })).steps).not.toHaveProperty('upload');
  });
});

describe('The comment of the action', () => {
  const event = { pull_request: { number: 7 } };
  const inputs = { comment: 'true' };
  const specs = { 'tools.json': { tools: [POOR] } };

  it('is written once and then replaced, however many others there are', async () => {
    const github = await api();
    const others = Array.from({ length: 250 }, () => ({ body: 'looks good', user: { type: 'User' } }));
    github.comments.push(...others, { body: '<!-- tool-score -->\nquoted', user: { type: 'User' } });
    const first = await act({ workspace: checkout(specs), inputs, event, api: github.url });
    expect(first.log).not.toContain('::warning title=tool-score');
    expect(github.comments).toHaveLength(252);
    expect(github.comments.at(-1)?.body).toBe(readFileSync(first.outputs['markdown']!, 'utf8'));

    const second = await act({
      workspace: checkout({ 'tools.json': { tools: [GOOD] } }),
      inputs,
      event,
      api: github.url,
    });
    expect(github.comments).toHaveLength(252);
    expect(github.comments.at(-1)?.body).toBe(readFileSync(second.outputs['markdown']!, 'utf8'));
    expect(github.tokens).toEqual(new Set(['Bearer token-of-the-job']));
  });

  it('that may not be written is a warning', async () => {
    const github = await api({ readOnly: true });
    const workspace = checkout({ 'tools.json': { tools: [GOOD] } });
    const { failed, log } = await act({ workspace, inputs, event, api: github.url });
    expect(log).toMatch(
      /^::warning title=tool-score::the comment was not written: .*403; .*pull-requests: write/m,
    );
    expect(failed).toBe(false);
  });

  it('is not looked for outside a pull request, or when nobody answers', async () => {
    const workspace = checkout({ 'tools.json': { tools: [GOOD] } });
    expect((await act({ workspace, inputs })).log).toContain('belongs to no pull request');
    const { failed, log } = await act({ workspace, inputs, event });
    expect(log).toContain('::warning title=tool-score::the comment was not written');
    expect(failed).toBe(false);
  });
});

interface Comment {
  readonly body: string;
  readonly user: { readonly type: string };
}

/** The part of GitHub's API that keeps the comments of pull request 7. A comment's id is its place. */
async function api({ readOnly = false } = {}) {
  const comments: Comment[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    tokens.add(request.headers.authorization);
    if (url.pathname === '/repos/harbour/berths/issues/7/comments' && request.method === 'GET') {
      const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
      const all = comments.map((each, id) => ({ ...each, id }));
      return answer(200, all.slice((page! - 1) * size!, page! * size!));
    }
    if (readOnly) return answer(403, { message: 'Resource not accessible by integration' });
    const comment = { ...(await contentOf(request)), user: { type: 'Bot' } };
    if (url.pathname === '/repos/harbour/berths/issues/7/comments' && request.method === 'POST')
      return answer(201, { id: comments.push(comment) - 1 });
    const id = /^\/repos\/harbour\/berths\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1];
    if (id === undefined || request.method !== 'PATCH') return answer(404, {});
    comments[Number(id)] = comment;
    return answer(200, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { comments, tokens, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function contentOf(request: IncomingMessage): Promise<{ body: string }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
