/** Ends a wait that took too long. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';

  /** @param milliseconds that were given */
  constructor(
    readonly milliseconds: number,
    /** The time was that of the whole, not of one wait. */
    readonly isOfWhole = true,
  ) {
    super(`no answer within ${seconds(milliseconds)}`);
  }
}

/**
 * One point in time over a whole operation. Every wait inside it ends there at the latest, however often something is
 * heard meanwhile: a timer that starts anew with each byte never ends for a server that drips.
 */
export class Deadline {
  readonly #began = performance.now();
  readonly #end: number;
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  /** @param left milliseconds from now on @param milliseconds of the whole, when a part of it has gone by before */
  constructor(
    left: number,
    readonly milliseconds = left,
  ) {
    this.#end = this.#began + left;
    this.#timer = setTimeout(() => this.#controller.abort(new TimeUp(milliseconds)), left);
  }

  /** Aborts when the time is up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Milliseconds that are left, at least 0. */
  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /** Milliseconds that are left of the whole, for an end that has its part in it; at least 0. */
  get leftOfWhole(): number {
    return Math.max(0, this.#began + this.milliseconds - performance.now());
  }

  /**
   * Waits for work, but not past the end, nor longer than `most` milliseconds. Work that is left behind may still fail;
   * nobody hears it.
   * @throws {TimeUp}
   */
  async wait<T>(work: Promise<T>, most = Number.POSITIVE_INFINITY): Promise<T> {
    const { left } = this;
    const isOfWhole = left <= most;
    const limit = isOfWhole ? left : most;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeUp(isOfWhole ? this.milliseconds : most, isOfWhole)), limit);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      // Work that hears the signal may give up first, and says so in its own way.
      throw this.signal.aborted ? this.signal.reason : error;
    } finally {
      clearTimeout(timer);
      work.catch(() => {});
    }
  }

  /** Lets go of the timer. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Kept back from the time of a whole operation, so that ending what was started has its part in it. */
const CLOSING_MS = 2000;

/** The deadline for all but the end of an operation. @param whole milliseconds that it may take with its end */
export function deadlineBeforeEnd(whole: number): Deadline {
  return new Deadline(Math.max(whole - CLOSING_MS, whole / 2), whole);
}

/** A time in words: `0.5 s`, `12 s`. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} s`;
}
