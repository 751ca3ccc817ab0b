/**
 * How prices name their currency, as parts of patterns for folded text or with the flags "iu". Codes that are also
 * common words ("all", "try", "pen") are left out.
 */
const signs = '€|£|¥|₹|₽|₺|₩|₪|₴|₦|₱|฿|₫|₡|₲|₵|₸|₾';
const codes =
  'eur|usd|gbp|chf|pln|sek|nok|dkk|isk|czk|huf|bgn|rsd|uah|rub|ils|aed|sar|qar|kwd|bhd|omr|egp|zar|ngn|ghs|kes|ugx|tzs|inr|pkr|lkr|bdt|npr|thb|vnd|idr|myr|sgd|hkd|twd|cny|jpy|krw|php|aud|nzd|cad|mxn|brl|ars|clp|crc|dop';

/** "£12", "NZ$ 40", "Rs. 500", "R120". A single letter before one digit is a code rather than a price. */
export const currencyBefore = `${signs}|(?<![\\p{L}\\d])(?:us|ca|c|au|a|nz|s|hk|nt|mx|r|rd)?\\$|(?<![\\p{L}\\d])(?:${codes}|rs\\.?|rm|ksh|dhs?|kr\\.?|s\\/\\.?|r(?=\\s?\\d{2}|\\s?\\d[ .,\u00a0]\\d{3}))`;

/** "12 €", "40 NZD", "250 kr", "80 rand". */
export const currencyAfter = `${signs}|(?:us|ca|c|au|a|nz|s|hk|nt|mx)?\\$|zł|zl|kč|kr\\.?|ron|lei|лв\\.?|грн|руб\\.?|tl|dhs?|${codes}|euros?|dollars?|rands?|rupees?|pesos?|dirhams?|shekels?|baht|ringgit|zloty`;

/** A currency and nothing else: what is written in brackets after "Price". */
export const currencyAlone = new RegExp(`^(?:${currencyBefore}|${currencyAfter}|r)$`, 'iu');

/** A column's name that says what its numbers are in: "price_nzd", "Fee (AED)". */
export const currencyInName = new RegExp(
  `(?:^|[\\s_([])(?:${codes}|${signs}|\\$)(?:$|[\\s)\\]])`,
  'iu',
);

/** Currencies by their names, as owners write them over numbers: "Pesos", "KSh". "Peso" alone is also a weight. */
export const currencyNamed =
  /(?<!\p{L})(?:euros|pesos|soles|dollars|dólares|dolares|pounds sterling|rands?|rupees|reales|reais|francs|franken|kronor|kroner|zł|ksh|rs|rm|cop|uyu)(?!\p{L})/iu;

/** "Under 18 €" beside "Adult €": the sign says what is below, and the number isn't a price. */
export function withoutCurrency(head: readonly string[]): readonly string[] {
  if (!head.some((cell) => nameAndCurrency.test(cell))) return head;
  return head.map((cell) => numberAndCurrency.exec(cell)?.[1] ?? cell);
}

const nameAndCurrency = new RegExp(`^\\p{L}[^\\d]{0,40}\\s\\(?(?:${currencyAfter})\\)?$`, 'iu');
const numberAndCurrency = new RegExp(
  `^(\\p{L}[\\p{L}\\s.]{0,20}\\s\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3}|\\s?\\+)?)\\s?\\(?(?:${currencyAfter})\\)?$`,
  'iu',
);
