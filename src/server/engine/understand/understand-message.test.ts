import { describe, expect, test } from 'vitest';
import { openFacts } from '#server/engine/facts/open-facts.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { understandMessage } from './understand-message.ts';
import { countWords } from './vocabulary.ts';

const pottery = openFacts([
  {
    documentId: 'd',
    title: 'Studio',
    facts: {
      language: 'en',
      vocabulary: countWords(['Wheel throwing course, glazing, kiln firing, membership.']),
      tables: [],
      schedules: [],
      contacts: [],
      passageOfBlock: [],
    },
    passageIds: ['p'],
  },
]);
const understand = (text: string, history: readonly Turn[] = []) =>
  understandMessage({ text, history, facts: pottery });

const clinic = openFacts([
  {
    documentId: 'c',
    title: 'Clínica',
    facts: {
      language: 'es',
      vocabulary: countWords(['Autobuses 6 y 22, parada Limonar. Aparcamiento enfrente.']),
      tables: [],
      schedules: [],
      contacts: [],
      passageOfBlock: [],
    },
    passageIds: ['p'],
  },
]);

describe('understandMessage', () => {
  test('takes a greeting for small talk', () => {
    expect(understand('Hello!')).toMatchObject({ language: 'en', parts: [] });
    expect(understand('Hello!').smallTalk).not.toBeNull();
    expect(understand('Can I talk to a real person?').smallTalk).toBe('human');
  });

  test('takes thanks for small talk whatever is shouted before them', () => {
    expect(understand('Bostin, thanks for your help!').smallTalk).toBe('thanks');
    expect(understand('glazing, thanks for your help').smallTalk).toBeNull();
    expect(understand('parking, thanks').smallTalk).toBeNull();
  });

  test('completes the third question of a message from the part that names something', () => {
    const { parts } = understand(
      'Is the glazing course on monday, what do i need to bring and how much is it',
    );
    expect(parts.at(-1)?.text).toMatch(/how much is (?:the )?glazing course/);
  });

  test('reads a question that points back together with what the story names', () => {
    const { parts } = understand('I am interested in the glazing course. What would it cost?');
    expect(parts[0]?.others?.map(({ text }) => text).join()).toMatch(/glazing course/);
  });

  test('takes courtesies away and repairs typos', () => {
    const message = understand('Hi there, hwo much is the glazng course please? Thanks!');
    expect(message.smallTalk).toBeNull();
    expect(message.whole.toLowerCase()).toContain('how much is the glazing course');
    expect(message.whole.toLowerCase()).not.toContain('thanks');
  });

  test('stays with the language of the documents when a message looks like another by a few words', () => {
    const message = understandMessage({
      text: 'qué autobús me deja en la puerta',
      history: [],
      facts: clinic,
    });
    expect(message.language).toBe('es');
  });

  test.each([
    ['a que hora es la parada de la tarde', 'es'],
    ['a que horas para o ônibus à tarde?', 'pt'],
  ])('tells languages with many words in common apart: %s', (text, language) => {
    expect(understandMessage({ text, history: [], facts: clinic }).language).toBe(language);
  });

  test('splits two questions', () => {
    const { parts } = understand('How much is the membership? And when does the course start?');
    expect(parts.map(({ text }) => text)).toHaveLength(2);
  });

  test('answers in the language of the message, and stays with it when a message is too short to tell', () => {
    expect(understand('Was kostet die Mitgliedschaft im Monat?').language).toBe('de');
    const history: Turn[] = [
      { role: 'visitor', text: 'Was kostet die Mitgliedschaft im Monat?' },
      { role: 'assistant', text: 'Das kostet 40 €.' },
    ];
    expect(understand('Raku?', history).language).toBe('de');
  });

  test('remembers the visitor’s last questions, cleaned', () => {
    const history: Turn[] = ['one', 'two', 'three', 'four'].map((number) => ({
      role: 'visitor',
      text: `What is the price of course ${number}?`,
    }));
    const { previous } = understand('And glazing?', history);
    expect(previous).toHaveLength(3);
    expect(previous.at(-1)).toContain('four');
  });

  test.for(['', '   ', '🏺🏺🏺', '?', 'how much is glazing '.repeat(200)])(
    'has something to ask for "%s"',
    (text) => {
      const message = understand(text);
      expect(message.smallTalk !== null || message.parts.length > 0).toBe(true);
    },
  );
});

describe('what is told around a question', () => {
  test.for([
    ['Is the kiln on today? We drive up from the coast.', 'Is the kiln on today?'],
    ['Do you offer a wheel course? My sister is in town.', 'Do you offer a wheel course?'],
  ])('is left out for a second try: “%s”', ([text, asked]) => {
    expect(understand(text as string).parts.map((part) => part.asked)).toEqual([asked]);
  });

  test('stays when it says how old someone is', () => {
    const { parts } = understand('Do you offer a wheel course? I am seventy years old.');
    expect(parts.map((part) => part.asked)).toEqual([undefined]);
  });

  test('doesn’t name what the next question is about', () => {
    const { parts } = understand(
      "I'm no member. What's the fee for glazing and when does it start?",
    );
    expect(parts[1]?.text).toContain('glazing');
    expect(parts[1]?.text).not.toContain('member');
  });

  test('is no question of its own when it is a wish', () => {
    const { parts } = understand('Is the kiln on today? Would love to see it.');
    expect(parts).toHaveLength(1);
  });
});

test('stays in the language of the conversation where a few little words could be of two', () => {
  const history: Turn[] = [{ role: 'visitor', text: '¿cuánto cuesta la limpieza por la mañana?' }];
  expect(understandMessage({ text: 'y a la tarde?', history, facts: clinic }).language).toBe('es');
});
