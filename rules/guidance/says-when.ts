import { defineRule } from '../../src/rule/rule.js';
import { grouped } from '../shared/grouped.js';
import { setGuidance, type ToolGuidance } from '../shared/set-guidance.js';

/** With fewer tools there is little to choose between. */
const LEAST_TOOLS = 5;
/**
 * A set of which this share says it, in percent, has the habit. Which single texts lack it is not told: with so many
 * words that count, some of the others have one by chance.
 */
const HABIT = 75;

const INPUT = { type: 'object' };
const named = (descriptions: Readonly<Record<string, string>>) =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description, inputSchema: INPUT }));

export default defineRule({
  id: 'guidance/says-when',
  title: 'Descriptions say when to use the tools',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'info',
  prevents: ['wrong-tool', 'omission'],
  rationale:
    'When to use a tool is what most moves the choice of a model, and what most descriptions lack. It is said once of the whole set. An order to use the tool always is no such guidance.',
  source:
    'arXiv 2602.14878, smell "Missing Usage Guidelines" (89 % of 856 tools); arXiv 2510.22670, when-to-use helps retrieval',
  cure: 'Add to each description when to use the tool, and what to use instead when it does not fit.',
  examples: [
    {
      bad: named({
        list_depots: 'Lists depots of the company.',
        find_depot: 'Finds a depot by postcode.',
        close_depot: 'Closes a depot.',
        open_depot: 'Opens a new depot in a town.',
        move_depot: 'You must always use this tool. Moves a depot.',
      }),
      good: named({
        list_depots: 'Lists depots of the company. Use this when no postcode is known.',
        find_depot: 'Finds a depot by postcode.',
        close_depot: 'Closes a depot.',
        open_depot: 'Opens a new depot in a town, after check_town.',
      }),
    },
    {
      bad: named({
        list_depots: 'Lists depots. Use this when no postcode is known.',
        find_depot: 'Finds a depot by postcode; see list_depots.',
        close_depot: 'Closes a depot before it is sold.',
        open_depot: 'Opens a new depot in a town.',
        move_depot: 'Moves a depot.',
      }),
      good: named({
        list_depots: 'Lists depots. Use this when no postcode is known.',
        find_depot: 'Finds a depot by postcode; see list_depots.',
        close_depot: 'Closes a depot before it is sold.',
        open_depot: 'Opens a new depot in a town.',
        move_depot: 'Moves a depot. Use close_depot when it is not to open again.',
      }),
    },
  ],
  check(_set, context) {
    const judged = context.fact(setGuidance).filter(isJudged);
    const silent = judged.filter(({ tells }) => !tells);
    if (judged.length < LEAST_TOOLS || silent.length === 0) return [];
    if ((judged.length - silent.length) * 100 >= HABIT * judged.length) return [];
    const message = `when to use the tool is not said by ${grouped(silent.length)} of ${grouped(judged.length)} descriptions`;
    return [{ tool: undefined, at: '', message }];
  },
});

/** A missing description has its own rule. */
function isJudged({ tool, tells }: ToolGuidance): boolean {
  return tells !== undefined && tool.description !== '';
}
