import { describe, expect, it } from 'vitest';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import {
  findConditions,
  findDangers,
  findPatient,
  isAlarm,
  rateAdvice,
  tellsDistress,
} from './emergency.ts';
import type { Section } from './sections.ts';

const section = (text: string, heading = ''): Section =>
  ({ heading, lastHeading: 0, text }) as Section;

describe('someone in trouble', () => {
  it.each([
    'he fell off and now he is dizzy',
    'my dog keeps throwing up',
    'she licked the brush, ok to wait and see?',
    'my lips puffed up after the mask',
    "it's getting hard to breathe in here since the spray",
    'what if we capsize',
  ])('is recognized in “%s”', (text) => {
    expect(tellsDistress({ text, language: 'en' })).toBe(true);
  });

  it.each(['do you sell sick bags', 'can I wait inside', 'is the water cold'])(
    'is not seen in “%s”',
    (text) => {
      expect(tellsDistress({ text, language: 'en' })).toBe(false);
    },
  );

  it('bleeds, unlike brakes and radiators', () => {
    const dangersIn = (text: string) => findDangers({ text, language: 'en' });
    expect(dangersIn('my knee is bleeding').has('bleeding')).toBe(true);
    expect(dangersIn('how much to get both brakes bled').size).toBe(0);
    expect(dangersIn('can you bleed all my radiators').size).toBe(0);
  });

  it('is in the water, and not a plant or a phone', () => {
    const dangersIn = (text: string) => findDangers({ text, language: 'en' });
    for (const text of ['someone is drowning', 'what if a child is struggling in the deep end'])
      expect(dangersIn(text).has('drowning')).toBe(true);
    for (const text of ['my phone drowned in the sink', 'is my fern drowning'])
      expect(dangersIn(text).size).toBe(0);
    expect(findDangers({ text: 'hilfe, ein Kind ertrinkt', language: 'de' }).size).toBe(1);
  });

  it('is told what to do by a warning', () => {
    expect(isAlarm(section('Drive to the hospital at once.'), 'en')).toBe(true);
    expect(isAlarm(section('Our rooms are heated all year.'), 'en')).toBe(false);
  });

  it('has drunk something when they ask what now', () => {
    const dangers = findDangers({ text: 'my son drank lamp oil, what now', language: 'en' });
    expect(dangers.has('poisoning')).toBe(true);
  });
});

describe('advice for a poisoning', () => {
  const dangers = new Set<ConceptId>(['poisoning']);
  const rate = (text: string) => rateAdvice({ section: section(text), dangers, language: 'en' });

  it('is worth more when it names a line to call for any poison', () => {
    const general = rate('Swallowed something? Call the poison line, 800 555 0100.');
    const single = rate('If someone has swallowed a bead, call us at 800 555 0101.');
    expect(general).toBeGreaterThan(single);
    expect(single).toBeGreaterThan(rate('We wash all cups by hand.'));
  });
});

describe('who is in danger', () => {
  const dangers = new Set<ConceptId>(['poisoning']);
  const forPets = section(
    'Your dog ate one? Call your vet or the animal poison line, 800 555 0102.',
  );

  it('is an animal or a person, as far as it is told', () => {
    expect(findPatient('my puppy ate a crayon', 'en')).toBe('animal');
    expect(findPatient('my 3 year old ate a crayon', 'en')).toBe('person');
    expect(findPatient('someone ate a crayon', 'en')).toBeNull();
  });

  it('is not advised with what is meant for the other', () => {
    expect(rateAdvice({ section: forPets, dangers, patient: 'person', language: 'en' })).toBe(0);
    expect(
      rateAdvice({ section: forPets, dangers, patient: 'animal', language: 'en' }),
    ).toBeGreaterThan(0);
  });
});

describe('advice without an emergency number', () => {
  const dangers = new Set<ConceptId>(['smoke']);
  const rate = (text: string) => rateAdvice({ section: section(text), dangers, language: 'en' });

  it('tells what to do about this very danger', () => {
    expect(rate('Burning smell from the oven: switch it off and ring us.')).toBe(1);
    expect(rate('Switch off the lights when you leave.')).toBe(0);
  });
});

describe('a pregnancy', () => {
  it.each([
    ["I'm five months along, can I use the sauna?", 'en'],
    ['ich bin im sechsten Monat, darf ich in die Sauna?', 'de'],
    ['estoy de 20 semanas, ¿puedo entrar en la sauna?', 'es'],
  ] as const)('is recognized without its name in “%s”', (text, language) => {
    expect(findConditions({ text, language }).has('pregnant')).toBe(true);
  });

  it('is not seen in a stay of some months', () => {
    const text = 'I stay for five months, is there a discount?';
    expect(findConditions({ text, language: 'en' }).has('pregnant')).toBe(false);
  });
});
