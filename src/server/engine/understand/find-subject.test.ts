import { expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findSubject } from './find-subject.ts';

test.for<[LanguageCode, string, string | null]>([
  ['en', 'how much is a deep clean', 'deep clean'],
  ['en', 'do i need to make a booking for a head massage', 'head massage'],
  ['en', "what's the adult price for the harbor cruise", 'harbor cruise'],
  ['en', 'how many days does a gel coat stay on', 'gel coat'],
  ['en', 'thinking of getting a boiler check done, what does it cost', 'boiler check'],
  ['en', 'i need a tent + stove set for one day, what is the price?', 'tent + stove set'],
  ['en', 'roof wash for my van: price', 'roof wash for my van'],
  ['en', 'candle making 2: what day is it', 'candle making 2'],
  ['en', "we don't have a car, is there a ferry up to the old fort", 'ferry up to the old fort'],
  ['en', 'can i walk in for a flu shot or do i have to book', 'flu shot'],
  ['en', 'want to book a paraffin dip, what is the price', 'paraffin dip'],
  ['en', 'how long does shipping to Norway take', 'shipping to Norway'],
  ['en', 'my daughter wants riding lessons, how much are they', 'riding lessons'],
  ['en', 'what does the garden bench cost now', 'garden bench'],
  ['en', 'which sizes does the rain coat for kids come in', 'rain coat'],
  ['en', 'price for getting rid of a wasp nest', 'rid of a wasp nest'],
  ['en', 'how much is it?', null],
  ['de', 'wie teuer ist die Nachtführung', 'Nachtführung'],
  ['de', 'habt ihr immer windbeutel oder nur zu bestimmten zeiten', 'windbeutel'],
  ['de', 'was kostet eine Bremsenprüfung', 'Bremsenprüfung'],
  ['de', 'muss man für die Nachtführung vorher buchen', 'Nachtführung'],
  ['es', '¿cuánto cuesta la limpieza de alfombras?', 'limpieza de alfombras'],
  ['es', 'quiero reservar una clase de vela, ¿cuánto dura?', 'clase de vela'],
  ['fr', 'combien coûte la location de vélos', 'location de vélos'],
  ['it', 'vorrei prenotare una lezione di vela, quanto costa?', 'lezione di vela'],
  ['nl', 'wat kost een winterbeurt', 'winterbeurt'],
])('%s: "%s" is about "%s"', ([language, text, subject]) => {
  expect(findSubject({ text, language })).toBe(subject);
});
