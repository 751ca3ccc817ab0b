import { findUnit, type MeasureKind } from '#server/engine/language/measure-words.ts';

/** "A liter", "ein Kilo", "medio litro": an amount that is said without a digit. */
const spoken =
  /(?<![\p{L}\p{N}])(?:(an?|one|ein|eine[mn]?|una?|une|uma?|een|jeden)\s)?(?:(half an?|halbe[rsnm]?|medi[oa]|demi|mezz[oa]|mei[oa]|halve|pol)[\s-])?(\p{L}{2,12})(?!\p{L})/gu;

/** Writes a folded text with digits for such amounts of weights and volumes: "1 litro", "0.5 kilo". */
export function writeMeasures(folded: string): string {
  return writeHalves(countNights(folded)).replace(
    spoken,
    (said, article: string | undefined, half: string | undefined, word) => {
      if (article === undefined && half === undefined) return said;
      const unit = findUnit(word);
      if (unit?.kind !== 'volume' && unit?.kind !== 'weight') return said;
      return `${half === undefined ? 1 : 0.5} ${word}`;
    },
  );
}

/** "2 and a half metres" are 2.5 metres. */
const writeHalves = (folded: string): string =>
  folded.replace(andHalf, (said, whole: string, word: string) =>
    findUnit(word) ? `${whole}.5 ${word}` : said,
  );

const andHalf =
  /(?<![\p{L}\d.,])(\d{1,4}) (?:and (?:an?|1|one)|und ein) hal(?:f|be[rsn]?) (\p{L}{1,12})(?!\p{L})/gu;

/** "5 x 10", "5m by 10m" and "5 by 10" are one size. */
export const joinSides = (text: string): string => text.replace(sides, '$1x$2');

const sides =
  /(?<![\d.,])(\d{1,6})\s?(?:mm|cm|m|ft|foot|in|inch)?\s?(?:x|×|by)\s?(\d{1,6})(?![\d.,]\d)(?:m(?![\p{L}]))?/giu;

/** "Friday and Saturday night" are 2 nights. */
const countNights = (folded: string): string =>
  folded.replace(nightsOfDays, (said, days: string) => {
    const count = days.match(weekday)?.length ?? 0;
    return count > 1 ? `${days}${count} nights` : said;
  });

const weekdayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const weekday = new RegExp(weekdayName, 'gu');
const nightsOfDays = new RegExp(
  `(?<!\\p{L})((?:${weekdayName}(?:\\s?,\\s?|\\sand\\s|\\s?&\\s?|\\s?\\+\\s?|\\s)){2,7})nights?(?!\\p{L})`,
  'gu',
);

/** "Friday and Saturday" without what joins them: they are days of one stay, not two things. */
export const joinWeekdays = (folded: string): string =>
  folded.replace(betweenWeekdays, (_, day: string) => `${day} `);

const betweenWeekdays = new RegExp(
  `(?<!\\p{L})(${weekdayName})(?:\\s?,\\sand|\\s?,|\\sand|\\s?&|\\s?\\+)\\s(?=${weekdayName}(?!\\p{L}))`,
  'gu',
);

/** "Over" stands before a measure: three metres and a bit. */
export const isMoreThan = (kind: MeasureKind, before: string): boolean =>
  ['length', 'weight', 'volume', 'area'].includes(kind) && overBefore.test(before);

export const slightlyMore = 1.001;

const overBefore =
  /(?<!\p{L})(?:over|above|more than|taller than|longer than|heavier than|bigger than|uber|mehr als|mas de|plus de|piu di|mais de|meer dan|ponad)\s$/u;
