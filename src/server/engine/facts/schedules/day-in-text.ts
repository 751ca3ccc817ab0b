import { startsLikeYesNo } from '#server/engine/facts/tables/yes-no-start.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { covers } from './day-facts.ts';
import { foldText } from './fold-text.ts';
import { weekdayOf, type YearDay } from './holidays.ts';
import { type Item, isSense } from './items.ts';
import { lexiconOf } from './lexicon.ts';
import { plainText } from './plain-blocks.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import { type ScheduleQuery, understandQuestion } from './understand-question.ts';

/**
 * What a piece of text has of the day that a question about times names: the day with a time or with "closed" beside
 * it, days but not this one, or neither. `days` when the question asks which days and the text names some.
 */
export type DayInText = 'told' | 'days' | 'other' | 'none';

export function findDayInText({
  question,
  text,
  language,
  written,
  today,
}: {
  question: string;
  text: string;
  language: LanguageCode;
  /** The language of the text. */
  written: LanguageCode;
  today: YearDay;
}): DayInText {
  const query = understandQuestion({ question, lexicon: lexiconOf(language), today });
  const asksIfOn =
    !query.veto && isDated(query) && startsLikeYesNo(foldText(question).trim(), language);
  if (query.aspect === null && !query.when && !asksIfOn) return 'none';
  const plain = plainText(text.slice(0, longest), written);
  const items = scanText({ text: plain, lexicon: lexiconOf(written) });
  const whens = listWhens(items);
  const hasTime = items.some(
    (_, at) => readValue({ items, at }) !== null || isSense(items[at], 'closed', 'usual'),
  );
  if (!isDated(query)) {
    const asksDays = query.loose && query.aspect === 'hours';
    return asksDays && whens.some(({ days }) => days.length > 0) ? 'days' : 'none';
  }
  if (whens.some((when) => isMeant({ query, when, written }))) return hasTime ? 'told' : 'none';
  // Which day a story tells may be beside the question.
  const isStory = /[.!?]\s+\S/.test(question);
  // A holiday isn't told by what happens on another one.
  const isOtherHoliday =
    query.holiday !== null &&
    whens.some(({ dates }) => dates.some(({ kind }) => kind === 'holiday')) &&
    // "24 December" may be the holiday.
    !whens.some(({ dates }) => dates.some(({ kind }) => kind === 'day' || kind === 'range'));
  const isListed =
    isOtherHoliday || (query.days.length > 0 && whens.some(({ days }) => days.length > 0));
  return isListed && hasTime && !isStory && query.aspect !== null ? 'other' : 'none';
}

const longest = 1_200;

type Named = NonNullable<ReturnType<typeof readWhen>>['when'];

function listWhens(items: readonly Item[]): Named[] {
  const whens: Named[] = [];
  for (let at = 0; at < items.length; ) {
    const read = readWhen({ items, at });
    if (read) whens.push(read.when);
    at = read?.next ?? at + 1;
  }
  return whens;
}

const isDated = ({ days, date, holiday, publicHolidays }: ScheduleQuery): boolean =>
  days.length > 0 || date !== null || holiday !== null || publicHolidays;

function isMeant({
  query: { days, date, holiday, publicHolidays },
  when,
  written,
}: {
  query: ScheduleQuery;
  when: Named;
  written: LanguageCode;
}): boolean {
  if (holiday)
    return when.dates.some((rule) => rule.kind === 'holiday' && rule.holiday === holiday.id);
  if (publicHolidays) return when.dates.some(({ kind }) => kind === 'public-holidays');
  if (date)
    return (
      when.dates.some((rule) => covers({ rule, day: date, language: written })) ||
      (when.dates.length === 0 && when.days.includes(weekdayOf(date)) && days.length > 0)
    );
  return days.every((day) => when.days.includes(day));
}
