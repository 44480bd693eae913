import { describe, expect, it } from 'vitest';
import { withoutJson } from '../../rules/shared/embedded-json.js';
import { countWords, sentencesOf } from '../../rules/shared/words.js';
import { earned, findingsOf, withDescription } from './assess.js';

describe('the number of words', () => {
  it.each([
    ['', 0],
    ['   \n\t', 0],
    ['Gets one order.', 3],
    ['Gets  one\n order', 3],
    ['Gets — one • order', 3],
    ['read-only and a/b', 3],
    ["doesn't", 1],
    ['查询发票', 2],
    ['查询发票号', 3],
    ['查询 发票', 2],
    ['按发票号查询 invoice_list 的内容', 6],
    ['请求書を取得します', 5],
    ['データベース', 3],
    ['영수증을 가져옵니다', 2],
    ['Gets 3 orders', 3],
  ])('of %j is %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('leaves JSON in the text out', async () => {
    expect(countWords(withoutJson('Adds a note {"text": "many words that are no prose"} to a page.'))).toBe(
      6,
    );
    expect(countWords(withoutJson('Braces {that are no JSON} stay.'))).toBe(6);
    expect(
      await earned(
        'description/long-enough',
        withDescription('Adds a {"b": "one two three four five six seven"} c.'),
      ),
    ).toBe(0);
  });

  it('must be more than 10', async () => {
    const words = (count: number) => withDescription(`Gets ${'word '.repeat(count - 1)}`);
    expect(await earned('description/long-enough', words(10))).toBe(0);
    expect(await earned('description/long-enough', words(11))).toBe(40);
    expect(await findingsOf('description/long-enough', words(1))).toEqual([
      '/description: the description has 1 word; more than 10 are needed',
    ]);
  });

  it('must be fewer than 200', async () => {
    const words = (count: number) => withDescription(`Gets ${'word '.repeat(count - 1)}`);
    expect(await earned('description/short-enough', words(199))).toBe(20);
    expect(await earned('description/short-enough', words(200))).toBe(0);
  });

  it('must be more than 20 characters in Chinese', async () => {
    expect(await earned('description/long-enough', withDescription('查'.repeat(20)))).toBe(0);
    expect(await earned('description/long-enough', withDescription('查'.repeat(21)))).toBe(40);
  });
});

describe('sentences', () => {
  it('end at a stop before a blank, at a full-width stop, and at a line end', () => {
    expect(sentencesOf('Gets v1.2 of it. Fails!\n查询。返回')).toEqual([
      'Gets v1.2 of it.',
      'Fails!',
      '查询。',
      '返回',
    ]);
  });
});

describe('a missing description', () => {
  it.each([undefined, null, '', '  \n', 7])(
    'earns nothing in its category when it is %j',
    async (description) => {
      const tool = [{ ...withDescription(''), description }];
      for (const rule of ['present', 'long-enough', 'starts-with-verb', 'short-enough'])
        expect(await earned(`description/${rule}`, tool)).toBe(0);
      expect(await findingsOf('description/present', tool)).toHaveLength(1);
      expect(await findingsOf('description/long-enough', tool)).toEqual([]);
    },
  );
});
