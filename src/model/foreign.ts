import { isObject, type JsonObject, kindOf } from './value.js';

/** A kind of document that is not a tool spec but is often handed over as one. */
interface ForeignKind {
  /** What it is, with its article. */
  readonly title: string;
  /** What its owner can do instead, a clause. */
  readonly advice?: string;
  fits(document: JsonObject): boolean;
}

const has = (document: JsonObject, ...keys: string[]) => keys.every((key) => Object.hasOwn(document, key));

const ASK_ITS_SERVERS = 'ask its servers with --mcp-config FILE';

/** Most telling first: the first that fits names the document. */
const KINDS: readonly ForeignKind[] = [
  {
    title: 'an OpenAPI document',
    advice: 'score the tool list that is generated from it',
    fits: (document) => has(document, 'openapi') || (has(document, 'swagger') && has(document, 'paths')),
  },
  {
    title: 'a client configuration (mcpServers)',
    advice: ASK_ITS_SERVERS,
    fits: (document) =>
      isObject(document['mcpServers']) || (isObject(document['mcp']) && isObject(document['mcp']['servers'])),
  },
  {
    title: 'a client configuration (servers)',
    advice: ASK_ITS_SERVERS,
    fits: (document) =>
      isObject(document['servers']) &&
      Object.values(document['servers']).some(
        (server) => isObject(server) && (has(server, 'command') || has(server, 'url')),
      ),
  },
  { title: 'a JSON-RPC error', fits: (document) => has(document, 'jsonrpc', 'error') },
  { title: 'a JSON-RPC request', fits: (document) => has(document, 'jsonrpc', 'method') },
  { title: 'a JSON-RPC answer without tools', fits: (document) => has(document, 'jsonrpc', 'result') },
  { title: 'a lock file', fits: (document) => has(document, 'lockfileVersion') },
  {
    title: 'a package manifest (package.json)',
    fits: (document) =>
      has(document, 'name', 'version') &&
      ['dependencies', 'devDependencies', 'scripts', 'main', 'exports', 'bin'].some((key) =>
        has(document, key),
      ),
  },
  {
    title: 'an extension manifest (mcpb) that names no tools',
    fits: (document) => has(document, 'manifest_version') || has(document, 'dxt_version'),
  },
  {
    title: 'an MCP registry entry (server.json)',
    fits: (document) =>
      has(document, 'name', 'version') && (has(document, 'packages') || has(document, 'remotes')),
  },
  { title: 'a TypeScript configuration', fits: (document) => isObject(document['compilerOptions']) },
  { title: 'a SARIF log', fits: (document) => has(document, 'version', 'runs') },
  { title: 'a tool-score report', fits: (document) => has(document, 'reportVersion', 'rubric') },
  {
    title: 'a JSON Schema',
    advice: 'a tool wraps one in "inputSchema"',
    fits: (document) =>
      has(document, '$schema') || (has(document, 'properties') && document['type'] === 'object'),
  },
];

/** The name of the kind of `document`, with advice where there is some; undefined when it is none of the known ones. */
export function nameForeign(document: unknown): { title: string; advice: string | undefined } | undefined {
  if (!isObject(document)) return undefined;
  const kind = KINDS.find((candidate) => candidate.fits(document));
  return kind && { title: kind.title, advice: kind.advice };
}

/** What an unknown document is, in words that help its owner to see the mistake. */
export function describeUnknown(document: unknown): string {
  if (!isObject(document)) return `holds ${kindOf(document) === 'null' ? 'null' : `a ${kindOf(document)}`}`;
  const keys = Object.keys(document);
  if (keys.length === 0) return 'holds an empty object';
  const shown = keys.slice(0, 4).map((key) => JSON.stringify(key.slice(0, 30)));
  return `holds an object with ${shown.join(', ')}${keys.length > shown.length ? ' …' : ''}`;
}
