import { amount } from './amount.ts';
import type { Fact } from './fact.ts';
import { foldText, plainLetters } from './fold-text.ts';
import { monthOfWord } from './number-vocabulary.ts';
import { findSpelledNumbers } from './spelled-numbers.ts';

export const citationMarks = /\[\d{1,3}(?:\s{0,3},\s{0,3}\d{1,3})*\]/g;

/** Every number, price, date, time, phone, email and link in a text, in the order they stand. Positions are in the folded text. */
export function findFacts(text: string): Fact[] {
  const folded = foldText(text).replace(citationMarks, (mark) => ' '.repeat(mark.length));
  const online = findLinks(folded);
  const masked = maskAll(folded, online);
  const numeric = [...masked.matchAll(numericPatterns)].flatMap((match) =>
    readNumeric(match, masked),
  );
  const withSpelled = [...numeric, ...findSpelledNumbers(maskAll(masked, numeric))].sort(
    (a, b) => a.start - b.start,
  );
  return [...online, ...shareUnits(withSpelled, masked)].sort((a, b) => a.start - b.start);
}

function maskAll(text: string, facts: readonly Fact[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of [...facts].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
}

const tokens = /[^\s<>()[\]{}"“”„|]+/g;
const topLevels =
  'com|org|net|io|de|fr|uk|eu|gov|edu|shop|app|dev|info|biz|co|us|ca|au|ch|at|nl|es|it|pl|pt|be|ie|nz|se|dk|fi|cz|ru|cn|jp|br|mx|xyz|top|club|site|online|store|live|link|tv|ly|gl|gg|ai|cc|ws|tk|ml|click|page|web|cloud|tech|pro|name|me|in|no|example|test|invalid';
const domain = new RegExp(
  `^(?:[\\p{L}\\p{N}-]{1,63}\\.){1,6}(?:${topLevels})(?::\\d{1,5})?(?:[/?#].{0,2000})?$`,
  'iu',
);

/** There are more than a thousand top levels: lower case letters around a full stop look like one of them. */
const bareHost =
  /^(?:[\p{Ll}\p{Nd}-]{2,63}\.){1,6}[\p{Ll}]{3,24}(?::\d{1,5})?(?:[/?#]\S{0,2000})?$/u;
const fileName = /\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|html?|md|zip|jpe?g|png|webp|gif|mp[34])$/i;

function findLinks(text: string): Fact[] {
  const found: Fact[] = [];
  for (const match of text.matchAll(tokens)) {
    const whole = match[0].replace(/^[,;:!?.'*_]+/, '');
    const token = whole.replace(/(?<![.,;:!?'*_…])[.,;:!?'*_…]+$/, '');
    const start = match.index + match[0].length - whole.length;
    const end = start + token.length;
    if (token.includes('@') && token.length > 2 && !token.startsWith('@'))
      found.push({ kind: 'email', value: token.toLowerCase().replace(/^mailto:/, ''), start, end });
    else if (
      /^(?:[a-z][a-z0-9+.-]{1,12}:)?\/\/|^www\./i.test(token) ||
      domain.test(token.slice(0, 2_300)) ||
      (bareHost.test(token) && !fileName.test(token))
    )
      found.push({ kind: 'link', value: plainLink(token), start, end });
  }
  for (const match of text.matchAll(spelledDot)) {
    const start = match.index;
    found.push({
      kind: 'link',
      value: `${match[1]}.${match[2]}`.toLowerCase(),
      start,
      end: start + match[0].length,
    });
  }
  return found;
}

/** "evil dot com", "evil [dot] com": the words of an address that no filter for addresses sees. */
const spelledDot =
  /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]{2,63})\s?[[(]?\s?\bdot\b\s?[\])]?\s?(com|org|net|io|co|shop|info|xyz)\b/giu;

/** Host and path without protocol, "www." and a slash at the end. */
const plainLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^(?:https?:)?\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '');

const months = [...monthOfWord.keys()].sort((a, b) => b.length - a.length).join('|');
const accents: Record<string, string> = {
  a: 'ä',
  c: 'ç',
  e: 'é',
  n: 'ń',
  o: 'ó',
  s: 'ś',
  u: 'û',
  z: 'źż',
};
const accented = (words: string): string =>
  words.replace(/[acenosuz]/g, (letter) => `[${letter}${accents[letter]}]`);
const month = `(?:${accented(months)})`;
const numericPatterns = new RegExp(
  [
    '(?<iso>\\d{4})-(?<isoMonth>\\d{1,2})-(?<isoDay>\\d{1,2})(?!\\d)',
    '(?<dotDay>\\d{1,2})\\. ?(?<dotMonth>\\d{1,2})\\.(?: ?(?<dotYear>\\d{4}|\\d{2})(?![\\d:.]))?(?![\\d])',
    '(?<slashDay>\\d{1,2})/(?<slashMonth>\\d{1,2})(?:/(?<slashYear>\\d{4}|\\d{2}))?(?![\\d/])',
    `(?<nameDay>\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?(?: of| de)? (?<dayName>${month})\\b\\.?(?:,?(?: de)? (?<nameYear>(?:19|20)\\d{2}))?`,
    `(?<![\\p{L}])(?<nameFirst>${month})\\.? (?<firstDay>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%€]|[,.]\\d)(?:,? (?<firstYear>(?:19|20)\\d{2}))?`,
    '(?<halfHour>\\d{1,2})(?:[:.](?<halfMinute>\\d{2}))? ?(?<half>[ap])\\.? ?m\\b\\.?',
    '(?<hour>[01]?\\d|2[0-4])(?::| ?h)(?<minute>[0-5]\\d)(?!\\d)(?: ?(?:uhr|h)\\b)?',
    "(?<plainHour>[01]?\\d|2[0-4])(?:[.:](?<plainMinute>[0-5]\\d))? ?(?:uhr\\b|o'?clock\\b|heures\\b|h\\b(?! ?\\d))",
    '(?<phone>(?:\\+ ?|\\(\\+?|00)?\\d(?:\\d|[()]|[ ./-]{1,3}(?=[\\d(])){6,24}(?!\\d))',
    "(?<number>\\d{1,40}(?:[.,'\\u00a0\\u202f ]\\d{1,40}){0,6})",
  ].join('|'),
  'giu',
);

function readNumeric(match: RegExpMatchArray, text: string): Fact[] {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const at = { start, end };
  const number = (name: string): number => Number(groups[name]);
  const year = (name: string): number | null => {
    const found = groups[name];
    return found === undefined ? null : Number(found.length === 2 ? `20${found}` : found);
  };
  const monthNumber = (name: string): number =>
    Number(monthOfWord.get(plainLetters(groups[name] ?? '')) ?? 0);
  if (groups.iso)
    return [
      { kind: 'date', days: [[number('isoDay'), number('isoMonth')]], year: number('iso'), ...at },
    ];
  if (groups.dotDay && isDay(number('dotDay'), number('dotMonth')))
    return [
      {
        kind: 'date',
        days: [[number('dotDay'), number('dotMonth')]],
        year: year('dotYear'),
        ...at,
      },
    ];
  if (groups.slashDay && groups.slashMonth) {
    const [a, b] = [number('slashDay'), number('slashMonth')];
    const days = [[a, b] as const, [b, a] as const].filter(([day, m]) => isDay(day, m));
    if (days.length > 0 && (groups.slashYear || a > 4 || b > 9))
      return [{ kind: 'date', days, year: year('slashYear'), ...at }];
    if (b > 0) return [amount({ value: a / b, text, ...at })];
  }
  if (groups.nameDay)
    return [
      {
        kind: 'date',
        days: [[number('nameDay'), monthNumber('dayName')]],
        year: year('nameYear'),
        ...at,
      },
    ];
  if (groups.nameFirst)
    return [
      {
        kind: 'date',
        days: [[number('firstDay'), monthNumber('nameFirst')]],
        year: year('firstYear'),
        ...at,
      },
    ];
  if (groups.halfHour && number('halfHour') <= 12) {
    const hour = (number('halfHour') % 12) + (groups.half?.toLowerCase() === 'p' ? 12 : 0);
    return [
      { kind: 'time', minutes: hour * 60 + Number(groups.halfMinute ?? 0), half: 'known', ...at },
    ];
  }
  const hour = groups.hour ?? groups.plainHour;
  if (hour !== undefined) {
    const minutes = Number(hour) * 60 + Number(groups.minute ?? groups.plainMinute ?? 0);
    const isKnown = Number(hour) > 12 || Number(hour) === 0 || /uhr|heures/i.test(match[0]);
    return [{ kind: 'time', minutes, half: isKnown ? 'known' : 'unknown', ...at }];
  }
  return readDigits(match[0], start, text);
}

const isDay = (day: number, monthNumber: number): boolean =>
  day >= 1 && day <= 31 && monthNumber >= 1 && monthNumber <= 12;

function readDigits(raw: string, start: number, text: string): Fact[] {
  const found = raw.trimEnd();
  const whole = parseNumber(found);
  if (whole !== null) return [amount({ value: whole, text, start, end: start + found.length })];
  const digits = found.replace(/\D/g, '');
  const isList = /\d{1,2}, \d/.test(found);
  if (digits.length >= 7 && !isList && !/\d [–-] \d|\d[.,]\d{1,2}[ -]/.test(found))
    return [{ kind: 'phone', value: digits, start, end: start + found.length }];
  // "3-5", "10 20", "3,4,5": several numbers.
  return [...found.matchAll(/\d+(?:[.,]\d+)?/g)].map((part) => {
    const from = start + part.index;
    const value = parseNumber(part[0]) ?? Number.parseFloat(part[0]);
    return amount({ value, text, start: from, end: from + part[0].length });
  });
}

/** 1,200.00 and 1.200,00 and 1 200 are 1200; null for what is not one number. */
function parseNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return text.length > 15 ? null : Number(text);
  const grouped = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:([.,])\d{1,2})?$/.exec(text);
  if (grouped && grouped[1] !== grouped[2] && !/^0/.test(text)) {
    const decimals = grouped[2] === undefined ? '' : text.slice(text.lastIndexOf(grouped[2]) + 1);
    const integer = grouped[2] === undefined ? text : text.slice(0, text.lastIndexOf(grouped[2]));
    return Number(`${integer.replace(/\D/g, '')}.${decimals || '0'}`);
  }
  return /^\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : null;
}

const joins = /^\s{0,2}(?:-|–|—|to|or|and|bis|und|oder|a|y|o|à|et|ou|,)?\s{0,2}$/i;

/** "3 to 5 days" are days twice, "2-6 pm" two times, "€5–10" euros twice. */
function shareUnits(facts: readonly Fact[], text: string): Fact[] {
  const result = [...facts];
  for (let at = result.length - 2; at >= 0; at -= 1) {
    const [own, next] = [result[at], result[at + 1]];
    if (!own || !next || next.start - own.end > 8) continue;
    const between = text.slice(own.end, next.start).replace(/[€$£]/g, '');
    if (!joins.test(between) || own.kind !== 'amount' || own.unit !== '') continue;
    if (next.kind === 'amount' && next.canBeTime && own.value <= 24 && Number.isInteger(own.value))
      result[at] = { ...own, canBeTime: true };
    if (next.kind === 'amount' && next.unit !== '' && (next.value > own.value || next.unit !== '%'))
      result[at] = { ...own, unit: next.unit, isMoney: next.isMoney };
    if (next.kind === 'time' && Number.isInteger(own.value) && own.value <= 24)
      result[at] = {
        kind: 'time',
        minutes: own.value * 60,
        half: own.value > 12 ? 'known' : 'unknown',
        start: own.start,
        end: own.end,
      };
    if (next.kind === 'date' && Number.isInteger(own.value) && own.value <= 31)
      result[at] = {
        kind: 'date',
        days: next.days.map(([, m]) => [own.value, m] as const),
        year: next.year,
        start: own.start,
        end: own.end,
      };
  }
  for (let at = 1; at < result.length; at += 1) {
    const [before, own] = [result[at - 1], result[at]];
    if (!before || own?.kind !== 'amount' || own.unit !== '' || own.start - before.end > 8)
      continue;
    if (!joins.test(text.slice(before.end, own.start))) continue;
    if (before.kind === 'amount' && before.isMoney)
      result[at] = { ...own, unit: before.unit, isMoney: true };
    if (before.kind === 'date' && Number.isInteger(own.value) && own.value <= 31)
      result[at] = {
        kind: 'date',
        days: before.days.map(([, m]) => [own.value, m] as const),
        year: before.year,
        start: own.start,
        end: own.end,
      };
  }
  return result;
}
