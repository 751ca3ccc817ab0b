import { foldText } from './fold-text.ts';
import type { ScheduleLine } from './schedule.ts';

/** "Saturdays on a bank holiday weekend 10 to 1": days that come now and then. */
const rareDays =
  /(?<!\p{L})(?:(?:on|at|for) (?:a |an |the |our |all |any )?(?:\p{L}+ )?(?:match|game|race|market|fair|tournament|concert|event|festival|show|(?:bank |public )holiday|long) (?:days|nights?|weekends?|weeks?)|an (?:spiel|markt|messe|brücken|konzert)tagen|an (?:langen|verlängerten) wochenenden|(?:en|durante) (?:los )?(?:puentes|días de (?:partido|mercado|feria|concierto)))(?!\p{L})/iu;

/** "In the school holidays we close at six": weeks that no calendar has. */
const holidayWeeks =
  /(?<!\p{L})(?:(?:in|during|over|outside) (?:the |our |all )?(?:\p{L}+ )?(?:(?:school|summer|easter|christmas|autumn|winter|spring|university) (?:holidays?|vacations?|breaks?)|half[- ]terms?)|(?:in|während|außerhalb) (?:der |den |aller )?\p{L}*ferien|(?:en|durante) las (?:vacaciones|fiestas))(?!\p{L})/iu;

/** Whether a line would be taken for every week, although others say what these days are like and its sentence doesn't. */
export const isNowAndThen = ({
  line,
  before,
}: {
  line: ScheduleLine;
  before: readonly ScheduleLine[];
}): boolean =>
  isWeekly(line) &&
  (saysOf(line, rareDays) ||
    (saysOf(line, holidayWeeks) &&
      before.some(
        (other) =>
          isWeekly(other) &&
          !saysOf(other, holidayWeeks) &&
          (other.days.some((day) => line.days.includes(day)) || opensBesides.test(line.text)),
      )));

/** "In the school holidays we're also open on Sundays": on other Sundays it isn't. */
const opensBesides =
  /(?<!\p{L})(?:also|too|as well|additionally|auch|zusätzlich|también|además|aussi|également|anche|também|ook|również|także)(?!\p{L})/iu;

/** Whether it is said in the sentence that has the times of the line. */
const saysOf = ({ text, spans }: ScheduleLine, pattern: RegExp): boolean => {
  const times = spans.flatMap(({ from, to }) => [from, to].flatMap((time) => time?.text ?? []));
  return text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .some(
      (sentence) =>
        pattern.test(sentence) &&
        (times.length === 0 || times.some((time) => sentence.includes(time))),
    );
};

/** Words of a question for weeks that no calendar has: "in the school holidays". */
export const holidayWordsOf = (question: string): string[] =>
  [...question.matchAll(holidayNames)].flatMap(([name]) => foldText(name).split(/[\s-]+/));

export const namesSchoolBreak = (text: string): boolean => text.search(holidayNames) >= 0;

const holidayNames =
  /(?<!\p{L})(?:(?:school|summer|easter|autumn|winter|spring) (?:holidays?|vacations?|breaks?)|half[- ]terms?|\p{L}*ferien|vacaciones)(?!\p{L})/giu;

const isWeekly = ({ kind, days, dates, weeks, season }: ScheduleLine): boolean =>
  kind === 'hours' && days.length > 0 && dates.length + weeks.length === 0 && season === null;
