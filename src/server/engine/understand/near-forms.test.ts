import { expect, it } from 'vitest';
import { nearForms } from './near-forms.ts';
import { countWords, type Vocabulary } from './vocabulary.ts';

const of = (text: string): Vocabulary => ({
  words: new Map(Object.entries(countWords([text]))),
  languages: ['en'],
});

it('finds other forms of a word, the nearest first', () => {
  const vocabulary = of('магазины открыты, магазин закрыт, погода');
  expect(nearForms('магазина', vocabulary)).toEqual(['магазин', 'магазины']);
});

it('finds a word behind a prefix that is joined to it', () => {
  expect(nearForms('لمدينة', of('مدينة قديمة'))).toEqual(['مدينة']);
});

it('finds a longer Chinese word, but not one that shares a single sign', () => {
  const words = new Map([
    ['礼品卡', 1],
    ['品牌', 1],
  ]);
  expect(nearForms('礼品', { words, languages: ['en'] })).toEqual(['礼品卡']);
});

it('finds nothing for short words and words that are only a little alike', () => {
  expect(nearForms('дом', of('дома домой'))).toEqual([]);
  expect(nearForms('погода', of('город'))).toEqual([]);
});
