import { type Limit, limits, type Profile } from '../limit.js';

/** What a function must keep to that says `"strict": true`; no other is held to it. */
export const OPENAI_STRICT_LIMITS: readonly Limit[] = limits(
  {
    source: 'https://github.com/UnitVectorY-Labs/jsonschemaprofiles',
    asOf: '2026-02',
    mark: 'secondary',
  },
  { kind: 'closed' },
  { kind: 'all-required' },
  {
    kind: 'keywords',
    keywords: ['allOf', 'not', 'dependentRequired', 'dependentSchemas', 'if', 'then', 'else'],
  },
  { kind: 'root', keywords: ['anyOf', 'oneOf'] },
  {
    kind: 'formats',
    takes: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    source: 'https://github.com/vercel/ai/issues/6704',
    asOf: '2026-11',
  },
  { kind: 'size', properties: 5000, levels: 10, enumValues: 1000 },
);

export const openaiStrict: Profile = {
  id: 'openai-strict',
  title: 'OpenAI, "strict": true for every function',
  nature: 'mode',
  limits: OPENAI_STRICT_LIMITS,
};
