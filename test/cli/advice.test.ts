import { describe, expect, it } from 'vitest';
import { folder, GOOD, type Run, reportOf, run } from './run.js';

/** A tool that scores 100 and is given advice. */
const PUSHY = { ...GOOD, description: `${GOOD.description} You must always use this tool.` };
const RULE = 'guidance/not-assertive';

const tools = (length: number, tool: object = PUSHY) =>
  Array.from({ length }, (_, index) => ({ ...tool, name: `open_locker_${index}` }));

function score(document: unknown, args: readonly string[] = [], config: unknown = {}): Promise<Run> {
  const cwd = folder({ 'tools.json': document, 'tool-score.config.json': config });
  return run(['tools.json', ...args], { cwd });
}

const findings = (of: Run) =>
  reportOf(of).inputs.flatMap((input) => [
    ...input.findings,
    ...input.tools.flatMap((tool) => tool.findings),
  ]);

/** How often the report names the rule. */
const mentions = ({ stdout }: Run) => stdout.split(RULE).length - 1;

describe('advice', () => {
  it('takes no points, fails no run, and stands behind a line of its own', async () => {
    const { code, stdout } = await score([PUSHY]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^A 100 /m);
    expect(stdout).toMatch(
      /advice, beside the score\n warning guidance\/not-assertive {2}"must always use this tool"/,
    );
    expect(stdout).not.toContain('What costs the set most');
  });

  it('is said once for the spec when it is said of many tools, and at the tools when it is said of few', async () => {
    const many = await score(tools(5));
    expect(many.stdout).toMatch(/guidance\/not-assertive · 5 of 5 tools · first: open_locker_0,/);
    expect(mentions(many)).toBe(1);
    const few = await score([...tools(2), ...tools(4, { ...GOOD }).slice(2)]);
    expect(few.stdout).not.toMatch(/not-assertive.*first:/);
    expect(mentions(few)).toBe(2);
  });

  it('is said once for the spec when its tools are not shown one by one', async () => {
    const { stdout } = await score(tools(2), ['--details', '0']);
    expect(stdout).toContain('guidance/not-assertive · 2 of 2 tools · first:');
  });

  it('names the tool alone where it is said of one', async () => {
    const { stdout } = await score(tools(1), ['--details', '0']);
    expect(stdout).toContain('guidance/not-assertive · open_locker_0: "must always use this tool"');
    expect(stdout).not.toMatch(/not-assertive.*first:/);
  });

  it('is shown at every tool with --advice all, and nowhere with none', async () => {
    expect(mentions(await score(tools(5), ['--advice', 'all']))).toBe(5);
    for (const format of ['text', 'json', 'markdown', 'html', 'sarif', 'agent'])
      expect(mentions(await score(tools(5), ['--advice', 'none', '-f', format]))).toBe(0);
  });

  it('is in JSON as other findings are, with its category', async () => {
    expect(findings(await score([PUSHY], ['-f', 'json']))).toMatchObject([
      { rule: RULE, category: 'guidance', severity: 'warning', lost: 0 },
    ]);
  });

  it('is apart from what costs points in Markdown and HTML', async () => {
    const markdown = (await score(tools(5), ['-f', 'markdown'])).stdout;
    expect(markdown.indexOf('<details><summary>Advice, beside the score</summary>')).toBeGreaterThan(0);
    expect(markdown.split(RULE)).toHaveLength(2);
    const all = (await score(tools(5), ['-f', 'markdown', '--advice', 'all'])).stdout;
    expect(all.split(RULE)).toHaveLength(6);
    const html = (await score([PUSHY], ['-f', 'html'])).stdout;
    expect(html).toContain('<details class="advice"><summary>Advice, beside the score: 1 finding of 1 rule');
    expect((await score([PUSHY], ['-f', 'html', '--advice', 'all'])).stdout).toContain(
      '<details class="advice" open>',
    );
  });

  it('fails a run by its severity, unless it is left out', async () => {
    for (const gate of [
      ['--fail-on', 'warning'],
      ['--max-warnings', '0'],
    ]) {
      expect((await score([PUSHY], gate)).code).toBe(1);
      expect((await score([PUSHY], [...gate, '--advice', 'none'])).code).toBe(0);
      expect((await score([PUSHY], gate, { advice: 'none' })).code).toBe(0);
      expect((await score([PUSHY], [...gate, '--advice', 'all'], { advice: 'none' })).code).toBe(1);
    }
  });

  it('is none any more when a configuration makes an error of it', async () => {
    const { code, stdout } = await score([PUSHY], ['--advice', 'none'], { rules: { [RULE]: 'error' } });
    expect(code).toBe(1);
    expect(stdout).toContain(`error ${RULE}`);
  });

  it('may be ignored although it is left out', async () => {
    const ignore = [{ rule: RULE, reason: 'It is the only way in.' }];
    expect((await score([PUSHY], ['--advice', 'none'], { ignore })).code).toBe(0);
  });

  it('changes neither a score nor the rubric', async () => {
    const [with_, without] = await Promise.all([
      score([PUSHY], ['-f', 'json']),
      score([PUSHY], ['-f', 'json', '--advice', 'none']),
    ]);
    const { rubric, summary } = reportOf(with_);
    expect({ rubric, summary }).toMatchObject(
      (({ rubric, summary }) => ({ rubric, summary }))(reportOf(without)),
    );
  });

  it('says what --advice takes', async () => {
    const { code, stderr } = await score([GOOD], ['--advice', 'nome']);
    expect(code).toBe(2);
    expect(stderr).toContain('--advice takes all, folded, none, not "nome". Did you mean "none"?');
  });
});

describe('what rules are told', () => {
  it('is the size of the context window: a set that does not fit is an error', async () => {
    const small = await score([GOOD], ['--context-window', '50']);
    expect(small.code).toBe(1);
    expect(small.stdout).toMatch(
      /error toolset\/fits-context-window {2}the tool takes about \d+ tokens; the window has 50/,
    );
    expect((await score([GOOD], ['--context-window', '5000'])).code).toBe(0);
    expect((await score([GOOD])).code).toBe(0);
  });

  it('comes from a configuration, too', async () => {
    expect((await score([GOOD], [], { contextWindow: 50 })).code).toBe(1);
    expect((await score([GOOD], ['--context-window', '5000'], { contextWindow: 50 })).code).toBe(0);
    const { stdout } = await score(
      [],
      ['--print-config', '--client', 'openai, cursor', '--server-name', 'boats'],
      {
        clients: ['gemini'],
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      clients: ['openai', 'cursor'],
      serverName: 'boats',
      advice: 'folded',
    });
  });

  it('is refused when it is nothing', async () => {
    expect((await score([GOOD], ['--context-window', '0'])).code).toBe(2);
    expect((await score([GOOD], ['--server-name', ''])).code).toBe(2);
    expect((await score([GOOD], ['--client', 'openai,,cursor'])).code).toBe(2);
  });
});
