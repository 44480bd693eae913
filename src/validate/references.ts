/**
 * Finds what `$ref` and its kin refer to, inside one document. Nothing is fetched: what is not in the document is
 * not there. Done here because the validator would read `id` in every dialect, and take any object for a schema.
 */
import { pointerNames, stepInto } from './json-pointer.js';
import { childrenOf, isObject } from './subschemas.js';
import type { Dialect, Vocabulary } from './vocabulary.js';

type SchemaObject = Readonly<Record<string, unknown>>;

export interface Target {
  readonly schema: unknown;
  /** What references inside the target are relative to. */
  readonly base: string;
}

export class References {
  /** Schemas that have a URI of their own, by that URI. The root without one has the empty URI. */
  private readonly resources = new Map<string, SchemaObject>();
  /** Named places, by URI and name. */
  private readonly anchors = new Map<string, SchemaObject>();
  private readonly bases = new Map<unknown, string>();
  private readonly dynamic = new Map<string, number>();

  constructor(
    root: unknown,
    private readonly dialect: Dialect,
    vocabulary: Vocabulary,
  ) {
    if (isObject(root)) this.resources.set('', root);
    const waiting: { schema: unknown; base: string }[] = [{ schema: root, base: '' }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { schema } = next;
      if (!isObject(schema) || this.bases.has(schema)) continue;
      const base = this.register(schema, next.base);
      for (const [keyword, held] of Object.entries(schema)) {
        for (const child of childrenOf(held, vocabulary.get(keyword)))
          waiting.push({ schema: child.schema, base });
      }
    }
  }

  /** What the references directly in a schema are relative to; `inherited` when the schema is no known place. */
  baseOf(schema: unknown, inherited: string): string {
    return this.bases.get(schema) ?? inherited;
  }

  /** What a reference leads to, or `undefined` when that is not in the document. */
  resolve(reference: string, base: string): Target | undefined {
    const [uri = '', fragment = ''] = splitFragment(resolveUri(reference, base));
    const resource = this.resources.get(uri);
    if (resource === undefined) return undefined;
    const name = decode(fragment);
    if (name === '') return { schema: resource, base: uri };
    if (!name.startsWith('/')) return targetOf(this.anchors.get(`${uri}#${name}`), uri);
    let at: Target = { schema: resource, base: uri };
    for (const step of pointerNames(name)) {
      const schema = stepInto(at.schema, step);
      at = { schema, base: this.baseOf(schema, at.base) };
    }
    return targetOf(at.schema, at.base);
  }

  /** Whether a dynamic reference could mean different places, depending on the way by which it is reached. */
  isAmbiguous(name: string): boolean {
    return (this.dynamic.get(name) ?? 0) > 1;
  }

  /** Takes down the names of a schema and answers with its base. */
  private register(schema: SchemaObject, inherited: string): string {
    let base = inherited;
    const isOld = this.dialect.startsWith('draft');
    const id = schema[this.dialect === 'draft-04' ? 'id' : '$id'];
    if (typeof id === 'string' && !(isOld && '$ref' in schema)) {
      if (id.startsWith('#')) this.anchors.set(`${base}${id}`, schema);
      else {
        base = splitFragment(resolveUri(id, base))[0] ?? '';
        this.resources.set(base, schema);
      }
    }
    this.bases.set(schema, base);
    if (isOld) return base;
    const { $anchor, $dynamicAnchor, $recursiveAnchor } = schema;
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string') this.anchors.set(`${base}#${name}`, schema);
    }
    const dynamic = this.dialect === '2020-12' ? $dynamicAnchor : $recursiveAnchor === true ? '' : undefined;
    if (typeof dynamic === 'string') this.dynamic.set(dynamic, (this.dynamic.get(dynamic) ?? 0) + 1);
    return base;
  }
}

function targetOf(schema: unknown, base: string): Target | undefined {
  return isObject(schema) || typeof schema === 'boolean' ? { schema, base } : undefined;
}

function splitFragment(uri: string): [string, string] {
  const at = uri.indexOf('#');
  return at < 0 ? [uri, ''] : [uri.slice(0, at), uri.slice(at + 1)];
}

/** Percent-decodes; a stray `%` stands for itself. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A reference made absolute, RFC 3986 section 5.2. Works on any text, so a template in a URI does no harm. */
function resolveUri(reference: string, base: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference)) return reference;
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z][a-z0-9+.-]*:)?(\/\/[^/?#]*)?([^?#]*)/i.exec(base) ?? [];
  if (reference === '' || reference.startsWith('#')) return splitFragment(base)[0] + reference;
  if (reference.startsWith('//')) return scheme + reference;
  if (reference.startsWith('?')) return scheme + authority + path + reference;
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(reference) ?? [];
  const joined = target.startsWith('/') ? target : path.slice(0, path.lastIndexOf('/') + 1) + target;
  return (
    scheme +
    authority +
    withoutDots(authority !== '' && !joined.startsWith('/') ? `/${joined}` : joined) +
    rest
  );
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const names = path.split('/');
  names.forEach((name, index) => {
    const isLast = index === names.length - 1;
    if (name === '..') {
      if (kept.length > 1 || (kept.length === 1 && kept[0] !== '')) kept.pop();
      if (isLast) kept.push('');
    } else if (name !== '.') kept.push(name);
    else if (isLast) kept.push('');
  });
  return kept.join('/');
}
