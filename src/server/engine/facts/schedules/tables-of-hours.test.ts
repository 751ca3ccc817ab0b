import { expect, test } from 'vitest';
import { ask, linesOf, schedulesOf } from './testing/schedule-fixture.ts';

test.each([
  [
    'columns of seasons with days in their cells',
    `# Opening
     | = Shop | 1 Apr – 31 Oct = Mon–Sat 9–5.30, Sun 10–4 | 1 Nov – end Mar = Tue–Sat 10–4
     | = Farmyard | 1 Apr – 31 Oct = daily 10–5, last entry 4.15 | 1 Nov – end Mar = Closed`,
    [
      'Shop 012345 in 4/1..10/31 9:00-17:30',
      'Shop 6 in 4/1..10/31 10:00-16:00',
      'Shop 12345 in 11/1..3/31 10:00-16:00',
      'Farmyard 0123456 in 4/1..10/31 10:00-17:00',
      'Farmyard 0123456 in 11/1..3/31 closed',
    ],
  ],
  [
    'columns of seasons that begin or end with a holiday',
    `# Hours
     | = Boathouse | April 1 – Memorial Day weekend = Sat/Sun 9–5 | Memorial Day – Labor Day = 8–8 daily
     | = Bait shop | April 1 – Memorial Day weekend = Fri–Sun 7–3 | Memorial Day – Labor Day = daily 6–6`,
    [
      'Boathouse 56 in 4/1..5/31 9:00-17:00',
      'Boathouse 0123456 in 5/31..9/6 8:00-20:00',
      'Bait shop 456 in 4/1..5/31 7:00-15:00',
      'Bait shop 0123456 in 5/31..9/6 6:00-18:00',
    ],
  ],
  [
    'columns of seasons that no calendar has, which are only quoted',
    `# Hours
     | = Kiosk | Low and mid = Fri-Sun 10am-3pm | High = Tue-Sun 9am-8pm`,
    ['Kiosk 456 mentioned', 'Kiosk 123456 mentioned'],
  ],
  [
    'columns of school weeks as parts, whatever months they name',
    `# Opening times
     | = Monday | School days = closed | Teacher days, March break, summer (June 25 – August 31) = 9 – 6
     | = Tuesday | School days = 10 – 6 | Teacher days, March break, summer (June 25 – August 31) = 9 – 6`,
    [
      'School days 0 closed',
      'School days 1 10:00-18:00',
      'Teacher days, March break, summer (June 25 – August 31) 0 9:00-18:00',
      'Teacher days, March break, summer (June 25 – August 31) 1 9:00-18:00',
    ],
  ],
  [
    'columns that name a part and its season',
    `# Hours
     | = Monday | Rental desk, April to October = 9–6 | Rental desk, November to March = closed`,
    ['0 in 4/1..10/31 9:00-18:00', '0 in 11/1..3/31 closed'],
  ],
  [
    'dates of a run in a column of their own',
    `# What's on
     | Show = Winter Revue | Dates = 27 Dec 2026 – 30 Jan 2027 | Days and curtain = Fri 8 pm; Sun 4 pm
     | Show = The Lighthouse | Dates = 5 – 28 March 2027 | Days and curtain = Thu 7 pm; Fri, Sat 8 pm`,
    [
      'Winter Revue 4 in 12/27..1/30 20:00-',
      'Winter Revue 6 in 12/27..1/30 16:00-',
      'The Lighthouse 3 in 3/5..3/28 19:00-',
      'The Lighthouse 45 in 3/5..3/28 20:00-',
    ],
  ],
  [
    'something that is not on in one of the seasons',
    `# Evenings
     | Evening = Lantern walk | Days = first and third Thu | Winter (May-Aug) = 18:00-19:00 | Summer (Nov-Feb) = none`,
    ['Lantern walk 3 #1/3 in 5/1..8/31 18:00-19:00', 'Lantern walk 3 #1/3 in 11/1..2/29 closed'],
  ],
  [
    'ages, which are no times',
    `# Timetable
     | Class = Tadpoles | Who = 4 to 6 | Days = Sat | Time = 09.30 - 10.15
     | Class = Frogs | Who = 7 to 11 | Days = Mon, Wed | Time = 17.00 - 18.00`,
    ['Tadpoles 5 9:30-10:15', 'Frogs 02 17:00-18:00'],
  ],
  [
    'ages and codes beside bare times, under titles between the rows',
    `# Timetable
     | Category = LITTLE ONES | Code = LM1 | Class = Tiny Tumbling | Ages = 2-3 | Day = Sat | Time = 9:15-9:45 | Room = B
     | Category = CHILDREN | Code = LM2 | Class = Trampoline Level 1-2 | Ages = 6-7 | Day = Mon | Time = 4:30-5:30 | Room = A
     | Category = CAMPS | Code = LM3 | Class = Easter camp | Ages = 9-12 | Day = Mon & Thu | Time = 10:30-12:45 | Room = A`,
    [
      'Tiny Tumbling 5 9:15-9:45',
      'Trampoline Level 1-2 0 16:30-17:30',
      'Easter camp 03 10:30-12:45',
    ],
  ],
  [
    'sizes of groups without any time',
    `# Workshops
     | Workshop = Candle making | Group size = 1–10 | Offered = Wed–Sun
     | Workshop = Soap | Group size = 2–12 | Offered = Sat, Sun`,
    [],
  ],
  [
    'a table of camps whose names begin with a holiday',
    `# Camps
     | Class = Sparrows | Day = Sat | Time = 9.30-10.15 | Fee = €95
     | Class = Easter camp (4 days) | Day = Tue-Fri | Time = 10.00-15.00 | Fee = €125`,
    ['Sparrows 5 9:30-10:15', 'Easter camp (4 days) 1234 10:00-15:00'],
  ],
  [
    'single letters that tell rounds apart',
    `# Rounds
     | Round = A | Area = Millbrook | Days = Mon + Tue | Start = 8.30am
     | Round = B | Area = Eastgate, Harbour | Days = Wed | Start = 8.30am
     | Round = C | Area = Hillside | Days = Thu | Start = 9am`,
    ['Millbrook 01 8:30-', 'Eastgate, Harbour 2 8:30-', 'Hillside 3 9:00-'],
  ],
  [
    'a "no" below the fare for children',
    `# Tours
     | tour = Ghost walk | when = Fri, Sat | starts = 7.30 pm | adult $ = 30 | child 7-12 $ = no`,
    ['Ghost walk 45 19:30-'],
  ],
  [
    'Sundays together with bank holidays above a column',
    `# Hours
     | = Gym | Mon–Fri = 6.30–21.30 | Sat = 8.30–17.30 | Sun & bank hols = 9.30–16.30
     | = Pool | Mon–Fri = 7–20 | Sat = 8–18 | Sun & bank hols = 10–16`,
    [
      'Gym 01234 6:30-21:30',
      'Gym 5 8:30-17:30',
      'Gym 6 public-holidays 9:30-16:30',
      'Pool 01234 7:00-20:00',
      'Pool 5 8:00-18:00',
      'Pool 6 public-holidays 10:00-16:00',
    ],
  ],
  [
    'Sundays and "PH" above a column',
    `# Hours
     | = Counter | Mon-Fri = 9am-6pm | Sat = 10am-2pm | Sun + PH = closed`,
    ['Counter 01234 9:00-18:00', 'Counter 5 10:00-14:00', 'Counter 6 public-holidays closed'],
  ],
  [
    'days in a cell below other days',
    `# Services
     | Service = X-ray | Mon–Fri = 8.00–5.30 | Saturday = 8.30–12.00
     | Service = Bone scans | Mon–Fri = Tue and Thu only, 9.00–4.00 | Saturday = –`,
    ['X-ray 01234 8:00-17:30', 'X-ray 5 8:30-12:00', 'Bone scans 13 9:00-16:00'],
  ],
  [
    'closed days in a cell of a row of days',
    `# Hours
     | = Mon–Fri | Warehouse = closed Mon–Wed; Thu & Fri 12–6 pm
     | = Sat | Warehouse = 9–1`,
    ['012 closed', '34 12:00-18:00', '5 9:00-13:00'],
  ],
  [
    'days with nothing but spaces between them',
    `# Shows
     | Show = Comets | Days = Sat Sun | Times = 10:30; 11:30
     | Show = Planets | Days = We Fr Sa | Times = 15:30`,
    ['Comets 56 10:30-&11:30-', 'Planets 245 15:30-'],
  ],
  [
    'a weekday of the month in a short form',
    `# Classes
     | Class = Sing-along | Day = Sun, last of the month | Start = 11.00 am
     | Class = Story hour | Day = first Fri of the month | Start = 5.00 pm`,
    ['Sing-along 6 #-1 11:00-', 'Story hour 4 #1 17:00-'],
  ],
  [
    'rows of periods with times for every day and for some days',
    `# Lido
     | Period = 1–31 May | Meadow = 10–18 | Ticket desk = Sat, Sun 10–17
     | Period = 1 June – 31 August | Meadow = 8–20 | Ticket desk = daily 8.30–18`,
    [
      'Meadow 0123456 in 5/1..5/31 10:00-18:00',
      'Meadow 0123456 in 6/1..8/31 8:00-20:00',
      'Ticket desk 56 in 5/1..5/31 10:00-17:00',
      'Ticket desk 0123456 in 6/1..8/31 8:30-18:00',
    ],
  ],
  [
    'days with their months in brackets',
    `# Hours
     | Where = Beach kiosk | Days = Fri-Sun (May-Sep) | Hours = 10:00-16:00`,
    ['Beach kiosk 456 in 5/1..9/30 10:00-16:00'],
  ],
  [
    'a day that is left out in brackets',
    `# Hours
     | = Kitchen | Mon–Fri = 16:30 – 20:30 (not Mondays) | Sat = 12:00 – 20:30`,
    ['Kitchen 1234 16:30-20:30', 'Kitchen 0 closed', 'Kitchen 5 12:00-20:30'],
  ],
  [
    'trips that run all year',
    `# Trips
     | Trip = Seal island | Season = all year | Departures = 09:00 / 11:30
     | Trip = River cruise | Season = all year; not Mon | Departures = 10:00 / 13:30`,
    ['Seal island 0123456 9:00-&11:30-', 'River cruise 123456 10:00-&13:30-'],
  ],
  [
    'classes in the evening beside those in the afternoon',
    `# Classes
     | Class = Tap | Day = Tue | Time = 4:30-5:15
     | Class = Jazz | Day = Wed | Time = 5:15-6:15
     | Class = Ballet | Day = Thu | Time = 4:30-5:30
     | Class = Hip hop | Day = Fri | Time = 5:45-6:45
     | Class = Contemporary | Day = Mon | Time = 7:00-8:30
     | Class = Toddlers | Day = Sat | Time = 9:15-9:45`,
    [
      'Tap 1 16:30-17:15',
      'Jazz 2 17:15-18:15',
      'Ballet 3 16:30-17:30',
      'Hip hop 4 17:45-18:45',
      'Contemporary 0 19:00-20:30',
      'Toddlers 5 9:15-9:45',
    ],
  ],
  [
    'a stretch of dates among the hours of departments',
    `# Hours
     | Day = Mon | Shop = 10-18 | Workshop = 10-16
     | Day = Tue | Shop = 10-18 | Workshop = 10-16
     | Day = 2-22 August | Shop = Mon-Thu only | Workshop = mornings only`,
    [
      'Shop 0 10:00-18:00',
      'Shop 1 10:00-18:00',
      'Shop 8/2..8/22 mentioned',
      'Workshop 0 10:00-16:00',
      'Workshop 1 10:00-16:00',
      'Workshop 8/2..8/22 mentioned',
    ],
  ],
  [
    'hours in a cell with a sentence behind them',
    `# Clinics
     | Clinic = Travel shots | Hours = Tue, Thu 9–12 and 2–5, Sat 9.30–12. Walk in, no booking needed`,
    ['Travel shots 13 9:00-12:00&14:00-17:00', 'Travel shots 5 9:30-12:00'],
  ],
])('reads %s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

const notesOf = (text: string): string[] =>
  schedulesOf(text).flatMap(({ lines }) => lines.map(({ note }) => note));

test.each([
  [
    'words behind the times of a cell',
    `# Hours
     | = Monday | Club room = 19:00–22:30, members only | Café = 9:00–18:00
     | = Tuesday | Club room = 18:00–23:00 | Café = 9:00–18:00`,
    ['members only', '', '', ''],
  ],
  [
    'days in a column of remarks',
    `# Hours
     | Where = Ticket office | Days = Sun | Hours = 08:15-10:30 | Remarks = closed Sundays Nov-Feb`,
    ['closed Sundays Nov-Feb'],
  ],
  [
    'every other week',
    `# Rota
     | Home = Orchard House | Day = every Monday | Time = 9.30–3.00
     | Home = Lake View | Day = alternate Tuesdays | Time = 1.30–4.30`,
    ['', 'alternate Tuesdays'],
  ],
])('keeps %s with the hours', (_, text, expected) => {
  expect(notesOf(text)).toEqual(expected);
});

test('names the evening of a timetable that is called after its day', () => {
  const rows = `# Sessions
   | Day = Tue | Session = Tot skate | From = 10:00 AM | To = 11:30 AM | Who = everyone
   | Day = Fri | Session = Family skate | From = 4:00 PM | To = 6:30 PM | Who = everyone
   | Day = Fri | Session = Friday night | From = 7:00 PM | To = 10:00 PM | Who = everyone`;
  expect(schedulesOf(rows).map(({ subject }) => subject)).toContain('Friday night (everyone)');
});

test('tells apart what has the same name under two titles', () => {
  const rows = `# Hours
   | Category = EAST SIDE | Room = Reading room | Days = Mon–Fri | Hours = 9am–5pm
   | Category = WEST SIDE | Room = Reading room | Days = Mon–Fri | Hours = 1pm–7pm`;
  expect(schedulesOf(rows).map(({ subject }) => subject)).toEqual([
    'Reading room, EAST SIDE',
    'Reading room, WEST SIDE',
  ]);
});

test('says in its own words what holds in a season without dates', () => {
  const text = `# Hours
   | = Kiosk | Low and mid = Fri-Sun 10am-3pm | High = Tue-Sun 9am-8pm`;
  expect(ask({ text, question: 'is the kiosk open on fridays?' })?.text).toMatch(
    /Low and mid, Fri-Sun 10am-3pm/,
  );
});
