import { relative } from 'node:path';
import { rules } from '../../rules/index.js';
import { findNamespaces, withNamed } from '../../rules/shared/namespaces.js';
import type { Workshop } from '../assess/assess.js';
import { type ConfigFile, findConfig, namedConfig, TwoConfigs } from '../input/find-config.js';
import { UnreadableInput } from '../input/text-file.js';
import { type Rubric, rubricOf } from '../score/rubric.js';
import type { BaselineKeeper } from './baseline-keeper.js';
import type { Configured } from './configure.js';
import { Gate } from './gate.js';
import type { Io } from './io.js';
import { DEFAULTS, type Options } from './options.js';
import { slashed } from './slashed.js';
import { UsageError } from './usage-error.js';

/** What a run is made with, after the configuration and the command line have had their say. */
export interface Setup {
  readonly options: Options;
  readonly workshop: Workshop;
  readonly rubric: Rubric;
  readonly gate: Gate;
  readonly configured: Configured | undefined;
  readonly baseline: BaselineKeeper | undefined;
}

/** @param given the options of the command line, and no defaults @throws {UsageError} */
export async function setUp(given: Partial<Options>, io: Io): Promise<Setup> {
  const configured = await loadConfig(given.config, io);
  const options = resolveOptions(given, configured);
  const standard = rubricOf(rules);
  const baseline = await loadBaseline(options, configured?.baselineRubric ?? standard);
  const named = configured?.config.namespaces ?? [];
  return {
    options,
    rubric: configured?.rubric ?? standard,
    workshop: {
      rules,
      findNamespaces:
        named.length === 0
          ? findNamespaces
          : (names) => {
              const all = [...names];
              return withNamed(findNamespaces(all), all, named);
            },
      loadValidator: async () => (await import('../validate/validator.js')).validator,
      adjustment: configured?.adjustment,
      settings: {
        clients: options.client,
        serverName: options.serverName,
        contextWindow: options.contextWindow,
      },
      leavesOutAdvice: options.advice === 'none',
      onTool: baseline && ((tool, report) => baseline.see(tool, report)),
    },
    gate: new Gate({
      ...options,
      thresholdFor: (input, tool) =>
        given.threshold ?? configured?.thresholdFor(input, tool) ?? options.threshold,
      recordOf: baseline && ((tool) => baseline.recordOf(tool)),
    }),
    configured,
    baseline,
  };
}

/** True when a run looks at some of the specs only, whichever they are. */
export function seesPart({ ignoreUnrecognised, since, changed }: Partial<Options>): boolean {
  return ignoreUnrecognised === true || since !== undefined || changed === true;
}

/** The options in force: defaults, then the configuration, then the command line. */
function resolveOptions(given: Partial<Options>, configured: Configured | undefined): Options {
  const own = configured?.options ?? {};
  // A hook hands over what is staged, a branch what it touches: sums over all specs say nothing about a part of them.
  const sums = seesPart(given) ? { mean: undefined, minTools: undefined } : {};
  const category = { ...own.category, ...given.category };
  return { ...DEFAULTS, ...own, ...sums, ...given, category };
}

/** The configuration of the command line or of the repository; undefined without one. */
async function loadConfig(wanted: Options['config'], io: Io): Promise<Configured | undefined> {
  if (wanted === false) return undefined;
  const file = findFile(wanted);
  return file && (await import('./configure.js')).configure(file, rules, io);
}

function findFile(wanted: string | undefined): ConfigFile | undefined {
  try {
    return wanted === undefined ? findConfig('.') : namedConfig(wanted);
  } catch (error) {
    if (error instanceof TwoConfigs) {
      const paths = error.paths.map((path) => `"${slashed(relative('.', path))}"`).join(' and ');
      throw new UsageError(
        `There is more than one configuration: ${paths}. Keep one of them, or name it with --config.`,
      );
    }
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`The configuration ${wanted === undefined ? '' : `"${wanted}" `}${error.message}.`);
  }
}

async function loadBaseline(options: Options, rubric: Rubric): Promise<BaselineKeeper | undefined> {
  const { baseline: path, updateBaseline, allowLower, fixDryRun, failOn, category, tool } = options;
  if (allowLower && !updateBaseline) throw new UsageError('--allow-lower goes with --update-baseline.');
  if (path === undefined || path === '') {
    if (updateBaseline || path === '')
      throw new UsageError('There is no baseline to update; name its file with --baseline.');
    return undefined;
  }
  if (updateBaseline && fixDryRun)
    throw new UsageError('--fix-dry-run writes nothing; leave out --update-baseline.');
  const order = { path, updateBaseline, allowLower, failOn, category, tool, rubric: rubric.fingerprint };
  return (await import('./open-baseline.js')).openBaseline(order);
}
