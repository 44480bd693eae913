import { defineRule } from '../../src/rule/rule.js';
import { leakIn } from '../shared/leaked-key.js';
import { findInTexts, modelTexts } from '../shared/model-texts.js';

const MAY_LEAK =
  /(?<![A-Za-z0-9])(?:[sr]k[-_]|gh[pousr]_|github_pat_|glpat-|xox[a-z]-|xapp-|AKIA|ASIA|AIza|hf_|npm_|SG\.|shp|dop_v1_)|-----BEGIN|:\/\/[^\s/@:]{0,100}:[^\s/@]{1,100}@/;

export default defineRule({
  id: 'security/no-leaked-keys',
  title: 'No text of the tool has a key or a password in it',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'error',
  prevents: ['unsafe-call'],
  rationale:
    'A spec is handed to every client and model, and often published. A key in a default or an example is known to all of them. Placeholders and the keys of manuals are not reported; the message does not repeat what it found.',
  source:
    'CWE-798, hard-coded credentials; RFC 3986, 3.2.1 and 7.5; the key formats of GitHub, AWS, Stripe, Slack and others',
  cure: 'Revoke it, then take it out; the server reads it from its environment.',
  examples: [
    {
      bad: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: {
            server: { type: 'string', default: 'https://harbour:tr4ve-Munde@tides.invalid/api' },
          },
        },
      },
      good: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: {
            server: { type: 'string', description: 'Such as postgres://user:password@host/db.' },
            key: { type: 'string', description: 'Such as AKIAIOSFODNN7EXAMPLE.' },
          },
        },
      },
    },
  ],
  check(_, context) {
    return findInTexts(context.fact(modelTexts), MAY_LEAK, ({ text, kind }) => leakIn(text, kind));
  },
});
