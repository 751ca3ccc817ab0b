const monthNames =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')})`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const date = `(?:the )?(?:${day}(?: of)? (${month})|(${month}) ${day})(?:,? (20\\d{2}))?(?![\\p{L}\\p{N}])`;
const feast = '(?:christmas|easter|(?:the )?new year|the (?:holidays|winter|season|year))';
const time = '(?:noon|midday|\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.)?)';
const closedUntilBack = new RegExp(
  `(?<!\\p{L})(?:(?:at|over|for|around) ${feast},? )?(?:we )?(?:are |['’]re )?(?:closed?|closing|shut|shutting)(?: (?:for|over) ${feast})?(?: (?:at|from) (${time}))?(?: (?:from|on|for the holidays (?:on|from)))? ${date}(?:,? and|,) (?:we )?(?:are |['’]re |will be |['’]ll be )?(?:(?:come |start )?back|reopen(?:ing)?|open again|open up again|start (?:up )?again|return)(?: on| from)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? ${date}`,
  'giu',
);

/** "From 2 pm on 19 December until 8.45 on 7 January": a time at both ends, which no opening of several days has. */
const timedSpan = new RegExp(
  `(?<=^|[.!] |closed |shut )from (${time}) on ${date} (?:until|till|to) ${time} on ${date}`,
  'giu',
);

/** "21 December we close at noon and stay closed until 9 January". */
const closedUntil = new RegExp(
  `(?<!\\p{L})(?:on )?${date},? (?:we |it )?(?:closes?|shuts?) (?:early )?at (${time}),? (?:and|then|and then|but) (?:(?:we|the \\p{L}+|it) )?(?:stays?|remains?|are|is|will be)? ?(?:closed|shut) (?:until|till|to|up to)(?: and including)? ${date}( inclusive)?`,
  'giu',
);

/** "22 December 9–1. Then shut until 5 January." */
const thenClosed = new RegExp(
  `(?<!\\p{L})(christmas eve|new year['’]?s eve|24(?:th)?(?: of)? december)(:?,? [^.;]{3,40}[.;,]) (?:and )?then (?:we(?:'re| are) )?(?:closed|shut) (?:until|till) ${date}( inclusive)?`,
  'giu',
);

/** "We close from 18 December to 8 January" is said of these days, not of a time. */
const closeFrom = new RegExp(
  `(?<!\\p{L})(we|i)(?: will|['’]ll)? (?:close|shut)(?: down| up)?((?: (?:for|over) [\\p{L} ]{3,30}?)?,? from ${date} (?:to|until|till|through|–|-) )(?=(?:the )?\\d|${month})`,
  'giu',
);

/** "Closed from 24 December and back on 2 January" as the span that it is: the day before is the last one. */
export function writeClosedSpan(text: string): string {
  return text
    .replace(closedUntilBack, writeSpan)
    .replace(timedSpan, writeSpan)
    .replace(closedUntil, writeUntil)
    .replace(thenClosed, writeThen)
    .replace(closeFrom, (_, who: string, rest: string) =>
      /^i$/i.test(who) ? `I am closed${rest}` : `${who} are closed${rest}`,
    );
}

function writeUntil(whole: string, ...groups: (string | undefined)[]): string {
  const first = readDate(groups.slice(0, 5));
  const until = groups[5];
  const end = readDate(groups.slice(6, 11));
  if (!first || !end) return whole;
  const last = groups[11] === undefined ? shift(end, -1) : end;
  return withCase(
    whole,
    `on ${write(first)} until ${until}, closed ${write(shift(first, 1))} to ${write(last)}`,
  );
}

function writeThen(whole: string, ...groups: (string | undefined)[]): string {
  const [eve = '', hours = ''] = groups;
  const end = readDate(groups.slice(2, 7));
  if (!end || end.month > 1) return whole;
  const last = groups[7] === undefined ? shift(end, -1) : end;
  const first = /year/i.test(eve)
    ? { month: 0, day: 1, year: null }
    : { month: 11, day: 25, year: null };
  return `${eve}${hours} Closed ${write(first)} to ${write(last)}`;
}

function writeSpan(whole: string, ...groups: (string | undefined)[]): string {
  const [until, ...dates] = groups;
  const first = readDate(dates.slice(0, 5));
  const back = readDate(dates.slice(5, 10));
  if (!first || !back) return whole;
  const last = shift(back, -1);
  const from = until === undefined ? first : shift(first, 1);
  const early = until === undefined ? '' : `on ${write(first)} until ${until}, `;
  return withCase(whole, `${early}closed ${write(from)} to ${write(last)}`);
}

/** A sentence still begins with a capital, so that it is told from the one before. */
const withCase = (whole: string, text: string): string =>
  /^\p{Lu}/u.test(whole) ? text.replace(/^./, (first) => first.toUpperCase()) : text;

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
