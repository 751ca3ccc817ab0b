import { pageLanguage } from './page-language.ts';

const format = new Intl.NumberFormat(pageLanguage, { style: 'percent' });

/** A whole percentage as the page's language writes it: 91% in English, 91 % in German. */
export function formatPercent(percent: number): string {
  return format.format(percent / 100);
}
