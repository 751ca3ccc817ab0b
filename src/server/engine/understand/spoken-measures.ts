import { findUnit } from '#server/engine/language/measure-words.ts';

/** "A liter", "ein Kilo", "medio litro": an amount that is said without a digit. */
const spoken =
  /(?<![\p{L}\p{N}])(?:(an?|one|ein|eine[mn]?|una?|une|uma?|een|jeden)\s)?(?:(half an?|halbe[rsnm]?|medi[oa]|demi|mezz[oa]|mei[oa]|halve|pol)[\s-])?(\p{L}{2,12})(?!\p{L})/gu;

/** Writes a folded text with digits for such amounts of weights and volumes: "1 litro", "0.5 kilo". */
export function writeMeasures(folded: string): string {
  return folded.replace(
    spoken,
    (said, article: string | undefined, half: string | undefined, word) => {
      if (article === undefined && half === undefined) return said;
      const unit = findUnit(word);
      if (unit?.kind !== 'volume' && unit?.kind !== 'weight') return said;
      return `${half === undefined ? 1 : 0.5} ${word}`;
    },
  );
}

/** "5 x 10", "5m by 10m" and "5 by 10" are one size. */
export const joinSides = (text: string): string => text.replace(sides, '$1x$2');

const sides =
  /(?<![\d.,])(\d{1,6})\s?(?:mm|cm|m|ft|foot|in|inch)?\s?(?:x|×|by)\s?(\d{1,6})(?![\d.,]\d)(?:m(?![\p{L}]))?/giu;
