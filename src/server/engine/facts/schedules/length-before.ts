import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import { numberWordsOf } from '#server/engine/language/number-words-of.ts';
import { foldText } from './fold-text.ts';

/** Lengths that are said without a plain number; the longer ones first. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:(?:an?|one) hour and a half|one and a half hours|(?:anderthalb|eineinhalb) stunden|(?:una )?hora y media|une heure et demie|un'? ?ora e mezz[ao]|uma hora e meia|anderhalf uur|poltorej godziny)(?!\p{L})/u,
    90,
  ],
  [
    /(?<!\p{L})(?:three[ -]quarters of an hour|drei ?viertel ?stunden?|tres cuartos de hora|trois quarts d'heure|tre quarti d'ora|tres quartos de hora|drie kwartier|trzy kwadranse)(?!\p{L})/u,
    45,
  ],
  [
    /(?<!\p{L})(?:half an hour|(?:a )?half[ -]hour|halbe stunde|media hora|demi[ -]?heure|mezz'? ?ora|meia hora|half uur|halfuur|pol godziny)(?!\p{L})/u,
    30,
  ],
  [
    /(?<!\p{L})(?:(?:a )?quarter of an hour|viertelstunde|(?:un )?cuarto de hora|quart d'heure|quarto d'ora|quarto de hora|(?:een )?kwartier|kwadrans)(?!\p{L})/u,
    15,
  ],
  [
    /(?<!\p{L})(?:an hour|eine stunde|una hora|une heure|un'? ?ora|uma hora|een uur|godzine)(?!\p{L})/u,
    60,
  ],
];

const piece = /\d{1,3}(?:[.,]5(?!\d)|½)?|½|\p{L}{1,20}/gu;

/** Minutes of the one length of time in a text: "30 min", "an hour and a half", "ninety minutes"; null without one, or with several. */
export function lengthBefore({
  text,
  language,
}: {
  text: string;
  language: LanguageCode;
}): number | null {
  let rest = foldText(text);
  const found: number[] = [];
  for (const [pattern, minutes] of spoken) {
    if (!pattern.test(rest)) continue;
    found.push(minutes);
    rest = rest.replace(pattern, ' ; ');
  }
  const { values } = numberWordsOf(language);
  const pieces = rest.match(piece) ?? [];
  for (const [at, word] of pieces.entries()) {
    const unit = findUnit(word);
    if (unit?.kind !== 'time' || unit.factor > 60) continue;
    const count = pieces[at - 1] ?? '';
    const value = /[\d½]/.test(count)
      ? Number(count.replace('½', '.5').replace(',', '.'))
      : values.get(count);
    if (value === undefined) return null;
    found.push(value * unit.factor);
  }
  const [only, ...more] = new Set(found);
  if (only === undefined || more.length > 0 || found.length > 1) return null;
  return only > 0 && only <= 240 && Number.isInteger(only) ? only : null;
}
