import type { NumberWords } from '#server/engine/language/number-words.ts';

const list = (text: string): string[] => text.split(' ');
const small = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = list('twenty thirty forty fifty sixty seventy eighty ninety');

function spell(): Map<string, number> {
  const values = new Map(small.map((word, value) => [word, value]));
  tens.forEach((word, at) => {
    values.set(word, (at + 2) * 10);
    for (let unit = 1; unit < 10; unit += 1)
      values.set(`${word} ${small[unit]}`, (at + 2) * 10 + unit);
  });
  const below = [...values].filter(([, value]) => value > 0);
  for (const [word, hundreds] of [...below.slice(0, 9), ['a', 1] as const]) {
    values.set(`${word} hundred`, hundreds * 100);
    for (const [rest, value] of below) {
      values.set(`${word} hundred and ${rest}`, hundreds * 100 + value);
      values.set(`${word} hundred ${rest}`, hundreds * 100 + value);
    }
  }
  for (const [word, value] of [
    ['fiver', 5],
    ['tenner', 10],
  ] as const) {
    values.set(word, value);
    values.set(`a ${word}`, value);
  }
  return values;
}

export const numberWords: NumberWords = {
  values: spell(),
  thousand: ['thousand'],
  fractions: new Map([
    ['half', 0.5],
    ['halves', 0.5],
    ['quarter', 0.25],
    ['quarters', 0.25],
  ]),
  dozen: ['dozen', 'dozens'],
  ordinals: new Map(
    list('first second third fourth fifth sixth seventh eighth ninth tenth').map((word, at) => [
      word,
      at + 1,
    ]),
  ),
  months: [
    list('january jan'),
    list('february feb'),
    list('march mar'),
    list('april apr'),
    list('may'),
    list('june jun'),
    list('july jul'),
    list('august aug'),
    list('september sept sep'),
    list('october oct'),
    list('november nov'),
    list('december dec'),
  ],
  weekdays: [
    list('monday mondays mon'),
    list('tuesday tuesdays tue tues'),
    list('wednesday wednesdays wed'),
    list('thursday thursdays thu thur thurs'),
    list('friday fridays fri'),
    list('saturday saturdays sat'),
    list('sunday sundays sun'),
  ],
  units: {
    minute: list('minute minutes min mins'),
    hour: list('hour hours hr hrs h'),
    day: list('day days'),
    week: list('week weeks'),
    month: list('month months'),
    year: list('year years yr yrs'),
    cm: list('cm centimeter centimeters centimetre centimetres'),
    mm: list('mm'),
    km: list('km kilometer kilometers kilometre kilometres'),
    mile: list('mile miles mi'),
    inch: list('inch inches'),
    foot: list('foot feet ft'),
    kg: list('kg kilo kilos kilogram kilograms'),
    g: list('g gram grams'),
    lb: list('lb lbs'),
    ml: list('ml'),
    liter: list('l liter liters litre litres'),
  },
  noon: ['noon', 'midday'],
  midnight: ['midnight'],
  common: list('the and is are you we our to for of it in your be on with'),
  negations: list(
    'not no never none cannot cant dont doesnt isnt arent wont wasnt didnt hasnt havent shouldnt couldnt wouldnt without nor neither nobody nothing',
  ),
  opposites: new Map([
    ['closed', 'open'],
    ['shut', 'open'],
    ['forbidden', 'allowed'],
    ['prohibited', 'allowed'],
    ['refuse', 'accept'],
    ['decline', 'accept'],
    ['excluded', 'included'],
    ['exclude', 'include'],
    ['excluding', 'including'],
    ['unavailable', 'available'],
    ['impossible', 'possible'],
  ]),
  synonyms: new Map([
    ['welcome', 'allowed'],
    ['permitted', 'allowed'],
    ['fix', 'repair'],
    ['kids', 'children'],
  ]),
  exceptions: list('except excluding apart besides'),
  limits: list(
    'after before within until till from under over above below unless if when only free waived waive later earlier sooner instead otherwise than up least most beyond outside during between more less first every each any all some sometimes always',
  ),
  stop: list(
    'the a an and or is are am be been was were do does did done can could may might will would shall should must have has had you your yours we our ours us i me my it its they them their he she his her this that these those there here of to in on at by for with from about as so very please just also too then yes sure well make get take let offer give happy currently unfortunately however which who what how where when why',
  ),
};
