import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder, GOOD, type Run, reportOf, run } from './run.js';

const SPEC = JSON.stringify({ tools: [GOOD] });
const PRIVATE = '--allow-private';

interface Site {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly asked: IncomingMessage[];
}

/** A host of the web on this machine. */
async function site(
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void,
): Promise<Site> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request.url ?? '', response, request);
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, asked };
}

/** One that answers everything with this. */
const always = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  site((_, response) => response.writeHead(status, headers).end(body));

const json = (...args: string[]) => run([...args, '-f', 'json', '-t', '0']);
const said = ({ stderr }: Run) => stderr.replace(/^asking .*\n/gm, '').trim();

describe('a file of the web', () => {
  it('is scored, with its name, and a word on plain http', async () => {
    const { url, asked } = await always(SPEC, { 'content-type': 'text/plain' });
    const result = await json(`${url}/a/tools.json`, PRIVATE);
    expect([result.code, said(result)]).toEqual([0, '']);
    expect(reportOf(result).inputs).toMatchObject([
      { name: `${url}/a/tools.json`, status: 'scored', notes: [expect.stringMatching(/plain http/)] },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.headers['user-agent']).toMatch(/^tool-score\//);
  });

  it.each([
    ['/tools.yaml?raw=1', 'text/plain', 'tools:\n  - {name: get_a, description: Get the a.}\n'],
    ['/tools', 'application/yaml', 'tools:\n  - {name: get_a, description: Get the a.}\n'],
    ['/tools', 'application/json', SPEC],
    ['/tools.jsonl', 'application/octet-stream', `${JSON.stringify(GOOD)}\n`],
  ])('is read in the syntax of its name or its type: %s, %s', async (path, type, body) => {
    const { url } = await always(body, { 'content-type': type });
    const result = await json(`${url}${path}`, PRIVATE);
    expect(reportOf(result).inputs).toMatchObject([{ status: 'scored' }]);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('may come packed: %s', async (encoding, pack) => {
    const { url } = await always(pack(SPEC), { 'content-encoding': encoding });
    expect(reportOf(await json(`${url}/tools.json`, PRIVATE)).inputs).toMatchObject([{ status: 'scored' }]);
  });

  it('may lie behind redirects, but not many', async () => {
    const { url, asked } = await site((path, response) => {
      const left = Number(path.slice(1));
      if (left === 0) response.end(SPEC);
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(reportOf(await json(`${url}/5`, PRIVATE)).inputs).toMatchObject([{ status: 'scored' }]);
    expect(asked).toHaveLength(6);
    expect(said(await json(`${url}/6`, PRIVATE))).toMatch(/redirects more than 5 times$/);
  });

  it('is kept with --save as it came', async () => {
    const { url } = await always(`${SPEC}\n\n`);
    const cwd = folder();
    const result = await run([`${url}/tools.json`, PRIVATE, '--save', 'kept.json'], { cwd });
    expect(result.code).toBe(0);
    expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(`${SPEC}\n\n`);
  });

  it.each([
    ['a web page', '<!doctype html><title>x</title>', 'text/html', 200, /is a web page, not a spec.*github:/],
    ['nothing', '', 'application/json', 200, /is empty$/],
    ['no text', Buffer.from([0, 159, 146]), 'application/json', 200, /is a binary file/],
    ['no file', 'Not found', 'text/plain', 404, /does not exist: the host answered with HTTP 404$/],
    ['a refusal', '', 'text/plain', 403, /HTTP 403, it wants to know who asks/],
    ['a fault', '', 'text/plain', 500, /HTTP 500; try again later$/],
    [
      'a pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
      'text/plain',
      200,
      /pointer of git-lfs/,
    ],
  ] as [string, string | Buffer, string, number, RegExp][])(
    'that cannot be judged says why: %s',
    async (_, body, type, status, message) => {
      const { url } = await always(body, { 'content-type': type }, status);
      const result = await json(`${url}/tools.json`, PRIVATE);
      expect([result.code, said(result)]).toEqual([2, expect.stringMatching(message)]);
    },
  );

  it('that is too large is not taken, packed or not', async () => {
    const megabyte = Buffer.alloc(1_048_576, ' ');
    const endless = await site((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(megabyte));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(said(await json(`${endless.url}/tools.json`, PRIVATE))).toMatch(/is larger than 50 MB/);
    const announced = await site((_, response) => {
      response.writeHead(200, { 'content-length': String(1e12) });
      response.write(' ');
    });
    expect(said(await json(`${announced.url}/tools.json`, PRIVATE))).toMatch(/is larger than 50 MB/);
    const bomb = await always(gzipSync(Buffer.alloc(60 * 1_048_576, ' ')), { 'content-encoding': 'gzip' });
    expect(said(await json(`${bomb.url}/tools.json`, PRIVATE))).toMatch(/is larger than 50 MB/);
  });

  it('that does not come, or comes drop by drop, is waited for until the time is up', async () => {
    const { url } = await site((path, response) => {
      if (path === '/drips.json') {
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      }
    });
    for (const path of ['/silent.json', '/drips.json']) {
      const began = performance.now();
      const result = await json(`${url}${path}`, PRIVATE, '--timeout', '0.5');
      expect(performance.now() - began).toBeLessThan(8000);
      expect([result.code, said(result)]).toEqual([2, expect.stringMatching(/did not come within 0\.5 s/)]);
    }
  });

  it('that is cut off, or damaged, is not judged', async () => {
    const cut = await site((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(SPEC.slice(0, 50), () => response.destroy());
    });
    expect(said(await json(`${cut.url}/tools.json`, PRIVATE))).toMatch(
      /could not be reached: the connection was cut/,
    );
    const damaged = await always('no gzip', { 'content-encoding': 'gzip' });
    expect(said(await json(`${damaged.url}/tools.json`, PRIVATE))).toMatch(/packed as gzip, but is damaged/);
  });
});

describe('an address that is not public', () => {
  it.each([
    'http://127.0.0.1:PORT/tools.json',
    'http://localhost:PORT/tools.json',
    'http://2130706433:PORT/tools.json',
    'http://0x7f.1:PORT/tools.json',
    'http://0177.0.0.1:PORT/tools.json',
    'http://[::ffff:127.0.0.1]:PORT/tools.json',
    'http://[::ffff:7f00:1]:PORT/tools.json',
    'http://0.0.0.0:PORT/tools.json',
    'http://[::]:PORT/tools.json',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00:ec2::254]/latest/meta-data',
    'https://10.0.0.1/tools.json',
    'http://[64:ff9b::7f00:1]:PORT/tools.json',
  ])('is not asked: %s', async (address) => {
    const { url, asked } = await always(SPEC);
    const result = await json(address.replace('PORT', new URL(url).port));
    expect([result.code, said(result)]).toEqual([
      2,
      expect.stringMatching(/address (?:.* )?is asked for nothing unless --allow-private is given$/),
    ]);
    expect(asked).toEqual([]);
  });
});

describe('what is secret in an address', () => {
  it('goes to its host and nowhere else, and is shown nowhere', async () => {
    const other = await always(SPEC);
    const { url, asked } = await site((_, response) =>
      response.writeHead(302, { location: `${other.url}/tools.json` }).end(),
    );
    const address = url.replace('//', '//ghp_user:pa55word@');
    for (const format of ['text', 'json', 'markdown', 'html', 'sarif', 'junit', 'ndjson']) {
      const result = await run([`${address}/tools.json?token=s3cret`, PRIVATE, '-f', format]);
      expect(result.stdout + result.stderr).not.toMatch(/ghp_user|pa55word|s3cret/);
      expect(result.code).toBe(0);
    }
    const sent = Buffer.from('ghp_user:pa55word').toString('base64');
    expect(asked[0]!.headers.authorization).toBe(`Basic ${sent}`);
    expect(asked[0]!.url).toBe('/tools.json?token=s3cret');
    expect(other.asked.filter(({ headers }) => headers.authorization)).toEqual([]);
  });
});
