import { isObject } from '../../model/value.js';

/** A text with the hook in it, or why it is left as it is, as the rest of a sentence. */
export type Hooked = { readonly text: string } | { readonly left: string };

/**
 * Adds a hook to the configuration of pre-commit, and changes nothing else in it. It runs the gate over all specs
 * whenever one of them is committed, so that sums and the baseline are those of the workflow.
 */
export async function addHook(text: string, command: string, files: string): Promise<Hooked> {
  if (text.includes('tool-score')) return { left: 'speaks of tool-score already' };
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const body = text.slice(mark.length);
  const { parseYaml } = await import('../../model/text/yaml.js');
  const { yamlSplicer } = await import('../../fix/splice/yaml.js');
  const value = {
    repo: 'local',
    hooks: [
      {
        id: 'tool-score',
        name: 'tool-score',
        entry: command,
        language: 'system',
        files,
        pass_filenames: false,
      },
    ],
  };
  try {
    const config = parseYaml(body).value;
    if (!isObject(config) || !Array.isArray(config['repos'])) return { left: 'has no list of "repos"' };
    const edit = { kind: 'append', at: '/repos', value } as const;
    const splicer = yamlSplicer(body);
    const obstacle = splicer.obstacle(edit);
    return obstacle === undefined
      ? { text: mark + splicer.splice([edit]) }
      : { left: `takes no hook: ${obstacle}` };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SyntaxFault') throw error;
    return { left: `is not valid YAML: ${error.message}` };
  }
}
