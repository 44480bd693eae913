import type { IncomingHttpHeaders } from 'node:http';

/** An answer of the API that is no success. */
export interface Refusal {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What the API says itself. */
  readonly message: string;
}

/** Who asked, and when. */
export interface Asker {
  /** The variable that holds the token; undefined without one. */
  readonly tokenFrom: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const SET_TOKEN = 'set GITHUB_TOKEN or GH_TOKEN';

/** True when no other question will be answered either, so that none is asked. */
export function isFinal({ status, headers, message }: Refusal): boolean {
  return status === 401 || isLimit(status, headers, message) || isSlowDown(status, headers, message);
}

/** Why GitHub did not give something, as the rest of a sentence that begins with the name of what was asked for. */
export function explainRefusal(refusal: Refusal, asker: Asker): string {
  const { status, headers, message } = refusal;
  const { tokenFrom } = asker;
  if (isSlowDown(status, headers, message)) return slowDown(headers);
  if (isLimit(status, headers, message)) return limit(headers, asker);
  if (status === 401)
    return tokenFrom === undefined
      ? `was not given out: GitHub wants a token; ${SET_TOKEN}`
      : `was not given out: GitHub does not accept the token in ${tokenFrom}; it is wrong, has expired or was revoked. Set another one, or none: what is public needs none`;
  if (status === 403 && (headers['x-github-sso'] !== undefined || /\bSAML\b/.test(message)))
    return `was not given out: its organization wants the token in ${tokenFrom ?? 'GITHUB_TOKEN'} to be authorized for single sign-on (SAML); do so in the settings of the token on GitHub`;
  if (status === 403)
    return tokenFrom === undefined
      ? `was not given out: GitHub denies access${quoted(message)}; ${SET_TOKEN} of somebody who may read it`
      : `was not given out: GitHub denies access${quoted(message)}; the token in ${tokenFrom} needs the right to read contents`;
  if (status === 404)
    return tokenFrom === undefined
      ? `not found or no access: there is no such repository, or it is private; ${SET_TOKEN} if it is`
      : `not found or no access: there is no such repository, or the token in ${tokenFrom} may not read it`;
  if (status === 409) return 'is an empty repository: there is no commit in it yet';
  if (status === 451) return 'is blocked by GitHub for legal reasons';
  if (status >= 500) return `was not given out: GitHub answered with HTTP ${status}; try again later`;
  return `was not given out: GitHub answered with HTTP ${status}${quoted(message)}`;
}

function quoted(message: string): string {
  return message === '' ? '' : ` ("${message.slice(0, 200)}")`;
}

function isLimit(status: number, headers: IncomingHttpHeaders, message: string): boolean {
  if (status !== 403 && status !== 429) return false;
  return status === 429 || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
}

/** The limit that is not counted in requests an hour, but in how fast they come. */
function isSlowDown(status: number, headers: IncomingHttpHeaders, message: string): boolean {
  if (status !== 403 && status !== 429) return false;
  return (
    /secondary rate|abuse detection/i.test(message) ||
    (headers['retry-after'] !== undefined && headers['x-ratelimit-remaining'] !== '0')
  );
}

function slowDown(headers: IncomingHttpHeaders): string {
  const wait = headers['retry-after'];
  const when = wait !== undefined && /^\d+$/.test(wait) ? `in ${wait} s` : 'in a minute';
  return `was not given out: GitHub's secondary rate limit is reached, too many requests came at once; try again ${when}`;
}

function limit(headers: IncomingHttpHeaders, { tokenFrom, now }: Asker): string {
  const most = headers['x-ratelimit-limit'];
  const anHour = most === undefined ? '' : ` of ${String(most)} requests an hour`;
  const whose = tokenFrom === undefined ? 'for requests without a token' : `for the token in ${tokenFrom}`;
  const advice = tokenFrom === undefined ? `${SET_TOKEN} for a higher limit` : 'try again then';
  return `was not given out: GitHub's rate limit${anHour} ${whose} is reached${resetText(headers, now)}; ${advice}`;
}

/** When the limit is lifted: the time of day, and how long that is from now. */
function resetText(headers: IncomingHttpHeaders, now: number): string {
  const reset = Number(headers['x-ratelimit-reset']);
  if (!Number.isSafeInteger(reset) || reset <= 0 || reset > 8e12) return '';
  const time = new Date(reset * 1000).toISOString();
  const minutes = Math.max(1, Math.ceil((reset * 1000 - now) / 60_000));
  return `; it resets at ${time.slice(11, 16)} UTC, in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
}
