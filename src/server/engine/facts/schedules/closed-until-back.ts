const monthNames =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')})`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const date = `(?:the )?(?:${day}(?: of)? (${month})|(${month}) ${day})(?:,? (20\\d{2}))?(?![\\p{L}\\p{N}])`;
const feast = '(?:christmas|easter|(?:the )?new year|the (?:holidays|winter|season|year))';
const time = '(?:noon|midday|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.)?)';
const closedUntilBack = new RegExp(
  `(?<!\\p{L})(?:(?:at|over|for|around) ${feast},? )?(?:we )?(?:are |['’]re )?(?:closed?|closing|shut|shutting)(?: (?:for|over) ${feast})?(?: (?:at|from) (${time}))?(?: (?:from|on|for the holidays (?:on|from)))? ${date}(?:,? and|,) (?:we )?(?:are |['’]re |will be |['’]ll be )?(?:back|reopen(?:ing)?|open again|open up again|return)(?: on| from)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? ${date}`,
  'giu',
);

/** "From 2 pm on 19 December until 8.45 on 7 January": a time at both ends, which no opening of several days has. */
const timedSpan = new RegExp(
  `(?<=^|[.!] |closed |shut )from (${time}) on ${date} (?:until|till|to) ${time} on ${date}`,
  'giu',
);

/** "Closed from 24 December and back on 2 January" as the span that it is: the day before is the last one. */
export function writeClosedSpan(text: string): string {
  return text.replace(closedUntilBack, writeSpan).replace(timedSpan, writeSpan);
}

function writeSpan(whole: string, ...groups: (string | undefined)[]): string {
  const [until, ...dates] = groups;
  const first = readDate(dates.slice(0, 5));
  const back = readDate(dates.slice(5, 10));
  if (!first || !back) return whole;
  const last = shift(back, -1);
  const from = until === undefined ? first : shift(first, 1);
  const early = until === undefined ? '' : `on ${write(first)} until ${until}, `;
  return `${early}closed ${write(from)} to ${write(last)}`;
}

type MonthDay = { month: number; day: number; year: number | null };

function readDate([dayBefore, monthAfter, monthBefore, dayAfter, year]: (
  | string
  | undefined
)[]): MonthDay | null {
  const name = (monthAfter ?? monthBefore ?? '').toLowerCase().slice(0, 3);
  const index = monthNames.findIndex((each) => each.toLowerCase().startsWith(name));
  const value = Number(dayBefore ?? dayAfter);
  return name === '' || index < 0 || value < 1 || value > 31
    ? null
    : { month: index, day: value, year: year === undefined ? null : Number(year) };
}

/** In a year that is no leap year: a day more or less at the end of February doesn't matter here. */
function shift({ month: at, day: of, year }: MonthDay, days: number): MonthDay {
  const moved = new Date(Date.UTC(year ?? 2027, at, of + days));
  return {
    month: moved.getUTCMonth(),
    day: moved.getUTCDate(),
    year: year === null ? null : moved.getUTCFullYear(),
  };
}

const write = ({ month: at, day: of, year }: MonthDay): string =>
  `${of} ${monthNames[at]}${year === null ? '' : ` ${year}`}`;
