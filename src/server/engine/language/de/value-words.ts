import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'ein/eine/einen/einem/einer,zwei,drei,vier,funf,sechs,sieben,acht,neun,zehn,elf,zwolf',
  sizes: {
    small: 'klein kleine kleiner kleines kleinen kleinste kleinsten',
    middle: 'mittel mittlere mittleren mittlerer mittelgross',
    large: 'gross grosse grosser grosses grossen grosste grossten',
  },
  howBig:
    'wie tief,wie gross,wie hoch,wie breit,wie schwer,wie warm,wie heiss,wie kalt,wie weit,wie schnell',
  howOld: 'wie alt,welchem alter,mindestalter,wie viel jahren,wieviel jahren,altersgrenze',
};
