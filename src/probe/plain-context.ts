import type { Tool, ToolSet } from '../model/tool.js';
import type { Context, Fact, Validator } from '../rule/context.js';
import type { Resource } from '../rule/resource.js';
import { NO_SETTINGS } from '../rule/settings.js';

/** The context of one tool outside of a run of rules: for what rules share and a probe needs, too. */
export class PlainContext implements Context {
  readonly settings = NO_SETTINGS;
  readonly #facts = new Map<unknown, unknown>();

  constructor(
    private readonly tool: Tool,
    readonly set: ToolSet,
    readonly validator: Validator,
  ) {}

  fact<T>(fact: Fact<T>): T {
    if (!this.#facts.has(fact)) this.#facts.set(fact, fact(this.tool, this));
    return this.#facts.get(fact) as T;
  }

  need<T>(resource: Resource<T>): T {
    throw new Error(`${resource.name} is not at hand here`);
  }
}
