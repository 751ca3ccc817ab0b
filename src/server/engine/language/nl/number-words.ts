import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const tens = list('twintig dertig veertig vijftig zestig zeventig tachtig negentig');

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  tens.forEach((word, at) => {
    const ten = (at + 2) * 10;
    values.set(word, ten);
    for (let unit = 1; unit < 10; unit += 1) values.set(`${small[unit]}en${word}`, ten + unit);
  });
  const below = [...values].filter(([, value]) => value > 0);
  for (let hundreds = 1; hundreds < 10; hundreds += 1) {
    const hundred = `${hundreds === 1 ? '' : small[hundreds]}honderd`;
    values.set(hundred, hundreds * 100);
    for (const [rest, value] of below) values.set(`${hundred}${rest}`, hundreds * 100 + value);
    values.set(`${hundreds === 1 ? '' : small[hundreds]}duizend`, hundreds * 1000);
  }
  return values;
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['duizend'],
  fractions: new Map([
    ['half', 0.5],
    ['halve', 0.5],
    ['helft', 0.5],
    ['anderhalf', 1.5],
    ['anderhalve', 1.5],
    ['kwart', 0.25],
  ]),
  dozen: ['dozijn'],
  ordinals: new Map(),
  months: list(
    'januari februari maart april mei juni juli augustus september oktober november december',
  ).map((month) => [month]),
  weekdays: list('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag').map((day) => [
    day,
    `${day}en`,
  ]),
  units: {
    minute: list('minuut minuten'),
    hour: list('uur uren'),
    day: list('dag dagen werkdagen'),
    week: list('weken'),
    month: list('maand maanden'),
    year: list('jaar jaren'),
  },
  noon: [],
  midnight: ['middernacht'],
  common: list('het een van wij zijn voor niet met ook bij kost naar onze uw'),
  negations: list('niet geen nooit zonder'),
  opposites: new Map([
    ['gesloten', 'open'],
    ['dicht', 'open'],
    ['verboden', 'toegestaan'],
  ]),
  synonyms: new Map([['geopend', 'open']]),
  exceptions: list('behalve'),
  limits: list('binnen voor tot vanaf gratis alleen elke iedere altijd'),
  stop: list('het een van wij zijn met ook bij naar onze uw'),
};
