import { stringify } from 'yaml';
import type { McpTool, Schema } from './tools.js';

/** One way of writing tools to a file. */
export interface Format {
  readonly title: string;
  /** What the report calls the format, for several tools. */
  readonly id: string;
  /** What the file is called; its end tells the syntax. */
  readonly file: string;
  readonly write: (tools: readonly McpTool[]) => string;
  /** Rules on what the format has no place for. */
  readonly leavesOut: readonly string[];
  /** Rules that nothing written this way can break. */
  readonly alwaysKeeps?: readonly string[];
}

const HINTS = ['best-practices/annotated', 'best-practices/annotations-consistent'];
const CLOSING = 'best-practices/closed-schema';
const EXAMPLES = ['examples/all-valid', 'examples/valid-example'];
const SCHEMA = ['described', 'object-schema', 'required-declared', 'required-honest', 'typed'].map(
  (rule) => `parameters/${rule}`,
);

/** A tool and what JSON makes of it. */
type Writer = (tool: McpTool) => object;

const json =
  (tool: Writer, around: (tools: readonly object[]) => unknown = (tools) => tools) =>
  (tools: readonly McpTool[]) =>
    JSON.stringify(around(tools.map(tool)));

const asWritten: Writer = (tool) => tool;

const openaiFunction: Writer = ({ name, description, inputSchema }) => ({
  name,
  description,
  parameters: inputSchema,
});

/** A function without parameters leaves them out. */
const openaiChat: Writer = ({ name, description, inputSchema }) => ({
  type: 'function',
  function: {
    name,
    description,
    ...(Object.keys(inputSchema.properties ?? {}).length > 0 && { parameters: inputSchema }),
  },
});

const openaiResponses: Writer = (tool) => ({ type: 'function', strict: false, ...openaiFunction(tool) });

const anthropic: Writer = ({ name, description, inputSchema }) => ({
  name,
  description,
  input_schema: inputSchema,
});

const gemini: Writer = ({ name, description, inputSchema }) => ({
  name,
  description,
  parameters: geminiSchema(inputSchema),
});

/** Gemini's subset of OpenAPI: upper-case types, `nullable`, one `example`, nothing that closes a schema. */
function geminiSchema({
  additionalProperties: _,
  type,
  properties,
  items,
  examples,
  ...rest
}: Schema): object {
  const types = [type].flat().filter((each) => typeof each === 'string');
  return {
    ...(types[0] !== undefined && { type: types[0].toUpperCase() }),
    ...(types.includes('null') && { nullable: true }),
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, geminiSchema(schema)]),
      ),
    }),
    ...(items && { items: geminiSchema(items) }),
    ...(Array.isArray(examples) && { example: examples[0] }),
  };
}

const vscode: Writer = ({ name, description, inputSchema }) => ({
  name,
  displayName: name,
  modelDescription: description,
  inputSchema,
});

const nameOnly: Writer = ({ name, description }) => ({ name, description });

/** The parameters as a list. @param describe how one says its text and that it is required */
const listed =
  (key: string, describe: (text: string | undefined, isRequired: boolean) => object): Writer =>
  ({ name, description, inputSchema }) => ({
    name,
    description,
    [key]: Object.entries(inputSchema.properties ?? {}).map(
      ([parameter, { description: text, ...schema }]) => ({
        name: parameter,
        ...schema,
        ...describe(
          text,
          (inputSchema['required'] as readonly string[] | undefined)?.includes(parameter) ?? false,
        ),
      }),
    ),
  });

const docker = listed('arguments', (desc, isRequired) => ({ ...(desc && { desc }), optional: !isRequired }));
const parameterList = listed('parameters', (description, required) => ({
  ...(description && { description }),
  required,
}));

/** Everything an MCP tool has is kept, so nothing may differ. */
export const MCP_FORMATS: readonly Format[] = [
  {
    title: 'a tools/list result',
    id: 'mcp-list',
    file: 'tools.json',
    write: json(asWritten, (tools) => ({ tools })),
    leavesOut: [],
  },
  { title: 'a bare array', id: 'mcp-array', file: 'tools.json', write: json(asWritten), leavesOut: [] },
  {
    title: 'a JSON-RPC answer',
    id: 'mcp-answer',
    file: 'answer.json',
    write: json(asWritten, (tools) => ({ jsonrpc: '2.0', id: 7, result: { tools } })),
    leavesOut: [],
  },
  {
    title: 'JSON Lines',
    id: 'mcp-array',
    file: 'tools.jsonl',
    write: (tools) => tools.map((tool) => `${JSON.stringify(tool)}\n`).join(''),
    leavesOut: [],
  },
  {
    title: 'YAML',
    id: 'mcp-list',
    file: 'tools.yaml',
    write: (tools) => stringify({ tools }, { lineWidth: 60 }),
    leavesOut: [],
  },
  {
    title: 'a map of names',
    id: 'mcp-map',
    file: 'tools.json',
    write: (tools) =>
      JSON.stringify({ tools: Object.fromEntries(tools.map(({ name, ...tool }) => [name, tool])) }),
    leavesOut: [],
  },
];

/** A tool that is the whole document. */
export const SINGLE_TOOL: Format = {
  title: 'a single tool',
  id: 'mcp-tool',
  file: 'tool.json',
  write: ([tool]) => JSON.stringify(tool),
  leavesOut: [],
};

const messages = [{ role: 'user', content: 'What grows in bed 4?' }];

/** Function-calling formats of the model vendors: a schema, but no hints and no output. */
const VENDORS: readonly (readonly [title: string, id: string, write: Format['write']])[] = [
  ['OpenAI Chat Completions', 'openai-chat-array', json(openaiChat)],
  [
    'a request body of OpenAI Chat Completions',
    'openai-chat-list',
    json(openaiChat, (tools) => ({ model: 'any', messages, tools, tool_choice: 'auto' })),
  ],
  ['OpenAI Responses', 'openai-responses-array', json(openaiResponses)],
  [
    'a request body of OpenAI Responses',
    'openai-responses-list',
    json(openaiResponses, (tools) => ({ model: 'any', input: 'What grows in bed 4?', tools })),
  ],
  [
    'the legacy functions of OpenAI',
    'function-functions',
    json(openaiFunction, (functions) => ({ model: 'any', messages, functions })),
  ],
  ['Anthropic', 'anthropic-array', json(anthropic)],
  [
    'a request body of Anthropic',
    'anthropic-list',
    json(anthropic, (tools) => ({ model: 'any', max_tokens: 1024, messages, tools })),
  ],
  [
    'languageModelTools of VS Code',
    'vscode-package',
    json(vscode, (languageModelTools) => ({
      name: 'garden',
      version: '1.0.0',
      engines: { vscode: '^1.99.0' },
      contributes: { languageModelTools },
    })),
  ],
];

const GEMINI: readonly (readonly [title: string, id: string, write: Format['write']])[] = [
  [
    'functionDeclarations of Gemini',
    'gemini-functions',
    json(gemini, (functionDeclarations) => ({ functionDeclarations })),
  ],
  [
    'a request body of Gemini',
    'gemini-list',
    json(gemini, (functionDeclarations) => ({ contents: [], tools: [{ functionDeclarations }] })),
  ],
];

/** Formats that say less than MCP. */
export const OTHER_FORMATS: readonly Format[] = [
  ...VENDORS.map(([title, id, write]) => ({ title, id, write, file: 'tools.json', leavesOut: HINTS })),
  ...GEMINI.map(([title, id, write]) => ({
    title,
    id,
    write,
    file: 'tools.json',
    leavesOut: [...HINTS, CLOSING],
  })),
  {
    title: 'arguments of the Docker MCP registry',
    id: 'docker-array',
    file: 'tools.json',
    write: json(docker),
    leavesOut: [...HINTS, CLOSING, ...EXAMPLES],
    alwaysKeeps: ['parameters/required-declared'],
  },
  {
    title: 'a list of parameters in YAML',
    id: 'parameter-list-list',
    file: 'tools.yml',
    write: (tools) => stringify({ tools: tools.map(parameterList) }),
    leavesOut: [...HINTS, CLOSING, ...EXAMPLES],
    alwaysKeeps: ['parameters/required-declared'],
  },
  {
    title: 'an extension manifest (mcpb)',
    id: 'name-only-manifest',
    file: 'manifest.json',
    write: json(nameOnly, (tools) => ({ manifest_version: '0.3', name: 'garden', version: '1.0.0', tools })),
    leavesOut: [...HINTS, CLOSING, ...EXAMPLES, ...SCHEMA],
  },
];
