import { describe, expect, it } from 'vitest';
import { linesOf, schedulesOf } from './testing/schedule-fixture.ts';

describe('readSchedules', () => {
  it.each([
    ['Mon-Wed 9.00 - 18.00', '012 9:00-18:00'],
    ['Thursday 9.00 - 19.30 (late night)', '3 9:00-19:30'],
    ['Sat & Sun 8-1', '56 8:00-13:00'],
    ['Weekdays 9-5', '01234 9:00-17:00'],
    ['Daily 5:00 - 6:30 pm', '0123456 17:00-18:30'],
    ['Tuesday to Friday from 7 am until noon', '1234 7:00-12:00'],
    ['Fri-Mon 6 pm - 2 am', '0456 18:00-26:00'],
    ['Monday, Wednesday and Friday 10:00–12:00 & 14:00–18:00', '024 10:00-12:00&14:00-18:00'],
    ['Fridays from 8 pm until late', '4 20:00-late'],
    ['Sundays from noon until it runs out', '6 12:00-sold-out'],
    ['Sunday closed', '6 closed'],
    ['Open 24/7', '0123456 0:00-24:00'],
    [
      'Saturday 9:00 - 13:00, first and third Saturday of the month only, by appointment',
      '5 #1/3 9:00-13:00 by appointment',
    ],
    ['Mo–Fr 6:30 – 18:30 Uhr', '01234 6:30-18:30'],
    ['Mo, Mi, Fr 8 - 12 Uhr', '024 8:00-12:00'],
    ['Di–Do 18–22 Uhr, Mo Ruhetag', '123 18:00-22:00'],
    ['Martes a viernes: 10:00 - 14:00 y 16:30 - 20:30', '1234 10:00-14:00&16:30-20:30'],
    ['Lundi au vendredi 9h – 18h30', '01234 9:00-18:30'],
    ['Dal lunedì al venerdì dalle 8:30 alle 13', '01234 8:30-13:00'],
    ['De segunda a sexta das 9h às 19h', '01234 9:00-19:00'],
    ['Maandag t/m vrijdag 9.00 - 17.30 uur', '01234 9:00-17:30'],
    ['Poniedziałek – piątek 9:00–19:00', '01234 9:00-19:00'],
  ])('reads "%s"', (text, expected) => {
    expect(linesOf(text)[0]).toBe(expected);
  });

  it('separates lines that were joined into one paragraph', () => {
    expect(
      linesOf(
        'Mon-Wed 9.00 - 18.00 Thursday 9.00 - 19.30 (late night) Friday 9.00 - 17.00 Sunday closed',
      ),
    ).toEqual(['012 9:00-18:00', '3 9:00-19:30', '4 9:00-17:00', '6 closed']);
  });

  it('reads columns of a table as the hours of parts, and the first as the business', () => {
    const schedules = schedulesOf(`# Tool rental
      ## Hours
      | Day = Mon-Fri | Store = 8:00-18:00 | Workshop = 9:00-16:30
      | Day = Saturday | Store = 9:00-13:00 | Workshop = closed
      | Day = Sunday | Store = closed | Workshop = closed`);
    expect(schedules.map(({ subject, main }) => [subject, main ?? false])).toEqual([
      ['Store', true],
      ['Workshop', false],
    ]);
  });

  it('reads columns for seasons as the same hours at other times of the year', () => {
    expect(
      linesOf(`# Boat rental
        | Day = Mon-Fri | Summer = 8:00-20:00 | Winter = 10:00-15:00
        | Day = Sat & Sun | Summer = 7:00-21:00 | Winter = closed`),
    ).toEqual([
      '01234 in summer 8:00-20:00',
      '01234 in winter 10:00-15:00',
      '56 in summer 7:00-21:00',
      '56 in winter closed',
    ]);
  });

  it('reads columns for opening and closing, and for morning and afternoon, as one', () => {
    expect(
      linesOf(`# Print shop
        | Day = Mon-Fri | Opens = 8:00 | Closes = 18:00
        | Day = Saturday | Opens = 9:00 | Closes = 13:00`),
    ).toEqual(['01234 8:00-18:00', '5 9:00-13:00']);
    expect(
      linesOf(`# Print shop
        | Day = Mon-Thu | Morning = 8:00-12:00 | Afternoon = 14:00-18:00
        | Day = Friday | Morning = 8:00-12:00 | Afternoon = closed`),
    ).toEqual(['0123 8:00-12:00&14:00-18:00', '4 8:00-12:00']);
  });

  it.each([
    'On weekdays the phones go to voicemail between 12:30 pm and 1:30 pm while the team has lunch.',
    'There are no deliveries on weekdays between 12:00 and 14:00.',
    'The office is not staffed Monday to Friday from 12:00 to 13:00.',
    'Montag bis Freitag zwischen 12:00 und 13:00 Uhr läuft der Anrufbeantworter.',
    'De lunes a viernes no atendemos el teléfono de 14:00 a 16:00.',
  ])('reads no opening hours from "%s"', (text) => {
    expect(
      schedulesOf(text).flatMap(({ role, lines }) =>
        lines.filter(({ kind, state }) => role === 'hours' && kind === 'hours' && state === 'open'),
      ),
    ).toEqual([]);
  });

  it('marks a document with days and times that nobody could read', () => {
    expect(
      schedulesOf(`# Print shop
        Mon-Fri 9:00-17:00
        | Day = Saturday | Hours = ask at the desk, about 10:00 or 11:00, it depends`)[0]?.partial,
    ).toBe(true);
  });

  it.each([
    ['In August we are closed from the 10th to the 23rd.', 'en'],
    ['Im August haben wir vom 10. bis 23. geschlossen.', 'de'],
    ['En agosto cerramos del 10 al 23.', 'es'],
  ])('gives days the month named before: "%s"', (text) => {
    expect(linesOf(text).join()).toContain('8/10..8/23');
  });

  it('keeps the meals of a day apart', () => {
    expect(linesOf('Friday lunch 11:30 am - 2:30 pm, dinner 5:00 pm - 11:00 pm')).toEqual([
      'lunch 4 11:30-14:30',
      'dinner 4 17:00-23:00',
    ]);
  });

  it('reads times that stand before their days', () => {
    expect(
      linesOf('Last orders: 9:15 pm Tuesday to Thursday, 10:15 pm Friday and Saturday.'),
    ).toEqual(['last-orders 123 -21:15', 'last-orders 45 -22:15']);
  });

  it('reads holidays, dates and ranges of dates', () => {
    expect(
      linesOf(`# Garden center
        ## Holidays
        We are closed on New Year's Day, July 4, and from December 24 through December 26. On December 31 we close at noon.
        We stay open, with normal hours, on Memorial Day.`),
    ).toEqual(['new-years-day,7/4,12/24..12/26 closed', '12/31 -12:00', 'memorial-day usual']);
  });

  it('reads the same in German', () => {
    expect(
      linesOf(`# Werkstatt Nord
        ## Feiertage
        Heiligabend (24.12.): 6:00–13:00 Uhr
        25.12. und 26.12.: geschlossen
        Betriebsferien: 9. bis 29. August 2027`),
    ).toEqual(['christmas-eve,12/24 6:00-13:00', '12/25,12/26 closed', '8/9..8/29 closed']);
  });

  it('takes subject and season from headings', () => {
    expect(
      linesOf(`# Castle
        ## Summer (1 April - 30 September)
        Tue-Sun 10-18
        ## Gift shop
        Sat 10-16`),
    ).toEqual(['123456 in 4/1..9/30 10:00-18:00', 'Gift shop 5 10:00-16:00']);
  });

  it('takes the subject from a label and ignores the phone number', () => {
    expect(linesOf('Phone: +44 161 555 0199 – Mon–Thu 9:00–17:30, Fri 9:00–16:00')).toEqual([
      'Phone 0123 9:00-17:30',
      'Phone 4 9:00-16:00',
    ]);
  });

  it('reads table rows with the days down the side', () => {
    expect(
      linesOf(`| Day = Monday | Opens = 8:00 | Closes = 17:00
        | Day = Tue - Fri | Opens = 9:00 | Closes = 18:30`),
    ).toEqual(['0 8:00-17:00', '1234 9:00-18:30']);
  });

  it('reads table rows with the days across the top', () => {
    expect(linesOf('| Branch = Harbor store | Mon = 9-18 | Tue = 9-18 | Sun = closed')).toEqual([
      'Harbor store 0 9:00-18:00',
      'Harbor store 1 9:00-18:00',
      'Harbor store 6 closed',
    ]);
  });

  it('reads a class timetable', () => {
    expect(linesOf('| Time = 6:30 - 7:45 pm | Mon = Hatha | Wed = Pilates')).toEqual([
      'Hatha 0 18:30-19:45',
      'Pilates 2 18:30-19:45',
    ]);
  });

  it('gives each line the block it is from', () => {
    const [schedule] = schedulesOf('# Hours\nMon 9-12\nTue 9-12');
    expect(schedule?.lines.map((line) => line.block)).toEqual([1, 2]);
  });

  it.each([
    'Coffee 2.50 - 4.80, cake 3.90',
    'Haircut from $45 to $60 on weekdays',
    'Call (312) 555-0176 or 0161 555 0199',
    'Last updated 12.03.2026',
    'Sizes 36-42 and 44-48',
    'Tyres 195/65 R15, 9-12 mm',
    'Orders placed by 3 pm on Friday arrive on Monday.',
    'So finden Sie uns: Linie 2 bis Markt, 4 Minuten zu Fuß',
    'Bitte bis 15 Uhr am Vortag. Für Sonntag bitte bis Samstag, 13 Uhr.',
    'Cancel until 3 business days before your visit.',
    'Between lunch and dinner on Friday the whole house is closed.',
    '!!! ??? ... ---',
    'Mon',
    '9-5',
  ])('reads no hours from "%s"', (text) => {
    expect(linesOf(text).filter((line) => /\d:\d\d|closed/.test(line))).toEqual([]);
  });

  it('survives long and broken input', () => {
    expect(schedulesOf('Mon 9-5, '.repeat(3_000))).toEqual([]);
    expect(() => schedulesOf('('.repeat(2_000))).not.toThrow();
    expect(() => schedulesOf('1 '.repeat(1_200))).not.toThrow();
    expect(() => schedulesOf('first and '.repeat(240))).not.toThrow();
    expect(schedulesOf('')).toEqual([]);
  });

  it('survives being stored as JSON', () => {
    const schedules = schedulesOf('Mon-Fri 9-17\nClosed: Easter Sunday, July 4');
    expect(JSON.parse(JSON.stringify(schedules))).toEqual(schedules);
  });

  it.each([
    ['Mon-Fri 9-5. Saturday 10-2.', ['01234 9:00-17:00', '5 10:00-14:00']],
    ['Open Tuesday to Friday 11-5. We are closed on Mondays.', ['1234 11:00-17:00', '0 closed']],
    ['Mo–Fr 9–17. Sa 10–14', ['01234 9:00-17:00', '5 10:00-14:00']],
    ['Mon–Fri 8–18, Sat by appointment', ['01234 8:00-18:00', '5 by appointment']],
    ['Daily 10:00–18:00, Thursdays until 21:00', ['012456 10:00-18:00', '3 10:00-21:00']],
    ['On May 4 we close at 1 pm, on May 5 at 3 pm.', ['5/4 -13:00', '5/5 -15:00']],
    [
      'Check-in from 3 pm, check-out until 11 am',
      ['Check-in 0123456 15:00-', 'check-out 0123456 -11:00'],
    ],
    ['Dr. Lee, hygienist – Tuesday to Friday.', ['Dr. Lee, hygienist 1234']],
    ['Please call within 24 hours.', []],
    ['You may stop here for 10 minutes.', []],
    ['15 % off on Mondays, not on Fridays.', []],
  ])('reads "%s" for what it says', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('leaves tables of rates alone', () => {
    expect(
      linesOf(`| When = Monday to Friday, 8am–6pm | First hour = $78
        | When = Saturday, 8am–6pm | First hour = $120`),
    ).toEqual([]);
  });

  it('reads timetables in several layouts', () => {
    const across = schedulesOf('| Time = 9:00 | Monday = Judo (Anna) | Tuesday = Aikido (Ben)');
    expect(across.map(({ subject, form }) => [subject, form])).toEqual([
      ['Judo (Anna)', 'timetable'],
      ['Aikido (Ben)', 'timetable'],
    ]);
    expect(
      linesOf(`| Day = Monday | Time = 17:00 | Class = Judo | Coach = Anna
        | Day = Monday | Time = 18:30 | Class = Aikido | Coach = Ben
        | Day = Friday | Time = 17:00 | Class = Judo | Coach = Anna`),
    ).toEqual(['Judo (Anna) 0 17:00-', 'Judo (Anna) 4 17:00-', 'Aikido (Ben) 0 18:30-']);
    expect(linesOf('# Club\n## Monday\n18:00 Choir practice')).toEqual(['Choir practice 0 18:00-']);
  });
});
