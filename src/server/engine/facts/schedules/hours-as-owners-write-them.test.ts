import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test.each([
  [
    'an hour with a part of the day is no hour of the evening',
    '# Opening hours\nMonday to Saturday 8–5.30\nOn 1 March we open at 6 in the morning.',
    ['012345 8:00-17:30', '3/1 6:00-'],
  ],
  [
    'hours in French with the part of the day behind them',
    '# Horaires\nDu lundi au vendredi de 9 h du matin à 7 h du soir',
    ['01234 9:00-19:00'],
  ],
  [
    'short days with nothing but spaces between them share the times behind the last one',
    '# Hours\nDesk Mon Tue Fri 9-5, Thu 9-7',
    ['Desk 014 9:00-17:00', 'Desk 3 9:00-19:00'],
  ],
  ['the same in German', '# Öffnungszeiten\nMo Di Do Fr 8-18 Uhr', ['0134 8:00-18:00']],
  [
    'a long day that begins and ends two hours apart on the clock',
    '# Shop hours\nTuesday to Friday 8 - 5\nSaturday 8 - 3\n30 December 8 - 5, 31 December 6 - 8',
    ['1234 8:00-17:00', '5 8:00-15:00', '12/30 8:00-17:00', '12/31 6:00-20:00'],
  ],
  [
    'an hour in the evening stays one where other days are short as well',
    '# Choir\nRehearsals: Monday 6 - 7, Wednesday 6 - 7, Friday 5 - 6',
    ['Rehearsals 0 18:00-19:00', 'Rehearsals 2 18:00-19:00', 'Rehearsals 4 17:00-18:00'],
  ],
  [
    'hours of the only public holiday that is not closed',
    '# Hours\nMon-Fri 9-5\nWe close on public holidays, except Easter Monday, when we are open from 8am to noon.',
    ['01234 9:00-17:00', 'public-holidays closed', 'easter-monday 8:00-12:00'],
  ],
  [
    'days after a half day are only quoted',
    '# Office\nMonday to Friday 9 - 5\nClosed from noon on 30 December up to 4 January.',
    ['01234 9:00-17:00', '12/30..1/4 mentioned'],
  ],
  [
    'the same where the last day is included in words',
    '# Office\nMonday to Friday 9 - 5\nClosed from noon on Maundy Thursday up to and including 20 April.',
    ['01234 9:00-17:00', 'maundy-thursday mentioned', '4/20 mentioned'],
  ],
  [
    'one sentence with the time of opening and the time of closing',
    '# Hours\nWe open Tuesday through Saturday at 10 and close at 6. On the last Friday of every month we stay open until 9.',
    ['12345 10:00-18:00', '4 #-1 -21:00'],
  ],
  [
    'dates in a row of sentences, each with its hours',
    '# Hours\nDec 24: 9-1. Dec 25 & 26: closed. Dec 31: 9-3. Jan 1: closed.',
    ['12/24 9:00-13:00', '12/25,12/26 closed', '12/31 9:00-15:00', '1/1 closed'],
  ],
  [
    'a day by appointment in short before a closed one',
    '# Hours\nMon-Fri 7a-5p\nSat by appt\nSun closed',
    ['01234 7:00-17:00', '5 by appointment', '6 closed'],
  ],
  [
    'one day of a long weekend, which says nothing about every week',
    '# Hours\nMonday to Saturday 9 to 6. Closed on Sundays and on the Saturday of Labor Day weekend.',
    ['012345 9:00-18:00', '6 closed'],
  ],
  [
    'school holidays, which are no public holidays',
    '# Hours\nTuesday to Sunday 10 - 6\nDuring school holidays we open at 9 instead of 10.',
    ['123456 10:00-18:00'],
  ],
  [
    'a later beginning of one of the days',
    '# Hours\nMon-Fri 9-5 (Wed from 10), Sat 10-2',
    ['0134 9:00-17:00', '2 10:00-17:00', '5 10:00-14:00'],
  ],
  [
    'Sundays and holidays that share their end in German',
    '# Öffnungszeiten\nMontag bis Freitag 7–18 Uhr, samstags 7–13 Uhr, sonn- und feiertags 8–11 Uhr',
    ['01234 7:00-18:00', '5 7:00-13:00', '6 public-holidays 8:00-11:00'],
  ],
  [
    'a late evening in Dutch',
    '# Openingstijden\nMa gesloten, di t/m vr 9.30-18.00, do koopavond tot 21.00, zon- en feestdagen gesloten',
    ['0 closed', '124 9:30-18:00', '3 9:30-21:00', '6 public-holidays closed'],
  ],
  [
    'an earlier end in brackets',
    '# Hours\nDoors open at 9.30 sharp, we close at 5 (4 on Sundays).',
    ['012345 9:30-17:00', '6 -16:00'],
  ],
  [
    'the end of something else on all the same days',
    '# Hours\nEvery day 7.30am till 4pm, kitchen shuts at 3.',
    ['0123456 7:30-16:00'],
  ],
  [
    'every day but one',
    '# Hours\nOpen 10–5 every day but Monday.',
    ['123456 10:00-17:00', '0 closed'],
  ],
  [
    'ends under a label, which are no beginnings and only quoted',
    '# Hours\nOpen Mon–Sat from 8am. Closing time: 6pm (Thursday 9pm, Saturday 4pm).',
    ['012345 8:00-', '35 mentioned', '35 mentioned'],
  ],
  [
    'days and times in lines of their own',
    '# Hours\nMonday – Friday\n8 am – 6 pm\nSaturday\n9 am – 2 pm\nSunday\nClosed',
    ['01234 8:00-18:00', '5 9:00-14:00', '6 closed'],
  ],
  [
    'times that may belong to any of several days above them',
    '# Hours\nMonday\nTuesday\n8 am – 6 pm\n9 am – 2 pm',
    [],
  ],
  [
    'letters for days with nothing but spaces between them',
    '# Hours\nM T W 9-5, Th 9-8, F 9-4',
    ['012 9:00-17:00', '3 9:00-20:00', '4 9:00-16:00'],
  ],
  [
    'times of four digits, and years that look like them',
    '# Hours\nSun: 1200-1700\nMon-Sat: 0900-1730\nBest shop of 2019-2021',
    ['6 12:00-17:00', '012345 9:00-17:30'],
  ],
  [
    'other days than those before',
    '# Hours\nTuesday and Thursday 10 to 8, other days 10 to 6, closed Sunday',
    ['13 10:00-20:00', '0245 10:00-18:00', '6 closed'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});
