import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const VERBS = ['get', 'list', 'create', 'update', 'delete', 'search', 'merge', 'close', 'lock', 'assign'];
const NOUNS = [
  'issue',
  'pull_request',
  'branch',
  'release',
  'workflow_run',
  'discussion',
  'gist',
  'label',
  'milestone',
];
const KINDS = ['string', 'integer', 'boolean', 'list', 'choice', 'object'] as const;
const SENTENCES = [
  'Use it when the number is known; search first when it is not.',
  'Results come a page at a time, newest first, at most one hundred a page.',
  'Returns the object as it is after the call, with its number, its state and its author.',
  'Fails with an error when the repository does not exist or the token may not read it.',
  'The call changes nothing else, and a second one with the same arguments changes nothing more.',
  'Names are compared without regard to case and are written out in full.',
];

/** Chance that is the same in every run: a linear congruential generator. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number below `sides`. */
  roll(sides: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * sides);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.roll(items.length)]!;
  }
}

/** Writes a `tools/list` result of `count` different tools, about 1.8 kB each like those of large servers. @returns its bytes */
export function writeSpec(path: string, count: number): number {
  const file = openSync(path, 'w');
  writeSync(file, '{\n  "tools": [');
  for (let index = 0; index < count; index++) {
    const text = JSON.stringify(makeTool(index), null, 2).replaceAll('\n', '\n    ');
    writeSync(file, `${index === 0 ? '' : ','}\n    ${text}`);
  }
  writeSync(file, '\n  ]\n}\n');
  closeSync(file);
  return statSync(path).size;
}

/** Tool number `index`: some of them perfect, most with a few faults, as real ones are. */
function makeTool(index: number) {
  const dice = new Dice(index * 2654435761 + 1);
  const verb = dice.pick(VERBS);
  const name = `${verb}_${dice.pick(NOUNS)}_${index.toString(36)}`;
  const names = Array.from({ length: 3 + dice.roll(4) }, (_, at) => `${dice.pick(NOUNS)}_${at}`);
  const sentences = Array.from({ length: 2 + dice.roll(3) }, () => dice.pick(SENTENCES));
  const opening = dice.roll(10) === 0 ? 'A tool' : `${verb[0]!.toUpperCase()}${verb.slice(1)}s`;
  return {
    name: dice.roll(12) === 0 ? name.replaceAll('_', '-') : name,
    description: `${opening} one of the things of a repository. ${sentences.join(' ')}`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(names.map((each) => [each, makeParameter(dice)])),
      ...(dice.roll(4) > 0 && { required: names.slice(0, 2) }),
      ...(dice.roll(2) === 0 && { additionalProperties: false }),
    },
    ...(dice.roll(3) > 0 && {
      annotations: { readOnlyHint: verb === 'get' || verb === 'list' || verb === 'search' },
    }),
  };
}

function makeParameter(dice: Dice) {
  const description = dice.roll(9) === 0 ? {} : { description: dice.pick(SENTENCES) };
  switch (dice.pick(KINDS)) {
    case 'integer':
      return { type: 'integer', minimum: 1, maximum: 100, ...description };
    case 'boolean':
      return { type: 'boolean', ...description };
    case 'list':
      return { type: 'array', items: { type: 'string' }, ...description };
    case 'choice':
      return { type: 'string', enum: ['open', 'closed', 'all'], ...description };
    case 'object':
      return {
        type: 'object',
        properties: { owner: { type: 'string', ...description }, repo: { type: 'string', ...description } },
        required: ['owner'],
        ...description,
      };
    default:
      return dice.roll(20) === 0 ? description : { type: 'string', ...description };
  }
}
