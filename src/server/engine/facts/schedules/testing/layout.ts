import {
  answerSchedule,
  type ScheduleAnswer,
} from '#server/engine/facts/schedules/answer-schedule.ts';
import { readSchedules } from '#server/engine/facts/schedules/read-schedules.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { readCsv } from '#server/engine/ingest/read/csv.ts';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** A document as a business writes it, and questions with what the answer must say; null where nothing must be said. */
export type Layout = {
  name: string;
  kind: 'txt' | 'md' | 'html' | 'csv';
  language?: LanguageCode;
  text: string;
  asks: readonly (readonly [question: string, says: RegExp | null, language?: LanguageCode])[];
};

/** Answers below this are not given to visitors. */
export const leastCertainty = 0.5;

/** A Wednesday, noon in Berlin. */
const now = new Date('2026-10-21T10:00:00Z');

const documents = new Map<Layout, ReturnType<typeof readSchedules>>();

export function askLayout({
  layout,
  question,
  language,
}: {
  layout: Layout;
  question: string;
  language: LanguageCode;
}): ScheduleAnswer | null {
  const schedules =
    documents.get(layout) ?? readSchedules({ blocks: blocksOf(layout), title: 'Information' });
  documents.set(layout, schedules);
  return answerSchedule({
    question,
    previous: [],
    schedules: schedules.map((schedule) => ({
      documentId: 'hours',
      title: 'Information',
      schedule,
    })),
    now,
    timeZone: 'Europe/Berlin',
    language,
  });
}

export function blocksOf({ kind, text }: Pick<Layout, 'kind' | 'text'>): Block[] {
  if (kind === 'html') return readHtml(text).blocks;
  if (kind === 'csv') return readCsv(text).blocks;
  return readText({ text, markdown: kind === 'md' }).blocks;
}
