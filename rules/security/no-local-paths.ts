import { defineRule } from '../../src/rule/rule.js';
import { HOME_PATH, NO_PERSON } from '../lexicon/local-paths.js';
import { findInTexts, modelTexts } from '../shared/model-texts.js';
import { quoteSafely } from '../shared/shown-safely.js';

const MAY_BE_HOME = /(?:\/home\/|\/Users\/|:[\\/]+Users[\\/])/;

export default defineRule({
  id: 'security/no-local-paths',
  title: "No text names a folder of its author's machine",
  since: '0.1.0',
  scope: 'tool',
  points: 0,
  severity: 'warning',
  prevents: ['hallucinated-arguments'],
  rationale:
    "A path below somebody's home exists on one machine. It tells who built the tool, and models hand it on as if it were there. Names such as user or alice stand for anybody and are not reported.",
  source: 'CWE-200 and CWE-1295, exposure of information; Filesystem Hierarchy Standard 3.0, 3.8 /home',
  cure: 'Write a path that stands for any, such as /path/to/file, or none.',
  examples: [
    {
      bad: {
        name: 'load_chart',
        inputSchema: {
          type: 'object',
          properties: { file: { type: 'string', default: '/Users/mkowalski/charts/kiel.json' } },
        },
      },
      good: {
        name: 'load_chart',
        inputSchema: {
          type: 'object',
          properties: {
            file: { type: 'string', description: 'Such as /home/user/kiel.json or /tmp/kiel.json.' },
          },
        },
      },
    },
  ],
  check(_, context) {
    return findInTexts(context.fact(modelTexts), MAY_BE_HOME, ({ text }) => {
      for (const [path, unix, windows] of text.matchAll(HOME_PATH)) {
        const name = (unix ?? windows ?? '').toLowerCase();
        if (isPerson(name)) return `${quoteSafely(path.slice(0, -1), 60)} is a folder of one machine`;
      }
      return undefined;
    });
  },
});

/** Not a word that stands for any person, not one with "user", "your" or "name" in it. */
function isPerson(name: string): boolean {
  return /[a-z]{2}/.test(name) && !NO_PERSON.has(name) && !/user|your|name|example|test|xxx|dummy/.test(name);
}
