import fc from 'fast-check';

/** A value as it is written: what stands behind its key or dash, and the lines below, as deep as they are below it. */
interface Written {
  readonly inline: string;
  readonly below: readonly string[];
  /** Nothing can stand behind the last line. */
  readonly isClosed?: true;
}

/** Written at a depth of its own; `isEntry` behind a dash. */
type Writer = (isEntry: boolean) => Written;

const word = fc.constantFrom('get_a', 'b', 'été', 'x-y', 'type', 'It', '😀');
const comment = fc.constantFrom('', '', '', '  # c: "d', ' # - e', '\t# {', '   ');
const above = fc.constantFrom<readonly string[]>(
  [],
  [],
  [],
  [''],
  ['# f'],
  ['', '# g: {', ''],
  ['   # deep'],
);

/** On one line, in brackets or not. */
const inline = fc.oneof(
  fc.constantFrom('1.0', '1e3', '12345678901234567890', 'NO', 'null', '~', 'true', '0x1F', '-0'),
  fc.constantFrom("'it''s get_a'", "''", '""', '"\\u0041 get_a\\tb \\"c\\""', '"a: b # c"', "'{'"),
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.constantFrom('*base', '&free 1', '!!str 12', '!own get_a'),
);

const { flow } = fc.letrec<{ flow: string }>((tie) => ({
  flow: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inline,
    fc
      .tuple(fc.array(tie('flow'), { maxLength: 3 }), fc.constantFrom('', ' '), fc.boolean())
      .map(([items, pad, isOpen]) => inBrackets('[', items, pad, isOpen, ']')),
    fc
      .tuple(members(tie('flow')), fc.constantFrom('', ' '), fc.boolean(), fc.boolean())
      .map(([pairs, pad, isOpen, isMerged]) => {
        const items = pairs.map(([key, value]) => `${key}: ${value}`);
        return inBrackets('{', isMerged ? ['<<: *base', ...items] : items, pad, isOpen, '}');
      }),
  ),
}));

function inBrackets(open: string, items: readonly string[], pad: string, isOpen: boolean, close: string) {
  if (items.length === 0) return open + pad + close;
  return `${open}${pad}${items.join(', ')}${isOpen ? ',' : ''}${pad}${close}`;
}

function members<T>(value: fc.Arbitrary<T>): fc.Arbitrary<[string, T][]> {
  const key = fc.constantFrom('a', 'name', '"type"', "'items'", '$ref', 'a b', '1.10', 'on', 'é');
  return fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 4 });
}

const line = fc
  .tuple(fc.constantFrom('', '', '', '  '), fc.array(word, { minLength: 1, maxLength: 4 }))
  .map(([deep, words]) => deep + words.join(' '));
const paragraph = fc
  .tuple(
    line.map((each) => each.trim()),
    fc.array(fc.oneof(line, fc.constant('')), { maxLength: 4 }),
  )
  .map(([first, more]) => [first, ...more]);

const scalar: fc.Arbitrary<Writer> = fc.oneof(
  { weight: 4, arbitrary: flow.map((text) => () => ({ inline: text, below: [] })) },
  { weight: 1, arbitrary: fc.constant(() => ({ inline: '', below: [] })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '| # h', '>2', '|2-'), paragraph)
      .map(([head, lines]) => () => ({
        inline: head,
        below: lines.map((each) => (each === '' ? '' : `  ${each}`)),
        isClosed: true as const,
      })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('', "'", '"'), paragraph).map(([quote, lines]) => () => {
      const rows = [...lines, 'end'].map((each) => each.trim());
      const below = rows.slice(1).map((each) => (each === '' ? '' : `   ${each}`));
      below.push(`${below.pop()}${quote}`);
      return { inline: `${quote}${rows[0]}`, below };
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(fc.tuple(above, flow, comment), { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([items, isOpen]) => () => {
        const rows = items.flatMap(([lines, item, behind], index) => {
          const comma = isOpen || index < items.length - 1 ? ',' : '';
          return [...lines, `    ${item}${comma}${behind}`];
        });
        return { inline: '[', below: [...rows, '  ]'] };
      }),
  },
);

const { block } = fc.letrec<{ block: Writer }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc
      .tuple(
        fc.array(fc.tuple(above, comment, tie('block')), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 2, 3),
        fc.boolean(),
        comment,
      )
      .map(([items, indent, isCompact, head]) => (isEntry: boolean) => {
        const lines = items.flatMap(([lead, behind, item], index) => {
          const rows = part('-', item(true), behind);
          return isEntry && isCompact && index === 0 ? rows : [...lead, ...rows];
        });
        return collection(lines, isEntry ? 2 : indent, isEntry && isCompact, head);
      }),
    fc
      .tuple(
        members(fc.tuple(above, comment, tie('block'))).filter((pairs) => pairs.length > 0),
        fc.constantFrom(2, 4),
        fc.boolean(),
        comment,
      )
      .map(([pairs, indent, isCompact, head]) => (isEntry: boolean) => {
        const lines = pairs.flatMap(([key, [lead, behind, value]], index) => {
          const rows = part(`${key}:`, value(false), behind);
          return isEntry && isCompact && index === 0 ? rows : [...lead, ...rows];
        });
        return collection(lines, isEntry ? 2 : indent, isEntry && isCompact, head);
      }),
  ),
}));

/** @param isCompact the first line stands behind the dash */
function collection(lines: readonly string[], indent: number, isCompact: boolean, head: string): Written {
  const below = lines.map((each) => (each === '' ? '' : ' '.repeat(indent) + each));
  if (!isCompact) return { inline: head.trim(), below, isClosed: true };
  return { inline: below[0]!.trimStart(), below: below.slice(1), isClosed: true };
}

function part(lead: string, { inline: text, below, isClosed }: Written, behind: string): string[] {
  const rows = [text === '' ? lead : `${lead} ${text}`, ...below];
  if (!isClosed) rows.push(`${rows.pop()}${behind}`);
  return rows;
}

/** YAML texts in which styles are mixed at every depth, with comments, blank lines, anchors and merges. */
export const yamlDocument: fc.Arbitrary<string> = fc
  .record({
    head: fc.constantFrom('', '# top\n', '\n', '%YAML 1.2\n---\n', '---\n'),
    base: fc.constantFrom('base: &base {type: string, b: 1}', 'base: &base # s\n  type: string\n  é: [1]'),
    body: members(fc.tuple(above, comment, block)),
    foot: fc.constantFrom('', '# foot\n', '\n\n', '...\n'),
    isWindows: fc.boolean(),
    isOpen: fc.boolean(),
  })
  .map(({ head, base, body, foot, isWindows, isOpen }) => {
    const lines = body.flatMap(([key, [lead, behind, value]]) => [
      ...lead,
      ...part(`${key}:`, value(false), behind),
    ]);
    const text = `${head}${[base, ...lines].join('\n')}\n${foot}`;
    const ended = isOpen ? text.replace(/\n+$/, '') : text;
    return isWindows ? ended.replaceAll('\n', '\r\n') : ended;
  });
