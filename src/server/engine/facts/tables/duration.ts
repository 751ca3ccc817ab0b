import { fold } from '#server/engine/index/analyse.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import type { Amount } from './amount.ts';

const part = /(\d+(?:[.,]\d+)?)\s*(\p{L}+)?/gu;

const several =
  /(?<![\d.,])(\d{1,2})\s?(?:[x×]|(?:visits?|sessions?|lessons?|classes) of|(?:termine|sitzungen|stunden|einheiten) (?:a|von|zu)|(?:sesiones|clases|visitas) de)\s?(\d{1,3})(?![\d.,:])(?=\s?\p{L})/gu;

/** Minutes of "45 min", "1 h 30", "2 h 15 min", "2–3 working days"; null when the text is no duration. */
export function parseDuration(text: string): Amount | null {
  const folded = fold(text)
    .replace(/\b(?:working|business|werk)\s?(?=days?|tage)/g, '')
    .replace(
      /\b(?:half an hour|halbe stunde|media hora|demi-?heure|mezz.?ora|meia hora|half uur)\b/g,
      '30 min',
    )
    // "2 x 10 min", "3 visits of 20 minutes"
    .replace(several, (_, times: string, each: string) => String(Number(times) * Number(each)))
    .replace(/\b(?:an?|one|eine?)\s(?=hour|day|week|month|stunde|tag|woche)/g, '1 ');
  const parts = [...folded.matchAll(part)].map(([, digits = '', word = '']) => ({
    value: Number(digits.replace(',', '.')),
    factor: findUnit(word)?.kind === 'time' ? (findUnit(word)?.factor ?? 0) : 0,
  }));
  const isRange = /\d\s*\p{L}*\s*(?:-|–|—|to|bis|a|à)\s*\d/u.test(folded);
  const last = parts.at(-1);
  if (!last || !parts.some(({ factor }) => factor > 0)) return null;
  const of = ({ value, factor }: { value: number; factor: number }, fallback: number): number =>
    value * (factor || fallback);
  if (isRange) {
    const [first = last] = parts;
    return {
      value: of(first, last.factor),
      highest: of(last, first.factor),
      currency: '',
      isFrom: false,
    };
  }
  // "1 h 30": what follows hours without a unit are minutes.
  const value = parts.reduce((sum, each) => sum + of(each, 1), 0);
  return { value, highest: value, currency: '', isFrom: false };
}
