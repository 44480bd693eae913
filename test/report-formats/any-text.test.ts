import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { formatAgent } from '../../src/report/agent.js';
import { formatGithub } from '../../src/report/github.js';
import { formatGitlab } from '../../src/report/gitlab.js';
import { formatJunit } from '../../src/report/junit.js';
import { formatMarkdown } from '../../src/report/markdown/format.js';
import type { Report } from '../../src/report/report.js';
import { formatSarif } from '../../src/report/sarif/format.js';
import { fileOf, HOSTILE, isListed, poor, RAW, reportOn } from './reports.js';

/** Any text, with the signs that the formats give a meaning to more often than chance would bring them. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(...HOSTILE, '\n```\n', '\n::error::', ']]>', '"', '\\', '\\"', '&#60;', '</code>'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const verdict = undefined;
const RENDERERS: Readonly<Record<string, (report: Report) => string>> = {
  sarif: (report) => [...formatSarif(report, { version: '1.0.0', isListed, fileOf })].join(''),
  gitlab: (report) => [...formatGitlab(report, { isListed, fileOf })].join(''),
  junit: (report) =>
    [...formatJunit(report, { isListed, fileOf, fails: () => true, failsOn: () => true, failures: [] })].join(
      '',
    ),
  github: (report) => formatGithub(report, { isListed, fileOf, verdict }),
  markdown: (report) => formatMarkdown(report, { isListed, remarks: [], verdict }),
  agent: (report) => formatAgent(report, { isListed, verdict }),
};

/** What must hold of each format for any spec. */
const HOLDS: Readonly<Record<string, (written: string) => boolean>> = {
  sarif: (written) => Array.isArray((JSON.parse(written) as { runs: unknown[] }).runs),
  gitlab: (written) => Array.isArray(JSON.parse(written)),
  junit: (written) => {
    const document = XmlDocument.fromString(written);
    const failing = document.find('//testcase[failure]').length;
    document.dispose();
    return failing === 4;
  },
  github: (written) => /^(?:::(?:error|warning) [^\n]*\n|tool-score: [^\n]*\n)*$/.test(written),
  markdown: (written) => !/<(?!\/?(?:code|sub|br|details|summary)>|!-- tool-score -->)|@|::/.test(written),
  agent: (written) => written.split('\n').filter((line) => line.startsWith('```')).length === 2,
};

describe('Whatever a spec says and is called', () => {
  it.each(Object.keys(RENDERERS))('%s stays whole, hides nothing, and is the same twice', async (format) => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (file, name, key) => {
        const properties = { [key]: {}, b: { type: key } };
        const tools = [
          poor(name, { inputSchema: { type: 'object', properties, required: [name] } }),
          poor(key),
        ];
        const inputs = { [`a${file}`]: [...tools, ...tools] };
        const written = RENDERERS[format]!(await reportOn(inputs));
        expect(written).not.toMatch(RAW);
        expect(HOLDS[format]!(written)).toBe(true);
        expect(RENDERERS[format]!(await reportOn(inputs))).toBe(written);
      }),
      { numRuns: 200 },
    );
  });
});
