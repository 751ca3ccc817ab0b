import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isOpposite } from './size-words.ts';
import { askTables, openShop } from './testing/table-fixture.ts';

const groomer = openShop({
  'tarifas.csv': `Servicio | Precio (€) | Pelo largo (€)
    Baño y secado | 24,00 | 31,00
    Deslanado | 35,00 | 46,00
    Corte de uñas | 8,00 |
    Baño de caballero y barba | 19,00 |`,
});
const upholstery = openShop({
  'preise.csv': `Leistung | Preis | Lange Vorhänge
    Reinigung mit Dampf | 18 € | 27 €
    Bügeln | 9 € | 14 €`,
});

const ask = (language: LanguageCode, question: string, shop = groomer) =>
  askTables({ shop, language })(question);

describe('a column for the opposite of what is asked', () => {
  it.each<[LanguageCode, string, string, typeof groomer]>([
    ['es', '¿cuánto cuesta el deslanado con el pelo largo?', '46,00', groomer],
    ['es', '¿cuánto cuesta el deslanado con el pelo corto?', '35,00', groomer],
    ['de', 'Was kostet das Bügeln für lange Vorhänge?', '14', upholstery],
    ['de', 'Was kostet das Bügeln für kurze Vorhänge?', '9', upholstery],
  ])('%s: %s', (language, question, price, shop) => {
    const answer = ask(language, question, shop);
    expect(answer?.text).toContain(price);
    expect(answer?.certainty).toBeGreaterThan(0.6);
  });

  it('adds up prices for the length that is said once', () => {
    const answer = ask('es', 'baño y secado y deslanado, pelo largo, ¿cuánto sale todo?');
    expect(answer?.text).toContain('77,00');
  });

  it.each([
    ['short', 'Long hair', true],
    ['pelo corto', 'Pelo largo', true],
    ['lange', 'Kurze Hose', true],
    ['corte', 'Pelo largo', false],
    ['short', 'Price', false],
    ['long', 'Long hair', false],
    ['', '', false],
  ])('"%s" and "%s": %s', (said, header, opposite) => {
    expect(isOpposite(said, header)).toBe(opposite);
  });
});

describe('words for men, women and plain things', () => {
  const tailor = openShop({
    'precios.csv': `Arreglo | Precio
      Pantalón de hombre | 14 €
      Pantalón de mujer | 16 €
      Pantalón infantil | 9 €
      Bajo sencillo | 7 €
      Bajo con forro | 12 €`,
  });
  it.each([
    ['arreglo de pantalón de chico, ¿cuánto es?', '14 €', '9 €'],
    ['¿cuánto vale el pantalón de señora?', '16 €', '14 €'],
    ['¿cuánto cuesta un bajo simple?', '7 €', '12 €'],
  ])('%s', (question, price, other) => {
    const answer = askTables({ shop: tailor, language: 'es' })(question);
    expect(answer?.text).toContain(price);
    expect(answer?.text).not.toContain(other);
  });
});
