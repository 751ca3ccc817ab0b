import { pageLanguage } from '#web/lib/page-language.ts';
/** 1499 usd is "$14.99"; currencies without a smaller unit, such as yen, are not divided. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(pageLanguage, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

export function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString(pageLanguage, { dateStyle: 'long' });
}
