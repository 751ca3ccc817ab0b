import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const tens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  values.set('un', 1).set('una', 1);
  tens.forEach((word, at) => {
    const ten = (at + 2) * 10;
    values.set(word, ten);
    for (let unit = 1; unit < 10; unit += 1) {
      // "ventuno" and "ventotto" lose the vowel in between.
      const stem = unit === 1 || unit === 8 ? word.slice(0, -1) : word;
      values.set(`${stem}${small[unit]}`, ten + unit);
    }
  });
  const below = [...values].filter(([word, value]) => value > 0 && !/^una?$/.test(word));
  for (let hundreds = 1; hundreds < 10; hundreds += 1) {
    const hundred = `${hundreds === 1 ? '' : small[hundreds]}cento`;
    values.set(hundred, hundreds * 100);
    for (const [rest, value] of below) values.set(`${hundred}${rest}`, hundreds * 100 + value);
    if (hundreds > 1) values.set(`${small[hundreds]}mila`, hundreds * 1000);
  }
  return values.set('mille', 1000);
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['mila'],
  fractions: new Map([
    ['mezzo', 0.5],
    ['mezza', 0.5],
    ['meta', 0.5],
  ]),
  dozen: ['dozzina', 'dozzine'],
  ordinals: new Map(),
  months: list(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ).map((month) => [month]),
  weekdays: list('lunedi martedi mercoledi giovedi venerdi sabato domenica').map((day) => [day]),
  units: {
    minute: list('minuto minuti'),
    hour: list('ora ore'),
    day: list('giorno giorni'),
    week: list('settimana settimane'),
    month: list('mese mesi'),
    year: list('anno anni'),
  },
  noon: ['mezzogiorno'],
  midnight: ['mezzanotte'],
  common: list('il lo gli della delle dei nel sono con per una siamo costa che'),
  negations: list('non senza nessun nessuna'),
  opposites: new Map([
    ['chiuso', 'aperto'],
    ['chiusa', 'aperto'],
    ['chiusi', 'aperto'],
    ['vietato', 'permesso'],
  ]),
  synonyms: new Map(),
  exceptions: list('tranne eccetto'),
  limits: list('dopo prima entro fino gratis gratuito solo ogni tutti sempre'),
  stop: list('il lo gli della delle dei nel sono una siamo che anche questo questa'),
};
