import { Assessor } from '../../../assess/assess.js';
import { buildReport } from '../../../report/build.js';
import { formatJson } from '../../../report/json.js';
import type { InputReport } from '../../../report/report.js';
import { rubricOf } from '../../../score/rubric.js';
import type { Check } from '../check.js';

export const sameTwice: Check = {
  title: 'two runs give the same report',
  async run({ name, text, workshop, report }) {
    const json = (input: InputReport) =>
      [...formatJson(buildReport(rubricOf(workshop.rules), [input]))].join('');
    const first = json(report);
    const second = json(await new Assessor(workshop).assess(name, text));
    if (first === second) return [];
    const at = [...first].findIndex((character, index) => character !== second[index]);
    return [`differ at character ${at}: ${JSON.stringify(first.slice(at, at + 60))}`];
  },
};
