const names: Readonly<Record<string, string>> = {
  m: 'Mon',
  mo: 'Mon',
  t: 'Tue',
  tu: 'Tue',
  w: 'Wed',
  th: 'Thu',
  r: 'Thu',
  f: 'Fri',
  s: 'Sat',
  sa: 'Sat',
  su: 'Sun',
};

const letter = '(?:M|Tu|Th|T|W|R|F|Sa|Su|S)';
/** "M-F 9-5", "M/W/F: 10-2", "T, Th 4-8", "M T W 9-5": letters for days, right before a time. */
const beforeTime = new RegExp(
  `(?<![\\p{L}\\p{N}&.'’/-])${letter}(?:\\s?[-–—]\\s?${letter}|(?:(?:\\s?[/&,]\\s?|\\s)${letter}){1,4})(?=[:,]?\\s{1,3}(?:\\d|noon|closed))`,
  'gu',
);
/** "M closed / T–F 10a–8p / Sa 9–5 / Su off": parts of a line that each begin with a day. */
const partOfList = new RegExp(
  `(?<=(?:^|[:/|;,]|\\s{2})\\s?)(${letter}(?:\\s?[-–—&]\\s?${letter})?)(?=[:,]?\\s{1,3}(?:\\d|noon|closed|off|shut)[^/|;]*(?:[/|;]|$))`,
  'gu',
);
/** The "F" of "M-W 9-6, F 9-3": a letter alone is a day only behind others. */
const nextDay = new RegExp(
  `(?<=\\d(?:\\s?[ap]\\.?m?\\.?)?[,;]\\s)${letter}(?=[:,]?\\s{1,3}(?:\\d|noon|closed))`,
  'gu',
);
/** "MWF 10-2", "TTh 4-8". */
const runBeforeTime = /(?<![\p{L}\p{N}])(MWF|MW|WF|TTh|TuTh|TTH|MTWThF|MTWTF)(?=:?\s{1,3}\d)/gu;
const whole = new RegExp(`^${letter}(?:\\s?[-–—/&,]\\s?${letter}){1,4}$`, 'u');

/** English lines that shorten days to single letters, with names that the reader knows. */
export const writeDayLetters = (text: string): string =>
  writeNextDays(writeDayList(text))
    .replace(beforeTime, writeLetters)
    .replace(runBeforeTime, (run) => (run.match(/Tu|Th|TH|[MTWF]/g) ?? []).map(nameOf).join(', '));

const writeNextDays = (text: string): string =>
  text.search(beforeTime) < 0 ? text : text.replace(nextDay, writeLetters);

/** At least two parts, so that a letter alone before a number stays what it is. */
function writeDayList(text: string): string {
  if ((text.match(partOfList) ?? []).length < 2 || !/[/|;]/.test(text)) return text;
  return text
    .replace(partOfList, writeLetters)
    .replace(/(?<=\p{L}{2}|\d[ap]?|\d ?[ap]m)\s\/\s(?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/gu, '; ');
}

/** The same for a cell of a table, which holds nothing else. */
export const writeDayLettersOfCell = (text: string): string =>
  whole.test(text.trim()) ? writeLetters(text.trim()) : writeDayLetters(text);

function writeLetters(text: string): string {
  // "M-S" may end on Saturday or on Sunday.
  if (/[-–—]\s?S$/.test(text)) return text;
  return text.replace(/\p{L}+/gu, nameOf);
}

const nameOf = (day: string): string => names[day.toLowerCase()] ?? day;
