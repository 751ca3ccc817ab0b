import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from './language-code.ts';
import { isReadInEnglish, readInEnglish } from './read-in-english.ts';
import { textForModel } from './text-for-model.ts';

describe('readInEnglish', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['es', '¿Cuánto cuesta la limpieza dental?', /how much.*cost.*clean/],
    ['es', '¿Puedo pagar a plazos?', /can.*pay.*installments/],
    ['de', 'Muss ich einen Termin absagen?', /must.*cancel appointment/],
    ['de', 'Wir nehmen keine Kreditkarten.', /credit card/],
    ['fr', 'Est-ce que je peux annuler mon rendez-vous ?', /(?:can|may) i cancel appointment/],
    ['it', 'Posso cancellare la prenotazione?', /can.*cancel.*(?:booking|reservation)/],
    ['pt', 'Posso cancelar a reserva?', /can.*cancel.*(?:booking|reservation)/],
    ['nl', 'Kan ik mijn afspraak annuleren?', /can.*cancel appointment/],
    ['pl', 'Czy mogę odwołać wizytę?', /cancel (?:appointment|visit)/],
  ])('reads %s: %s', (language, text, english) => {
    expect(readInEnglish(text, language)).toMatch(english);
  });

  it('takes forms of a word for the word', () => {
    expect(readInEnglish('cancelaciones', 'es')).toBe(readInEnglish('cancelación', 'es'));
    expect(readInEnglish('Termine', 'de')).toBe(readInEnglish('Termin', 'de'));
  });

  it('reads without accents and capitals as with them', () => {
    expect(readInEnglish('habitacion', 'es')).toBe(readInEnglish('Habitación', 'es'));
  });

  it('takes compounds apart that the dictionary lacks', () => {
    const parts = readInEnglish('Hundefriseurtermin', 'de');
    expect(parts).toContain('dog');
    expect(parts).toContain('appointment');
  });

  it('tells a German noun from a verb by its capital letter', () => {
    expect(readInEnglish('Das Essen', 'de')).not.toBe(readInEnglish('das essen', 'de'));
  });

  it('keeps numbers, signs and names', () => {
    expect(readInEnglish('Zubrowska: 12,50 €; 10:30 – 14:00', 'es')).toBe(
      'Zubrowska: 12,50 €; 10:30 – 14:00',
    );
  });

  it('leaves English and languages without a dictionary as they are', () => {
    expect(readInEnglish('no son red pan', 'en')).toBe('no son red pan');
    expect(readInEnglish('Bilet do muzeum', 'ro')).toBe('Bilet do muzeum');
  });

  it('has a dictionary for every language that questions are read in', () => {
    expect(languageCodes.filter((code) => !isReadInEnglish(code))).toEqual([]);
    expect(isReadInEnglish('ru')).toBe(false);
  });
});

describe('textForModel', () => {
  const text = 'Perros no admitidos';
  it('reads in English only for a model that knows nothing else and is made for it', () => {
    const readFor = (languages: 'all' | readonly ['en'] | 'read-in-english') =>
      textForModel({ text, language: 'es', embedder: { languages } });
    expect(readFor('all')).toBe(text);
    expect(readFor(['en'])).toBe(text);
    expect(readFor('read-in-english')).toContain('dog');
  });
});
