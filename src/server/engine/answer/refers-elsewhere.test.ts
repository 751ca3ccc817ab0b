import { describe, expect, it } from 'vitest';
import { refersElsewhere } from './refers-elsewhere.ts';

describe('a text that leaves the answer to another place', () => {
  it.each([
    ['What you pay depends on how early you tell us. A text message counts.', 'en'],
    ['Ask the desk for the price.', 'en'],
    ['The fees are in the price list.', 'en'],
    ['We rent out these things:', 'en'],
    ['Das kommt darauf an, wie viel zu tun ist.', 'de'],
    ['Depende de la temporada.', 'es'],
  ] as const)('is “%s”', (text, language) => {
    expect(refersElsewhere(text, language)).toBe(true);
  });

  it.each([
    'Ask at the desk or call 555 0100.',
    'Every helmet is checked after each ride.',
    'It depends on the weather. We call you in the morning. If it rains you get your money back.',
  ])('is not “%s”', (text) => {
    expect(refersElsewhere(text, 'en')).toBe(false);
  });
});
