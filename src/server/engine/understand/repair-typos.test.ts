import { expect, test } from 'vitest';
import { repairTypos } from './repair-typos.ts';
import { countWords, type Vocabulary } from './vocabulary.ts';

const florist: Vocabulary = {
  words: new Map(
    Object.entries(
      countWords([
        'Bridal bouquet from $95. Peony bouquet $48. Delivery on Saturdays until 2 pm. Wreath, orchid, terrarium workshop.',
        'Clipper vase, gift voucher, subscription every fortnight.',
      ]),
    ),
  ),
  languages: ['en'],
};
const repair = (text: string, vocabulary = florist): string =>
  repairTypos({
    text,
    language: 'en',
    vocabulary,
    extraWords: ['monday', 'wednesday', 'saturday', 'february'],
  });

test.for([
  ['hwo mcuh is teh peony boquet', 'how much is the peony bouquet'],
  ['wat tiem do yuo opne on saterday', 'what time do you open on saturday'],
  ['do you delivar a breidal bouqet', 'do you deliver a bridal bouquet'],
  ['wen is the terarium workshp', 'when is the terrarium workshop'],
  ['cliper vase prise', 'clipper vase price'],
  ['open in febuary', 'open in february'],
])('repairs "%s"', ([written, meant]) => {
  expect(repair(written as string)).toBe(meant);
});

test.for([
  'can I wear it on my waist',
  'bought it last week and wore it once',
  'is the saddle height adjustable',
  "I don't have a voucher, is that ok",
  'am i talking to a bot',
  'do you sell bonsai trees and succulents',
])('leaves "%s" alone', (text) => {
  expect(repair(text)).toBe(text);
});

test('words of documents in another language are no repairs', () => {
  const german: Vocabulary = {
    words: new Map([
      ['rosen', 3],
      ['strauss', 2],
    ]),
    languages: ['de'],
  };
  expect(repair('how much are the roses', german)).toBe('how much are the roses');
});
