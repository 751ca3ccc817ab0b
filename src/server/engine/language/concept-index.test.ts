import { describe, expect, it } from 'vitest';
import { conceptIds } from './concept-ids.ts';
import { findConcepts, relatedWords, wordsOf } from './concept-index.ts';
import { animalsConcepts } from './en/concepts-animals.ts';
import { commerceConcepts } from './en/concepts-commerce.ts';
import { foodConcepts } from './en/concepts-food.ts';
import { goodsConcepts } from './en/concepts-goods.ts';
import { healthConcepts } from './en/concepts-health.ts';
import { homeConcepts } from './en/concepts-home.ts';
import { leisureConcepts } from './en/concepts-leisure.ts';
import { vehiclesConcepts } from './en/concepts-vehicles.ts';
import { visitConcepts } from './en/concepts-visit.ts';
import { worldConcepts } from './en/concepts-world.ts';
import { type LanguageCode, languageCodes } from './language-code.ts';

const groups = [
  animalsConcepts,
  commerceConcepts,
  foodConcepts,
  goodsConcepts,
  healthConcepts,
  homeConcepts,
  leisureConcepts,
  vehiclesConcepts,
  visitConcepts,
  worldConcepts,
];

const idsIn = (text: string, language: LanguageCode) =>
  findConcepts(text, language).map(({ id }) => id);

describe.each(languageCodes)('the %s word lists', (language) => {
  it('name every concept', () => {
    expect(conceptIds.filter((id) => wordsOf(id, language).length === 0)).toEqual([]);
  });

  it('hold lower-case words, none of them twice in a concept', () => {
    for (const id of conceptIds) {
      const words = wordsOf(id, language);
      expect(words).toEqual(words.map((word) => word.toLowerCase().trim()));
      expect(words, id).toHaveLength(new Set(words).size);
    }
  });

  it('give no word more than three meanings', () => {
    const meanings = new Map<string, number>();
    for (const word of conceptIds.flatMap((id) => wordsOf(id, language)))
      meanings.set(word, (meanings.get(word) ?? 0) + 1);
    expect([...meanings].filter(([, count]) => count > 3)).toEqual([]);
  });

  it('find each of their words again', () => {
    const lost = conceptIds.flatMap((id) =>
      wordsOf(id, language).filter((word) => !idsIn(word, language).includes(id)),
    );
    expect(lost).toEqual([]);
  });
});

describe('the concept ids', () => {
  it('are unique and sorted within each group', () => {
    expect(conceptIds).toHaveLength(new Set(conceptIds).size);
    for (const group of groups) expect(Object.keys(group)).toEqual(Object.keys(group).sort());
    expect(groups.flatMap((group) => Object.keys(group))).toHaveLength(conceptIds.length);
  });
});

describe('findConcepts', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'How much is postage to Ireland?', ['how-much', 'shipping-cost', 'ireland']],
    ['en', 'I’d like a tooth pulled', ['tooth-extraction']],
    ['en', 'Do you take amex?', ['american-express']],
    ['en', 'Can you fix it?', ['repair']],
    ['en', 'We broke down', ['breakdown']],
    ['de', 'Stornierungsgebühren', ['cancel', 'price']],
    ['es', '¿Aceptáis perros en la terraza?', ['dog', 'outdoor-seating']],
    ['fr', "L'addition, s'il vous plaît", ['restaurant-bill']],
    ['it', 'Posso restituire le scarpe?', ['is-it-possible', 'return-goods', 'shoes']],
    ['pt', 'Quanto custa o envio?', ['how-much', 'delivery']],
    ['nl', 'Verkopen jullie glutenvrije broden?', ['do-you-offer', 'gluten-free', 'bread']],
    ['pl', 'Ile kosztuje dostawa do Niemiec?', ['how-much', 'delivery', 'germany']],
  ])('finds what a customer means (%s: %s)', (language, text, ids) => {
    expect(idsIn(text, language)).toEqual(ids);
  });

  it('tells where the words stand in the text as written', () => {
    expect(findConcepts('Is it Gluten-Free, please?', 'en')).toEqual([
      { id: 'gluten-free', from: 6, to: 17, words: 'Gluten-Free' },
    ]);
  });

  it('takes the longest phrase', () => {
    expect(idsIn('hair color', 'en')).toEqual(['hair-color']);
    expect(idsIn('money back', 'en')).toEqual(['refund']);
  });

  it('gives every meaning of an ambiguous word the same place', () => {
    const found = findConcepts('eine Torte, bitte: Rechnung', 'de').filter(
      ({ words }) => words === 'Rechnung',
    );
    expect(found.map(({ id }) => id).sort()).toEqual(['invoice', 'restaurant-bill']);
  });

  it('looks through articles and pronouns inside a phrase', () => {
    expect(idsIn('pull my tooth', 'en')).toEqual(['tooth-extraction']);
    expect(idsIn('can I send them back', 'en')).toEqual(['is-it-possible', 'return-goods']);
    expect(idsIn('me duele la muela', 'es')).toEqual(['toothache']);
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'puppies', 'dog'],
    ['en', 'cancelling', 'cancel'],
    ['en', 'hired', 'rent'],
    ['de', 'Zähnen', 'tooth'],
    ['de', 'liefert', 'delivery'],
    ['de', 'Rueckgabe', 'return-goods'],
    ['es', 'rojas', 'red'],
    ['es', 'reservaste', 'book'],
    ['es', 'envio', 'delivery'],
    ['es', 'cerráis', 'closed'],
    ['it', 'camere', 'hotel-room'],
    ['pt', 'cães', 'dog'],
    ['nl', 'katten', 'cat'],
    ['pl', 'wodę', 'water'],
    ['pl', 'zwrocic', 'return-goods'],
  ])('knows a word by its other forms (%s: %s)', (language, word, id) => {
    expect(idsIn(word, language)).toContain(id);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Wed'],
    ['en', 'I’d say I’ll'],
    ['de', 'Reise'],
    ['de', 'sagen'],
    ['de', 'Handelsregister'],
    ['de', 'akzeptieren'],
    ['de', 'fantastisch'],
    ['es', 'te'],
    ['es', 'casa'],
    ['fr', 'tous'],
    ['nl', 'laat'],
  ])('does not mistake one word for another (%s: %s)', (language, word) => {
    expect(findConcepts(word, language)).toEqual([]);
  });

  it('tells words apart by their accents where the text has some', () => {
    expect(idsIn('livré', 'fr')).toEqual(['delivery']);
    expect(idsIn('livre', 'fr')).toContain('book-item');
    expect(idsIn('livre', 'fr')).not.toContain('delivery');
  });

  it('finds the parts of German and Dutch compounds', () => {
    expect(findConcepts('Lederjacken', 'de').map(({ words }) => words)).toEqual([
      'Leder',
      'jacken',
    ]);
    expect(idsIn('Hundekekse', 'de')).toContain('dog');
    expect(idsIn('winterkorting', 'nl')).toEqual(['winter', 'discount']);
  });
});

describe('relatedWords', () => {
  it('bridges languages', () => {
    const [related] = relatedWords('Rückgabe', 'de', ['es']);
    expect(related).toMatchObject({ id: 'return-goods', language: 'es' });
    expect(related?.words).toContain('devolución');
  });

  it('gives synonyms in the same language without the word itself', () => {
    const words = relatedWords('postage', 'en', ['en']).flatMap((related) => related.words);
    expect(words).toContain('shipping cost');
    expect(words).not.toContain('postage');
  });

  it('gives nothing for words without a concept or for several concepts in a row', () => {
    expect(relatedWords('xyzzy', 'en', ['de'])).toEqual([]);
    expect(relatedWords('cat and bread', 'en', ['de'])).toEqual([]);
    expect(relatedWords('', 'en', ['de'])).toEqual([]);
  });
});
