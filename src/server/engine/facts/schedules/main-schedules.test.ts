import { expect, it } from 'vitest';
import { answerSchedule } from './answer-schedule.ts';
import { schedulesOf } from './testing/schedule-fixture.ts';

const documents = {
  hours: `# The Old Loft
    ## Desk hours (in term time)
    Monday 3.30 pm to 8.45 pm
    Tuesday 9.30 am to 12 noon
    Wednesday 3.30 pm to 9 pm
    Friday 3.30 pm to 7.30 pm
    Saturday 8.30 am to 2.30 pm
    Sunday closed`,
  hire: `# Hall hire
    When: weekdays 9 am to 3 pm, Saturdays from 3 pm to 9 pm, Sundays 9 am to 6 pm.`,
};
const schedules = Object.entries(documents).flatMap(([documentId, text]) =>
  schedulesOf(text).map((schedule) => ({ documentId, title: documentId, schedule })),
);
const ask = (question: string): string | undefined =>
  answerSchedule({
    question,
    previous: [],
    schedules,
    now: new Date('2026-10-21T10:00:00Z'),
    timeZone: 'Europe/Berlin',
    language: 'en',
  })?.text;

it('takes a list of days below "hours" rather than one line of another document', () => {
  expect(ask('saturday opening times')).toMatch(/8\.30 am to 2\.30 pm/);
  expect(ask('are you open on sundays')).toMatch(/^No\b/);
});
