import type { Layout } from './layout.ts';

/** A season and several days in one line, days left out in a season, and seasons of which only one end is known. */
export const seasonLineLayouts: readonly Layout[] = [
  {
    name: 'a season in front of several days',
    kind: 'txt',
    text: `CANOE BARN
Reed Lake

OPENING HOURS
May-Sep   Tue-Fri 10-7, Sat 8-5, Sun phone only 9-11
Oct-Apr   Wed-Fri 11-4, Sat 10-1, closed Sun + Mon

Slipway: 6am-9pm May-Sep; 7am-5pm Oct-Apr.
`,
    asks: [
      ['are you open on saturdays in july', /^Yes\b.*8 to 5/],
      ['how late are you open on a saturday in november', /1 pm/],
      ['are you open sundays in june', /^May-Sep.*phone only/],
      ['are you open sundays in january', /^No\b/],
      ['when does the slipway open in may', /6am/],
      ['is the slipway open on a tuesday in december', /^Yes\b.*7am to 5pm/],
    ],
  },
  {
    name: 'a season in front of days that says nothing about the rest of the year',
    kind: 'txt',
    text: `Opening hours
July and August Monday to Friday 8 to 2, Saturday 8 to 12.
`,
    asks: [
      ['how late are you open on saturdays in july', /12/],
      ['are you open on saturdays in may', null],
    ],
  },
  {
    name: 'a day that is left out in some months',
    kind: 'txt',
    text: `FERN & FLAX

Counter: Mon shut. Tue-Fri 10-6. Sat 9.30-4. Sun 11-3 but not in June and July.
`,
    asks: [
      ['are you open sundays in july', /^No\b/],
      ['are you open sundays in may', /^Yes\b.*11 to 3/],
      ['are you open on thursdays in july', /^Yes\b.*10 to 6/],
      ['are you open on sundays', /^Yes\b.*11 to 3.*not in June and July/],
    ],
  },
  {
    name: 'two seasons that meet on a day nothing is known of',
    kind: 'txt',
    text: `GULL POINT BIKES

Hours
- Summer (Regatta Weekend to end of April): every day 8am to 6pm
- Winter (May to Regatta Weekend): Friday to Monday 9.30am to 4pm, closed Tue & Wed
- Closed Christmas Day and all of August (we travel).
`,
    asks: [
      ['are you open tuesdays in june', /^Summer \(.*6pm\. Winter \(May.*closed Tue & Wed/],
      ['opening time on a sunday in winter', /^Winter \(May/],
      ['opening times in winter', /^Winter \(May/],
      ['what time do you close in january', /6pm.*4pm/],
      ['what are your opening hours', /6pm.*4pm/],
      ['are you open on saturdays', /^Summer/],
      ['are you open on tuesdays in august', /^No\b/],
    ],
  },
  {
    name: 'a further day from a weekend nothing is known of, and a season between two holidays',
    kind: 'txt',
    text: `FARM SHOP

Shop hours
Wednesday to Friday 9 to 5, Saturday 9 to 2.
From Show Weekend to Easter we also open Sundays, 12 to 4.
Pool: Memorial Day weekend to Labor Day, 10am-8pm.
`,
    asks: [
      ['can i come by on sunday in june', /^From Show Weekend/],
      ['are you open on sundays', /^From Show Weekend/],
      ['are you open on thursdays in june', /^Yes\b.*9 to 5/],
      ['is the pool open on tuesdays in july', /^Yes\b.*10am to 8pm/],
      ['is the pool open in november', /^No\b/],
    ],
  },
  {
    name: 'a day that falls away in a season, and days of a part that only a season has',
    kind: 'txt',
    text: `TYPE HOUSE

Visit
The shop is open Tuesday to Saturday from 10.00 until 17.00. Between New Year's Day and St Patrick's Day we take Wednesdays off as well.
`,
    asks: [
      ['are you open on a wednesday in february', /^Between New Year/],
      ['are you open on a wednesday in june', /^Yes\b/],
      ['are you open on a thursday in february', /^Yes\b/],
    ],
  },
  {
    name: 'days of a part in a season, below the hours of the office',
    kind: 'txt',
    text: `MOSS & SLATE LLC

Office phone   Mon-Fri 9-5, Sat 10-noon. Closed Sunday
Gangs work     Mon-Fri 7:30-4. Saturdays only May thru September
`,
    asks: [
      ['do your people work saturdays in january', /^Saturdays only May/],
      ['do the gangs work on saturdays in june', /^Saturdays only May/],
      ['what time do gangs start', /7:30/],
    ],
  },
  {
    name: 'two seasons above their days, one of them with other days by appointment',
    kind: 'txt',
    text: `LEDGER ROOM

HOURS
Filing season, February 1 to April 30:
   Monday, Wednesday   9:00 - 5:00
   Thursday and Friday        9:00 - 7:00
   Saturday                    10:00 - 2:00
   Sunday closed. April 29 and 30 we are here until 9:00 p.m.
May 1 to 14: closed.
May 15 to January 31:
   Wednesday to Friday 10:00 - 3:00, other days by appointment.
Snow plows clear the lane in winter from 11 p.m.
`,
    asks: [
      ['how late are you open on thursdays in february', /7:00/],
      ['how late are you open on thursdays in october', /3:00/],
      ['are you open on mondays in july', /^No\b.*other days by appointment/],
      ['what are your hours in december', /Wednesday to Friday 10:00 – 3:00/],
    ],
  },
  {
    name: 'stops of a bus, one of them with other times in some months',
    kind: 'csv',
    text: `Where the bus is (regular stops),,,,
Day,Location,Address,Hours,Remarks
Monday,Mill Green,12 Alder Way,9:00 AM - 12:00 PM,
Tuesday,Harbor Market,4 Dock Street,3:00 PM - 6:00 PM,May-Aug 5:00 PM - 9:00 PM
Tuesday,Quarry Hall,77 Stone Road,8:00 AM - 11:00 AM,cash only
Friday,Mill Green,12 Alder Way,1:00 PM - 4:00 PM,
`,
    asks: [
      ['what time at harbor market in june', /5:00 PM – 9:00 PM/],
      ['what time at harbor market in november', /3:00 PM – 6:00 PM/],
      ['when are you at quarry hall', /8:00 AM – 11:00 AM/],
    ],
  },
];
