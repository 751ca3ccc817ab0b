import type { Layout } from './layout.ts';

/** Ways in which English-speaking businesses write down their times, and what visitors ask. */
export const englishLayouts: readonly Layout[] = [
  {
    name: 'a season table with columns for opening, last entry and closing',
    kind: 'html',
    text: `<h1>Plan a day out</h1><h2>Times</h2><table>
<tr><th>Season</th><th>Days</th><th>Doors open</th><th>Last entry</th><th>We close</th></tr>
<tr><td>Summer (1 May – 30 September)</td><td>every day</td><td>9:00</td><td>17:15</td><td>18:30</td></tr>
<tr><td>April and October</td><td>Wednesday to Sunday</td><td>10:00</td><td>15:30</td><td>17:00</td></tr>
<tr><td>Winter (1 November – end of March)</td><td>Saturday and Sunday</td><td>10:30</td><td>14:30</td><td>16:00</td></tr>
</table><p>Closed on 24, 25 and 26 December. New Year's Day: 12:00–16:00.</p>
<h2>The Lantern café</h2><p>Summer: daily 10:00–17:30. April and October: daily 10:30–16:00. Winter: Saturday and Sunday only, 11:00–15:00.</p>`,
    asks: [
      ['when do you close in july?', /18:30/],
      ['latest we can get in during august?', /17:15/],
      ['when do you shut in october', /17:00/],
      ['will anybody be there on a tuesday in january', /^No\b/],
      ['are you open on wednesdays in october?', /^Yes.*10:00.*17:00/],
      ['what time do you open on sunday in december?', /10:30/],
      ['is the café open on a tuesday in april?', /^Yes.*10:30.*16:00/],
      ['can I get a coffee on a friday in february', /^No\b/],
      ['are you open on new years day', /^Yes.*12:00.*16:00/],
      ['open on boxing day?', /^No\b/],
    ],
  },
  {
    name: 'two branches with their address and phone above the hours',
    kind: 'txt',
    text: `BRISTLE & BLOOM  -  dog grooming
Where we are and when

NORTH SALON (Hillview)
44 Quarry Road, Hamilton, ON  L8P 0A0
phone 905-555-0121

   Monday to Friday    8:00 am - 6:00 pm
   Saturday            9:00 am - 4:00 pm
   Sunday              closed

SOUTH SALON (Harbour)
2 Pier Lane, Hamilton, ON  L8L 0B0
phone 905-555-0122

   Monday              closed
   Tuesday to Friday   9:30 am - 7:30 pm
   Saturday            10:00 am - 5:00 pm
   Sunday              11:00 am - 3:00 pm

THE GROOMER FOR CATS
Mina works at the north salon on Tuesdays and Thursdays, 10 am to 2 pm.

HOLIDAYS
Both salons are closed on New Year's Day, Family Day, Victoria Day, Canada Day, Labour Day and Christmas Day.
December 24 and 31: both salons close at 2 pm.`,
    asks: [
      ['is the hillview shop open sundays', /^No\b/],
      ['what time does the south salon close on friday', /7:30 pm/],
      ['when do you open on pier lane on a wednesday', /9:30 am/],
      ['how late is harbour open on saturdays?', /5:00 pm/],
      ['anything open on sunday?', /South Salon.*11:00 am/i],
      ['are you open on canada day?', /^No\b/],
      ['open family day?', /^No\b/],
      ['when do you close on new years eve', /2 pm/],
      ['do you deliver on fridays?', null],
      ['what time does the bus come on monday', null],
    ],
  },
  {
    name: 'staffed hours beside hours of parts, and a list of holidays',
    kind: 'txt',
    text: `IRON PINE CLIMBING
Hours and who to call

STAFFED HOURS (front desk, walls)

  Mon - Thu    6:00 am - 10:00 pm
  Fri          6:00 am - 9:00 pm
  Sat          8:00 am - 8:00 pm
  Sun          8:00 am - 7:00 pm

The last day pass is sold 60 minutes before closing.

SAUNA
  Mon - Fri     7:00 am - 8:30 pm
  Sat, Sun      9:00 am - 6:00 pm

LITTLE DEN (child care, 6 months to 5 years)
  Mon, Wed, Fri   9:00 am - 11:30 am
  Sat             9:00 am - 12:00 noon

HOLIDAYS
  July 4, Dec 24, Dec 31:   staffed 8 am - 2 pm
  New Year's Day:           staffed 12 noon - 7 pm`,
    asks: [
      ['what time do you close on friday', /9:00 pm/],
      ['is somebody at the desk at 7 am on saturday', /^No\b.*8:00 am/],
      ['until when is the sauna open on sundays', /6:00 pm/],
      ['is the little den open on tuesdays?', /^No\b/],
      ['when is child care on saturdays', /9:00 am.*12/],
      ['are you open on the 31st of december?', /^Yes.*8 am.*2 pm/],
      ['are you open december 12?', /8:00 am.*8:00 pm/],
      ['open on july 4th?', /^Yes.*2 pm/],
      ['how late can i buy a day pass on sunday?', /60 minutes before closing/],
    ],
  },
  {
    name: 'a bar with a kitchen column and weekly events',
    kind: 'html',
    text: `<h1>Opening times &amp; what's on</h1><h2>Bar and kitchen</h2><table>
<tr><th></th><th>Bar</th><th>Kitchen</th></tr>
<tr><td>Monday</td><td>4pm – 10.30pm</td><td>no hot food, crisps only</td></tr>
<tr><td>Tuesday – Thursday</td><td>12 noon – 11pm</td><td>12 noon – 2.30pm and 5.30pm – 8.30pm</td></tr>
<tr><td>Friday &amp; Saturday</td><td>12 noon – midnight</td><td>12 noon – 9pm</td></tr>
<tr><td>Sunday</td><td>12 noon – 10pm</td><td>12 noon – 5.30pm</td></tr></table>
<h2>Every week</h2><ul><li><b>Open mic</b>: last Friday of the month, 9pm.</li>
<li><b>Quiz night</b>: Wednesdays at 8pm. £2 a head.</li>
<li><b>Brewery tour</b>: Saturdays at 2pm, about an hour, £14.</li></ul>
<h2>Find us</h2><p>By bus: the 14 stops on the green, last one back is 9.50pm, none on Sundays.</p>`,
    asks: [
      ['is the kitchen open at 4 on a tuesday', /^No\b.*2\.30pm/],
      ['can we get a hot meal on monday evening', /^No\b|no hot food/i],
      ['until when can we eat on friday', /9pm/],
      ['when do you shut on sunday?', /10pm/],
      ['when is the quiz?', /Wednesday.*8pm/],
      ['what time is the brewery tour on saturday', /2pm/],
      ['when is open mic', /last Friday.*9pm/i],
      ['are you open on fridays?', /^Yes.*12 noon.*midnight/],
    ],
  },
  {
    name: 'a workshop whose desk opens earlier, with a lunch break and a Saturday rule',
    kind: 'txt',
    text: `HOLLOWAY MOTORS

Workshop          Mon to Thu 8.00 - 17.30, Fri 8.00 - 16.00
                  Saturday: tyres and bulbs only, 8.30 - 12.00
Reception desk    Mon to Fri 7.30 - 18.00, Sat 8.30 - 12.30
Test bay          Mon to Fri, first test 8.15, last test 16.30

Bank holidays
Closed on bank holidays and from 24 December to 1 January.`,
    asks: [
      ['what time does the team finish on a friday', /16\.00/],
      ['when is somebody at reception on wednesday', /7\.30/],
      ['are you about on the 29th of december', /^No\b/],
      ['are you open on sundays', /^No\b/],
      ['can i drop my keys at the desk at 7.45 on tuesday', /7\.30/],
    ],
  },
  {
    name: 'daily hours with meals, check-in and check-out in running lines',
    kind: 'md',
    text: `# Harbour House
## Good to know
- Reception: 8 am to 9 pm every day; Sundays until 6 pm
- Check-in from 3 pm, check-out until 11 am
- Breakfast 7:30 to 10, weekends until 11
- The pool is open from 9 am to 8 pm, May to September
- Quiet hours from 10 pm to 7 am
## Closed
We close from 7 January to 12 February.`,
    asks: [
      ['until when is reception open on sundays', /6 pm/],
      ['is anyone at reception at 8pm on a tuesday', /^Yes\b.*9 pm/],
      ['when do we have to leave the room', /11 am/],
      ['what time can we check in', /3 pm/],
      ['how late is breakfast on saturday', /11/],
      ['is it open in the middle of january', /^No\b|closed.*January/i],
      ['when can we swim in the pool in june', /9 am.*8 pm/],
      ['what time do the sailing lessons start', null],
      ['when is the doctor in', null],
    ],
  },
  {
    name: 'delivery cut-offs and a phone desk beside the shop',
    kind: 'txt',
    text: `FERN & FEATHER FLOWERS

Shop
Monday to Friday 8:30 - 17:30
Saturday 9:00 - 16:00
Sunday closed

Phone orders
Monday to Saturday 8:00 - 15:00

Delivery
Orders by 1 pm go out the same day, Monday to Saturday.

Christmas
Christmas Eve: 8:00 - 13:00
25 to 27 December: closed
New Year's Eve: 8:00 - 14:00`,
    asks: [
      ['could i collect an order at 3pm on christmas eve', /^No\b.*13:00/],
      ['do you answer the phone at 4pm on mondays', /^No\b/],
      ['how late can i order by phone on saturday', /15:00/],
      ['are you open on the 26th of december', /^No\b/],
      ['will you be open on the 28th of december', /8:30.*17:30/],
      ['can i pop in on saturday arvo around 2?', /^Yes\b/],
      ['are you open tomorrow', /^Yes.*8:30/],
      ['do you guys deliver on sunday', null],
    ],
  },
  {
    name: 'a gate that never closes and a shop by appointment',
    kind: 'md',
    text: `# Millbrook Storage
**Gate access** is 24/7 for tenants with a code.
**Office**: Tuesday–Friday 10–18, Saturday 10–14.
**Viewings** on Mondays by appointment only.
The office is closed on public holidays and on the second Saturday in August.`,
    asks: [
      ['is the office open on mondays', /^No\b|appointment/],
      ['when does the office close on saturday', /14/],
      ['is the office open on thursday at 11', /^Yes\b/],
      ['are you open on labor day', /^No\b|closed/],
    ],
  },
];
