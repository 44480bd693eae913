import { defineRule } from '../../src/rule/rule.js';
import { quote } from '../shared/quote.js';

export default defineRule({
  id: 'spec/unique-keys',
  title: 'No object has the same key twice',
  since: '0.1.0',
  scope: 'set',
  points: 0,
  severity: 'error',
  prevents: ['omission', 'malformed-arguments'],
  rationale:
    'Readers keep the last of two members with one key, most in silence. What the first one said, a description or a whole parameter, is lost.',
  source: 'RFC 8259, section 4: names within an object should be unique',
  cure: 'Remove or rename one of the two.',
  // A duplicate key is a fault of the text: a value has none. The catalogue test reads these examples as texts.
  examples: [
    {
      bad: '{"name": "get_user", "description": "Gets a user.", "description": "", "inputSchema": {"type": "object"}}',
      good: '{"name": "get_user", "description": "Gets a user.", "inputSchema": {"type": "object"}}',
    },
  ],
  check(set) {
    return set.duplicateKeys.map(({ pointer, key }) => ({
      tool: set.tools.find((tool) => pointer.startsWith(`${tool.pointer}/`))?.index,
      at: pointer,
      message: `${quote(key, 45)} stands twice in one object; readers keep only the last`,
    }));
  },
});
