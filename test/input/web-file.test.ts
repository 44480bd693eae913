import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TimeBudget } from '../../src/input/remote/time-budget.js';
import { fetchWebFile, nextAddress } from '../../src/input/remote/web-file.js';

/** A host of the web, of which one address counts as public. */
async function site(location: (port: number) => string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/start.json')
      response.writeHead(302, { location: location((server.address() as AddressInfo).port) }).end();
    else response.end('{"tools": []}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, asked };
}

const judge = (address: string) =>
  /^(?:::ffff:)?127\.0\.0\.1$/.test(address) ? undefined : 'a secret address';

describe('a redirect', () => {
  it.each([
    [
      'a number',
      (port: number) => `http://127.0.0.2:${port}/`,
      /redirects to 127\.0\.0\.2:\d+, which is at 127\.0\.0\.2: a secret address/,
    ],
    [
      'a number in another spelling',
      (port: number) => `http://2130706434:${port}/`,
      /which is at 127\.0\.0\.2: a secret address/,
    ],
    ['a number of version 6', (port: number) => `http://[::1]:${port}/`, /a secret address/],
    ['another protocol', () => 'file:///etc/passwd', /redirects to a "file:" address/],
    ['no address', () => 'http://', /redirects to something that is no address/],
  ])('is looked at like the first address: %s', async (_, location, message) => {
    const { port, asked } = await site(location);
    const start = new URL(`http://127.0.0.1:${port}/start.json`);
    const fetched = await fetchWebFile(start, { judge, userAgent: 'test' }, new TimeBudget(5000));
    expect(fetched).toMatchObject({ problem: expect.stringMatching(message) });
    expect(asked).toEqual(['/start.json']);
  });

  it('from https to plain http is not followed', () => {
    const from = new URL('https://a.example/tools.json');
    expect(() => nextAddress('http://a.example/tools.json', from)).toThrow(/from https to plain http/);
    expect(nextAddress('/other.json', from).href).toBe('https://a.example/other.json');
  });

  it('to a name is looked at by all the addresses of the name', async () => {
    const { port, asked } = await site((port) => `http://localhost:${port}/`);
    const start = new URL(`http://127.0.0.1:${port}/start.json`);
    const never = (address: string) => (asked.length > 0 ? 'a secret address' : judge(address));
    const fetched = await fetchWebFile(start, { judge: never, userAgent: 'test' }, new TimeBudget(5000));
    expect(fetched).toMatchObject({
      problem: expect.stringMatching(
        /redirects to localhost:\d+, which is at localhost, which is \S+ here: a secret/,
      ),
    });
    expect(asked).toEqual(['/start.json']);
  });
});
