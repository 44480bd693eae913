import { setTimeout as sleep } from 'node:timers/promises';
import type { Deadline } from '../deadline.js';
import { request, type Session } from './session.js';

/** A server that gives out new cursors without end is stopped here, if the time does not stop it before. */
const MOST_PAGES = 2000;

/** A list that changes while it is read is read again; so often, then it is taken as it is. */
const MOST_READINGS = 3;

/** How long an empty list may take to fill, when the server says that it tells of changes. */
const GROWTH_MS = 1000;
const POLL_MS = 20;

export interface ToolList {
  /** As the server sent them, in its order. */
  readonly tools: readonly unknown[];
  readonly pages: number;
  /** Why the list is not whole, as a sentence without a stop; undefined for a whole one. */
  readonly gap: string | undefined;
  /** The cursor behind which the rest would be. */
  readonly nextCursor: string | undefined;
  readonly reasons: readonly string[];
}

/** A list of which not even the first page could be read. */
export class NoList extends Error {
  override readonly name = 'NoList';

  constructor(
    message: string,
    override readonly cause: unknown,
  ) {
    super(message);
  }
}

/**
 * Reads all pages of a server's tools. What goes wrong behind the first page leaves a list that says it is not whole.
 * @param most milliseconds that one page may take @param explain puts an error into words @throws {NoList}
 */
export async function listTools(
  session: Session,
  deadline: Deadline,
  most: number,
  explain: (error: unknown) => string,
): Promise<ToolList> {
  let hasChanged = false;
  session.client.setNotificationHandler('notifications/tools/list_changed', () => {
    hasChanged = true;
  });
  for (let reading = 1; ; reading++) {
    hasChanged = false;
    const list = await readPages(session, deadline, most, explain);
    // A word of a change may come right behind the answer, and a server that has no tools yet may still be loading them.
    const mayGrow =
      list.tools.length === 0 && session.client.getServerCapabilities()?.tools?.listChanged === true;
    for (let waited = 0; !hasChanged && waited <= (mayGrow ? GROWTH_MS : 0); waited += POLL_MS)
      await sleep(mayGrow ? POLL_MS : 0);
    if (!hasChanged || list.gap !== undefined) return list;
    if (reading === MOST_READINGS)
      return { ...list, reasons: [`the list changed each of the ${MOST_READINGS} times it was read`] };
  }
}

async function readPages(
  session: Session,
  deadline: Deadline,
  most: number,
  explain: (error: unknown) => string,
): Promise<ToolList> {
  const tools: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  let previous = '';
  for (let pages = 1; ; pages++) {
    const done = (gap?: string, nextCursor?: string): ToolList => ({
      tools,
      pages,
      gap,
      nextCursor,
      reasons: [],
    });
    let page: Record<string, unknown>;
    try {
      page = await request(session, 'tools/list', cursor === undefined ? {} : { cursor }, deadline, most);
    } catch (error) {
      if (pages === 1 && declaresNone(session, error)) return done();
      if (pages === 1) throw new NoList(explain(error), error);
      return done(`page ${pages} did not come: ${explain(error)}`, cursor);
    }
    if (!Array.isArray(page?.['tools'])) {
      const fault = 'the answer to tools/list has no list "tools"';
      if (pages === 1) throw new NoList(fault, undefined);
      return done(`page ${pages}: ${fault}`, cursor);
    }
    const next = page['nextCursor'];
    // The only page of a list may be long, and there is nothing to hold it against.
    const written = pages === 1 && next === undefined ? '' : JSON.stringify(page);
    if (pages > 1 && written === previous)
      return done(
        `the server sent page ${pages - 1} again as page ${pages}: it seems to ignore the cursor`,
        cursor,
      );
    previous = written;
    for (const tool of page['tools']) tools.push(tool);
    // No cursor ends the list; an empty one does not, it is as good as any other.
    if (next === undefined || next === null) return done();
    if (typeof next !== 'string')
      return done(`the cursor behind page ${pages} is ${JSON.stringify(next)}, not a text`, String(next));
    if (seen.has(next))
      return done(
        `the server gave out the cursor ${JSON.stringify(next)} a second time, behind page ${pages}`,
        next,
      );
    if (pages === MOST_PAGES) return done(`the list has more than ${MOST_PAGES} pages`, next);
    seen.add(next);
    cursor = next;
  }
}

/** A server without the capability need not know the method: it has no tools. */
function declaresNone({ client }: Session, error: unknown): boolean {
  return client.getServerCapabilities()?.tools === undefined && (error as { code?: unknown }).code === -32601;
}
