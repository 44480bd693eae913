import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, folder, run } from './run.js';

const tool = (name: string, description = 'Gets the tides of a port, one entry a tide.') => ({
  name,
  description,
  inputSchema: { type: 'object', properties: { port: { type: 'string' } }, required: ['port'] },
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('--format ndjson', () => {
  const tools = [
    tool('tide_get_table'),
    tool('tide_list_ports'),
    tool('tide_list_ports'),
    tool('tide_set_port', ''),
  ];
  const lines = tools.map((each) => JSON.stringify(each));

  it('judges each line by itself: what takes the whole set to see, but for names, is not told', async () => {
    const cwd = folder({ 'tools.json': JSON.stringify(tools), 'tools.jsonl': `${lines.join('\n')}\n` });
    const isSaid = async (format: string, file: string) =>
      (await run(['--format', format, file], { cwd })).stdout.includes('toolset/distinct-descriptions');
    expect(await isSaid('json', 'tools.json')).toBe(true);
    expect(await isSaid('ndjson', 'tools.jsonl')).toBe(false);
  });

  it('writes one tool a line, and says of each what the JSON report says', async () => {
    const different = tools.map((each, at) => ({
      ...each,
      description: each.description === '' ? '' : `${each.description} It takes gauge ${at}.`,
    }));
    const cwd = folder({
      'tools.json': JSON.stringify(different),
      'tools.jsonl': `${different.map((each) => JSON.stringify(each)).join('\n')}\n`,
    });
    const whole = JSON.parse((await run(['--format', 'json', 'tools.json'], { cwd })).stdout) as {
      inputs: { tools: { findings: { line: number; column: number }[] }[] }[];
    };
    const { stdout, code } = await run(['-f', 'ndjson', 'tools.jsonl'], { cwd });
    expect(code).toBe(1);
    const places = (each: { findings: { line: number; column: number }[] }) => ({
      ...each,
      findings: each.findings.map(({ line: _, column: __, ...finding }) => finding),
    });
    const streamed = linesOf(stdout).map(({ input: _, format: __, ...rest }) => places(rest as never));
    expect(streamed).toEqual(whole.inputs[0]!.tools.map(places));
  });

  it('gives the line in the file, blank lines counted', async () => {
    const cwd = folder({ 'tools.jsonl': `\ufeff${lines[0]}\r\n\r\n${lines[3]}\r\n` });
    const [, second] = linesOf((await run(['-f', 'ndjson', 'tools.jsonl'], { cwd })).stdout);
    const findings = second!['findings'] as { rule: string; line: number; column: number }[];
    expect(findings.find(({ rule }) => rule === 'description/present')).toMatchObject({
      line: 3,
      column: 25,
    });
  });

  it('says which line is broken, goes on, and ends with 2', async () => {
    const cwd = folder({ 'tools.jsonl': [lines[0], '{"name": ', '[1]', lines[1]].join('\n') });
    const { stdout, stderr, code } = await run(['-f', 'ndjson', 'tools.jsonl'], { cwd });
    expect(code).toBe(2);
    expect(linesOf(stdout).map((line) => line['name'] ?? line['status'])).toEqual([
      'tide_get_table',
      'unreadable',
      '',
      'tide_list_ports',
    ]);
    expect(stderr).toContain('tools.jsonl:2:10: is not valid JSON Lines');
  });

  const anthropic = { name: 'get_tides', description: 'Gets tides.', input_schema: { type: 'object' } };
  it.each<[string, unknown[]]>([
    [
      'a tool that tells no shape by itself',
      [anthropic, { name: 'get_time', description: 'Gets the time.' }],
    ],
    ['a tool of the provider', [tool('get_tides'), { type: 'web_search' }]],
    ['a server a line', [{ tools }, { name: 'south', tools }]],
    [
      'functions a line',
      [{ functionDeclarations: [anthropic] }, { function: [tool('get_b'), tool('get_c')] }],
    ],
    ['entries that are no tools', [tool('get_tides'), { foo: 1 }, 'a', null, [1]]],
  ])('gives the verdicts of the JSON report on lines with %s', async (_, values) => {
    const cwd = folder({ 'tools.jsonl': values.map((value) => JSON.stringify(value)).join('\n') });
    const json = await run(['-f', 'json', 'tools.jsonl'], { cwd });
    const { stdout, stderr, code } = await run(['-f', 'ndjson', 'tools.jsonl'], { cwd });
    const [input] = (JSON.parse(json.stdout) as { inputs: { tools: unknown[]; notes: string[] }[] }).inputs;
    expect(linesOf(stdout).map(({ input: __, format: ___, ...rest }) => rest)).toEqual(input!.tools);
    expect(code).toBe(json.code);
    expect(stderr.includes('"web_search"')).toBe(JSON.stringify(values).includes('web_search'));
  });

  it.each<[string, string | Buffer]>([
    ['is empty', ''],
    ['is blank', '\n\n'],
    ['holds one document over many lines', JSON.stringify(tools, null, 2)],
    ['is in UTF-16', Buffer.from(`\ufeff${lines.join('\n')}`, 'utf16le')],
    ['repeats a key of the document', `{"tools":[],"tools":[${lines[0]}]}`],
  ])('ends as the JSON report does when a file of lines %s', async (_, content) => {
    const cwd = folder({ 'tools.jsonl': content });
    const json = await run(['-f', 'json', 'tools.jsonl'], { cwd });
    const ndjson = await run(['-f', 'ndjson', 'tools.jsonl'], { cwd });
    expect(ndjson.code).toBe(json.code);
    expect(`${ndjson.stdout}${ndjson.stderr}`).not.toBe('');
  });

  it('says that no tool has the name of --tool', async () => {
    const cwd = folder({ 'tools.jsonl': lines.join('\n') });
    const { stderr, code } = await run(['-f', 'ndjson', '--tool', 'tide_get_tabel', 'tools.jsonl'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('No tool is called "tide_get_tabel". Did you mean "tide_get_table"?');
  });

  it('names the line that is no UTF-8, and takes line separators inside a text', async () => {
    const [first, second] = lines.map((line) => Buffer.from(line.replace('one', 'one\u2028')));
    const odd = Buffer.from('{"name": "caf\xe9"}', 'latin1');
    const newline = Buffer.from('\n');
    const cwd = folder({ 'a.jsonl': Buffer.concat([first!, newline, odd, newline, second!]) });
    const { stdout, stderr, code } = await run(['-f', 'ndjson', '-t', '0', 'a.jsonl'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe('a.jsonl:2:1: is not UTF-8 text; save it as UTF-8\n');
    expect(linesOf(stdout).map((line) => line['name'] ?? line['status'])).toEqual([
      'tide_get_table',
      'unreadable',
      'tide_list_ports',
    ]);
  });

  it('does not call a folder empty whose file has an odd line', async () => {
    const cwd = folder({ 'd/a.jsonl': `${lines[0]}\n{"name": \n` });
    const { stderr, code } = await run(['-f', 'ndjson', 'd'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('d/a.jsonl:2:10: is not valid JSON Lines');
    expect(stderr).not.toContain('holds no tool spec');
  });

  it('takes lines from standard input and leaves no file behind', async () => {
    const cwd = folder();
    const { stdout, code } = await run(['-f', 'ndjson', '-t', '0', '--fail-on', 'never', '-'], {
      cwd,
      stdin: lines.join('\n'),
      env: { TMPDIR: cwd },
    });
    expect(code).toBe(0);
    expect(linesOf(stdout)).toHaveLength(4);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('leaves no file behind when it is stopped while it reads', async () => {
    const cwd = folder();
    const child = spawn(process.execPath, [BIN, '-f', 'ndjson', '-'], {
      env: { ...process.env, TMPDIR: cwd },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.write(`${lines[0]}\n`);
    // The folder and the copy in it.
    await expect.poll(() => readdirSync(cwd, { recursive: true }).length, { timeout: 10_000 }).toBe(2);
    child.kill('SIGTERM');
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGTERM');
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('says that lines are not sorted', async () => {
    const cwd = folder({ 'tools.jsonl': lines.join('\n') });
    const { stderr, stdout } = await run(['-f', 'ndjson', '--sort', 'name', 'tools.jsonl'], { cwd });
    expect(stderr).toContain('tools.jsonl: --sort name has no effect');
    expect(linesOf(stdout)).toHaveLength(4);
  });

  it('takes other formats too, and writes nothing over its own input', async () => {
    const cwd = folder({ 'tools.json': JSON.stringify({ tools }) });
    expect(linesOf((await run(['-f', 'ndjson', 'tools.json'], { cwd })).stdout)).toHaveLength(4);
    const { code, stderr } = await run(['-f', 'ndjson', '-o', './tools.json', 'tools.json'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('would overwrite');
  });

  it('does not hold the file in memory', async () => {
    const cwd = folder({
      'peak.cjs': "process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS));",
    });
    const all = Array.from({ length: 20_000 }, (_, at) =>
      // Long where no rule reads: this is about memory.
      JSON.stringify({ ...tool(`get_tide_${at}`), _meta: { text: `${'word '.repeat(600)}${at}` } }),
    );
    writeFileSync(join(cwd, 'tools.jsonl'), all.join('\n'));
    const peak = async (format: string) => {
      const { stderr } = await run(['-f', format, '-q', '-t', '0', 'tools.jsonl'], {
        cwd,
        env: { NODE_OPTIONS: `--require ${join(cwd, 'peak.cjs')}` },
      });
      return Number(/peak (\d+)/.exec(stderr)![1]);
    };
    expect(await peak('ndjson')).toBeLessThan((await peak('json')) / 2);
  });
});
