import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isObject } from '../../../model/value.js';
import type { Deadline } from '../../deadline.js';
import { redact } from '../../server/redact.js';
import { type Answer, exchange, NoAnswer } from '../exchange.js';
import type { TimeBudget } from '../time-budget.js';
import type { Access } from './access.js';
import { type Asker, explainRefusal, isFinal } from './explain-refusal.js';

/** What the API gave. */
export interface Given {
  readonly value: unknown;
}

/** Why it gave nothing. */
export interface NotGiven {
  /** 0 when no answer came. */
  readonly status: number;
  /** The rest of a sentence that begins with the name of what was asked for. */
  readonly problem: string;
  /** What the API says itself. */
  readonly message: string;
}

const MOST_REDIRECTS = 3;

/** The API is where the environment says, be it inside a company's network. */
const trusted = () => undefined;

/** GitHub's REST API, asked one question at a time. It is never asked again for what it has refused. */
export class GitHubApi {
  /** The refusal after which nothing more is asked. */
  #end: NotGiven | undefined;
  readonly #agent: HttpAgent;
  /** A moved repository is asked for by its number, so that each question is asked once. */
  readonly #moved = new Map<string, string>();

  constructor(
    private readonly access: Access,
    private readonly userAgent: string,
    private readonly clock: () => number,
  ) {
    const AgentOf = access.base.startsWith('https:') ? HttpsAgent : HttpAgent;
    this.#agent = new AgentOf({ keepAlive: true });
  }

  /**
   * @param repository `repos/owner/name`
   * @param path what comes behind it in the address, with its escapes
   * @param most bytes of the answer
   */
  async get(repository: string, path: string, most: number, budget: TimeBudget): Promise<Given | NotGiven> {
    if (this.#end) return this.#end;
    try {
      return await budget.spend((deadline) => this.#ask(repository, path, most, deadline));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { status: 0, problem: error.message, message: '' };
    }
  }

  async #ask(repository: string, path: string, most: number, deadline: Deadline): Promise<Given | NotGiven> {
    const base = new URL(this.access.base);
    let url = new URL(`${this.#moved.get(repository) ?? `${this.access.base}/${repository}`}${path}`);
    for (let redirects = 0; ; redirects++) {
      const answer = await exchange(
        { url, headers: this.#headers(path), most, judge: trusted, agent: this.#agent },
        deadline,
      );
      const { location } = answer.headers;
      if (![301, 302, 307, 308].includes(answer.status) || location === undefined) return this.#read(answer);
      const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
      if (redirects === MOST_REDIRECTS || next === undefined)
        throw new NoAnswer('could not be reached: GitHub redirects without end');
      if (next.origin !== base.origin)
        throw new NoAnswer(
          `could not be reached: GitHub redirects to another host, ${this.#hide(next.host)}, and a token stays with its own`,
        );
      const start = next.href.endsWith(path) ? next.href.slice(0, next.href.length - path.length) : undefined;
      if (start !== undefined) this.#moved.set(repository, start);
      url = next;
    }
  }

  /** What the answer says; a file in it stays as it is. */
  #parse(text: string): unknown {
    const { token } = this.access;
    const hides = token !== undefined && text.includes(token.value);
    try {
      return JSON.parse(
        text,
        hides
          ? (key, value) => (typeof value === 'string' && key !== 'content' ? this.#hide(value) : value)
          : undefined,
      );
    } catch {
      return undefined;
    }
  }

  /** An answer that repeats the token, as some proxies do, must not bring it into a report. */
  #hide(text: string): string {
    const { token } = this.access;
    return token ? redact(text, [{ label: token.variable, value: token.value, isCertain: true }]) : text;
  }

  #headers(path: string): Record<string, string> {
    const { token } = this.access;
    // With this a folder is told with its id, and not only as the list of what is in it.
    const type = path.startsWith('/contents')
      ? 'application/vnd.github.object+json'
      : 'application/vnd.github+json';
    return {
      'user-agent': this.userAgent,
      accept: type,
      'x-github-api-version': '2022-11-28',
      ...(token ? { authorization: `Bearer ${token.value}` } : {}),
    };
  }

  #read({ status, headers, body }: Answer): Given | NotGiven {
    const value = this.#parse(body.toString('utf8'));
    if (status >= 200 && status < 300) {
      if (value !== undefined) return { value };
      return {
        status,
        message: '',
        problem: `was not given out: ${this.access.base} does not answer as GitHub's REST API does`,
      };
    }
    const message = isObject(value) && typeof value['message'] === 'string' ? value['message'] : '';
    const refusal = { status, headers, message };
    const asker: Asker = { tokenFrom: this.access.token?.variable, now: this.clock() };
    const notGiven = { status, message, problem: explainRefusal(refusal, asker) };
    if (isFinal(refusal)) this.#end = notGiven;
    return notGiven;
  }
}
