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
  ['price of the terra workshop', 'price of the terrarium workshop'],
  ['do you have a subsc', 'do you have a subscription'],
  ['a bri bouquet', 'a bridal bouquet'],
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

const harbor: Vocabulary = {
  words: new Map(
    Object.entries(
      countWords([
        'Our beach is 300 m away. Life jackets are included. Aqua Jog class in the boat house. The choir sings on the pier.',
        'The team is here from 9. Lanes for swimmers, league games, quiz night. Dry cleaning of wetsuits. Carpark. Plumbing.',
      ]),
    ),
  ),
  languages: ['en'],
};

test.for([
  ['how far is the beech', 'how far is the beach'],
  ['how many lains are there', 'how many lanes are there'],
  ['when are the leeg games', 'when are the league games'],
  ['is there a qwiz', 'is there a quiz'],
  ['when does it finsh', 'when does it finish'],
  ['do you rent the bote house', 'do you rent the boat house'],
  ['what tiem is it', 'what time is it'],
  ['are life jakets free', 'are life jackets free'],
])('repairs what is written by ear: "%s"', ([written, meant]) => {
  expect(repair(written as string, harbor)).toBe(meant);
});

test.for([
  ['price of aquajgo', 'price of aqua jog'],
  ['is there a car park', 'is there a carpark'],
])('cuts and joins words as the documents write them: "%s"', ([written, meant]) => {
  expect(repair(written as string, harbor)).toBe(meant);
});

test.for([
  'can i have air con',
  'do i wear a helmet',
  'what prizes can i win',
  'are you open every day',
  'do you ship to wales',
  'can vegans be catered for',
])('leaves "%s" alone although other words sound alike', (text) => {
  expect(repair(text, harbor)).toBe(text);
});

test.for([
  ['es', 'estracion de muela', 'Extracción. Muela. Estación de tren.', 'extraccion de muela'],
  ['es', 'bacuna de la ravia', 'Vacuna de la rabia', 'vacuna de la rabia'],
  ['es', 'cuánto me ahorro', 'Abrimos ahora. El horno.', 'cuánto me ahorro'],
  ['de', 'Ueberlandfahrt', 'Überlandfahrt', 'uberlandfahrt'],
  ['de', 'theorie untericht', 'Theorieunterricht', 'theorieunterricht'],
  ['fr', 'restorant', 'Restaurant au jardin', 'restaurant'],
  ['nl', 'verzenden en leifering', 'Levering in Nederland', 'verzenden en levering'],
  ['es', 'hay que yevar gorro', 'Gorro obligatorio', 'hay que llevar gorro'],
  ['pl', 'masarz plecow', 'Masaż pleców', 'masaz plecow'],
] as const)('repairs by the sounds of %s: "%s"', ([language, written, text, meant]) => {
  const vocabulary = {
    words: new Map(Object.entries(countWords([text]))),
    languages: [language],
  };
  expect(repairTypos({ text: written, language, vocabulary, extraWords: [] })).toBe(meant);
});

test('leaves the name of a thing alone that only sounds like a word of the documents', () => {
  const shop: Vocabulary = { words: new Map([['bought', 3]]), languages: ['en'] };
  expect(repair('do you have walking boots', shop)).toBe('do you have walking boots');
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

test('a word that can be looked up in the language of the documents is no slip', () => {
  const english: Vocabulary = { words: new Map([['boiler', 4]]), languages: ['en'] };
  const text = 'ile kosztuje przegląd kotła';
  expect(repairTypos({ text, language: 'pl', vocabulary: english, extraWords: [] })).toBe(text);
});

test.for([
  ['y cuánto tardáis?', 'y cuánto tardáis?'],
  ['me regaláis algo por navidad?', 'me regaláis algo por navidad?'],
  ['cuánto es pulir la mesa?', 'cuánto es pulir la mesa?'],
  ['tenéis una tablita de roble?', 'tenéis una tabla de roble?'],
])('Spanish for a carpenter: "%s"', ([written, meant]) => {
  const vocabulary: Vocabulary = {
    words: new Map(
      Object.entries(
        countWords([
          'Llegas tarde: esperamos un rato. Regalos. Mesa y tabla de roble. Pule y barniza.',
        ]),
      ),
    ),
    languages: ['es'],
  };
  expect(repairTypos({ text: written as string, language: 'es', vocabulary, extraWords: [] })).toBe(
    meant,
  );
});

test('leaves a compound whose parts are words, and reads two words written together', () => {
  const office: Vocabulary = {
    words: new Map(Object.entries(countWords(['Betriebsferien im August.']))),
    languages: ['de'],
  };
  const text = 'nummer für eine betriebsfeier';
  expect(repairTypos({ text, language: 'de', vocabulary: office, extraWords: [] })).toBe(text);
  const laundry: Vocabulary = {
    words: new Map(Object.entries(countWords(['Self wash room, grinding wheel.']))),
    languages: ['en'],
  };
  expect(repair('selfwsh griding', laundry)).toBe('self wash grinding');
});

test.for(['do you sell pods', 'is the lawn mowed', 'paint without vapours'])(
  'leaves "%s", whose words only look like those of the documents',
  (text) => {
    const vocabulary: Vocabulary = {
      words: new Map(Object.entries(countWords(['Two ponds and one mower. Vapors and valours.']))),
      languages: ['en'],
    };
    expect(repair(text, vocabulary)).toBe(text);
  },
);

test('joins no article or possessive with what follows, whatever the documents name so', () => {
  const portal: Vocabulary = {
    words: new Map(Object.entries(countWords(['Sign in to MyLicense to see your license.']))),
    languages: ['en'],
  };
  expect(repair('is my license suspended', portal)).toBe('is my license suspended');
});
