import { type Limit, limits, type Profile } from '../limit.js';

/** What a tool must keep to that says `"strict": true`. */
export const ANTHROPIC_STRICT_LIMITS: readonly Limit[] = limits(
  {
    source: 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs',
    asOf: '2026-09',
    mark: 'secondary',
  },
  { kind: 'closed' },
  {
    kind: 'keywords',
    keywords: [
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'multipleOf',
      'minLength',
      'maxLength',
      'maxItems',
    ],
  },
  {
    kind: 'formats',
    takes: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'],
  },
  { kind: 'strict-total', tools: 20, optional: 24, unions: 16 },
);

export const anthropicStrict: Profile = {
  id: 'anthropic-strict',
  title: 'Anthropic Messages API, "strict": true for every tool',
  nature: 'mode',
  limits: ANTHROPIC_STRICT_LIMITS,
};
