import { inferType, type TypeInference } from '../../../rules/shared/infer-type.js';
import { child, valueAt } from '../../model/pointer.js';
import type { Parameter } from '../../model/schema/arguments.js';
import type { Tool } from '../../model/tool.js';
import { isObject } from '../../model/value.js';
import type { Edit } from '../../rule/fix.js';
import type { Claim, Measured, Verdict } from './claim.js';
import { type AuthoredSpec, lookWithout } from './specs.js';

const TYPES: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object']);
/** Keywords that tell the type by themselves. In a schema that was written without a type there may be none. */
const TELLING =
  'minLength maxLength pattern format contentEncoding contentMediaType minimum maximum exclusiveMinimum exclusiveMaximum multipleOf items prefixItems minItems maxItems uniqueItems contains properties required additionalProperties patternProperties propertyNames minProperties maxProperties'.split(
    ' ',
  );

/**
 * Hides the types of parameters and holds what is inferred against them.
 * @param bare the keywords that tell a type are hidden with it
 */
export async function measureTypes(specs: readonly AuthoredSpec[], bare: boolean): Promise<Measured> {
  const claims: Claim[] = [];
  const written: Measured['written'][number][] = [];
  for (const spec of specs) {
    const { author, document } = spec;
    const typed = new Map(
      spec.tools.flatMap((tool) =>
        typedParameters(tool, document).map((parameter) => [parameter.pointer, parameter.node.raw] as const),
      ),
    );
    for (const schema of typed.values()) written.push({ author, value: typeIn(schema) });
    const inferred = new Map<string, { readonly place: string; readonly inference: TypeInference }>();
    await lookWithout(
      spec,
      [...typed].flatMap(([pointer, schema]) => hidden(pointer, schema, bare)),
      (tool) => {
        for (const parameter of tool.input.arguments.parameters) {
          const inference = typed.has(parameter.pointer) ? inferType(parameter, tool) : undefined;
          if (inference)
            inferred.set(parameter.pointer, { place: `${tool.name} ${parameter.label}`, inference });
        }
      },
    );
    for (const [pointer, { place, inference }] of inferred) {
      const said = typeIn(typed.get(pointer)!);
      claims.push({
        author,
        place,
        claimed: inference.type,
        written: said,
        verdict: verdictOn(inference.type, said),
        because: inference.because,
      });
    }
  }
  return { claims, written };
}

/** Parameters that need their type, and whose schemas stand in the document as they are judged. */
function typedParameters(tool: Tool, document: unknown): Parameter[] {
  return tool.input.arguments.parameters.filter(({ node, pointer }) => {
    const { raw, rare } = node;
    const needsIt = !rare.hasConst && rare.enum === undefined && rare.ref === undefined;
    const isWhole = rare.allOf.length + rare.anyOf.length + rare.oneOf.length === 0;
    // What holds other parameters must stay what it is, or they would not be found.
    const isLeaf = node.properties === undefined;
    return (
      needsIt &&
      isWhole &&
      isLeaf &&
      isObject(raw) &&
      TYPES.has(node.type) &&
      valueAt(document, pointer) === raw
    );
  });
}

function typeIn(schema: unknown): string {
  return isObject(schema) ? String(schema['type']) : '';
}

function hidden(pointer: string, schema: unknown, bare: boolean): Edit[] {
  const keys = isObject(schema) ? Object.keys(schema) : [];
  return keys
    .filter((key) => key === 'type' || (bare && TELLING.includes(key)))
    .map((key) => ({ kind: 'remove', at: child(pointer, key) }));
}

/** How a claim stands beside what was written. */
export function verdictOn(claimed: string, written: string): Verdict {
  if (claimed === written) return 'right';
  return claimed === 'integer' && written === 'number' ? 'narrower' : 'wrong';
}
