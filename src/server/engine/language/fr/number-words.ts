import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
);
const tens = list('vingt trente quarante cinquante soixante');

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  values.set('une', 1).set('dix sept', 17).set('dix huit', 18).set('dix neuf', 19);
  const first = [...values].filter(([, value]) => value > 0 && value < 20);
  tens.forEach((word, at) => {
    const ten = (at + 2) * 10;
    values.set(word, ten);
    for (const [unit, value] of first)
      if (value < 10 || ten === 60) {
        values.set(`${word} ${unit}`, ten + value);
        values.set(`${word} et ${unit}`, ten + value);
      }
  });
  values.set('quatre vingts', 80).set('quatre vingt', 80);
  for (const [unit, value] of first) values.set(`quatre vingt ${unit}`, 80 + value);
  values.set('septante', 70).set('huitante', 80).set('nonante', 90);
  const below = [...values].filter(([, value]) => value > 0);
  for (const [word, value] of [
    ['', 1] as const,
    ...first.filter(([, unit]) => unit > 1 && unit < 10),
  ]) {
    const hundred = `${word} cent`.trim();
    values.set(hundred, value * 100).set(`${hundred}s`, value * 100);
    for (const [rest, unit] of below) values.set(`${hundred} ${rest}`, value * 100 + unit);
  }
  values.delete('cents');
  return values.set('mille', 1000);
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['mille'],
  fractions: new Map([
    ['demi', 0.5],
    ['demie', 0.5],
    ['moitie', 0.5],
    ['quart', 0.25],
    ['quarts', 0.25],
  ]),
  dozen: ['douzaine', 'douzaines'],
  ordinals: new Map(
    list(
      'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme',
    ).map((word, at) => [word, at + 1]),
  ),
  months: [
    list('janvier janv'),
    list('fevrier fevr'),
    list('mars'),
    list('avril'),
    list('mai'),
    list('juin'),
    list('juillet juil'),
    list('aout'),
    list('septembre sept'),
    list('octobre oct'),
    list('novembre nov'),
    list('decembre dec'),
  ],
  weekdays: list('lundi mardi mercredi jeudi vendredi samedi dimanche').map((day) => [
    day,
    `${day}s`,
  ]),
  units: {
    minute: list('minute minutes min'),
    hour: list('heure heures'),
    day: list('jour jours'),
    week: list('semaine semaines'),
    month: list('mois'),
    year: list('an ans annee annees'),
    cm: list('centimetres'),
    km: list('kilometre kilometres'),
    kg: list('kilo kilos'),
    g: list('gramme grammes'),
    liter: list('litre litres'),
  },
  noon: ['midi'],
  midnight: ['minuit'],
  common: list('le la les de et est en que un une avec pour nous vous des du sont au'),
  negations: list('pas ne n jamais sans aucun aucune rien ni'),
  opposites: new Map([
    ['ferme', 'ouvert'],
    ['fermee', 'ouvert'],
    ['fermes', 'ouvert'],
    ['interdit', 'permis'],
    ['impossible', 'possible'],
  ]),
  synonyms: new Map([
    ['autorise', 'permis'],
    ['autorises', 'permis'],
    ['autorisee', 'permis'],
    ['autorisees', 'permis'],
    ['ouverte', 'ouvert'],
  ]),
  exceptions: list('sauf excepte hormis'),
  limits: list(
    'apres avant jusqu depuis dans sous plus moins si quand seulement gratuit gratuite hors pendant entre minimum maximum chaque tous toutes toujours',
  ),
  stop: list(
    'le la les l un une des de du d et ou est sont etes sommes etre a au aux en dans avec pour par sur ce cette ces nous vous notre nos votre vos il elle ils on je se que qui y tres aussi oui pouvez peut pouvons avons avez ici comme',
  ),
};
