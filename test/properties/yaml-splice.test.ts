import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/fix/apply-edits.js';
import { yamlSplicer } from '../../src/fix/splice/yaml.js';
import { parseYaml } from '../../src/model/text/yaml.js';
import { drafts, editsOf } from '../fix/random-edits.js';
import { TouchedLines } from '../fix/touched-lines.js';
import { yamlDocument } from '../fix/yaml-document.js';

const RUNS = 500;

describe('Edits that are spliced into YAML', () => {
  it('make of the text what they make of its value, and leave every other line as it is', () => {
    let made = 0;
    fc.assert(
      fc.property(yamlDocument, drafts, (text, wanted) => {
        const { value } = parseYaml(text);
        const splicer = yamlSplicer(text);
        const edits = editsOf(value, wanted, (edit) => splicer.obstacle(edit) === undefined);
        const result = splicer.splice(edits);
        expect(parseYaml(result).value).toEqual(applyEdits(value, edits));
        if (text.includes('\r\n')) expect(result).not.toMatch(/[^\r]\n/);
        if (text.endsWith('\n')) expect(result).toMatch(/\n$/);
        const lines = result.split(/\r?\n/);
        let at = 0;
        for (const line of new TouchedLines(text, edits).others()) {
          at = lines.indexOf(line, at) + 1;
          if (at === 0) expect.fail(`the line ${JSON.stringify(line)} is gone`);
        }
        made += edits.length;
      }),
      { numRuns: RUNS },
    );
    expect(made).toBeGreaterThan(RUNS / 2);
  }, 120_000);
});
