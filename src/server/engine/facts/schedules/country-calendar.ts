import type { HolidayId } from '#server/engine/language/calendar-words.ts';
import { holidayDate } from './holidays.ts';
import type { CalendarDay, DateRule, Schedule } from './schedule.ts';

/**
 * Holidays and seasons as the country of a document keeps them: "Thanksgiving" is in October in Canada, and "summer" begins
 * in December in New Zealand.
 */
export function inCountry({
  schedules,
  texts,
}: {
  schedules: readonly Schedule[];
  texts: Iterable<string>;
}): Schedule[] {
  const text = [...texts].join('\n').slice(0, longestText);
  const isCanada = countOf(text, canada) > 0 && countOf(text, unitedStates) === 0;
  const isSouth = isSouthern(text);
  if (!isCanada && !isSouth) return [...schedules];
  const ofCountry = (rule: DateRule): DateRule => {
    if (isSouth && rule.kind === 'season') return { ...rule, south: true };
    return isCanada ? inCanada(rule) : rule;
  };
  return schedules.map((schedule) => ({
    ...schedule,
    lines: schedule.lines.map((line) => ({
      ...line,
      dates: line.dates.map(ofCountry),
      season: line.season && ofCountry(line.season),
    })),
  }));
}

const longestText = 60_000;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const canada =
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\b(?:Canada|Victoria|Labour) Day\b|\bCAD\b|\bC\$\s?\d|\b(?:GST\/)?HST\b|\b(?:Nova Scotia|New Brunswick|Ontario|Quebec|Québec|Manitoba|Saskatchewan|Alberta|British Columbia|Newfoundland|Prince Edward Island|Yukon)\b|Truth (?:and|&) Reconciliation/gu;
const unitedStates =
  /\b(?:Memorial Day|Juneteenth|Presidents['’]? Day|Veterans Day|(?:4th|Fourth) of July|July (?:4|4th|Fourth))\b/gu;

/** Seasons that a document explains with its months say where it is; else numbers, states and holidays do. */
function isSouthern(text: string): boolean {
  const explained = countOf(text, southernSeason) - countOf(text, northernSeason);
  return explained === 0 ? countOf(text, southern) > countOf(text, northern) : explained > 0;
}

/** "Summer (Nov–Feb)", also with days of these months. */
const southernSeason =
  /\b[Ss]ummer[^\n.]{0,20}\b(?:Nov|Dec|Jan|Feb)|\b[Ww]inter[^\n.]{0,20}\b(?:May|Jun|Jul|Aug)/gu;
const northernSeason =
  /\b[Ss]ummer[^\n.]{0,20}\b(?:May|Jun|Jul|Aug)|\b[Ww]inter[^\n.]{0,20}\b(?:Nov|Dec|Jan|Feb)/gu;
const southern =
  /\+(?:64|61|27)[ \d(]|\b(?:NZ|A|AU)\$\s?\d|\b(?:NZD|AUD|ZAR)\b|\b(?:NSW|QLD|VIC|TAS|ACT|WA|NT) \d{4}\b|\b(?:New Zealand|Aotearoa|Queensland|New South Wales|Tasmania|South Australia|Western Australia|South Africa|Western Cape|Eastern Cape|Northern Cape|KwaZulu-Natal|Gauteng|Mpumalanga|Limpopo)\b|\b(?:Anzac|Waitangi|Heritage|Australia) Day\b|\bMatariki\b|\bload[- ]?shedding\b/gu;
const northern =
  /\+(?:44|353|1|49|33|34|39|31|48|41|43|45|46|47|65|91|852)[ \d(]|\b(?:Thanksgiving|Memorial Day|Republic of Ireland|United Kingdom|St\.? Patrick['’]?s Day|Bonfire Night)\b/gu;

function inCanada(rule: DateRule): DateRule {
  switch (rule.kind) {
    case 'holiday':
      return rule.holiday === 'thanksgiving' ? { ...rule, holiday: 'thanksgiving-ca' } : rule;
    case 'range':
      return { ...rule, from: dayInCanada(rule.from), to: dayInCanada(rule.to) };
    default:
      return rule;
  }
}

const thanksgiving: HolidayId = 'thanksgiving-ca';

/** "Mid-May to Thanksgiving" ends in October. */
function dayInCanada(day: CalendarDay): CalendarDay {
  if (day.moves?.holiday !== 'thanksgiving') return day;
  const { month, day: of } = holidayDate({ holiday: thanksgiving, year: 2027 }) ?? day;
  return { ...day, month, day: of, moves: { ...day.moves, holiday: thanksgiving } };
}
