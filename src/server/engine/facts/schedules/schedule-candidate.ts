import type { TopicId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { SourcedLine } from './day-facts.ts';
import type { Schedule } from './schedule.ts';

export type SourcedSchedule = { documentId: string; title: string; schedule: Schedule };

/** One thing with hours, gathered from all documents. */
export type Candidate = {
  subject: string;
  topics: TopicId[];
  context: string;
  role: Schedule['role'];
  form: Schedule['form'] | null;
  main: boolean;
  partial: boolean;
  language: LanguageCode;
  lines: SourcedLine[];
  score: number;
  /** What the subject names, worked out when first needed. */
  concepts?: ReadonlySet<string>;
};
