import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { findExpected } from './expected-value.ts';

const expectedOf = (text: string, language: LanguageCode = 'en') =>
  findExpected(
    readQuestion({
      text,
      language,
      documentLanguages: [language],
      vocabulary: { words: new Map(), languages: [language] },
    }),
    questionWordsOf(language),
  );

describe('findExpected', () => {
  test.for([
    ['How much is a haircut?', 'en', 'price'],
    ['I need two rings engraved, what will it be', 'en', 'price'],
    ['What do we owe for the engraving?', 'en', 'price'],
    ['How long does engraving take?', 'en', 'duration'],
    ['When does the market start?', 'en', 'time'],
    ['How heavy is the big tent?', 'en', 'weight'],
    ['how much does the tent weigh', 'en', 'weight'],
    ['what year is the big tent from', 'en', 'year'],
    ['Aus welchem Jahr ist das Zelt?', 'de', 'year'],
    ['¿de qué año es la tienda?', 'es', 'year'],
    ['Wie schwer ist das Zelt?', 'de', 'weight'],
    ['¿Cuánto pesa la tienda?', 'es', 'weight'],
    ['Wann beginnt der Kurs?', 'de', 'time'],
    ['how late are you there on Wednesdays', 'en', 'time'],
    ['what is the phone number of the workshop', 'en', 'phone'],
    ['Wie ist eure Telefonnummer?', 'de', 'phone'],
    ['Was kostet eine Gravur?', 'de', 'price'],
    ['¿A qué hora empieza?', 'es', 'time'],
    ['How old do you have to be to join?', 'en', 'age'],
    ['Ab welchem Alter darf man mitmachen?', 'de', 'age'],
    ['¿Desde qué edad se puede entrar?', 'es', 'age'],
    ['Quel âge faut-il avoir ?', 'fr', 'age'],
  ] as const)('"%s" (%s) wants a %s', ([text, language, name]) => {
    expect(expectedOf(text, language).map((value) => value.name)).toEqual([name]);
  });

  test.for([
    ['The workshop opens at ten.', true],
    ['Come from half past six.', true],
    ['Open from 9 to 5', true],
    ['Um halb acht geht es los.', true],
    ['Abre a las diez.', true],
    ['It costs from 40 euros.', false],
    ['Reduced by 20 %', false],
    ['At the old mill', false],
  ] as const)('"%s" tells a time: %s', ([text, tells]) => {
    expect(expectedOf('When does it open?')[0]?.test(text)).toBe(tells);
  });

  test.for([
    'Are dogs allowed?',
    'How much notice do you need?',
    'What will our table number be?',
    'I want to pay for it with my card',
    'Is there a bench when I wait for my child?',
    '',
    '🐕',
  ])('"%s" wants no kind of value', (text) => {
    expect(expectedOf(text)).toEqual([]);
  });

  test.for([
    ['How much is a haircut?', 'A haircut is €32.', true],
    ['How much is parking?', 'Parking is free.', true],
    ['How much is a haircut?', 'We cut hair every day.', false],
    ['How long does engraving take?', 'Engraving takes two working days.', true],
    ['How long does engraving take?', 'We engrave rings and cups.', false],
    ['When does the market start?', 'It opens at 7:30.', true],
    ['When does the market start?', 'It opens on Saturday.', true],
    ['When do I have to tell you?', 'Write to us by the 15th.', true],
    ['When does the market start?', 'It is held on the square.', false],
  ] as const)('%s – "%s": %s', ([question, text, isMet]) => {
    expect(expectedOf(question)[0]?.test(text)).toBe(isMet);
  });

  test.for([
    'which papers do you need when I pick it up?',
    'if I cancel a day before is there a fee',
  ])('expects no value for “%s”', (text) => {
    expect(expectedOf(text)).toEqual([]);
  });
});

test.for([
  ['From 16, with a signed form.', true],
  ['Children under 12 come with an adult.', true],
  ['Ab 6 Jahren', true],
  ['Solo mayores de edad', true],
  ['The mill was built in 1904.', true],
  ['Thursday and Friday 17:00 – 22:00', false],
  ['We have 3 rooms.', false],
  ['', false],
] as const)('"%s" tells an age: %s', ([text, tells]) => {
  expect(expectedOf('How old do you have to be?')[0]?.test(text)).toBe(tells);
});

describe('a time of day', () => {
  const [late] = expectedOf('how late can I collect it on a Wednesday');

  test.each(['Until 6:30 pm.', 'We close at noon.', 'Collect it by seven.'])(
    'is in “%s”',
    (text) => {
      expect(late?.test(text)).toBe(true);
    },
  );

  test.each(['After that you have 2 hours.', 'On Wednesdays, yes.'])('is not in “%s”', (text) => {
    expect(late?.test(text)).toBe(false);
  });
});
