import { defineRule } from '../../src/rule/rule.js';
import {
  ANY_LABEL,
  INTERNAL_HOST,
  KNOWN_HOST,
  PRIVATE_ADDRESS,
  SHOWS_ONE,
  USUAL_ADDRESS,
} from '../lexicon/internal-hosts.js';
import { findInTexts, type ModelText, modelTexts } from '../shared/model-texts.js';
import { quoteSafely } from '../shared/shown-safely.js';

const MAY_NAME_HOST =
  /\.(?:internal|corp|intranet|intra|lan|localdomain|home\.arpa)(?![\w-])|:\/\/(?:10|172|192)\.\d/i;

export default defineRule({
  id: 'security/no-internal-hosts',
  title: "No text names a host of its author's own network",
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['hallucinated-arguments'],
  rationale:
    'A host of a private network answers nobody else, and its name tells how that network is built. Names that show what an address looks like, and those that products define, are not reported.',
  source: 'RFC 1918 and RFC 6762, appendix G; ICANN resolution 2024.07.29.06 on .internal; CWE-200',
  cure: 'Take the host out, or write one below example.com.',
  examples: [
    {
      bad: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: { server: { type: 'string', default: 'http://tides-db02.kiel.corp:8080/v1' } },
        },
      },
      good: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: {
            server: {
              type: 'string',
              default: 'http://host.docker.internal:8080',
              description: 'Server, e.g. https://tides.lan or https://tides.example.com.',
            },
          },
        },
      },
    },
  ],
  check(_, context) {
    return findInTexts(context.fact(modelTexts), MAY_NAME_HOST, (text) => {
      const host = leakedHost(text);
      return host === undefined ? undefined : `${quoteSafely(host, 60)} is a host of a private network`;
    });
  },
});

/** Only defaults and prose say where something is; other values show what it looks like. */
function leakedHost({ text, kind }: ModelText): string | undefined {
  if (kind !== 'default' && kind !== 'prose') return undefined;
  for (const { 1: scheme, 2: host = '', 3: behind, index } of text.matchAll(INTERNAL_HOST)) {
    const isAddress = scheme !== undefined || behind !== undefined;
    if (!isAddress || KNOWN_HOST.test(host) || ANY_LABEL.test(host)) continue;
    if (kind === 'default' || !SHOWS_ONE.test(text.slice(Math.max(0, index - 120), index))) return host;
  }
  for (const { 2: address = '' } of text.matchAll(PRIVATE_ADDRESS))
    if (kind === 'default' && !USUAL_ADDRESS.test(address)) return address;
  return undefined;
}
