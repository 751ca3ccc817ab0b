import { expect, it } from 'vitest';
import { answerSchedule } from './answer-schedule.ts';
import { schedulesOf } from './testing/schedule-fixture.ts';

const ask = (question: string, heading: string): string | undefined => {
  const documents = {
    hours: `# Brickfield Rowing
      ## ${heading}
      Monday 1 pm to 6 pm
      Tuesday 10 am to 2 pm
      Wednesday 1 pm to 7 pm
      Friday 1 pm to 5 pm
      Saturday 8 am to 4 pm
      Sunday closed`,
    hire: `# Boathouse for parties
      When: weekdays 8 am to noon, Saturdays from 5 pm to 11 pm, Sundays 10 am to 8 pm.`,
  };
  return answerSchedule({
    question,
    previous: [],
    schedules: Object.entries(documents).flatMap(([documentId, text]) =>
      schedulesOf(text).map((schedule) => ({ documentId, title: documentId, schedule })),
    ),
    now: new Date('2026-10-21T10:00:00Z'),
    timeZone: 'Europe/Berlin',
    language: 'en',
  })?.text;
};

it.each(['Hours', 'Office hours (in the season)', 'FRONT DESK HOURS (while crews train)'])(
  'takes a list of days below "%s" rather than one line of another document',
  (heading) => {
    expect(ask('saturday opening times', heading)).toMatch(/8 am to 4 pm\./);
    expect(ask('are you open on sundays', heading)).toMatch(/^No\b/);
  },
);
