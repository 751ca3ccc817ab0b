import { fold } from '#server/engine/index/analyse.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { parseAmount } from './amount.ts';
import {
  countedHeader,
  isPriceName,
  measureHeader,
  priceHeader,
  timeHeader,
  unitOf,
} from './column-headers.ts';
import type { ColumnRole } from './fact-table.ts';
import { type ColumnShape, share } from './pick-name.ts';

/**
 * Prices without a sign under "Dry clean" or "1–6 nights": numbers with cents, or any numbers of a table that is called a
 * price list, as long as their column doesn't count or measure something.
 */
export function findBarePrices({
  shapes,
  roles,
  context,
  hasSigns,
}: {
  shapes: readonly ColumnShape[];
  roles: ColumnRole[];
  context: string;
  hasSigns: boolean;
}): void {
  const hasPrices = roles.includes('price');
  const spans = shapes.filter(
    ({ name, amounts }) => spanHeader.test(name.trim()) && amounts >= 0.7,
  );
  const grid = hasPrices ? new Set<number>() : findGrid(shapes, roles);
  const kinds = hasPrices ? new Set<number>() : findKinds(shapes);
  const isPriceList =
    !hasPrices &&
    (spans.length >= 2 ||
      grid.size > 0 ||
      hasSizes(shapes) ||
      kinds.size > 0 ||
      // "Prices in EUR" over the names, or a heading over several columns.
      shapes.some(({ name }) => isPriceName(name)) ||
      (!hasSigns && isAboutPrices(context.replace(/[_-]/g, ' '))));
  // Beside prices without a sign, another column with cents holds prices too: "Members".
  const isBare = !shapes.some(({ index, priced }) => roles[index] === 'price' && priced > 0);
  for (const { index, name, values } of shapes) {
    const unit = unitOf(name);
    const isPerOne = perOne.test(fold(name).trim());
    const isCounted =
      measureHeader.test(name.trim()) ||
      isLimit.test(fold(name).trim()) ||
      (countedHeader.test(name.replace(/_/g, ' ')) &&
        !isTierHeader(name) &&
        !isCharged.test(fold(name).trim()) &&
        // "Adults 8.00": people are not counted in hundredths.
        !(personHeader.test(fold(name)) && share(values, hasCents) >= 0.6) &&
        !grid.has(index) &&
        !kinds.has(index) &&
        !isPerOne);
    if (grid.size > 0 && spans.length < 2 && !grid.has(index)) continue;
    // "Time (min)" measures; "Van (4-7)" says for how many and "Frame (steel)" which one.
    if (isCounted || isMeasured(unit)) continue;
    // Beside prices with a sign only "Course of 3" and the like are prices too.
    const isTier = isTierHeader(name);
    if (hasPrices && !isTier && !isBare) continue;
    const bare = values.map((value) => value.replace(/(?<!\s)\s*\([^()]{0,200}\)$/, ''));
    const hasNumbers = share(bare, (value) => parseAmount(value) !== null) >= 0.7;
    // "9.30 - 17.30" is when something is open.
    if (share(values, (value) => timeSpan.test(value)) >= 0.5) continue;
    if (timeHeader.test(name) && values.every((value) => clockTime.test(value))) continue;
    if (countsBesidePrices({ index, shapes })) continue;
    const isInCents = share(bare, hasCents) >= 0.6;
    // "Price" and "Members", "Oct–May per week" and "June–Sept": prices of the same thing.
    const isOfKind =
      hasPrices && isBare && [personHeader, seasonHeader].some((one) => one.test(fold(name)));
    const isMoney = isPriceList || isInCents || (hasPrices && isTier) || isPerOne || isOfKind;
    if (['number', 'text'].includes(roles[index] ?? '') && hasNumbers && isMoney)
      roles[index] = 'price';
  }
  // "Service – Same day" beside "Service – Express": what stands under one heading is of one kind.
  for (const { index, name, amounts, values } of shapes) {
    const group = groupOf(name);
    const others = shapes.filter(
      (other) => other.index !== index && group !== '' && groupOf(other.name) === group,
    );
    const isOfPrices =
      others.length >= 2 &&
      others.some((other) => roles[other.index] === 'price') &&
      (share(values, hasCents) >= 0.6 || others.every((other) => roles[other.index] === 'price'));
    if (isOfPrices && roles[index] === 'number' && amounts >= 0.7) roles[index] = 'price';
  }
}

/** "Extra adult", "Hire/day": what is paid for each one more, or for each of them. */
const isCharged = withLanguages(
  'charged-header',
  /^(?:extra|additional|further|each extra|weitere[rs]?|zusatzliche[rs]?|zusatz|adicional|otr[oa]|supplementaire|aggiuntiv[oa])\s\p{L}|(?:hire|rental|rent|price|rate|charge|fee|cost|miete|preis|alquiler|precio|location|prix|nolo|prezzo|huur|prijs)\s?\/\s?(?:hr|hour|day|night|week|month|h|std|tag|nacht|woche|monat|dia|noche|semana|mes|jour|nuit|semaine|mois)$|^(?!lessons?|class(?:es)?|hours?|sessions?|times|visits?|days|nights|stunden|clases?|horas)\p{L}[\p{L}\s]{2,20}\s(?:per|pro|por|par)\s(?:night|day|week|month|hour|nacht|tag|woche|monat|stunde|noche|dia|semana|mes|hora|nuit|jour|semaine|mois|heure)$/u,
);

const hasCents = (value: string): boolean => /\d[.,]\d\d$/.test(value);

const clockTime = /^(?:[01]?\d|2[0-4])[.:h][0-5]\d(?:\s?(?:[ap]\.?m\.?|uhr|h))?$/iu;

/** "Dogs: 0, 1, 2" beside rents of hundreds: how many may come, not what they pay. Years aren't either. */
function countsBesidePrices({
  index,
  shapes,
}: {
  index: number;
  shapes: readonly ColumnShape[];
}): boolean {
  const numbersOf = ({ values }: ColumnShape): number[] =>
    values.flatMap((value) => parseAmount(value)?.value ?? []);
  const own = shapes[index];
  if (!own || own.values.length === 0) return false;
  if (isOfYears(own)) return true;
  if (!own.values.every((value) => /^\d\d?(?:\s?[-–]\s?\d\d?)?$/.test(value))) return false;
  const most = Math.max(...numbersOf(own));
  const others = shapes.filter(
    (other) => other.index !== index && other.amounts >= 0.7 && !isOfYears(other),
  );
  return (
    most <= mostCounted &&
    others.filter((other) => Math.min(...numbersOf(other)) >= most * muchLarger).length >= 2
  );
}

const isOfYears = ({ values }: ColumnShape): boolean =>
  values.every((value) => /^(?:19|20)\d\d$/.test(value));

const mostCounted = 12;
const muchLarger = 12;

/** "Children included", "Guests max.": how many, not what they pay. */
const isLimit = withLanguages(
  'limit-header',
  /(?<!\p{L})(?:included|inclusive|incl\.?|max(?:imum|imal|imo)?\.?|min(?:imum|imo)?\.?|at most|at once|at a time|allowed|inklusive|inbegriffen|hochstens|erlaubt|incluid[oa]s?|permitid[oa]s?|compris\p{L}{0,2}|inclus\p{L}{0,2}|inbegrepen|w cenie)$/u,
);

const groupOf = (name: string): string => /^(.{2,40}?)\s–\s/u.exec(name)?.[1] ?? '';

/** "Small (up to 5 kg)", "Large (6–10 kg)": numbers under sizes of whom or what something is for are what it costs then. */
const hasSizes = (shapes: readonly ColumnShape[]): boolean =>
  shapes.filter(({ name, amounts }) => amounts >= 0.7 && sizeHeader.test(fold(name))).length >= 2;

const sizeHeader = withLanguages(
  'size-header',
  /^(?:(?:extra )?(?:small|large)|medium|giant|mini|maxi|klein|mittel|gross|pequeno|mediano|grande|petit|moyen|grand|piccolo|medio|middel|groot|maly|sredni|duzy)\p{L}{0,2}\s\(?[^()]{0,12}\d/u,
);

/** Columns for kinds of people, times of the year, sizes or numbers of something, with numbers as large as prices. */
function findKinds(shapes: readonly ColumnShape[]): ReadonlySet<number> {
  const numbers = shapes.filter(
    ({ name, amounts, values }) =>
      amounts >= 0.7 && !hasSpans(values) && !isLimit.test(fold(name).trim()),
  );
  const own = (name: string): string => fold(name.split(/\s–\s/u).at(-1) ?? '').trim();
  const codes = numbers.filter(({ name }) => /^[A-Z]{2,3}$/.test(name.trim()));
  // "LS", "MS", "HS": codes with a letter in common.
  const isOfCodes = isShared(codes, 0) || isShared(codes, -1);
  const kinds = [
    ...[personHeader, seasonHeader, sizeAlone].map((header) =>
      numbers.filter(({ name }) => header.test(own(name))),
    ),
    numbers.filter(({ name }) => numberOf.test(own(name)) || perOne.test(own(name))),
    isOfCodes ? codes : [],
  ].filter((columns) => columns.length >= 2 && mostOf(columns) >= leastOfPrices);
  return new Set(kinds.flat().map(({ index }) => index));
}

/** Rooms for so many adults and children are smaller. */
const leastOfPrices = 15;

const mostOf = (columns: readonly ColumnShape[]): number =>
  Math.max(
    0,
    ...columns.flatMap(({ values }) => values.flatMap((value) => parseAmount(value)?.value ?? [])),
  );

const hasSpans = (values: readonly string[]): boolean =>
  share(values, (value) => /\d\s?(?:[-–—]|to|bis|a)\s?\d/.test(value)) >= 0.3;

const isShared = (columns: readonly ColumnShape[], at: number): boolean =>
  new Set(columns.map(({ name }) => name.trim().at(at))).size === 1;

const personHeader = withLanguages(
  'person-header',
  /^(?:(?:plan|regular) )?(?:customers?|subscribers?|adults?|child(?:ren)?|kids?|juniors?|seniors?|students?|youth|teens?|toddlers?|infants?|famil(?:y|ies)|(?:non-?)?members?|concessions?|residents?|visitors?|erwachsene?r?|kind(?:er)?|jugendliche|senioren|studenten|familien?|mitglieder|ermassigt|adultos?|ninos?|jubilados?|mayores|estudiantes?|familias?|socios?|adultes?|enfants?|famille|membres?|adulti|bambini|famiglia|soci|criancas?|socios?|volwassenen|kinderen|leden|dorosli|dzieci)(?!\p{L})/u,
);

const seasonHeader = withLanguages(
  'season-header',
  /(?<!\p{L})(?:seasons?|summer|winter|spring|autumn|peak|off-?peak|shoulder|weekdays?|weekends?|weeknights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?=[\s/&+–-]|$)|overnight|holidays?|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\p{L}{0,6}\s?[-–]|saison|(?:haupt|neben|zwischen)saison|sommer|fruhling|herbst|wochentags|wochenende|temporada|verano|invierno|primavera|otono|entre semana|fin de semana|ete|hiver|semaine|week-end|stagione|estate|inverno|estacao|verao|seizoen|zomer|herfst|sezon|lato|zima)(?!\p{L})/u,
);

const sizeAlone = withLanguages(
  'size-alone',
  /^(?:small|medium|large|extra large|klein|mittel|gross|pequen[oa]|median[oa]|grande|petit|moyen|grand|piccol[oa]|medi[oa]|middel|groot|maly|sredni|duzy)(?!\p{L})/u,
);

/** "1–2 people", "3–6 nights", "5 visits", "1–3 m³": what is paid for so many. */
const numberOf =
  /^(?:(?:up to|bis|hasta|from|ab|desde|over|each|every|first)\s)?\d{1,3}(?:\s?(?:[-–—+]|to|bis|a)\s?\d{0,3})?\s?\p{L}/u;

/** "Per person" over numbers. */
const perOne = withLanguages(
  'per-one-header',
  /^(?:per|each|pro|por|par|a|za)\s(?:extra\s|additional\s|weitere\s)?(?:person|head|child|kid|adult|guest|player|item|piece|class|lesson|visit|game|ride|kopf|kind|stuck|persona|cabeza|nino|adulto|clase|unidad|personne|enfant|adulte|pessoa|crianca|persoon|stuk|osobe)\.?$/u,
);

/** Whether the text around a table says that its numbers are money. */
const isAboutPrices = (context: string): boolean =>
  priceHeader.test(context) || priceWord.test(context);

const priceWord = withLanguages(
  'price-word',
  /(?<!\p{L})(?:preis\p{L}+|\p{L}+preise?|tarif\p{L}*|precio\p{L}*|aranceles?|fares?|admission|euros?|pesos|dollars?|pounds sterling|vat|mwst|iva|tva|btw|gst)(?!\p{L})|\b(?:service|salon|treatment|drinks?|bar|food|lunch|dinner|spa) menu\b|(?<!\p{L})(?:menu|speisekarte|getränkekarte)(?= |$)(?! of the)/iu,
);

const isMeasured = (unit: string): boolean =>
  /%/.test(unit) ||
  measureHeader.test(unit) ||
  // "(rows G–N)" names rows and no grams.
  (!/\d/.test(unit) &&
    !/(?<!\p{L})\p{Lu}(?!\p{L})/u.test(unit) &&
    fold(unit)
      .split(/[^\p{L}]+/u)
      .some((word) => findUnit(word) !== null));

/**
 * "Casual hour", "Casual day", "Member hour", "Member day": columns of numbers whose names are every pair of two sets of
 * words hold one kind of value, and where a span of time is among the words that is a price.
 */
function findGrid(
  shapes: readonly ColumnShape[],
  roles: readonly ColumnRole[],
): ReadonlySet<number> {
  const pairs = shapes.flatMap(({ index, name, amounts }) => {
    const [, first, last] = /^(\p{L}{2,20})[\s/-]{1,3}(\p{L}{1,20})\.?$/u.exec(fold(name)) ?? [];
    const isNumber = ['number', 'text'].includes(roles[index] ?? '') && amounts >= 0.5;
    return first && last && isNumber ? [{ index, first, last }] : [];
  });
  const shared = pairs.filter(
    ({ index, first, last }) =>
      pairs.some((other) => other.index !== index && other.first === first) &&
      pairs.some((other) => other.index !== index && other.last === last),
  );
  const isSpan = (word: string): boolean => findPeriod(word) !== null;
  const hasSpans =
    shared.some(({ last }) => isSpan(last)) || shared.some(({ first }) => isSpan(first));
  return new Set(shared.length >= 4 && hasSpans ? shared.map(({ index }) => index) : []);
}

/** "10–24 kg" or "per night" over prices says what is paid for; "Nights" over numbers counts them. */
const isTierHeader = (name: string): boolean => {
  const bare = name.replace(/\([^()]{0,60}\)/g, ' ').trim();
  return (
    /\d/.test(bare.replace(squareOrScale, ' ').replace(numberedName, '')) ||
    /\d/.test(/\(([^()]{0,60})\)/.exec(name)?.[1] ?? '') ||
    spanHeader.test(bare)
  );
};

/** "Floor m2", "Feel 1-10", and "Min 2", the second column of that name. */
const squareOrScale = /(?<!\p{L})[cdk]?m[23](?![\p{L}\d])|(?<!\d)1\s?[-–]\s?(?:5|10)(?!\d)/giu;
const numberedName = /^\p{L}{2,12}\s2$/u;

const spanHeader = withLanguages(
  'span-header',
  /^(?:(?:per|pro|por|par|al|alla|each|every|one|za)\s)?(?:(?:extra|additional|further|more|weitere[rs]?|jede weitere|adicional|extra|supplémentaire|aggiuntiv[oa]|dodatkow[ay])\s)?(?:(?:half|full|all|halber|ganzer|medio|demi)[ -])?(?:night|overnight|day|week|weekend|month|hour|hrs|morning|afternoon|evening|year|session|vormittag|nachmittag|abend|mañana|tarde|matin|soir|nacht|tag|woche|wochenende|monat|stunde|jahr|noche|día|semana|mes|hora|año|nuit|jour|semaine|mois|heure|notte|giorno|settimana|mese|ora|anno|noite|dia|mês|ano|dag|maand|uur|jaar|noc|doba|dzień|tydzień|miesiąc|godzina|rok)$/iu,
);

/** "7.30 – 18.00" is a time, not an amount. */
export const timeSpan =
  /^\d{1,2}[.:h]\d{2}\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|a|à|tot|do)\s?\d{1,2}[.:h]\d{2}/iu;
