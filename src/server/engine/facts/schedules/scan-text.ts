import { foldText, type TextToken, tokenize } from './fold-text.ts';
import { type Item, type ItemOf, isSense, type Scanned, skipTo } from './items.ts';
import { findPhrase, type Lexicon, type Meaning } from './lexicon.ts';
import { dottedOrdinals, scanClock } from './scan-clock.ts';
import { scanNumericDate } from './scan-date.ts';

const money =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|chf|pln|zl|us\$))\s{0,2}\d[\d.,']*|\d[\d.,']*\s{0,2}(?:[$€£¥%°]|(?:eur|euros?|usd|gbp|chf|pln|zl|dollars?|pounds?|francs?|cents?|cts?)\b)/y;
const phone = /\+?\(?\d{2,5}\)?(?:[ /.-]{1,3}\(?\d{1,5}\)?){1,6}/y;
const web = /\S{0,200}(?:@|:\/\/|www\.)\S{0,300}/y;

/** Reads the days, dates, times and words of a text; everything it doesn't know stays a word. */
export function scanText({ text, lexicon }: { text: string; lexicon: Lexicon }): Item[] {
  const folded = foldText(text);
  const tokens = tokenize(folded);
  const items: Item[] = [];
  let at = 0;
  let webChecked = -1;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (token.start > webChecked) {
      const space = folded.indexOf(' ', token.start);
      const stop = space < 0 ? folded.length : space;
      webChecked = stop;
      const run = folded.slice(token.start, stop);
      web.lastIndex = 0;
      if (run.length < 400 && web.test(run)) {
        items.push({
          kind: 'other',
          text: text.slice(token.start, stop),
          start: token.start,
          end: stop,
        });
        at = skipTo({ tokens, at, end: stop });
        continue;
      }
    }
    const compound = splitCompound({ text, token, lexicon });
    if (compound) {
      items.push(...compound);
      at += 1;
      continue;
    }
    const read =
      scanOther({ folded, text, tokens, at }) ??
      scanNumericDate({ folded, tokens, at, lexicon }) ??
      scanClock({ tokens, at, lexicon, text }) ??
      scanWords({ text, tokens, at, lexicon });
    const isNoDay =
      isOnlyDay({ item: read.item, folded }) ||
      isOfHoliday({ item: read.item, folded }) ||
      isOfSchools({ item: read.item, folded }) ||
      isEvent({ item: read.item, folded });
    items.push(isNoDay ? asWord({ item: read.item, text }) : read.item);
    at = read.next;
  }
  return items;
}

const onlyOne =
  /(?:\b(?:the only|einzig\p{L}{1,2}|unic[oa]|seule?|enige|jedyn\p{L}{1,3}))\s{1,2}$/u;

/** "The only Monday of the year we open" is one day, and says nothing about Mondays. */
const isOnlyDay = ({ item, folded }: { item: Item; folded: string }): boolean =>
  item.kind === 'weekday' && onlyOne.test(folded.slice(Math.max(0, item.start - 14), item.start));

const schools = /\b(?:school|college|university|academic)\s{1,2}$/u;

/** "During school holidays" is no public holiday. */
const isOfSchools = ({ item, folded }: { item: Item; folded: string }): boolean =>
  isSense(item, 'public-holidays') &&
  schools.test(folded.slice(Math.max(0, item.start - 12), item.start));

const events =
  /^ (?:open (?:day|house|evening|weekend)|markets?|fairs?|part(?:y|ies)|camps?|concerts?|bazaars?|crafts?|egg hunts?|trails?|pantomimes?|specials?|workshops?)\b/u;

/** "Our Christmas open day" isn't at Christmas. */
const isEvent = ({ item, folded }: { item: Item; folded: string }): boolean =>
  item.kind === 'holiday' &&
  (item.holiday === 'christmas' || item.holiday === 'easter' || item.holiday === 'halloween') &&
  events.test(folded.slice(item.end, item.end + 20));

/** "The Saturday of Labor Day weekend" is one day, and says nothing about other Saturdays. */
function isOfHoliday({ item, folded }: { item: Item; folded: string }): boolean {
  if (item.kind === 'weekday') return ofHolidayWeekend.test(folded.slice(item.end, item.end + 50));
  return (
    (item.kind === 'holiday' || isSense(item, 'weekend', 'public-holidays')) &&
    dayOfHolidayWeekend.test(folded.slice(Math.max(0, item.start - 60), item.end + 10))
  );
}

const ofHolidayWeekend = /^ of (?:the )?[\p{L}'’ ]{3,30} (?:day|holiday) weekend\b/u;
const dayOfHolidayWeekend =
  /\b(?:fri|satur|sun|mon)day of (?:the )?[\p{L}'’ ]{3,30} (?:day|holiday) weekend/u;

const asWord = ({ item: { start, end }, text }: { item: Item; text: string }): Item => ({
  kind: 'word',
  text: text.slice(start, end),
  start,
  end,
});

const dayAndPart = /^(.{6,10}tag|mittwoch)s?((?:vor|nach)mittag|mittag|abend|morgen)s?$/;

/** "Mittwochnachmittag" is a day and a part of it. */
function splitCompound({
  text,
  token,
  lexicon,
}: {
  text: string;
  token: TextToken;
  lexicon: Lexicon;
}): Item[] | null {
  const [, day = '', part = ''] = token.kind === 'word' ? (dayAndPart.exec(token.text) ?? []) : [];
  const weekday = lexicon.meanings.get(day)?.find((meaning) => meaning.kind === 'weekday');
  const senses = (lexicon.meanings.get(part) ?? []).flatMap((meaning) =>
    meaning.kind === 'sense' ? [meaning.sense] : [],
  );
  if (weekday?.kind !== 'weekday' || senses.length === 0) return null;
  const middle = token.start + day.length;
  return [
    { kind: 'weekday', day: weekday.day, short: false, start: token.start, end: middle },
    { kind: 'sense', senses, text: text.slice(middle, token.end), start: middle, end: token.end },
  ];
}

/** Money and phone numbers. A phone number has seven or more digits, three of them in a row. */
function scanOther({
  folded,
  text,
  tokens,
  at,
}: {
  folded: string;
  text: string;
  tokens: readonly TextToken[];
  at: number;
}): Scanned | null {
  const token = tokens[at];
  if (!token || token.kind === 'word') return null;
  if (token.kind === 'mark' && !/[$€£¥+(]/.test(token.text)) return null;
  const other = (end: number): Scanned => ({
    item: { kind: 'other', text: text.slice(token.start, end), start: token.start, end },
    next: skipTo({ tokens, at, end }),
  });
  money.lastIndex = token.start;
  if (money.test(folded)) return other(money.lastIndex);
  phone.lastIndex = token.start;
  const match = phone.exec(folded);
  if (match && !/\d[.:]\d\d(?!\d)\s?-|^\(?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/.test(match[0])) {
    const digits = match[0].replace(/\D/g, '');
    const starts = /^[+(0]/.test(match[0]);
    if (
      digits.length >= 7 &&
      /\d{3}/.test(match[0]) &&
      (starts || /\d{3}[ /.-]{1,3}\d{2}/.test(match[0]))
    ) {
      return other(token.start + match[0].length);
    }
  }
  return null;
}

function scanWords({
  text,
  tokens,
  at,
  lexicon,
}: {
  text: string;
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}): Scanned {
  const token = tokens[at] as TextToken;
  const place = { start: token.start, end: token.end };
  const found = findPhrase({ tokens, at, lexicon });
  if (found) {
    const end = tokens[found.next - 1]?.end ?? token.end;
    const item = choose({
      meanings: found.meanings,
      raw: text.slice(token.start, end),
      tokens,
      at,
      next: found.next,
    });
    if (item) return { item: { ...item, start: token.start, end } as Item, next: found.next };
  }
  if (token.kind === 'number') {
    const value = Number(token.text);
    const next = tokens[at + 1];
    if (token.text.length === 4 && value >= 1990 && value <= 2100) {
      return { item: { kind: 'year', value, ...place }, next: at + 1 };
    }
    const suffix =
      next && next.start === token.end && /^(?:st|nd|rd|th|er|o|a|º|ª|e)$/.test(next.text);
    const dot =
      next &&
      next.start === token.end &&
      next.text === '.' &&
      dottedOrdinals.test(lexicon.words.weekdays[0]?.[0] ?? '');
    const after = suffix || dot ? at + 2 : at + 1;
    return {
      item: {
        kind: 'number',
        value,
        ordinal: Boolean(suffix || dot),
        next: tokens[after]?.text ?? '',
        ...place,
      },
      next: suffix || dot ? at + 2 : at + 1,
    };
  }
  return {
    item:
      token.kind === 'word'
        ? { kind: 'word', text: text.slice(token.start, token.end), ...place }
        : { kind: 'mark', text: token.text, ...place },
    next: at + 1,
  };
}

const monthBefore =
  /^(?:in|of|from|to|until|till|til|through|thru|and|or|by|since|mid|early|late|end|during|-|\d{1,2}|st|nd|rd|th)$/;

type Chosen =
  | Omit<ItemOf<'weekday'>, 'start' | 'end'>
  | Omit<ItemOf<'month'>, 'start' | 'end'>
  | Omit<ItemOf<'holiday'>, 'start' | 'end'>
  | Omit<ItemOf<'season'>, 'start' | 'end'>
  | Omit<ItemOf<'meal'>, 'start' | 'end'>
  | Omit<ItemOf<'topic'>, 'start' | 'end'>
  | Omit<ItemOf<'ordinal'>, 'start' | 'end'>
  | Omit<ItemOf<'sense'>, 'start' | 'end'>;

/** One meaning of a word that has several: what stands around it decides. */
function choose({
  meanings,
  raw,
  tokens,
  at,
  next,
}: {
  meanings: readonly Meaning[];
  raw: string;
  tokens: readonly TextToken[];
  at: number;
  next: number;
}): Chosen | null {
  const before = tokens[at - 1]?.text ?? '';
  const senses = meanings.flatMap((meaning) => (meaning.kind === 'sense' ? [meaning.sense] : []));
  const month = meanings.find((meaning) => meaning.kind === 'month');
  const weekday = meanings.find((meaning) => meaning.kind === 'weekday');
  const after = tokens[next]?.text === '.' ? tokens[next + 1] : tokens[next];
  // "mar 5" is a date in March where "mar" is also a Tuesday.
  const dated =
    after?.kind === 'number' &&
    Number(after.text) <= 31 &&
    !/^[:h]$/.test(tokens[next + 1]?.text ?? '');
  const capital = /^\p{Lu}/u.test(raw);
  // "We are closed": a short day that is also a small word is a day only before a time, a sign or another day.
  const small = weekday?.short === true && senses.length > 0;
  // The "x" of "3x3" is no Wednesday.
  const [sides, sign] = [[tokens[at - 1], tokens[next]], tokens[at]];
  const isSign =
    raw.length === 1 &&
    sides.every((side) => side?.kind === 'number') &&
    sides[0]?.end === sign?.start &&
    sides[1]?.start === sign?.end;
  if (isSign) return null;
  if (weekday && !(small && (!capital || after?.kind === 'word')) && !(month && dated)) {
    return { kind: 'weekday', day: weekday.day, short: weekday.short };
  }
  // "You may stop here": a word that is also a verb is a month only with a capital, a number or a preposition.
  if (month && (raw !== 'may' || dated || monthBefore.test(before)))
    return { kind: 'month', month: month.month, year: null };
  for (const meaning of meanings) {
    if (meaning.kind === 'holiday')
      return { kind: 'holiday', holiday: meaning.holiday, name: meaning.name };
    if (meaning.kind === 'meal') return { kind: 'meal', meal: meaning.meal };
    if (meaning.kind === 'ordinal' && senses.length === 0)
      return { kind: 'ordinal', week: meaning.week };
    if (meaning.kind === 'season' && senses.length === 0)
      return { kind: 'season', season: meaning.season };
  }
  if (senses.length > 0) return { kind: 'sense', senses, text: raw };
  for (const meaning of meanings) {
    if (meaning.kind === 'topic') return { kind: 'topic', topic: meaning.topic, text: raw };
  }
  return null;
}
