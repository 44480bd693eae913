import { CLIENT_IDS } from '../../rules/clients/profiles.js';
import type { JsonObject } from '../model/value.js';
import { ADVICE_MODES } from '../rule/advice.js';
import type { Rule, Severity } from '../rule/rule.js';
import { SCORED_CATEGORIES } from '../score/rubric.js';
import {
  defined,
  described,
  list,
  object,
  objectOr,
  oneOf,
  record,
  type Shape,
  text,
  wholeNumber,
} from './shape.js';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** More points than this make the others meaningless. */
const MOST_POINTS = 1000;

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What a configuration may hold: the one table behind the check and `config.schema.json`. */
export function configShape(rules: readonly Rule[]): { readonly shape: Shape; readonly schema: JsonObject } {
  const ids = rules.map(({ id }) => String(id));
  const definitions: Record<string, JsonObject> = {};
  const points = described(
    'What a pass earns inside its category. Other points make another rubric, with a fingerprint of its own.',
    wholeNumber(0, MOST_POINTS),
  );
  const setting = objectOr(object({ severity: oneOf(SEVERITIES), points }), oneOf(['off', ...SEVERITIES]));
  const settings = defined('rules', record(ids, 'rule', setting), definitions);
  const score = wholeNumber(0, 100);
  const files = described(
    'Patterns of paths, from the folder of this file: * ? ** and {a,b}; a folder with a slash at its end.',
    list(text()),
  );
  const tools = described('Names of tools, or patterns of them: * ? and {a,b}.', list(text()));
  const shape = object({
    $schema: described('Lets an editor complete and check this file.', text()),
    preset: described(
      'Where to begin. recommended: what holds without any configuration. strict: a threshold of 80, and what is a warning against the protocol is an error.',
      oneOf(['recommended', 'strict']),
    ),
    threshold: described('No tool may score below this.', score),
    mean: described('The mean of all tools may not be below this.', score),
    categories: described(
      'No tool may score below this in the category.',
      record(SCORED_CATEGORIES, 'category', score),
    ),
    maxWarnings: described(
      'More findings of severity warning than this fail the run.',
      wholeNumber(0, undefined),
    ),
    minTools: described(
      'Fewer tools than this fail the run: a spec that has lost its tools must not pass.',
      wholeNumber(0, undefined),
    ),
    failOn: described(
      'Findings of this severity or above fail the run, whatever the score.',
      oneOf(['error', 'warning', 'never']),
    ),
    advice: described(
      'What takes no points and is no error: all of it, folded (what is alike in one line), or none of it, so that no gate counts it either.',
      oneOf(ADVICE_MODES),
    ),
    clients: described(
      'Ids of the clients that the tools are written for, such as anthropic; portable is what all of them take.',
      list(oneOf(CLIENT_IDS)),
    ),
    serverName: described('What clients call the server: some put it before the name of every tool.', text()),
    contextWindow: described(
      'How many tokens the models have room for; a set of tools that takes more is an error.',
      wholeNumber(1, undefined),
    ),
    baseline: described(
      'File with the scores that known tools may not fall below, from the folder of this file.',
      text(),
    ),
    rules: described('For each rule off, another severity, or {"severity", "points"}.', settings),
    namespaces: described(
      'Prefixes of names that count as a namespace even where few tools share them: slack, mcp_howtocook.',
      list(text(/[\p{L}\p{N}]/u, 'a prefix such as "slack"')),
    ),
    overrides: described(
      'Another threshold and other rules for some files or tools; a later entry wins.',
      list(object({ files, tools, threshold: score, rules: settings }, [['files', 'tools']])),
    ),
    ignore: described(
      'Findings to live with, each with a reason. One that no longer matches anything fails the run.',
      list(
        object(
          {
            rule: described('Id of the rule.', ruleId(ids)),
            files,
            tools,
            reason: described('Why; reports say it.', text()),
            until: described('The last day on which it holds, in UTC.', date),
          },
          ['rule', 'reason'],
        ),
      ),
    ),
  });
  return {
    shape,
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:tool-score:config:1',
      title: 'tool-score configuration',
      description:
        'tool-score.config.json, tool-score.config.yaml, or the member "toolScore" of package.json. Never code.',
      ...shape.schema,
      $defs: definitions,
    },
  };
}

const dateText = text(DATE, 'a date such as "2027-01-31"');

/** A day of the calendar: not every month has 31. */
const date: Shape = {
  schema: dateText.schema,
  check: (value, at, suggest) => {
    const faults = dateText.check(value, at, suggest);
    if (faults.length > 0 || isDay(String(value))) return faults;
    return [{ at, message: `there is no ${value}: its month is shorter` }];
  },
};

function isDay(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

function ruleId(ids: readonly string[]): Shape {
  return {
    schema: { enum: ids },
    check: (value, at, suggest) => {
      if (typeof value === 'string' && ids.includes(value)) return [];
      const hint = typeof value === 'string' ? suggest(value, ids) : '';
      return [{ at, message: `there is no rule ${JSON.stringify(value)}.${hint}` }];
    },
  };
}
