import type { CalendarWords, MealId, PhraseId } from '#server/engine/language/calendar-words.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { CalendarDay, ClockTime, DateRule, ScheduleLine, TimeSpan } from './schedule.ts';

/** "July and August", of any year. */
const isWholeMonths = (rule: DateRule): boolean =>
  rule.kind === 'range' &&
  rule.from.day === 1 &&
  rule.to.day >= 28 &&
  rule.from.year === null &&
  !rule.from.moves &&
  !rule.to.moves;

const isOneMonth = (rule: DateRule): boolean =>
  rule.kind === 'range' && isWholeMonths(rule) && rule.from.month === rule.to.month;

export type Writer = ReturnType<typeof createWriter>;

/** Puts typed facts into the visitor's language. Times stay as the document writes them where that language can. */
export function createWriter({
  language,
  source,
}: {
  language: LanguageCode;
  source: LanguageCode;
}) {
  const words: CalendarWords = calendars[language];
  const phrase = (id: PhraseId, values: Record<string, string> = {}): string =>
    words.phrases[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

  const bareTime = (time: ClockTime): string => {
    const plain = time.text.replace(/\s+/g, ' ').trim();
    // "8-1" ends at one in the afternoon: said alone, the hour needs that.
    const bare = /^(\d{1,2})(?:[:.]\d\d)?$/.exec(plain);
    if (bare && Math.floor(time.minutes / 60) === Number(bare[1]) + 12 && Number(bare[1]) < 12) {
      if (language === 'en') return `${plain} pm`;
    } else if (language === source) return plain;
    if (/^\d{1,2}[:.]\d\d$/.test(plain)) return plain.replace('.', ':');
    if (language === 'en' && /[ap]\.?\s?m/i.test(plain)) return plain;
    const minutes = time.minutes % 1440;
    if (time.minutes === 1440) return '24:00';
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const suffix = words.phrases['clock-suffix'];
  const clock = (time: ClockTime): string => {
    const text = bareTime(time);
    // "We open at 9" alone could be the evening.
    if (language === 'en' && /^\d{1,2}$/.test(text) && time.minutes < 720) return `${text} am`;
    return /\d$/.test(text) ? `${text}${suffix}` : text;
  };

  const span = ({ from, to, ending }: TimeSpan): string => {
    if (from && to && to.minutes - from.minutes === 1440) return phrase('always');
    if (from && to) return phrase('span', { from: bareTime(from), to: clock(to) });
    if (from && ending === 'late') return phrase('until-late', { from: clock(from) });
    if (from && ending === 'sold-out') return phrase('until-sold-out', { from: clock(from) });
    if (from) return phrase('from', { from: clock(from) });
    return to ? phrase('until', { to: clock(to) }) : '';
  };
  const shortSpan = (one: TimeSpan): string =>
    one.from && one.to && one.to.minutes - one.from.minutes !== 1440
      ? phrase('range', { from: bareTime(one.from), to: clock(one.to) })
      : span(one);

  const list = (parts: readonly string[]): string =>
    parts.length < 2
      ? (parts[0] ?? '')
      : `${parts.slice(0, -1).join(', ')} ${phrase('and')} ${parts.at(-1)}`;

  const meal = (id: MealId): string => words.meals[id][0] ?? '';

  const hours = (spans: readonly { span: TimeSpan; line: ScheduleLine }[]): string => {
    const meals = new Set(spans.map(({ line }) => line.meal));
    return list(
      spans.map((one) =>
        one.line.meal && meals.size > 1
          ? `${meal(one.line.meal)} ${span(one.span)}`
          : span(one.span),
      ),
    );
  };
  const shortHours = (spans: readonly { span: TimeSpan; line: ScheduleLine }[]): string =>
    spans
      .map((one) =>
        one.line.meal ? `${meal(one.line.meal)} ${shortSpan(one.span)}` : shortSpan(one.span),
      )
      .join(', ');

  const date = ({ month, day, year, moves }: CalendarDay): string =>
    moves
      ? moves.text
      : (year === null ? words.date : words.dateWithYear)
          .replace('{day}', String(day))
          .replace(
            '{month}',
            words.monthsInDates?.[month - 1] ?? words.months[month - 1]?.[0] ?? '',
          )
          .replace('{year}', String(year ?? ''));

  const rule = (one: DateRule): string => {
    switch (one.kind) {
      case 'day':
        return phrase('on-date', { date: date(one.day) });
      case 'range': {
        if (isOneMonth(one)) return words.months[one.from.month - 1]?.[0] ?? '';
        if (isWholeMonths(one))
          return phrase('date-range', {
            from: words.months[one.from.month - 1]?.[0] ?? '',
            to: words.months[one.to.month - 1]?.[0] ?? '',
          });
        const from = one.from.year === one.to.year ? { ...one.from, year: null } : one.from;
        return phrase('in-range', { from: date(from), to: date(one.to) });
      }
      case 'season':
        return phrase('season', { season: words.seasons[one.season][0] ?? '' });
      case 'public-holidays':
        return phrase('public-holidays');
      case 'holiday':
        return phrase('on-holiday', {
          holiday: words.holidays[one.holiday]?.[0] ?? one.name,
          date: '',
        }).replace(/(?<!\s)\s*\(\)|^\s+/g, '');
    }
  };

  /** As a part of a sentence: "in August". */
  const during = (one: DateRule): string =>
    isOneMonth(one) ? phrase('in-month', { month: rule(one) }) : rule(one);

  const weekday = (day: number): string => words.weekdays[day]?.[0] ?? '';
  /** "Monday to Friday", "Monday and Wednesday". */
  const dayNames = (days: readonly number[]): string => {
    if (days.length === 7) return phrase('every-day');
    const runs = toRuns(days);
    return list(
      runs
        .flatMap((run) => (run.length === 2 ? run.map((day) => [day]) : [run]))
        .map((run) => {
          const first = weekday(run[0] ?? 0);
          const last = weekday(run.at(-1) ?? 0);
          if (run.length === 1) return first;
          return phrase('day-range', { from: first, to: last });
        }),
    );
  };
  const onDays = (days: readonly number[]): string => {
    if (days.length === 7) return phrase('every-day');
    if (days.length <= 2) return list(days.map((day) => words.onWeekday[day] ?? ''));
    return dayNames(days);
  };
  const weeks = (line: ScheduleLine, id: 'only-weeks' | 'weeks'): string =>
    phrase(id, {
      nth: list(line.weeks.map((week) => nth({ words, week, language }))),
      day: weekday(line.days[0] ?? 0),
    });

  return {
    language,
    source,
    phrase,
    clock,
    bareTime,
    span,
    hours,
    shortHours,
    list,
    meal,
    date,
    rule,
    during,
    weekday,
    dayNames,
    onDays,
    weeks,
    words,
  };
}

/** For a visitor's language, from a document that may be in another. */
export const writerOf = ({
  language,
  source = language,
}: {
  language: LanguageCode;
  source?: LanguageCode | undefined;
}): Writer => createWriter({ language, source });

/** Answers use the form that fits "am ersten Samstag", "el primer sábado": the second where a language lists two. */
function nth({
  words,
  week,
  language,
}: {
  words: CalendarWords;
  week: number;
  language: LanguageCode;
}): string {
  const forms = words.ordinals[week === -1 ? 5 : week - 1] ?? [];
  return (language === 'de' ? forms[1] : forms[0]) ?? forms[0] ?? '';
}

function toRuns(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A sentence with a capital, single spaces and a full stop. */
export function toSentence(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
  const capital = clean.charAt(0).toLocaleUpperCase() + clean.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
