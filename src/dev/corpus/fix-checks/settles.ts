import { fixSubject } from '../fixed.js';
import { subjectOf } from '../subject.js';
import type { FixCheck } from './fix-check.js';

export const settles: FixCheck = {
  title: 'repairs settle, and a second run has nothing to do',
  async run({ name, workshop }, { classes, fixed }) {
    if (!fixed.isSettled) return [`not settled: ${fixed.changes.at(-1)?.does}`];
    const crashed = fixed.refusals.filter(({ because }) => because.startsWith('its repair crashed'));
    const again = await fixSubject(await subjectOf(name, fixed.text, workshop));
    const second = again.find((other) => other.classes.length === classes.length);
    if (!second) return ['the repaired text holds no tools'];
    return [
      ...crashed.map(({ rule, because }) => `${rule.id}: ${because}`),
      ...second.fixed.changes.map(({ name: tool, does }) => `second run: ${tool} ${does}`),
      ...(second.fixed.text === fixed.text ? [] : ['the second run changes the text']),
    ];
  },
};
