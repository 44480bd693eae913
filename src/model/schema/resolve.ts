import { type Path, step, tokensOf } from '../pointer.js';
import { isObject, type JsonObject } from '../value.js';
import { surveySchema } from './survey.js';

/** Where a `$ref` leads. A remote one is never fetched (MCP 2026-07-28, basic, "JSON Schema Usage"). */
export type Target =
  | { readonly kind: 'found'; readonly schema: unknown; readonly path: Path }
  | { readonly kind: 'remote' }
  | { readonly kind: 'dangling' };

const REMOTE: Target = { kind: 'remote' };
const DANGLING: Target = { kind: 'dangling' };

/** Looks up the references of one schema: pointers to any place in it, anchors, and ids it carries itself. */
export class References {
  #named: ReadonlyMap<string, { schema: JsonObject; path: Path }> | undefined;

  constructor(
    private readonly root: unknown,
    private readonly path: Path,
  ) {}

  /** Follows `ref`, the value of a `$ref`, one step. */
  resolve(ref: string): Target {
    const hash = ref.indexOf('#');
    const base = hash === -1 ? ref : ref.slice(0, hash);
    const fragment = hash === -1 ? '' : ref.slice(hash + 1);
    if (base === '') return this.#inside({ schema: this.root, path: this.path }, fragment);
    const resource = this.#byName(base) ?? this.#byName(`${base}#`);
    if (resource) return this.#inside(resource, fragment);
    return REMOTE;
  }

  #inside(resource: { schema: unknown; path: Path }, fragment: string): Target {
    if (fragment === '') return { kind: 'found', ...resource };
    if (!fragment.startsWith('/')) {
      const anchored = this.#byName(`#${fragment}`);
      return anchored ? { kind: 'found', ...anchored } : DANGLING;
    }
    const pointer = decodeFragment(fragment);
    if (pointer === undefined) return DANGLING;
    let { schema, path } = resource;
    for (const token of tokensOf(pointer)) {
      schema = step(schema, token);
      if (schema === undefined) return DANGLING;
      path = { up: path, token };
    }
    return isObject(schema) || typeof schema === 'boolean' ? { kind: 'found', schema, path } : DANGLING;
  }

  #byName(name: string): { schema: JsonObject; path: Path } | undefined {
    if (!this.#named) {
      const named = new Map<string, { schema: JsonObject; path: Path }>();
      for (const entry of surveySchema(this.root, this.path).named)
        if (!named.has(entry.name)) named.set(entry.name, entry);
      this.#named = named;
    }
    return this.#named.get(name);
  }
}

/** A pointer inside a URI fragment is percent-encoded (RFC 6901 §6); undefined when the encoding is broken. */
function decodeFragment(fragment: string): string | undefined {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
