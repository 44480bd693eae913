import { inferItems } from '../../../rules/shared/infer-items.js';
import type { TypeInference } from '../../../rules/shared/infer-type.js';
import { child, valueAt } from '../../model/pointer.js';
import { isObject } from '../../model/value.js';
import type { Claim, Measured } from './claim.js';
import { type AuthoredSpec, lookWithout } from './specs.js';
import { verdictOn } from './types.js';

/** Hides the `items` of list parameters and holds what is inferred against the type that they say. */
export async function measureItems(specs: readonly AuthoredSpec[]): Promise<Measured> {
  const claims: Claim[] = [];
  const written: Measured['written'][number][] = [];
  for (const spec of specs) {
    const { author, document } = spec;
    const lists = new Map<string, string>();
    for (const tool of spec.tools)
      for (const { node, pointer } of tool.input.arguments.parameters) {
        const type = typeOfItems(node.raw);
        if (type === undefined || valueAt(document, pointer) !== node.raw) continue;
        lists.set(pointer, type);
        written.push({ author, value: type });
      }
    const inferred = new Map<string, { readonly place: string; readonly inference: TypeInference }>();
    const hidden = [...lists.keys()].map((at) => ({ kind: 'remove', at: child(at, 'items') }) as const);
    await lookWithout(spec, withoutNested(hidden), (tool) => {
      for (const parameter of tool.input.arguments.parameters) {
        const inference = lists.has(parameter.pointer) ? inferItems(parameter, tool) : undefined;
        if (inference)
          inferred.set(parameter.pointer, { place: `${tool.name} ${parameter.label}`, inference });
      }
    });
    for (const [pointer, { place, inference }] of inferred) {
      const said = lists.get(pointer)!;
      const { type: claimed, because } = inference;
      claims.push({ author, place, claimed, written: said, verdict: verdictOn(claimed, said), because });
    }
  }
  return { claims, written };
}

/** The type of the entries of a list, `other` when they have no single one. */
function typeOfItems(schema: unknown): string | undefined {
  if (!isObject(schema) || schema['type'] !== 'array' || !isObject(schema['items'])) return undefined;
  const { type } = schema['items'];
  return typeof type === 'string' ? type : 'other';
}

/** A list inside the entries of a list goes with them. */
function withoutNested<E extends { readonly at: string }>(edits: readonly E[]): E[] {
  return edits.filter(({ at }) => !edits.some((other) => at.startsWith(`${other.at}/`)));
}
