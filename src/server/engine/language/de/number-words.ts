import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
);
const tens = list('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig');

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  for (const word of list('eins eine einen einem einer')) values.set(word, 1);
  tens.forEach((word, at) => {
    values.set(word, (at + 2) * 10);
    for (let unit = 1; unit < 10; unit += 1)
      values.set(`${small[unit]}und${word}`, (at + 2) * 10 + unit);
  });
  const below = [...values].filter(([word, value]) => value > 0 && !/^eine/.test(word));
  for (const [word, hundreds] of [
    ['', 1] as const,
    ...small.slice(1, 10).map((unit, at) => [unit, at + 1] as const),
  ]) {
    values.set(`${word}hundert`, hundreds * 100);
    for (const [rest, value] of below) {
      values.set(`${word}hundert${rest}`, hundreds * 100 + value);
      values.set(`${word}hundertund${rest}`, hundreds * 100 + value);
    }
    values.set(`${word}tausend`, hundreds * 1000);
  }
  return values;
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['tausend'],
  fractions: new Map([
    ['halb', 0.5],
    ['halbe', 0.5],
    ['halben', 0.5],
    ['halber', 0.5],
    ['halbes', 0.5],
    ['halfte', 0.5],
    ['viertel', 0.25],
    ['dreiviertel', 0.75],
    ['anderthalb', 1.5],
    ['eineinhalb', 1.5],
  ]),
  dozen: ['dutzend'],
  ordinals: new Map(
    list('erste zweite dritte vierte funfte sechste siebte achte neunte zehnte').flatMap(
      (word, at) => [
        [word, at + 1] as const,
        [`${word}n`, at + 1] as const,
        [`${word}r`, at + 1] as const,
      ],
    ),
  ),
  months: [
    list('januar jan janner'),
    list('februar feb'),
    list('marz mrz'),
    list('april apr'),
    list('mai'),
    list('juni jun'),
    list('juli jul'),
    list('august aug'),
    list('september sept sep'),
    list('oktober okt'),
    list('november nov'),
    list('dezember dez'),
  ],
  weekdays: [
    list('montag montags mo'),
    list('dienstag dienstags di'),
    list('mittwoch mittwochs mi'),
    list('donnerstag donnerstags do'),
    list('freitag freitags fr'),
    list('samstag samstags sa sonnabend'),
    list('sonntag sonntags so'),
  ],
  units: {
    minute: list('minute minuten min'),
    hour: list('stunde stunden std'),
    day: list('tag tage tagen werktage werktagen werktag arbeitstage arbeitstagen'),
    week: list('woche wochen'),
    month: list('monat monate monaten'),
    year: list('jahr jahre jahren'),
    cm: list('zentimeter'),
    km: list('kilometer'),
    kg: list('kilo kilogramm'),
    g: list('gramm'),
    liter: list('liter litern'),
  },
  noon: ['mittag', 'mittags'],
  midnight: ['mitternacht'],
  common: list('der die das und ist sind wir sie ihr uns fur von mit den ein eine auf nicht im am'),
  negations: list(
    'nicht kein keine keinen keinem keiner keines nie niemals ohne nirgends nichts weder',
  ),
  opposites: new Map([
    ['geschlossen', 'geoffnet'],
    ['ruhetag', 'geoffnet'],
    ['verboten', 'erlaubt'],
    ['untersagt', 'erlaubt'],
    ['ausgeschlossen', 'moglich'],
    ['unmoglich', 'moglich'],
  ]),
  synonyms: new Map([
    ['gestattet', 'erlaubt'],
    ['willkommen', 'erlaubt'],
    ['offen', 'geoffnet'],
  ]),
  exceptions: list('ausser ausgenommen'),
  limits: list(
    'nach vor innerhalb bis ab unter uber falls wenn nur kostenlos frei gratis spater fruher stattdessen sonst mindestens hochstens maximal ausserhalb wahrend zwischen mehr weniger erst jede jeder jeden alle manchmal immer von',
  ),
  stop: list(
    'der die das den dem des ein eine einen einem einer und oder ist sind bin war waren sein wird werden kann konnen darf durfen muss mussen haben hat habe habt wir uns unser unsere ihr ihre sie ich du mich dir euch euer eure es man auch so sehr bitte gern gerne ja doch dann da hier dort von zu im in am an auf fur mit bei aus uber als wie was wer wo leider aktuell derzeit',
  ),
};
