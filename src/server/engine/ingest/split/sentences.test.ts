import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it.each([
    ['plain', 'We open at nine. We close at six! Why? Rest.', 4],
    ['abbreviations', 'Call Dr. Miller at 9 a.m. on weekdays, e.g. Monday. Bring your card.', 2],
    ['initials and titles', 'J. R. Smith founded it. Mrs. Brown runs it.', 2],
    [
      'numbers and addresses',
      'It costs 12.50 euros. Write to info@example.com or see www.example.com today.',
      2,
    ],
    ['country names', 'It is sold in the U.S. and abroad. It ships fast.', 2],
    ['quotes', 'She said "yes." He left.', 2],
    ['no space between', '営業時間は九時からです。返品は三十日以内です。', 2],
    ['German dates', 'Das Fest ist am 3. April. Kommen Sie!', 2],
    ['German dates in brackets', 'Pfingsten (24. Mai): zu. Danach wieder da.', 2],
    ['Spanish titles', 'La Dra. Vidal atiende los lunes. Pida cita.', 2],
    ['lines', 'First line\nSecond line', 2],
  ])('parts %s', (_, text, count) => {
    const sentences = splitSentences(text);
    expect(sentences).toHaveLength(count);
    expect(sentences.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  it('cuts an endless sentence at a clause and loses nothing', () => {
    const text = `${'alpha beta gamma delta, '.repeat(60)}end`;
    const sentences = splitSentences(text);
    expect(Math.max(...sentences.map((sentence) => sentence.length))).toBeLessThanOrEqual(420);
    expect(sentences.join(' ')).toBe(text);
    expect(sentences[0]).toMatch(/,$/);
  });

  it('ends on a megabyte without a space', () => {
    const sentences = splitSentences('a'.repeat(1_000_000));
    expect(sentences.join('')).toHaveLength(1_000_000);
  });
});
