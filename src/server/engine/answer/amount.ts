import type { Fact } from './fact.ts';
import { plainLetters } from './fold-text.ts';
import { isSmallWord, unitOfWord } from './number-vocabulary.ts';

/** A number with the currency, percent sign or measure beside it. */
export function amount({
  value,
  text,
  start,
  end,
  isLoose = false,
  isSpelled = false,
}: {
  value: number;
  text: string;
  start: number;
  end: number;
  isLoose?: boolean;
  /** In words: a currency sign behind it belongs to the next number. */
  isSpelled?: boolean;
}): Fact {
  const before = text.slice(Math.max(0, start - 6), start);
  const after = text.slice(end, end + 40);
  const base = {
    kind: 'amount',
    start,
    end,
    isLoose,
    canBeTime: false,
    noun: '',
    per: '',
  } as const;
  const sign = currencyBefore.exec(before);
  if (sign) {
    const code = sign[2]
      ? `${(sign[1] ?? 'US').toUpperCase().slice(0, 2)}D`
      : (sign[3] ?? sign[4] ?? '');
    return {
      ...base,
      value,
      unit: currencies[code] ?? code.toUpperCase(),
      isMoney: true,
      isLoose: false,
      per: readPer(after),
    };
  }
  const found = currencyAfter.exec(after.replace(/^(?:p\b|¢)/, ' pence'));
  const money = isSpelled && found?.[1] ? null : found;
  const per = money ? readPer(after.slice(money[0].length)) : '';
  if (money?.[3])
    return { ...base, value: value / 100, unit: 'cents', isMoney: true, isLoose: false, per };
  if (money) {
    const code = (money[1] ?? money[2] ?? '').toLowerCase();
    return {
      ...base,
      value,
      unit: currencies[code] ?? code.toUpperCase(),
      isMoney: true,
      isLoose: false,
      per,
    };
  }
  if (percentAfter.test(after))
    return { ...base, value, unit: '%', isMoney: false, isLoose: false };
  const degrees = degreesAfter.exec(after);
  if (degrees)
    return { ...base, value, unit: `°${degrees[1]?.toLowerCase() ?? ''}`, isMoney: false };
  const written = unitAfter.exec(after)?.[2] ?? '';
  const word = plainLetters(written);
  const unit = unitOfWord.get(word) ?? '';
  const lead = text.slice(Math.max(0, start - 12), start);
  const canBeTime = value <= 24 && Number.isInteger(value) && unit === '' && timeLead.test(lead);
  const noun = unit === '' && /^\p{Ll}/u.test(written) && !isSmallWord(word) ? word : '';
  return { ...base, value, unit, isMoney: false, canBeTime, noun };
}

/** "a night", "per person", "/month", "al mes": only what is known to be counted in. */
function readPer(after: string): string {
  const word = plainLetters(perAfter.exec(after)?.[1] ?? '');
  return payedFor.get(word) ?? timesOf[unitOfWord.get(word) ?? ''] ?? '';
}

const perAfter =
  /^\s{0,2}(?:\/\s?|(?:a|an|per|for each|each|every|for one|pro|je|al|a la|a l'|por|par|cada|chaque|all'|alla|au)[ ']{1,2}|za )(\p{L}{2,16})/iu;
const timesOf: Record<string, string> = {
  minute: 'time minute',
  hour: 'time hour',
  day: 'time day',
  week: 'time week',
  month: 'time month',
  year: 'time year',
};
/** Kind and word: two of one kind that differ are two prices. A hotel's night is its day. */
const payedFor = new Map(
  (
    [
      ['time day', 'night nights nacht noche nuit notte noite noc dag tag'],
      ['time year', 'annum'],
      ['time month', 'monthly'],
      [
        'who person',
        'person persons people guest guests head adult pax personne persona personas pessoa persoon osoba osobe gast',
      ],
      ['who child', 'child kid kind enfant nino crianca'],
      [
        'who group',
        'family families group team household couple room familie familia famille gruppe',
      ],
    ] as const
  ).flatMap(([per, words]) => words.split(' ').map((word) => [word, per] as const)),
);

const currencyBefore =
  /(?:(US|CA|A|NZ)?(\$)|(€|£|¥|₹|₽|₺|₩)|\b(EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD))\s?$/i;
const currencyAfter =
  /^\s?(?:(\$|€|£|¥|₹|₽|₺|₩|zł)(?!\s?\d)|(eur|usd|gbp|chf|pln|sek|nok|dkk|cad|aud|euros?|dollars?|bucks|pounds?|francs?|franken|złotych|zloty)\b|(cents?|ct|pence|pennies|céntimos|centimes)\b)/iu;
const percentAfter = /^\s?(?:%|percent\b|per cent\b|prozent\b|por ciento\b|pour cent\b|pct\b)/i;
const unitAfter =
  /^(?:\s?-?\s?)((?:(?:business|working|calendar|full|consecutive|whole|more|weitere|volle|school|banking|naturales|laborables|ouvrés)\s)?)(?:an?\s)?(\p{L}{1,16})/iu;
const degreesAfter = /^\s?°\s?([cf])?/i;
const currencies: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
  zł: 'PLN',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  franc: 'CHF',
  francs: 'CHF',
  franken: 'CHF',
  zloty: 'PLN',
  złotych: 'PLN',
};

const timeLead =
  /(?:\b(?:at|from|to|until|till|by|between|and|before|after|bis|von|ab|um|zwischen|und|vor|nach|a las|las|hasta|desde|de|à|jusqu'à|entre|et)|[–-])\s?$/i;
