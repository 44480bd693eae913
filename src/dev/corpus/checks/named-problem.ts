import type { Check } from '../check.js';

/** Texts that a value leaves behind when it was not meant to be shown. */
const LEFTOVERS = /undefined|\[object |NaN|\bat .*:\d+:\d+/;

export const namedProblem: Check = {
  title: 'what is no spec is named for what it is',
  run({ report }) {
    const { status, problem, tools } = report;
    if (tools.length > 0) return problem === null ? [] : [`it has tools and a problem: ${problem}`];
    if (status === 'scored' || status === 'incomplete') return [`${status} without tools`];
    const isSentence = problem !== null && /^\S.{8,}\S$/.test(problem) && !LEFTOVERS.test(problem);
    return isSentence ? [] : [`${status}: ${JSON.stringify(problem)}`];
  },
};
