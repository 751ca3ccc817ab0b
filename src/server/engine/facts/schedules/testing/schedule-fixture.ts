import type { Block } from '#server/engine/ingest/document.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { answerSchedule, type ScheduleAnswer } from '../answer-schedule.ts';
import { readSchedules } from '../read-schedules.ts';
import type { Schedule } from '../schedule.ts';

/** Blocks of a small document: "# " starts a heading, "| " a table row of "column = value" cells. */
export function blocksOf(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index): Block => {
      const marks = /^#+ /.exec(line)?.[0];
      if (marks)
        return { kind: 'heading', text: line.slice(marks.length), level: marks.length - 1 };
      if (!line.startsWith('|')) return { kind: 'paragraph', text: line };
      const cells = line
        .slice(1)
        .split('|')
        .map((cell) => {
          const [column = '', value = ''] = cell.split('=');
          return { column: column.trim(), value: value.trim() };
        })
        .filter((cell) => cell.value !== '');
      return { kind: 'row', cells, row: index + 1, table: 0 };
    });
}

export const schedulesOf = (text: string): Schedule[] =>
  readSchedules({ blocks: blocksOf(text), title: 'Information' });

/** Lines as short text: "Mo-We 9:00-18:00", for comparing. */
export const linesOf = (text: string): string[] =>
  schedulesOf(text).flatMap(({ subject, lines }) =>
    lines.map((line) =>
      [
        subject,
        line.kind === 'hours' ? '' : line.kind,
        line.meal ?? '',
        line.days.join(''),
        line.weeks.length > 0 ? `#${line.weeks.join('/')}` : '',
        line.dates.map((rule) => ruleText(rule)).join(','),
        line.season ? `in ${ruleText(line.season)}` : '',
        line.state === 'open' ? '' : line.state,
        line.spans
          .map((span) => `${clock(span.from?.minutes)}-${span.ending ?? clock(span.to?.minutes)}`)
          .join('&'),
        line.byAppointment ? 'by appointment' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  );

type Rule = Schedule['lines'][number]['dates'][number];

function ruleText(rule: Rule): string {
  switch (rule.kind) {
    case 'day':
      return `${rule.day.month}/${rule.day.day}${rule.day.year ? `/${rule.day.year}` : ''}`;
    case 'range':
      return `${rule.from.month}/${rule.from.day}..${rule.to.month}/${rule.to.day}`;
    case 'holiday':
      return rule.holiday;
    case 'season':
      return rule.season;
    default:
      return rule.kind;
  }
}

const clock = (minutes: number | undefined): string =>
  minutes === undefined
    ? ''
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const ask = ({
  text,
  question,
  previous = [],
  language = 'en',
  now = '2026-10-21T10:00:00Z',
}: {
  text: string;
  question: string;
  previous?: string[];
  language?: LanguageCode;
  /** A Wednesday, noon in Berlin. */
  now?: string;
}): ScheduleAnswer | null =>
  answerSchedule({
    question,
    previous,
    schedules: schedulesOf(text).map((schedule) => ({
      documentId: 'hours',
      title: 'Information',
      schedule,
    })),
    now: new Date(now),
    timeZone: 'Europe/Berlin',
    language,
  });
