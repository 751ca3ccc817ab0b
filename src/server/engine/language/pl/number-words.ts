import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
);
const tens = list(
  'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
);
const hundreds = list(
  'sto dwiescie trzysta czterysta piecset szescset siedemset osiemset dziewiecset',
);

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  values.set('jedna', 1).set('jedno', 1).set('dwie', 2);
  const units = [...values].filter(([, value]) => value > 0 && value < 10);
  tens.forEach((word, at) => {
    const ten = (at + 2) * 10;
    values.set(word, ten);
    for (const [unit, value] of units) values.set(`${word} ${unit}`, ten + value);
  });
  const below = [...values].filter(([, value]) => value > 0);
  hundreds.forEach((word, at) => {
    values.set(word, (at + 1) * 100);
    for (const [rest, value] of below) values.set(`${word} ${rest}`, (at + 1) * 100 + value);
  });
  return values.set('tysiac', 1000);
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['tysiace', 'tysiecy'],
  fractions: new Map([
    ['poltora', 1.5],
    ['poltorej', 1.5],
    ['polowa', 0.5],
  ]),
  dozen: ['tuzin'],
  ordinals: new Map(),
  months: [
    list('styczen stycznia'),
    list('luty lutego'),
    list('marzec marca'),
    list('kwiecien kwietnia'),
    list('maj maja'),
    list('czerwiec czerwca'),
    list('lipiec lipca'),
    list('sierpien sierpnia'),
    list('wrzesien wrzesnia'),
    list('pazdziernik pazdziernika'),
    list('listopad listopada'),
    list('grudzien grudnia'),
  ],
  weekdays: [
    list('poniedziałek poniedziałki'),
    list('wtorek wtorki'),
    list('sroda srode srody'),
    list('czwartek czwartki'),
    list('piatek piatki'),
    list('sobota sobote soboty'),
    list('niedziela niedziele'),
  ],
  units: {
    minute: list('minuta minuty minut'),
    hour: list('godzina godziny godzin godzinę'),
    day: list('dzien dni'),
    week: list('tydzien tygodnie tygodni'),
    month: list('miesiac miesiace miesiecy'),
    year: list('rok lata lat'),
  },
  noon: ['południe'],
  midnight: ['połnoc', 'północ'],
  common: list('jest nie sie dla oraz od jestesmy mamy kosztuje przed sa w z'),
  negations: list('nie bez nigdy zaden zadna zadne'),
  opposites: new Map([
    ['zamkniete', 'otwarte'],
    ['zamkniety', 'otwarte'],
    ['nieczynne', 'otwarte'],
    ['zabronione', 'dozwolone'],
  ]),
  synonyms: new Map([['czynne', 'otwarte']]),
  exceptions: list('oprocz'),
  limits: list('przed tylko bezpłatnie zawsze kazdy gratis'),
  stop: list('jest sie dla oraz jestesmy mamy sa'),
};
