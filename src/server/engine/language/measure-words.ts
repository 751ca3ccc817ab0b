import type { LanguageCode } from './language-code.ts';
import { listOfEach, wordsOfEach } from './languages.ts';
import type { Period, UnitName } from './value-words.ts';

/** What a number can be a number of. A "thing" is counted by its own name: "8 radiators"; a date is month × 100 + day. */
export type MeasureKind =
  | 'age'
  | 'weight'
  | 'length'
  | 'area'
  | 'volume'
  | 'time'
  | 'people'
  | 'money'
  | 'date'
  | 'thing';

type Unit = { kind: MeasureKind; factor: number; period?: Period };

/**
 * Units of several languages, folded; a language adds its own in `units` of its `value-words.ts`. Factors lead to
 * kilograms, meters, square meters, liters and minutes.
 */
const commonUnits: [words: string, unit: Unit][] = [
  [
    'kg,kgs,kilo,kilos,kilogram,kilograms,kilogramm,kilogramme,kilogrammes,kilogramo,kilogramos,chilo,chili,chilogrammo,quilo,quilos,quilograma,kilogramow',
    { kind: 'weight', factor: 1 },
  ],
  [
    't,ton,tons,tonne,tonnes,tonnen,tonelada,toneladas,tonnellata,tonnellate,tona,tony',
    { kind: 'weight', factor: 1000 },
  ],
  [
    'g,gr,gram,grams,gramm,gramo,gramos,gramme,grammes,grammo,grammi,grama,gramas,gramow',
    { kind: 'weight', factor: 0.001 },
  ],
  ['lb,lbs,pound,pounds,libras', { kind: 'weight', factor: 0.4536 }],
  ['oz,ounce,ounces', { kind: 'weight', factor: 0.02835 }],
  ['mm,millimeter,millimetre,milimetro,milimetros', { kind: 'length', factor: 0.001 }],
  [
    'cm,centimeter,centimeters,centimetre,centimetres,zentimeter,centimetro,centimetros,centimetri,centymetrow',
    { kind: 'length', factor: 0.01 },
  ],
  ['m,meter,meters,metre,metres,metro,metros,metri,metr,metrow', { kind: 'length', factor: 1 }],
  [
    'km,kms,kilometer,kilometers,kilometre,kilometres,kilometro,kilometros,chilometri,quilometros,kilometrow',
    { kind: 'length', factor: 1000 },
  ],
  ['mi,mile,miles', { kind: 'length', factor: 1609 }],
  ['inch,inches,zoll,pulgadas,pouces,pollici', { kind: 'length', factor: 0.0254 }],
  ['ft,feet,foot,footer,footers', { kind: 'length', factor: 0.3048 }],
  ['m2,qm,sqm,quadratmeter', { kind: 'area', factor: 1 }],
  ['sqft,ft2', { kind: 'area', factor: 0.0929 }],
  [
    'l,liter,liters,litern,litre,litres,litro,litros,litri,litr,litra,litry,litrow',
    { kind: 'volume', factor: 1 },
  ],
  ['cl', { kind: 'volume', factor: 0.01 }],
  ['ml', { kind: 'volume', factor: 0.001 }],
  ['gallon,gallons', { kind: 'volume', factor: 3.785 }],
  [
    'min,mins,minute,minutes,minuten,minuto,minutos,minuti,minuut,minuta,minuty,minut',
    { kind: 'time', factor: 1, period: 'minute' },
  ],
  [
    'h,hr,hrs,hour,hours,std,stunde,stunden,hora,horas,heure,heures,ora,ore,uur,uren,godz,godzina,godziny,godzin',
    { kind: 'time', factor: 60, period: 'hour' },
  ],
  [
    'day,days,tag,tage,tagen,dia,dias,jour,jours,giorno,giorni,dag,dagen,dzien,dni',
    { kind: 'time', factor: 1440, period: 'day' },
  ],
  [
    'night,nights,nacht,nachte,nachten,noche,noches,nuit,nuits,nuitee,nuitees,notte,notti,noite,noites,noc,noce,nocy',
    { kind: 'time', factor: 1440, period: 'night' },
  ],
  [
    'week,weeks,wk,wks,woche,wochen,semana,semanas,semaine,semaines,settimana,settimane,weken,tydzien,tygodnie,tygodni',
    { kind: 'time', factor: 10_080, period: 'week' },
  ],
  [
    'month,months,mth,monat,monate,monaten,mes,meses,mois,mese,mesi,maand,maanden,miesiac,miesiace,miesiecy',
    { kind: 'time', factor: 43_200, period: 'month' },
  ],
  [
    'year,years,yr,yrs,jahr,jahre,jahren,ano,anos,an,ans,annee,annees,anno,anni,jaar,rok,lata,lat',
    { kind: 'time', factor: 518_400, period: 'year' },
  ],
  [
    'people,person,persons,seater,seaters,berth,berths,sitzer,plazas,guest,guests,pax,serving,servings,serves,portion,portions,diners,attendees,personen,gaste,leute,portionen,persona,personas,invitados,comensales,raciones,personne,personnes,convives,parts,persone,ospiti,invitati,porzioni,pessoa,pessoas,convidados,porcoes,gasten,porties,osoba,osoby,osob,gosci,porcji',
    { kind: 'people', factor: 1 },
  ],
];

const units = commonUnits.map(([words, unit]): [words: string, unit: Unit] => {
  const name = words.split(',', 1)[0] as UnitName;
  return [[words, ...listOfEach(({ valueWords }) => valueWords.units?.[name])].join(','), unit];
});

const unitOfWord = new Map(
  units.flatMap(([words, unit]) => words.split(',').map((word) => [word, unit] as const)),
);

/** What a folded word measures, if it is a unit. */
export const findUnit = (word: string): Unit | null => unitOfWord.get(word) ?? null;

/** What a price is for, said by an adverb: "monthly", "nightly". */
const commonAdverbs: [words: string, period: Period][] = [
  ['hourly,stundlich,stundensatz,stundenpreis', 'hour'],
  ['daily,taglich,tagespreis,tagessatz,diario,diaria,journalier,giornaliero,giornaliera', 'day'],
  ['nightly,ubernachtung', 'night'],
  ['weekly,wochentlich,wochenpreis,semanal,hebdomadaire,settimanale,wekelijks,tygodniowo', 'week'],
  [
    'monthly,monatlich,monatsbeitrag,monatspreis,mensual,mensuel,mensile,mensal,maandelijks,miesiecznie',
    'month',
  ],
  ['yearly,annual,annually,jahrlich,jahresbeitrag,anual,annuel,annuale,jaarlijks,rocznie', 'year'],
];

const periodOfAdverb = new Map(
  commonAdverbs.flatMap(([words, period]) =>
    [words, ...listOfEach(({ valueWords }) => valueWords.periods?.[period])]
      .flatMap((list) => list.split(','))
      .map((word) => [word, period]),
  ),
);

/** The span a word names: "month", "months" and "monthly" are all a month. */
export const findPeriod = (word: string): Period | null =>
  (periodOfAdverb.get(word) as Period | undefined) ?? unitOfWord.get(word)?.period ?? null;

/** Every word for a span, in all languages: "hr" is also said as "hour". */
export const wordsOfPeriod = (period: Period): string[] =>
  units.flatMap(([words, unit]) => (unit.period === period ? words.split(',') : []));

/** From one to twelve, folded; forms of one number are separated by a slash. */
const counts: Record<LanguageCode, string> = wordsOfEach(({ valueWords }) => valueWords.counts);

const countsOf = new Map<LanguageCode, ReadonlyMap<string, number>>();

/** The number that a folded word spells, from one to twelve. */
export function findCount(word: string, language: LanguageCode): number | null {
  let words = countsOf.get(language);
  if (!words) {
    words = new Map(
      counts[language]
        .split(',')
        .flatMap((forms, at) => forms.split('/').map((form) => [form, at + 1] as const)),
    );
    countsOf.set(language, words);
  }
  return words.get(word) ?? null;
}

/** People by their age: numbers beside these words are years. */
export const peopleByAge =
  /(?<!\p{L})(?:child\p{L}*|kids?|infantil\p{L}*|juvenil\p{L}*|adults?|teen\p{L}*|seniors?|infants?|bab(?:y|ies)|toddlers?|juniors?|youths?|pensioners?|kind(?:er)?|erwachsene\p{L}*|jugendliche\p{L}*|senior\p{L}*|ninos?|ninas?|adultos?|jovenes|mayores|menores|bebes?|enfants?|adultes?|ados?|bambin\p{L}*|adult\p{L}|ragazz\p{L}*|anziani|criancas?|jovens|idosos|kinderen|volwassenen|jongeren|ouderen|dzieci|dorosl\p{L}*|mlodziez)(?!\p{L})/u;
