import type { Parameter } from '../../src/model/schema/arguments.js';
import { defineRule } from '../../src/rule/rule.js';
import {
  ABOUT_ACCOUNTS,
  ABOUT_SECRETS,
  ASKS_PASSWORD,
  ASKS_SECRET,
  GOES_THERE,
  HAS_ACCESS,
  MAY_ASK,
  MAY_BE_SECRET,
  NEW_OR_OLD,
  SET_UP,
  SETS_UP,
  TEXT_ASKS,
  TEXT_DENIES,
  TEXT_OF_NEW,
} from '../lexicon/asked-secrets.js';
import { nameWords } from '../shared/name-words.js';
import { parameterText } from '../shared/parameters.js';
import { quote } from '../shared/quote.js';
import { isSecret } from '../shared/secret.js';

export default defineRule({
  id: 'security/no-secret-parameters',
  title: 'No parameter asks the model for a password, a token or a key',
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  looksAtName: true,
  severity: 'warning',
  prevents: ['unsafe-call'],
  rationale:
    'What is an argument stands in the context of the model, in the transcript and in logs. A secret that is the subject of the tool, such as a new password, has no other way and is not reported.',
  source:
    'MCP 2026-07-28, security best practices; OWASP MCP Top 10, token mismanagement and secret exposure',
  cure: 'Let the server read it from its environment or its own sign-in, and take the parameter out.',
  examples: [
    {
      bad: {
        name: 'get_tide',
        inputSchema: { type: 'object', properties: { api_key: { type: 'string' } } },
      },
      good: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: {
            page_token: { type: 'string' },
            max_tokens: { type: 'integer' },
            key: { type: 'string' },
          },
        },
      },
    },
    {
      bad: {
        name: 'get_tide',
        inputSchema: {
          type: 'object',
          properties: { headers: { type: 'object', properties: { Authorization: { type: 'string' } } } },
        },
      },
      good: {
        name: 'change_password',
        inputSchema: { type: 'object', properties: { new_password: { type: 'string' } } },
      },
    },
  ],
  check(tool) {
    const about = nameWords(tool.name);
    return tool.input.arguments.parameters.flatMap((parameter) => {
      if (!mayAsk(parameter)) return [];
      const text = parameterText(parameter, tool.input);
      if (!asks(parameter, text, about)) return [];
      return [
        {
          at: parameter.pointer,
          message: `${quote(parameter.label)} puts a secret into the context of the model`,
        },
      ];
    });
  },
});

/** Most parameters have no such name. */
function mayAsk(parameter: Parameter): boolean {
  const { name } = parameter;
  if (!MAY_BE_SECRET.test(name)) return false;
  return (isSecret(name, '') || MAY_ASK.test(name.toLowerCase())) && takesText(parameter);
}

function takesText({ node }: Parameter): boolean {
  const { type, rare } = node;
  if (rare.enum !== undefined || rare.hasConst) return false;
  return type === undefined ? !node.properties : [type].flat().includes('string');
}

function asks({ name: written, owner }: Parameter, text: string, about: readonly string[]): boolean {
  const name = nameWords(written).join('_');
  if (NEW_OR_OLD.test(name) || TEXT_OF_NEW.test(text) || TEXT_DENIES.test(text)) return false;
  if (about.some((word) => ABOUT_SECRETS.has(word)) || setsUp(about)) return false;
  if (ASKS_SECRET.test(name)) return true;
  if (ASKS_PASSWORD.test(name))
    return !SET_UP.test(owner.label) && !about.some((word) => ABOUT_ACCOUNTS.has(word));
  return MAY_ASK.test(name) && TEXT_ASKS.test(text);
}

/** "add_tide_server": what opens the server is part of what is set up. */
function setsUp(about: readonly string[]): boolean {
  const whole = about.join('_');
  return SETS_UP.has(about[0] ?? '') && HAS_ACCESS.test(whole) && !GOES_THERE.test(whole);
}
