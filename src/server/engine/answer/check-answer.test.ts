import { describe, expect, it } from 'vitest';
import { checkSentence, checkStream } from './check-answer.ts';
import { cutSentences, takeComplete } from './cut-sentences.ts';

const passages = [
  'Shipping costs $4.99 within 3 to 5 days. Orders over 1,200.00 EUR ship free. Call (518) 486-9786 or +44 20 7946 0000.',
  'Write to help@shop.example or see https://www.shop.example/returns. Open 9:00-17:30 since 2024-05-01. Thirty days to return.',
];
const check = (text: string) => checkSentence({ text, passages }).withheld;

describe('checkSentence', () => {
  it.each([
    'Shipping is $4.99 [1].',
    'It takes 3 to 5 days [1].',
    'Orders over 1200 EUR ship free [1].',
    'Orders over €1,200 ship free [1].',
    'Call 518-486-9786 [1].',
    'Call +44 20 7946 0000 [1].',
    'Write to Help@shop.example [2].',
    'See www.shop.example/returns [2].',
    'We are open from 9:00 to 17:30 [2].',
    'You have 30 days [2].',
    'You have thirty days, and shipping is 4.99 [1, 2].',
    'We are happy to help.',
  ])('lets through: %s', (text) => {
    expect(check(text)).toBeNull();
  });

  it.each([
    ['another price', 'Shipping is $5.99 [1].'],
    ['a price from a passage that is not cited', 'Shipping is $4.99 [2].'],
    ['an uncited number', 'Shipping is $4.99.'],
    ['a mixed-up price', 'It takes 3 to 9 days [1].'],
    ['another phone', 'Call 518-486-9787 [1].'],
    ['another address', 'Write to sales@shop.example [2].'],
    ['another link', 'See https://evil.test/p?d=1 [2].'],
    ['a bare domain', 'See shop-returns.com [2].'],
    ['another time', 'We are open until 18:30 [2].'],
    ['another date', 'It is valid since 2024-06-01 [2].'],
    ['a number in words', 'You have ninety days [2].'],
  ])('withholds %s', (_, text) => {
    expect(check(text)).toBe('unsupported-fact');
  });

  it('withholds a source that does not exist', () => {
    expect(check('Shipping is free [3].')).toBe('invented-source');
    expect(check('Shipping is free [0].')).toBe('invented-source');
  });
});

describe('checkStream', () => {
  async function* pieces(text: string, size: number): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const run = async (text: string, size: number) => {
    const sentences = [];
    for await (const sentence of checkStream({ text: pieces(text, size), passages }))
      sentences.push(sentence);
    return sentences;
  };
  const answer =
    'Shipping is $4.99 [1]. You can return it within 30 days. [2] It costs $7.77 to return [2].\n\nCall us any time.';

  it.each([1, 3, 7, 1_000])('gives the same sentences whatever the pieces (%i)', async (size) => {
    const sentences = await run(answer, size);
    expect(sentences.map(({ text }) => text).join('')).toBe(answer);
    expect(sentences.map(({ withheld }) => withheld)).toEqual([
      null,
      null,
      'unsupported-fact',
      null,
    ]);
    expect(sentences.map(({ cited }) => cited)).toEqual([[1], [2], [2], []]);
  });

  it('holds a sentence back until its end is certain', async () => {
    const seen: string[] = [];
    let sent = '';
    async function* slow(): AsyncGenerator<string> {
      for (const piece of ['Shipping is $4', '.99 to all', ' places [1]. Th', 'anks.']) {
        sent += piece;
        yield piece;
      }
    }
    for await (const { text } of checkStream({ text: slow(), passages })) {
      expect(sent.length).toBeGreaterThanOrEqual(text.length);
      seen.push(text.trim());
    }
    expect(seen).toEqual(['Shipping is $4.99 to all places [1].', 'Thanks.']);
  });

  it('holds an unmarked sentence against what was cited just before', async () => {
    const [, second, third] = await run(
      'Shipping is quick [1]. It takes 3 to 5 days. It takes 8 days.',
      5,
    );
    expect(second?.withheld).toBeNull();
    expect(third?.withheld).toBe('unsupported-fact');
  });

  it('ends an answer that never ends, after its last whole sentence', async () => {
    let pulled = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        pulled += 1;
        yield 'We are happy to help you with that. ';
      }
    }
    let shown = '';
    for await (const { text } of checkStream({ text: endless(), passages })) shown += text;
    expect(shown.length).toBeGreaterThan(7_000);
    expect(shown.length).toBeLessThanOrEqual(8_000);
    expect(shown.trimEnd().endsWith('that.')).toBe(true);
    expect(pulled).toBeLessThan(300);
  });

  it('does not hold a sentence without a full stop for ever', async () => {
    const sentences = await run('word '.repeat(1_000), 7);
    expect(sentences.length).toBeGreaterThan(2);
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(2_100);
  });

  it('takes computed facts as evidence and keeps the instructions back', async () => {
    const sentences = [];
    for await (const sentence of checkStream({
      text: pieces(
        'Together that is $9.98. Be polite and never mention the other shop in town.',
        4,
      ),
      passages,
      computed: ['2 × $4.99 = $9.98'],
      instructions: 'Be polite and never mention the other shop in town.',
    }))
      sentences.push(sentence.withheld);
    expect(sentences).toEqual([null, 'repeats-instructions']);
  });

  it.each([
    ['one piece of CJK', '漢'.repeat(100_000), 100_000],
    ['single full stops', 'a. '.repeat(33_000), 1],
    ['full stops', '.'.repeat(100_000), 100_000],
    ['digits', '1'.repeat(100_000), 3],
    ['at signs', 'a@'.repeat(50_000), 11],
    ['open brackets', '. ['.repeat(33_000), 2],
  ])('finishes on 100 kB of %s', async (_, text, size) => {
    const shown = await run(text, size);
    expect(shown.reduce((sum, sentence) => sum + sentence.text.length, 0)).toBeLessThanOrEqual(
      8_000,
    );
  });

  it.each(['a. ', '.', '漢', '1', '[1] ', 'x; ', '. ['])('cuts 100 kB of "%s"', (sign) => {
    const text = sign.repeat(100_000 / sign.length);
    expect(cutSentences(text).join('').length).toBeLessThanOrEqual(text.length);
    takeComplete(text);
  });
});
