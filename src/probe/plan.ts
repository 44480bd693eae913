import type { Tool, ToolSet } from '../model/tool.js';
import { isObject, type JsonObject, member } from '../model/value.js';
import type { Validator } from '../rule/context.js';
import { argumentFaults } from './argument-faults.js';
import type { CheckId } from './checks.js';
import { PlainContext } from './plain-context.js';
import { type ValidCall, validCall } from './valid-call.js';
import { kindOfParameter, type ParameterKind, WRONG_VALUES } from './wrong-value.js';

/** The check that a call is made for. */
export type CallCheck = Extract<
  CheckId,
  | 'probe/missing-argument-refused'
  | 'probe/mistyped-argument-refused'
  | 'probe/unknown-argument-refused'
  | 'probe/valid-call-succeeds'
>;

/** A call that is going to be made. */
export interface PlannedCall {
  readonly check: CallCheck;
  readonly arguments: JsonObject;
  /** What is wrong with it, as the schema sees it; undefined for the valid one. */
  readonly fault: string | undefined;
  /** The parameter that the fault is about. */
  readonly parameter: string | undefined;
}

/** A check that no call can be made for. */
export interface NoCall {
  readonly check: CallCheck;
  readonly outcome: 'not-judged' | 'invalid-arguments';
  readonly message: string;
  readonly arguments: JsonObject | null;
}

/** What is going to be sent to one tool. */
export interface Plan {
  readonly tool: Tool;
  /** In the order in which they are sent: the broken ones first, which a sound server does nothing for. */
  readonly calls: readonly PlannedCall[];
  readonly skipped: readonly NoCall[];
}

/** An argument that no tool has. */
const UNKNOWN_ARGUMENT = 'tool_score_no_such_argument';

/** Plans the calls of a tool. @param given arguments of the user for the valid call, which fit the schema or cannot be judged */
export function planCalls(
  tool: Tool,
  set: ToolSet,
  validator: Validator,
  given: JsonObject | undefined,
): Plan {
  const reason = whyNone(tool);
  if (reason !== undefined) {
    const check = 'probe/valid-call-succeeds' as const;
    return {
      tool,
      calls: [],
      skipped: [{ check, outcome: 'not-judged', message: reason, arguments: null }],
    };
  }
  const valid = given ? { arguments: given } : validCall(tool, new PlainContext(tool, set, validator));
  const base = 'arguments' in valid ? valid.arguments : undefined;
  const planner = new Planner(tool, base, validator);
  const calls = [...planner.missing(), ...planner.mistyped(), ...planner.unknown()];
  if (!base) return { tool, calls, skipped: [withoutCall(valid)] };
  const check = 'probe/valid-call-succeeds' as const;
  calls.push({ check, arguments: base, fault: undefined, parameter: undefined });
  return { tool, calls, skipped: [] };
}

/** Tools that are called in another way than by one request and its answer. */
function whyNone({ raw }: Tool): string | undefined {
  const execution = isObject(raw) ? member(raw, 'execution') : undefined;
  return isObject(execution) && member(execution, 'taskSupport') === 'required'
    ? 'not called: it runs as a task only'
    : undefined;
}

function withoutCall(valid: ValidCall): NoCall {
  const check = 'probe/valid-call-succeeds' as const;
  if ('misfit' in valid)
    return {
      check,
      outcome: 'invalid-arguments',
      message: `its own example does not fit its input schema and was not sent: ${valid.because}`,
      arguments: valid.misfit,
    };
  const because = 'because' in valid ? valid.because : '';
  return {
    check,
    outcome: 'not-judged',
    message: `no valid call can be made: ${because}; give one with --args`,
    arguments: null,
  };
}

/** Breaks a valid call in one place at a time. What the schema does not surely refuse is not sent. */
class Planner {
  constructor(
    private readonly tool: Tool,
    private readonly base: JsonObject | undefined,
    private readonly validator: Validator,
  ) {}

  missing(): PlannedCall[] {
    // What has a default may be left out after all: writers of schemas list such parameters as required by mistake.
    const required = this.#parameters().filter(
      ({ required, node }) => required && !(isObject(node.raw) && Object.hasOwn(node.raw, 'default')),
    );
    for (const { name } of required) {
      const { [name]: _, ...rest } = this.base ?? {};
      const call = this.#broken('probe/missing-argument-refused', rest, name);
      if (call) return [call];
    }
    return [];
  }

  mistyped(): PlannedCall[] {
    const done = new Set<ParameterKind>();
    return this.#parameters().flatMap((parameter) => {
      const kind = kindOfParameter(parameter, this.tool);
      if (kind === undefined || done.has(kind) || !this.#isAlone(parameter.name)) return [];
      const broken = { ...this.base, ...Object.fromEntries([[parameter.name, WRONG_VALUES[kind]]]) };
      const call = this.#broken('probe/mistyped-argument-refused', broken, parameter.name);
      if (!call) return [];
      done.add(kind);
      return [call];
    });
  }

  /** Only a schema that is closed promises to refuse what it does not list. */
  unknown(): PlannedCall[] {
    if (!this.base) return [];
    const broken = { ...this.base, [UNKNOWN_ARGUMENT]: true };
    // A map takes any name, as long as the value has its type.
    const others = ['a', 1, [], {}, null].map((value) => ({ ...this.base, [UNKNOWN_ARGUMENT]: value }));
    const isClosed = others.every((other) => {
      const judged = argumentFaults(this.tool, other, this.validator);
      return 'faults' in judged && judged.faults.length > 0;
    });
    if (!isClosed) return [];
    const call = this.#broken('probe/unknown-argument-refused', broken, UNKNOWN_ARGUMENT);
    return call ? [call] : [];
  }

  #parameters() {
    return this.tool.input.arguments.root;
  }

  /** Without a valid call around it, an argument is tried where no other one is required: one fault at a time. */
  #isAlone(name: string): boolean {
    return (
      this.base !== undefined || this.#parameters().every((each) => each.name === name || !each.required)
    );
  }

  #broken(check: CallCheck, broken: JsonObject, parameter: string): PlannedCall | undefined {
    const judged = argumentFaults(this.tool, broken, this.validator);
    const fault = 'faults' in judged ? judged.faults[0] : undefined;
    return fault === undefined ? undefined : { check, arguments: broken, fault, parameter };
  }
}
