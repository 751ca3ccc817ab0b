import { pageLanguage } from './page-language.ts';

const rules = new Intl.PluralRules(pageLanguage);

/** The form that fits the number, with the number in it: `plural({ count: 2, one: '{count} page', other: '{count} pages' })`. */
export function plural({
  count,
  one,
  other,
}: {
  count: number;
  one: string;
  other: string;
}): string {
  const form = rules.select(count) === 'one' ? one : other;
  return form.replace('{count}', count.toLocaleString(pageLanguage));
}
