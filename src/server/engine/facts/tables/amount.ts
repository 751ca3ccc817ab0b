import { fold } from '#server/engine/index/analyse.ts';
import { currencyAfter, currencyBefore } from '#server/engine/language/currencies.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';

/** A price or number as a document writes it. */
export type Amount = {
  value: number;
  /** The upper end of "40–60". */
  highest: number;
  /** Currency sign or code; empty when the text has none. */
  currency: string;
  /** "from $40", "ab 6,80 €". */
  isFrom: boolean;
};

const number =
  '\\d{1,3}(?:[.,\\u0020\\u00a0\\u202f’]\\d{3}){1,5}(?:[.,]\\d{1,2})?|\\d{1,18}(?:[.,]\\d{1,2})?';
const amountPattern = new RegExp(
  `^(from|ab|desde|a partir de|dès|à partir de|da|vanaf|od)?\\s{0,9}[+]?\\s{0,9}(${currencyBefore})?\\s{0,9}[+]?(${number})(?:[.,][-–])?\\s{0,9}(${currencyAfter})?(?:\\s{0,9}(?:-|–|—|to|bis|a)\\s{0,9}(${currencyBefore})?\\s{0,9}(${number})\\s{0,9}(${currencyAfter})?)?(?:\\s{0,9}(?:p\\.?\\s?p\\.?|each|pro stück|je|p/p))?\\.?(\\s?\\+)?$`,
  'iu',
);

/** Reads a cell that is nothing but an amount; null for everything else. */
export function parseAmount(text: string): Amount | null {
  const found = amountPattern.exec(text.trim());
  if (!found) return parseCoins(text.trim());
  const [, from, before = '', low = '', after = '', otherBefore, high, otherAfter, more] = found;
  const value = parseNumber(low);
  return {
    value,
    highest: high === undefined ? value : parseNumber(high),
    currency: normalizeCurrency(before || after || otherBefore || otherAfter || ''),
    // "$240+"
    isFrom: from !== undefined || more !== undefined,
  };
}

/** "35p", "80 cents", "60 ct": less than a pound, dollar or euro. */
function parseCoins(text: string): Amount | null {
  const found = coins.exec(text);
  if (!found?.[1]) return null;
  const value = Number(found[1]) / 100;
  const currency = /[€£$]/.exec(wholeCoins(text))?.[0] ?? '';
  return { value, highest: value, currency, isFrom: false };
}

const coins = /^(\d{1,3})\s?(p|¢|ct|cents?|cts?|pence|céntimos|centimes|cêntimos|centesimi)\.?$/iu;

const leadPattern = new RegExp(
  `^(?:(?:from|ab|desde|a partir de|dès|à partir de|da|vanaf|od)\\s+)?(?:(?:${currencyBefore})\\s?)?(?:${number})(?:[.,][-–])?(?:\\s?(?:${currencyAfter})(?!\\p{L}))?(?=\\s|[(,;/]|$)`,
  'iu',
);

/** The amount that a cell begins with: "£12 per dog", "150 (by the week only)". */
export function parseLead(text: string): Amount | null {
  const whole = parseAmount(text);
  if (whole) return whole;
  const lead = leadPattern.exec(text.trim())?.[0];
  return lead ? parseAmount(lead) : null;
}

const measurePattern = new RegExp(
  `^(?:ca\\.?|approx\\.?|about|max\\.?|min\\.?|up to|bis|etwa|hasta|environ)?\\s*(${number})(?:\\s*(?:-|–|—|to|bis|a)\\s*(${number}))?\\s?-?(%|°\\s?[CF]|[€£$]/\\p{L}+|\\p{L}+\\.?[²³23]?)(?:\\s*[(,;].*)?$`,
  'iu',
);
const otherUnits =
  /^(?:%|°\s?[CF]|m?w|kw|kwh|w|v|ah|mah|hp|ps|mg|kcal|cal|kj|rpm|bar|lux|lumen|db|hz|ghz|gb|mb|tb|mbit|pcs?|pieces?|stk|stück|uds?)$/iu;

/** "4.1 %", "2.0 L", "18 months": a number with its unit, in the base unit of its kind; null for everything else. */
export function parseMeasure(text: string): Amount | null {
  const found = measurePattern.exec(text.trim());
  if (!found) return parseRating(text.trim());
  const [, low = '', high, written = ''] = found;
  const unit = findUnit(fold(written).replace(/\.$/, '').replace('²', '2'));
  if (!unit && !otherUnits.test(written)) return null;
  const factor = unit?.factor ?? 1;
  const value = parseNumber(low) * factor;
  return {
    value,
    highest: high === undefined ? value : parseNumber(high) * factor,
    currency: '',
    isFrom: false,
  };
}

/** "3/5", "4 out of 10": so much of the most there is. */
function parseRating(text: string): Amount | null {
  const [, given, most] =
    /^(\d{1,2})\s?(?:\/|out of|von|de|sur|su|van|na)\s?(5|10)$/iu.exec(text) ?? [];
  const value = Number(given);
  return given && value <= Number(most)
    ? { value, highest: value, currency: '', isFrom: false }
    : null;
}

/** "1,480.50", "1.480,50", "1 480" and "5,40": the last separator before one or two digits is the decimal one. */
export function parseNumber(text: string): number {
  const digits = text.replace(/[\s’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = decimal ? digits.slice(0, -decimal[0].length) : digits;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`);
}

export function normalizeCurrency(sign: string): string {
  const known: Record<string, string> = {
    eur: '€',
    euro: '€',
    euros: '€',
    usd: '$',
    dollar: '$',
    dollars: '$',
    gbp: '£',
    pln: 'zł',
    zl: 'zł',
  };
  const lower = sign.toLowerCase();
  return known[lower] ?? (lower.length > 1 && lower !== 'zł' ? sign.toUpperCase() : sign);
}

const pricePattern = new RegExp(
  `(?:${currencyBefore})\\s?(?:${number})|(?<!\\d)(?:${number})(?:[.,][-–])?\\s?(?:${currencyAfter})(?![\\p{L}\\d])`,
  'giu',
);

/** Every price in running text, in order. */
export function findPrices(text: string): { text: string; at: number; amount: Amount }[] {
  return [...text.matchAll(pricePattern)].flatMap((found) => {
    const amount = parseAmount(found[0]);
    return amount ? [{ text: found[0], at: found.index, amount }] : [];
  });
}

/** A price in the currency that coins are a part of. */
const wholeCoins = (like: string): string =>
  /p(?:ence)?\.?$/i.test(like) ? '£1.00' : /¢|cents?$/i.test(like) ? '$1.00' : '1,00 €';

/** Writes a computed value the way the document writes its own: "$286", "7,90 €". */
export function formatAmount(value: number, like: string): string {
  if (coins.test(like) && value >= 1) return formatAmount(value, wholeCoins(like));
  if (coins.test(like)) return like.replace(/\d+/, String(Math.round(value * 100)));
  const written = new RegExp(`(${number})`, 'u').exec(like)?.[1] ?? '';
  const hasDecimals =
    /[.,]\d{1,2}$/.test(written) || !Number.isInteger(Math.round(value * 100) / 100);
  const isComma =
    /,\d{1,2}$/.test(written) || (!/\.\d{1,2}$/.test(written) && /\d\.\d{3}\b/.test(written));
  const text = new Intl.NumberFormat(isComma ? 'de' : 'en', {
    minimumFractionDigits: hasDecimals ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(value);
  return written === '' ? text : like.replace(written, text);
}
