import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import type { FactTable } from './fact-table.ts';

/** Price columns with the weekdays that the text gives them: "Peak is Friday from 4 pm, Saturday and Sunday." */
export function dayColumns({
  table,
  texts,
  language,
}: {
  table: FactTable;
  texts: readonly string[];
  language: LanguageCode;
}): FactTable {
  const priced = table.columns.filter(({ role }) => role === 'price');
  if (priced.length < 2) return table;
  const sentences = texts.flatMap((text) => text.split(/\n|(?<=[^\d][.;!])\s+/));
  const found = new Map<string, Days>();
  for (const { name } of priced) {
    const days = sentences.flatMap((sentence) => daysSaidOf(sentence, name, language) ?? [])[0];
    if (days) found.set(name, days);
  }
  if (found.size === 0) return table;
  for (const { name } of priced) {
    const [other] = [...found].find(([label]) => isRestOf(name, label, sentences)) ?? [];
    const days = other === undefined ? undefined : found.get(other);
    if (!found.has(name) && days) found.set(name, restOf(days));
  }
  // One column with days says nothing about the others.
  if (found.size < 2) return table;
  return {
    ...table,
    columns: table.columns.map((column) => {
      const days = column.role === 'price' ? found.get(column.name) : undefined;
      return days
        ? { ...column, days: [...days.whole, ...days.partly].sort((a, b) => a - b) }
        : column;
    }),
  };
}

/** Days that are meant from morning to night, and those that are meant only for some hours. */
type Days = { whole: number[]; partly: number[] };

/** What a sentence says about when a column's price counts; null when it speaks of something else. */
function daysSaidOf(sentence: string, name: string, language: LanguageCode): Days | null {
  const [, label = '', said = ''] = definition.exec(sentence.replace(/[*_]/g, '').trim()) ?? [];
  if (label === '' || plain(label) !== plain(name)) return null;
  const whole = new Set<number>();
  const partly = new Set<number>();
  for (const part of said.split(/,\s|\s(?:and|und|y|et|e|en|i|plus)\s(?=\D)/u)) {
    const days = calendarTokens(`${part} 9:00`, language)
      .filter((token) => token.startsWith('day:'))
      .map((token) => Number(token.slice(4)));
    for (const day of days) (clock.test(fold(part)) ? partly : whole).add(day);
  }
  return whole.size + partly.size === 0
    ? null
    : { whole: [...whole], partly: [...partly].filter((day) => !whole.has(day)) };
}

const restOf = ({ whole, partly }: Days): Days => ({
  whole: week.filter((day) => !whole.includes(day) && !partly.includes(day)),
  partly,
});

const week = [0, 1, 2, 3, 4, 5, 6];

/** "Off-peak" beside "Peak", or what the text calls everything else. */
function isRestOf(name: string, other: string, sentences: readonly string[]): boolean {
  const [own, opposite] = [plain(name), plain(other)];
  if (own === opposite) return false;
  const isOpposite = [`off ${opposite}`, `non ${opposite}`, `off${opposite}`].includes(own);
  return (
    isOpposite ||
    opposite === `off ${own}` ||
    sentences.some(
      (sentence) => everythingElse.test(sentence) && ` ${plain(sentence)} `.includes(` ${own} `),
    )
  );
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(generalWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const generalWords =
  /(?<!\p{L})(?:the|our|prices?|rates?|times|hours|days|die|der|das|preise?|tarif\p{L}*|zeiten?|precios?|horas?|dias?|el|la|los|las)(?!\p{L})/gu;

const definition = withLanguages(
  'day-definition',
  /^(?:[•–-]\s?)?(\p{L}[\p{L} -]{1,30}?)(?:\s?[:=–]\s|\s(?:is|are|means|applies|apply|counts?|runs?|ist|sind|gilt|gelten|bedeutet|es|son|se aplica|significa|c[’']est|vaut|vale|significa|geldt|to)\s)(.{3,200})$/iu,
);
const everythingElse = withLanguages(
  'everything-else',
  /(?<!\p{L})(?:everything else|all other times?|all other days|any other time|at all other|otherwise|the rest|alles andere|sonst|übrige\p{L}*|todo lo demás|el resto|los demás días|le reste|tout le reste|il resto|o resto)(?!\p{L})/iu,
);
const clock =
  /\d\s?(?:am|pm|uhr|h)(?!\p{L})|\d[:.]\d\d|(?<!\p{L})(?:morning|afternoon|evening|night|noon|lunch|abends?|morgens?|vormittags?|nachmittags?|tarde|manana|noche)s?(?!\p{L})/u;
