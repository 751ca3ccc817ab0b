import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Choice } from './choose-schedules.ts';
import type { SourcedLine } from './day-facts.ts';
import type { YearDay } from './holidays.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';

/** What one way of answering found; null when the schedules don't hold it. */
export type Finding = { sentences: string[]; lines: SourcedLine[]; certainty: number };

export type AnswerContext = {
  query: ScheduleQuery;
  choice: Choice;
  candidates: readonly Candidate[];
  today: YearDay;
  minutes: number;
  language: LanguageCode;
};
