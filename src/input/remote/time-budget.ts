import { Deadline } from '../deadline.js';

/** The time that all requests for one argument may take together; what is done between them does not count. */
export class TimeBudget {
  #left: number;

  /** @param milliseconds for all of them */
  constructor(private readonly milliseconds: number) {
    this.#left = milliseconds;
  }

  /** Does one piece of work in the time that is left. */
  async spend<T>(work: (deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline(this.#left, this.milliseconds);
    try {
      return await work(deadline);
    } finally {
      this.#left = deadline.left;
      deadline.stop();
    }
  }
}
