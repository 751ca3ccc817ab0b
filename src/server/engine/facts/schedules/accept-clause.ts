import type { Clause } from './clause.ts';
import { isAlways } from './complete-times.ts';
import { quoteHalfRead } from './half-read.ts';
import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { isLongOpening } from './long-opening.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';
import { addTailRemark } from './tail-remark.ts';

type Request = {
  clause: Clause;
  text: string;
  lexicon: Lexicon;
  /** It stands among lines with a day and its hours each. */
  isInWeek?: boolean;
};

/** Keeps what is surely about opening, or a plain line of days and times. */
export function acceptClause(request: Request): { lines: ClauseLine[]; money: boolean } | null {
  const { text, lexicon } = request;
  const kept = keepOpening(request);
  if (!kept) return null;
  const lines = quoteHalfRead({ lines: kept.lines, text, lexicon });
  return { ...kept, lines: addTailRemark({ lines, text, lexicon }) };
}

function keepOpening({
  clause,
  text,
  lexicon,
  isInWeek = false,
}: Request): { lines: ClauseLine[]; money: boolean } | null {
  if (clause.lines.length === 0 || isSurcharge({ text, lexicon })) return null;
  const money = /[$€£%]|\b(?:EUR|CHF|PLN|zł)\b/.test(text);
  const words = clause.unknown.reduce((sum, part) => sum + part.split(/\s+/).length, 0);
  const lines = clause.lines.filter(
    (line) =>
      // "within 24 hours" is no opening time, "10 % off, not on Fridays" no closing day.
      (clause.pure ||
        (clause.about && words <= mostAroundAlways) ||
        !isAlways(line) ||
        aroundTheClock.test(text)) &&
      !(isAlways(line) && howLong.test(text)) &&
      !(money && line.state === 'closed'),
  );
  if (lines.length === 0) return null;
  if (lines.some(isOpening) && saysUnavailable({ text, lexicon })) return null;
  if (clause.pure) return { lines, money };
  // "Saturday: 9 to 12, pick-ups only" in a list of days: the hours of that day, with a remark.
  if (isInWeek && words <= mostInRemark && lines.every(isWeeklyValue)) return { lines, money };
  for (const line of lines) line.prose = true;
  if (isVetoed({ text, lexicon }) && clause.about === false) return null;
  if (clause.about && words <= (lines.some(isUsualWeek) ? 30 : 14)) return { lines, money };
  const dated = lines.filter((line) => line.dates.length > 0);
  if (dated.length === lines.length && words <= 14) return { lines: dated, money };
  // "Wednesdays 15:00–17:00 in the studio, from 6 years": a thing that takes place, with its remark.
  if (words <= 30 && lines.some(isOpening) && lines.every(isWeeklyValue))
    return { lines, money: money || clause.leadWords !== '' || !isMostOfWeek(lines) };
  return null;
}

/** "Mon–Fri 9–17:30; Sat 10–13 for tastings only": nothing but the business itself is named before a whole week. */
function isMostOfWeek(lines: readonly ClauseLine[]): boolean {
  const days = lines.filter(isOpening).flatMap((line) => line.days);
  const isLong = lines.some(({ spans }) => spans.some(isLongOpening));
  return isLong && days.length >= mostOfWeek && new Set(days).size === days.length;
}

const mostOfWeek = 4;

const mostInRemark = 8;

/** "24 hours" among more words than these is how long something takes. */
const mostAroundAlways = 6;

/** "Leave it on for 24 hours" is how long something takes. */
const howLong =
  /\b(?:for|within|after|in|least|about|every|wait|takes?|für|innerhalb|binnen|nach|mindestens|durante|dentro de|en|tras|pendant|sous|dans|après|entro|per|dopo|por|em|após|voor|na|przez|po) 24\s?(?:hours|hrs|h|stunden|horas|heures|ore|uur|godzin\w*)/i;

/** Said only of something that never closes, unlike "24 hours". */
const aroundTheClock =
  /\b24\s?\/\s?7\b|around the clock|round the clock|rund um die Uhr|las 24 horas del día|24h\/24|24 heures sur 24|24 ore su 24|24 horas por dia|dag en nacht|całą dobę/i;

/** A stretch of days with an opening and a closing time. */
const isUsualWeek = ({ kind, state, days, spans }: ClauseLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  days.length >= 3 &&
  spans.some(({ from, to }) => from && to);

const isWeeklyValue = ({ days, spans, state }: ClauseLine): boolean =>
  days.length > 0 && (spans.length > 0 || state === 'closed');

const isOpening = ({ kind, state, spans }: ClauseLine): boolean =>
  kind === 'hours' && state === 'open' && spans.length > 0;

/** "Surcharge from 8 pm and on Saturdays": when something costs more. */
function isSurcharge({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const at = surcharge.exec(text)?.index;
  if (at === undefined) return false;
  const [first] = scanText({ text, lexicon }).filter(
    ({ kind }) => kind === 'weekday' || kind === 'time',
  );
  return first !== undefined && at < first.start;
}

const surcharge =
  /\b(?:surcharges?|supplements?|loading|extra charge|zuschlag|aufpreis|recargos?|suplementos?|majoration|supplément|sovrapprezzo|supplemento|acréscimo|sobretaxa|toeslag|dopłata)\b/i;

function isVetoed({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const words = new Set(
    scanText({ text, lexicon }).flatMap((item) =>
      item.kind === 'word' ? [item.text.toLowerCase()] : [],
    ),
  );
  return lexicon.words.ask.veto.some((word) => words.has(word));
}

/** "Phones go to voicemail between 12 and 1", "no deliveries 12–2": times at which something is not to be had. */
function saysUnavailable({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text, lexicon });
  if (items.some((item) => isSense(item, 'unavailable'))) return true;
  let negated = false;
  let named = false;
  for (const item of items) {
    if (isMark(item, ',;:.()')) negated = false;
    else if (isSense(item, 'no')) {
      negated = true;
      named = false;
    } else if (item.kind === 'word' || item.kind === 'topic') named = true;
    else if (item.kind === 'time' && negated && named) return true;
  }
  return false;
}
