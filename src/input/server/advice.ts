import { TimeUp } from '../deadline.js';
import { isAborted, rootOf } from './error-text.js';
import type { Failed } from './explain-failure.js';

/** What somebody can do about a failure, a sentence without its stop; undefined when that cannot be told. */
export function adviceFor(failed: Failed): string | undefined {
  return onStatus(failed) ?? onWords(failed) ?? onTime(failed);
}

function onStatus({ source, wire }: Failed): string | undefined {
  const http = wire?.http;
  const hasKey =
    source.kind === 'endpoint' &&
    Object.keys(source.headers).some((name) => /^(?:authorization|x-api-key|api-key|cookie)$/i.test(name));
  switch (http?.lastStatus) {
    case 401: {
      const scheme = /^\w+/.exec(http.challenge ?? '')?.[0] ?? 'Bearer';
      return hasKey
        ? 'The authorization that was given is refused: it may have expired, or be meant for something else'
        : `It needs authorization: give it with --header "Authorization: ${scheme} …"`;
    }
    case 403:
      return hasKey ? 'The authorization that was given does not suffice' : undefined;
    case 404:
    case 405:
      return http.lastMethod === 'initialize'
        ? 'The address is used exactly as it was given: many servers answer at /mcp only'
        : undefined;
    case 429:
    case 503:
      return http.retryAfter === undefined
        ? 'Try again later'
        : `It asks to be left alone for ${http.retryAfter} seconds`;
    default:
      return undefined;
  }
}

const OTHER_NODE =
  /requires? node|unsupported engine|engine "node"|ERR_REQUIRE_ESM|node(?:\.js)? (?:version )?(?:>=|\d+ or)|No such built-in module: node:|module 'node:\w+' does not provide an export/i;

/** What a server has said itself. */
function onWords({ source, wire, exit }: Failed): string | undefined {
  const program = wire?.program;
  if (!program || source.kind !== 'program') return undefined;
  const said = `${program.errors}\n${program.noiseEnd}`;
  if (exit) {
    // One that runs on has done without it.
    const variable = missingVariable(said, source.env);
    if (variable !== undefined)
      return `It asks for the variable ${variable}: give it with --env ${variable}=…; to list tools, any value may do`;
    if (OTHER_NODE.test(said))
      return `It seems to need another version of Node than ${process.version}, the one that runs this`;
    if (/Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|No module named/.test(said))
      return 'Something that it needs is not there: install its dependencies, or build it, and try again';
    if (
      /\b(?:401|403|unauthori[sz]ed|forbidden|authentication (?:failed|required)|invalid (?:api )?(?:key|token))\b/i.test(
        said,
      )
    )
      return 'It seems to want an account: give what it asks for with --env';
  }
  if (
    !exit &&
    /\b(?:listening|running|started|serving)\b.{0,60}(?:\bport\b|:\d{2,5}\b|https?:)|https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)/i.test(
      said,
    )
  )
    return 'It seems to speak HTTP: start it yourself, and name its address with --url';
  return undefined;
}

function onTime({ source, phase, wire, error }: Failed): string | undefined {
  const cause = rootOf(error);
  if (!(cause instanceof TimeUp || isAborted(cause))) return undefined;
  if (phase === 'tools/list' && cause instanceof TimeUp && !cause.isOfWhole)
    return 'Give it more time with --request-timeout, if it is only slow';
  if (source.kind === 'program' && phase !== 'tools/list' && (wire?.program?.noiseEnd ?? '') === '')
    return /\b(?:npx|uvx|pipx|bunx|dlx|docker)\b/.test(`${source.command} ${source.args.join(' ')}`)
      ? 'A first start has to fetch its packages: start it once by hand, or give it more time with --timeout'
      : 'Give it more time with --timeout, if it is only slow; a server that speaks HTTP is reached with --url';
  return 'Give it more time with --timeout, if it is only slow';
}

const IS_ASKING =
  /\b(?:not (?:set|defined|found|provided|configured)|un(?:set|defined)|missing|required?|must (?:be|set|provide|have)|please (?:set|provide|define)|no value|environment variable|is empty)\b/i;

/** A variable that a server says it misses. @param given those that it has */
function missingVariable(said: string, given: Readonly<Record<string, string>>): string | undefined {
  for (const line of said.split('\n')) {
    if (
      !IS_ASKING.test(line) ||
      /\b(?:warn(?:ing)?|using (?:the )?default|optional|deprecated)\b/i.test(line)
    )
      continue;
    const name = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/.exec(line.replaceAll(/\bERR_[A-Z_]+\b/g, ''))?.[0];
    if (name !== undefined && !Object.hasOwn(given, name)) return name;
  }
  return undefined;
}
